import { groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { getOrMake, memo, memoBy, once } from '../../model/memo.ts';
import type { SourceKind } from '../../model/source.ts';
import type { CustomResourceRow } from './custom-resource-row.ts';
import { CUSTOM_RESOURCES } from './custom-resource-table.ts';

/** What a row says of a field that its path leads to. */
interface NamedField {
  readonly kind: SourceKind;
  readonly elsewhere: boolean;
  readonly keys: readonly string[];
}

/** Where a walk over an object is in the paths of the rows. */
export interface FieldSteps {
  readonly below: ReadonlyMap<string, FieldSteps>;
  readonly ends: NamedField | undefined;
}

interface Growing extends FieldSteps {
  readonly below: Map<string, Growing>;
  ends: NamedField | undefined;
}

const LIST = '[*]';
const ANY = '*';
const DEEP = '**';

/** The paths of the rows about an object's kind; none for most. */
export function fieldStepsOf({ group, kind }: Manifest): readonly FieldSteps[] {
  const rows = rowsByGroup().get(group);
  return rows === undefined ? [] : stepsByKind(rows)(kind);
}

const rowsByGroup = once(() => groupBy(CUSTOM_RESOURCES, ({ group }) => group));

const stepsByKind = memo((rows: readonly CustomResourceRow[]) =>
  memoBy((kind: string) => stepsOf(rows, kind)),
);

function stepsOf(rows: readonly CustomResourceRow[], kind: string): readonly FieldSteps[] {
  const root: Growing = { below: new Map(), ends: undefined };
  for (const { kinds, secrets = [], configMaps = [], elsewhere = false, keys = [] } of rows) {
    if (kinds?.includes(kind) === false) continue;
    for (const path of secrets.flatMap(expanded))
      grow(root, path, { kind: 'Secret', elsewhere, keys });
    for (const path of configMaps.flatMap(expanded))
      grow(root, path, { kind: 'ConfigMap', elsewhere, keys });
  }
  return root.below.size === 0 ? [] : [root];
}

function grow(root: Growing, path: string, ends: NamedField): void {
  let here = root;
  for (const step of path.replaceAll(LIST, `.${LIST}`).split('.'))
    here = getOrMake(here.below, step, () => ({ below: new Map(), ends: undefined }));
  here.ends = ends;
}

/** The paths that one with `{a,b}` stands for. */
export function expanded(path: string): readonly string[] {
  const [whole, start = '', choices = '', rest = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return choices.split(',').flatMap((choice) => expanded(start + choice + rest));
}

/** The steps after a field of a map. */
export function stepsBelow(steps: readonly FieldSteps[], field: string): readonly FieldSteps[] {
  return steps.length === 0 ? steps : steps.flatMap((step) => next(step, field, ANY));
}

/** The steps after an item of a list. */
export function stepsInItem(steps: readonly FieldSteps[]): readonly FieldSteps[] {
  return steps.length === 0 ? steps : steps.flatMap((step) => next(step, LIST, undefined));
}

/** `**` goes on below every field and item, and may be nothing. */
function next(step: FieldSteps, name: string, any: string | undefined): readonly FieldSteps[] {
  const deep = step.below.get(DEEP);
  const found = [step.below.get(name), any === undefined ? undefined : step.below.get(any)];
  if (deep === undefined) return found.filter(isSteps);
  const after = [deep.below.get(name), any === undefined ? undefined : deep.below.get(any)];
  return [...found, ...after, stayBelow(step, deep)].filter(isSteps);
}

/** A step from which only `**` goes on. */
function stayBelow(step: FieldSteps, deep: FieldSteps): FieldSteps {
  return step.below.size === 1 && step.ends === undefined ? step : onlyDeep(deep);
}

const onlyDeep = memo((deep: FieldSteps): FieldSteps => ({
  below: new Map([[DEEP, deep]]),
  ends: undefined,
}));

function isSteps(steps: FieldSteps | undefined): steps is FieldSteps {
  return steps !== undefined;
}

/** What the rows say of the field here; undefined if no path ends. */
export function namedField(steps: readonly FieldSteps[]): NamedField | undefined {
  for (const { ends } of steps) if (ends !== undefined) return ends;
  return undefined;
}
