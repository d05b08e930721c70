import type { Expanded } from '../model/environment.ts';
import type { YamlNode } from '../model/node.ts';
import type { Span } from '../model/span.ts';
import type { Value } from '../model/value.ts';
import { expand, type Expansion, type Lookup } from './expand.ts';
import type { Pod } from './pod.ts';
import { scalarValue } from './scalar-value.ts';
import { joinValues } from './value-parts.ts';

/** Expands the text of a field; an unknown name stays and is listed. */
export function expandField(node: YamlNode, lookup: Lookup, pod: Pod): Expanded {
  return expandValueAt(node, scalarValue(node, pod.dialect), lookup, pod, () => undefined);
}

/** The same for the value that a field has as it is written; an unknown name is listed with the place at which it is set later, if it is. */
export function expandValueAt(
  node: YamlNode,
  written: Value,
  lookup: Lookup,
  pod: Pod,
  setLater: (name: string) => Span | undefined,
): Expanded {
  const { value, missing } = expandValue(written, lookup, pod);
  if (missing.length === 0) return { value, at: node, unresolved: NONE };
  const placeOf = placesIn(node);
  const unresolved = missing.map(({ name }) => ({
    name,
    setLater: setLater(name),
    at: placeOf(`$(${name})`),
  }));
  return { value, at: node, unresolved };
}

/** Shared by the thousands of fields that refer to nothing. */
const NONE: readonly never[] = [];

function expandValue(written: Value, lookup: Lookup, pod: Pod): Expansion {
  const first = written[0];
  // What a person wrote is one text.
  if (written.length === 1 && first?.kind === 'text')
    return first.text.includes('$')
      ? expand(first.text, lookup, pod.version, pod.budget)
      : { value: written, missing: NONE };
  const expansions = written.map((part) =>
    part.kind === 'text'
      ? expand(part.text, lookup, pod.version, pod.budget)
      : { value: [part], missing: [] },
  );
  return {
    value: joinValues(expansions.map((each) => each.value)),
    missing: expansions.flatMap((each) => each.missing),
  };
}

/** Finds texts one after the other in the node as written; what its escapes or folds hide is the node itself. */
function placesIn(node: YamlNode): (text: string) => Span {
  const { file, start, end } = node;
  let from = start;
  let lost = false;
  return (text) => {
    const at = lost ? -1 : indexWithin(file.text, text, from, end);
    if (at === -1) {
      lost = true;
      return node;
    }
    const found = { file, start: at, end: at + text.length };
    from = found.end;
    return found;
  };
}

function indexWithin(text: string, part: string, from: number, end: number): number {
  const at = text.indexOf(part, from);
  return at !== -1 && at + part.length <= end ? at : -1;
}
