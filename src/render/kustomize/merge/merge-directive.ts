import { entryOf, type MapNode, type SequenceNode, type YamlNode } from '../../../model/node.ts';
import { isMissingOrNull, valueText, type Maybe } from '../tree/merge-context.ts';
import { setElement } from '../tree/merge-elements.ts';
import { withItems, withoutEntry } from '../tree/nodes.ts';

/** What `$patch` in a patch's map or list asks for, and the map or list without it. */
type Directive<T extends YamlNode> =
  | { readonly kind: 'merge' | 'replace' | 'delete'; readonly rest: T }
  | { readonly kind: 'unknown'; readonly message: string };

const KEY = '$patch';

export function mapDirective(patch: MapNode): Directive<MapNode> {
  const found = entryOf(patch, KEY);
  if (found === undefined) return { kind: 'merge', rest: patch };
  const kind = directiveNamed(valueText(found.value));
  if (kind === undefined) return unknownDirective(found.value);
  return { kind, rest: withoutEntry(patch, KEY) };
}

/** An element that holds nothing but `$patch` speaks for its list. */
export function listDirective(patch: SequenceNode): Directive<SequenceNode> {
  const found = patch.items.find((item) => entryOf(item, KEY) !== undefined);
  if (found?.kind !== 'map' || found.entries.length > 1 || isMissingOrNull(found)) {
    return { kind: 'merge', rest: patch };
  }
  const value = entryOf(found, KEY)?.value;
  const kind = directiveNamed(valueText(value));
  if (kind === undefined) return unknownDirective(value);
  const rest = setElement(patch.items, [KEY], [valueText(value)], undefined);
  return { kind, rest: rest.kind === 'done' ? withItems(patch, rest.value) : patch };
}

function unknownDirective(value: Maybe): { kind: 'unknown'; message: string } {
  return { kind: 'unknown', message: `unknown patch strategy '${valueText(value)}'` };
}

function directiveNamed(text: string): 'merge' | 'replace' | 'delete' | undefined {
  return text === 'merge' || text === 'replace' || text === 'delete' ? text : undefined;
}
