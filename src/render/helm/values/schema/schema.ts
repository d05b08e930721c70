import type { TextTest } from '../../../../go/regexp/go-regexp.ts';
import type { Draft } from './drafts.ts';
import type { FormatTest } from './formats.ts';
import type { Json } from './json.ts';

export type SchemaType = 'null' | 'boolean' | 'number' | 'integer' | 'string' | 'array' | 'object';

/** A compiled schema. Filled in after it is made, since schemas refer to each other in circles. */
export interface Schema {
  /** The document and the pointer in it: `file:///values.schema.json#/properties/a`. */
  readonly location: string;
  readonly draft: Draft;
  /** The named schema it belongs to. */
  resource: Schema | undefined;
  dynamicAnchors: ReadonlyMap<string, Schema> | undefined;
  /** A schema that is only `true` or `false`. */
  always?: boolean;
  ref?: Schema;
  recursiveRef?: Schema;
  recursiveAnchor?: boolean;
  dynamicRef?: { readonly schema: Schema; readonly anchor: string };
  dynamicAnchor?: string;
  types?: readonly SchemaType[];
  enum?: readonly Json[];
  const?: { readonly value: Json };
  format?: { readonly name: string; readonly test: FormatTest };
  not?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  maxProperties?: number;
  minProperties?: number;
  required?: readonly string[];
  propertyNames?: Schema;
  properties?: ReadonlyMap<string, Schema>;
  patternProperties?: readonly { readonly test: TextTest; readonly schema: Schema }[];
  additionalProperties?: boolean | Schema;
  dependencies?: ReadonlyMap<string, readonly string[] | Schema>;
  dependentRequired?: ReadonlyMap<string, readonly string[]>;
  dependentSchemas?: ReadonlyMap<string, Schema>;
  unevaluatedProperties?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  contains?: Schema;
  minContains?: number;
  maxContains?: number;
  /** One for all items, or (before 2020-12) one for each of the first. */
  items?: Schema | readonly Schema[];
  additionalItems?: boolean | Schema;
  prefixItems?: readonly Schema[];
  unevaluatedItems?: Schema;
  minLength?: number;
  maxLength?: number;
  pattern?: { readonly text: string; readonly test: TextTest };
  maximum?: number;
  minimum?: number;
  exclusiveMaximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
}
