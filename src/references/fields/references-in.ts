import type { Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import {
  entryOf,
  itemsAt,
  type MapNode,
  type ScalarNode,
  scalarAt,
  type YamlNode,
} from '../../model/node.ts';
import type { Reference } from '../../model/reference.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { isTrue } from '../../model/scalars/scalar-text.ts';
import { pathBelow } from '../objects/path-below.ts';
import type { FieldRow } from './field-row.ts';

/** A reference before it is known which build, workload and container it belongs to. */
export type FoundReference = Omit<Reference, 'build' | 'workload' | 'container'>;

/**
 * The references that rows of a table find under an owner: a container, a pod spec, or an object. Rows that go through the same list
 * are taken item by item, so the references come in the order in which they are written and read.
 */
export function referencesIn(
  owner: MapNode,
  ownerPath: string,
  rows: readonly FieldRow[],
  manifest: Manifest,
): FoundReference[] {
  const found: FoundReference[] = [];
  visit({ node: owner, path: ownerPath, item: undefined }, stepsOf(rows), manifest, found);
  return found;
}

/** The rows of a table as a tree of their steps: what ends here, and what goes on below. */
interface Steps {
  readonly ending: FieldRow[];
  readonly below: Step[];
}

interface Step extends Steps {
  /** As a row writes it: `env[*]`. */
  readonly written: string;
  readonly field: string;
  readonly isList: boolean;
}

const stepsOf = memo((rows: readonly FieldRow[]): Steps => {
  const root: Steps = { ending: [], below: [] };
  for (const row of rows) {
    let here = root;
    for (const written of row.path.split('.')) {
      let next = here.below.find((step) => step.written === written);
      if (next === undefined) here.below.push((next = stepOf(written)));
      here = next;
    }
    here.ending.push(row);
  }
  return root;
});

function stepOf(written: string): Step {
  const isList = written.endsWith('[*]');
  const field = isList ? written.slice(0, -3) : written;
  return { written, field, isList, ending: [], below: [] };
}

function visit(place: Place, steps: Steps, manifest: Manifest, found: FoundReference[]): void {
  for (const row of steps.ending) found.push(...referencesOf(place, row, manifest));
  // Loops by index: this is asked of every object and container, and hardly any has one of the fields.
  for (let at = 0; at < steps.below.length; at += 1) {
    const step = steps.below[at];
    if (step === undefined) continue;
    const value = entryOf(place.node, step.field)?.value;
    if (value !== undefined) visitBelow(place, step, value, manifest, found);
  }
}

/** A map that refers, its path in the object, and the first list item on the way (an env entry, a volume). */
interface Place {
  readonly node: MapNode;
  readonly path: string;
  readonly item: MapNode | undefined;
}

/** Goes on in the field of a step, or in each item of its list. */
function visitBelow(
  { path, item }: Place,
  step: Step,
  value: YamlNode,
  manifest: Manifest,
  found: FoundReference[],
): void {
  const at = pathBelow(path, step.field);
  if (!step.isList) {
    if (value.kind === 'map') visit({ node: value, path: at, item }, step, manifest, found);
    return;
  }
  if (value.kind !== 'sequence') return;
  for (let index = 0; index < value.items.length; index += 1) {
    const node = value.items[index];
    if (node?.kind !== 'map') continue;
    visit({ node, path: pathBelow(at, index), item: item ?? node }, step, manifest, found);
  }
}

function referencesOf(
  { node, path, item }: Place,
  row: FieldRow,
  manifest: Manifest,
): FoundReference[] {
  const at = scalarAt(node, row.name ?? 'name');
  const name = stringOf(at, manifest.dialect);
  if (at === undefined || name === undefined || name === '') return [];
  const key = row.key === undefined ? undefined : keyAt(node, row.key, manifest);
  // A key reference without a usable key is refused by validation; it reads nothing.
  if (row.key !== undefined && key === undefined) return [];
  const reference: FoundReference = {
    kind: row.kind,
    name,
    at,
    namespace: namespaceOf(node, row, manifest),
    key,
    optional: isTrue(entryOf(node, 'optional')?.value, manifest.dialect),
    path,
    use: row.use,
    manifest,
    subject: item === undefined || item === node ? undefined : scalarAt(item, 'name')?.text,
    toleratesMissing: row.toleratesMissing,
  };
  return row.items === undefined ? [reference] : [reference, ...itemReferences(node, reference)];
}

/** `items[*].key` of a volume: each names one key of the volume's source. */
function itemReferences(node: MapNode, volume: FoundReference): FoundReference[] {
  return itemsAt(node, 'items').flatMap((item, index) => {
    const key = keyAt(item, 'key', volume.manifest);
    if (key === undefined) return [];
    return [
      Object.assign({}, volume, {
        key,
        path: pathBelow(pathBelow(volume.path, 'items'), index),
        use: 'volume-item' as const,
      }),
    ];
  });
}

function keyAt(
  node: YamlNode,
  field: string,
  { dialect }: Manifest,
): { readonly name: string; readonly at: ScalarNode } | undefined {
  const at = scalarAt(node, field);
  const name = stringOf(at, dialect);
  return at === undefined || name === undefined || name === '' ? undefined : { name, at };
}

function namespaceOf(node: MapNode, row: FieldRow, manifest: Manifest): string | undefined {
  if (row.namespace === undefined) return manifest.namespace;
  return stringOf(entryOf(node, row.namespace)?.value, manifest.dialect) || undefined;
}
