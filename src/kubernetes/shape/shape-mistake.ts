import type { Message } from '../../model/message.ts';
import type { Entry, MapNode, ScalarNode, YamlNode } from '../../model/node.ts';
import type { jsonTypeName } from '../../model/scalars/resolve-scalar.ts';
import type { KubernetesMinor } from '../../model/versions/kubernetes-version.ts';
import type { FieldType, StructShape } from './shape.ts';

/** A mistake that Go's decoder, or its strict mode, finds in one place of an object. */
export type ShapeMistake =
  | WrongType
  | UnknownField
  | UnsupportedValue
  | MissingField
  | IllegalBase64;

interface FieldPlace {
  /** Path from the object: `spec.containers[0].env[1].value`. */
  readonly path: string;
  /** The key in front of the value; undefined for items of a list. */
  readonly key: ScalarNode | undefined;
}

export interface WrongType extends FieldPlace {
  readonly kind: 'wrong-type';
  readonly at: YamlNode;
  readonly wanted: FieldType;
  readonly found: ReturnType<typeof jsonTypeName>;
  /** The decoder's text. */
  readonly said: Message;
}

export interface UnknownField {
  readonly kind: 'unknown-field';
  readonly entry: Entry;
  readonly path: string;
  readonly shape: StructShape;
  readonly parent: MapNode;
  /** The version that has the field; undefined: none has. */
  readonly since: KubernetesMinor | undefined;
}

export interface UnsupportedValue extends FieldPlace {
  readonly kind: 'unsupported-value';
  readonly at: ScalarNode;
  readonly value: string;
  readonly choices: readonly string[];
}

export interface MissingField {
  readonly kind: 'missing-field';
  /** What lacks it. */
  readonly parent: MapNode;
  readonly name: string;
  readonly path: string;
  /** The place that the API server names, and what it says of it; undefined if that is outside of the parent. */
  readonly refusedPath: string | undefined;
  readonly said: string;
  /** The values that it takes; undefined if there are more than a few. */
  readonly choices: readonly string[] | undefined;
}

interface IllegalBase64 extends FieldPlace {
  readonly kind: 'illegal-base64';
  readonly at: ScalarNode;
  /** Byte at which the decoder stops. */
  readonly offset: number;
}
