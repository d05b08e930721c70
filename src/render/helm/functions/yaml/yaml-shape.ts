import type { Text } from '../../text/text.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';

/** A value as a writer of YAML sees it. */
export type YamlShape =
  /** Written as it is: a number, a bool, null. */
  | { readonly kind: 'plain'; readonly text: Text }
  | { readonly kind: 'string'; readonly text: Text; readonly tag?: string }
  | { readonly kind: 'list'; readonly items: readonly GoValue[]; readonly empty: Text }
  | { readonly kind: 'map'; readonly entries: readonly YamlEntry[]; readonly empty: Text };

export interface YamlEntry {
  readonly key: Text;
  readonly value: GoValue;
}

/** Tells the shape of a value, or why it has none. */
export type ShapeOf = (value: GoValue) => YamlShape | GoFailure;
