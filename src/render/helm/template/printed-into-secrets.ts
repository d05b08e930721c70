import { allOrigins, type Origin } from '../text/origin.ts';
import type { Text } from '../text/text.ts';
import type { GoValue } from '../value/go-value.ts';
import { itemsIn, valuesWithin } from '../value/values-within.ts';

const SECRET = /^[ \t]*["']?kind["']?[ \t]*:[ \t]*["']?Secret\b/m;

/**
 * Whether some value that an error may quote is one that the chart prints into Secrets and into nothing else. `failing` is the text of the
 * template that fails: if it makes a Secret, nothing tells which of its values go into it. `others`: what the other templates print.
 */
export function isPrintedIntoSecrets(
  quoted: readonly GoValue[],
  failing: string,
  others: () => Iterable<Text>,
): boolean {
  const places = new Set(placesOfAll(quoted));
  if (places.size === 0) return false;
  const secret = new Set<string>();
  const shown = new Set<string>();
  for (const text of others()) {
    const found = SECRET.test(text.text) ? secret : shown;
    for (const place of placesOfText(text)) found.add(place);
  }
  const isOfSecret = SECRET.test(failing);
  return [...places].some((place) => !shown.has(place) && (isOfSecret || secret.has(place)));
}

/** Where values were written that a chart was given, and the items of lists. */
function* placesOfAll(values: readonly GoValue[]): Generator<string> {
  for (const value of valuesWithin(values, itemsIn)) yield* placesOf(value);
}

function* placesOf(value: GoValue): Generator<string> {
  const { kind } = value;
  if (kind === 'list' || kind === 'map' || kind === 'struct' || kind === 'bool') return;
  if (value.kind === 'string' || value.kind === 'bytes') yield* placesOfText(value.text);
  else if (value.origin !== undefined) yield* placesOfOrigin(value.origin);
}

function* placesOfText({ pieces }: Text): Generator<string> {
  for (const { origin } of pieces) if (origin !== undefined) yield* placesOfOrigin(origin);
}

function* placesOfOrigin(origin: Origin): Generator<string> {
  for (const { by, span } of allOrigins(origin)) {
    if (by === 'value' && span !== undefined) yield `${span.start} ${span.file.path}`;
  }
}
