import { replaceParts } from '../../../helm/text/edit-text.ts';
import { piecesOf } from '../../../helm/text/piece-at.ts';
import { textOrigin } from '../../../helm/text/text-origin.ts';
import type { Text } from '../../../helm/text/text.ts';
import type { GoValue, MapValue } from '../../../helm/value/go-value.ts';

/** Parameters that are not known, by the name that their placeholders have, with what they are taken to be. */
export type Bindings = ReadonlyMap<string, Text>;

/** A copy of parameters in which placeholders have become what they are taken to be, also where they are a part of a text. */
export function bindParameters(params: MapValue, bindings: Bindings): MapValue {
  const entries = [...params.entries].map(
    ([name, value]) => [name, bindValue(value, bindings)] as const,
  );
  return { ...params, entries: new Map(entries) };
}

function bindValue(value: GoValue, bindings: Bindings): GoValue {
  switch (value.kind) {
    case 'string':
      return { ...value, text: bindText(value.text, bindings) };
    case 'map':
      return bindParameters(value, bindings);
    case 'list':
      return { ...value, items: value.items.map((item) => bindValue(item, bindings)) };
    default:
      return value;
  }
}

function bindText(text: Text, bindings: Bindings): Text {
  const parts = piecesOf(text).flatMap(({ start, end, origin }) => {
    const by = bindings.get(origin?.unknowable ?? '');
    return by === undefined ? [] : [{ start, end, by }];
  });
  return replaceParts(text, parts);
}

/** The name of the parameter that a value stands for as a whole; undefined if it is known, or only a part of it is not. */
export function placeholderName(value: GoValue | undefined): string | undefined {
  if (value?.kind !== 'string' || value.text.pieces.length !== 1) return undefined;
  return textOrigin(value.text)?.unknowable;
}
