import type { YamlNode } from '../../../model/node.ts';

/** What a value of an instance has to look like: the schema that kro makes of SimpleSchema. */
export interface Shape {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /** Of an array. */
  readonly items?: Shape;
  /** Of a map: what each value looks like. */
  readonly values?: Shape;
  /** Of an object with fields of its own. */
  readonly fields?: ReadonlyMap<string, Shape>;
  readonly required?: readonly string[];
  /** An object of any fields. */
  readonly isFree?: true;
  readonly default?: YamlNode;
  readonly limits?: Limits;
}

/** What else a value has to keep to, as far as it is checked here. */
export interface Limits {
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}
