import type { Environment } from '../../model/environment.ts';
import { countBefore } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { logicalName } from '../../model/names/written-name.ts';
import { entriesAt, PlainEntry } from '../../model/node.ts';
import type { MapNode, ScalarNode, YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { hostPlaceOf, hostSpan, type Span, type TextRange } from '../../model/span.ts';
import { holdsSecret } from '../../model/value.ts';
import { isPlausibleKey } from '../../text/plausible-key.ts';
import { inCapitals, type SecretNames } from './name-redactor.ts';
import { holdsSecretText } from './open-node.ts';
import { haveOpenKeys, secretRanges, type SecretRanges } from './secret-ranges.ts';

/**
 * Adds the names that may not be shown. Keys of the Secrets that are built which may be anything but a key: no name that anybody would
 * choose, or text that is masked where it is, such as a line of an env file that has no `=`. Texts of other objects into which a value of
 * a Secret was copied: it may have become a name. With them, the variables that they become.
 */
export function addSecretNames(
  builds: readonly Build[],
  environments: () => readonly Environment[],
  files: readonly ParsedFile[],
  names: SecretNames,
): void {
  const { whole } = names;
  const masks = secretRanges(files);
  const hasOpenKeys = haveOpenKeys(files);
  for (const { objects } of builds) {
    const places = valuePlaces(objects);
    for (const { kind, node } of objects) {
      if (kind === 'Secret') {
        if (!hasOpenKeys(node) || !hasPlausibleKeys(node)) addKeys(node, masks, places, names);
        addCopies({ ...node, entries: node.entries.filter(({ name }) => !DATA.has(name)) }, names);
      } else if (holdsSecretText(node)) {
        addCopies(node, names);
        addRedactedKeys(node, masks, names);
        if (kind === 'Service') for (const each of whole) addName(inCapitals(each), names);
      }
    }
  }
  if (whole.size === 0) return;
  for (const { bindings } of environments()) {
    for (const { name, from } of bindings) {
      if (from.kind === 'env-from' && (whole.has(from.key) || whole.has(from.prefix))) {
        addName(name, names);
      }
    }
  }
}

/** Fields whose texts name nothing. */
const VALUES: ReadonlySet<string> = new Set([
  'data',
  'stringData',
  'binaryData',
  'annotations',
  'value',
  'command',
  'args',
]);

/** The fields of a Secret that hold its values: all others can only have a copy of one. */
const DATA: ReadonlySet<string> = new Set(['data', 'stringData']);

/** Whether each key of a Secret's data is one that people choose, and written as it is. */
function hasPlausibleKeys(secret: MapNode): boolean {
  for (const field of DATA) {
    for (const entry of entriesAt(secret, field)) {
      const isAsWritten = entry instanceof PlainEntry || entry.key.text === entry.name;
      if (!isAsWritten || !isPlausibleKey(entry.name)) return false;
    }
  }
  return true;
}

function addKeys(
  secret: MapNode,
  masks: SecretRanges,
  places: ReadonlySet<string>,
  names: SecretNames,
): void {
  for (const field of ['data', 'stringData']) {
    for (const { name, key } of entriesAt(secret, field)) {
      const isValue = key.file.host !== undefined && places.has(hostPlaceOf(key));
      if (!isPlausibleKey(name) || isRedacted(key, masks) || isValue) addName(name, names);
    }
  }
}

/** A line of an env file that has no `=` stays one when a patch turns the Secret into something else. */
function addRedactedKeys(object: MapNode, masks: SecretRanges, names: SecretNames): void {
  for (const field of DATA) {
    for (const { name, key } of entriesAt(object, field)) {
      if (isRedacted(key, masks)) addName(name, names);
    }
  }
}

/** Where the values of rendered Secrets were written: a value of a chart may become a key too. */
function valuePlaces(objects: readonly Manifest[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { kind, node } of objects) {
    if (kind !== 'Secret' || node.file.host === undefined) continue;
    for (const field of ['data', 'stringData']) {
      for (const { value } of entriesAt(node, field)) places.add(hostPlaceOf(value));
    }
  }
  return places;
}

/** Whether the text of a span is not shown where it was written. */
export function isRedacted(key: Span, masks: SecretRanges): boolean {
  const { file, start, end } = hostSpan(key);
  return end > start && coverOf(masks(file))(start);
}

/** Whether one of some ranges, which may overlap, covers an offset: a file may have as many ranges as lines, and a key in each. */
const coverOf = memo((ranges: readonly TextRange[]): ((offset: number) => boolean) => {
  const sorted = [...ranges].sort((one, other) => one.start - other.start);
  let reached = 0;
  const ends = sorted.map(({ end }) => (reached = Math.max(reached, end)));
  return (offset) => (ends[countBefore(sorted, ({ start }) => start <= offset) - 1] ?? 0) > offset;
});

function addCopies(root: YamlNode, names: SecretNames): void {
  const stack: { readonly node: YamlNode; readonly isValue: boolean }[] = [
    { node: root, isValue: false },
  ];
  const add = (scalar: ScalarNode, isValue: boolean): void => {
    const { value, text } = scalar;
    if (!holdsSecret(value)) return;
    if (isValue) names.whole.add(text);
    else for (const name of [text, logicalName({ name: text, at: scalar })]) addName(name, names);
  };
  for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
    const { node, isValue } = here;
    if (node.kind === 'scalar') add(node, isValue);
    else if (node.kind === 'sequence')
      for (const item of node.items) stack.push({ node: item, isValue });
    else {
      for (const { key, name, value } of node.entries) {
        add(key, false);
        stack.push({ node: value, isValue: isValue || VALUES.has(name) });
      }
    }
  }
}

function addName(text: string, { whole, inside }: SecretNames): void {
  whole.add(text);
  inside.add(text);
}
