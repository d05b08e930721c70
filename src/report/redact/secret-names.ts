import { isPlausibleKey } from '../../text/plausible-key.ts';
import { entriesAt } from '../../model/node.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import type { MapNode, ScalarNode, YamlNode } from '../../model/node.ts';
import type { Environment } from '../../model/environment.ts';
import { memo } from '../../model/memo.ts';
import { hostSpan } from '../../model/span.ts';
import type { Span } from '../../model/span.ts';
import { type Range } from './secret-text-ranges.ts';
import { holdsSecretText } from './open-node.ts';
import type { SecretRanges } from './secret-ranges.ts';

/**
 * Adds the names that may not be shown. Keys of the Secrets that are built which may be anything but a key: no name that anybody would
 * choose, or text that is masked where it is, such as a line of an env file that has no `=`. Texts of other objects into which a value of
 * a Secret was copied: it may have become a name. With them, the variables that they become.
 */
export function addSecretNames(
  builds: readonly Build[],
  environments: () => readonly Environment[],
  masks: SecretRanges,
  names: Set<string>,
): void {
  for (const { objects } of builds) {
    const places = valuePlaces(objects);
    for (const { kind, node } of objects) {
      if (kind === 'Secret') addKeys(node, masks, places, names);
      else if (holdsSecretText(node)) addCopies(node, names);
    }
  }
  if (names.size === 0) return;
  for (const { bindings } of environments()) {
    for (const { name, from } of bindings) {
      if (from.kind === 'env-from' && (names.has(from.key) || names.has(from.prefix))) {
        names.add(name);
      }
    }
  }
}

function addKeys(
  secret: MapNode,
  masks: SecretRanges,
  places: ReadonlySet<string>,
  names: Set<string>,
): void {
  for (const field of ['data', 'stringData']) {
    for (const { name, key } of entriesAt(secret, field)) {
      const isValue = key.file.host !== undefined && places.has(placeKey(key));
      if (!isPlausibleKey(name) || isRedacted(key, masks) || isValue) names.add(name);
    }
  }
}

/** Where the values of rendered Secrets were written: a value of a chart may become a key too. */
function valuePlaces(objects: readonly Manifest[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { kind, node } of objects) {
    if (kind !== 'Secret' || node.file.host === undefined) continue;
    for (const field of ['data', 'stringData']) {
      for (const { value } of entriesAt(node, field)) places.add(placeKey(value));
    }
  }
  return places;
}

function placeKey(span: Span): string {
  const { file, start } = hostSpan(span);
  return `${start} ${file.path}`;
}

/** Whether the text of a span is not shown where it was written. */
export function isRedacted(key: Span, masks: SecretRanges): boolean {
  const { file, start, end } = hostSpan(key);
  return end > start && coverOf(masks(file))(start);
}

/** Whether one of some ranges, which may overlap, covers an offset: a file may have as many ranges as lines, and a key in each. */
const coverOf = memo((ranges: readonly Range[]): ((offset: number) => boolean) => {
  const sorted = [...ranges].sort((one, other) => one.start - other.start);
  let reached = 0;
  const ends = sorted.map(({ end }) => (reached = Math.max(reached, end)));
  return (offset) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle]?.start ?? 0) <= offset) from = middle + 1;
      else to = middle;
    }
    return (ends[from - 1] ?? 0) > offset;
  };
});

function addCopies(root: YamlNode, names: Set<string>): void {
  const stack: YamlNode[] = [root];
  const add = (scalar: ScalarNode): void => {
    if (scalar.value?.some(({ kind }) => kind === 'secret') === true) names.add(scalar.text);
  };
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'scalar') add(node);
    else if (node.kind === 'sequence') for (const item of node.items) stack.push(item);
    else {
      for (const { key, value } of node.entries) {
        add(key);
        stack.push(value);
      }
    }
  }
}
