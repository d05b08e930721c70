import { message } from '../../../model/message.ts';
import { type MapNode, nameNodeOf } from '../../../model/node.ts';
import { done, mapResults, foldResults } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Text } from '../load/decode.ts';
import type { Place } from '../load/load-config.ts';
import { loadText } from '../load/load-file.ts';
import { inlineText, type JsonPatch, type StrategicPatch } from '../load/read-patch.ts';
import { readResources } from '../load/read-resources.ts';
import { tolerate, trailFrom, type Recorder } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { spend, type WorkBudget } from '../load/work-budget.ts';
import { applyStrategic, patchForTarget } from '../merge/apply-strategic.ts';
import { applyJsonPatch } from '../merge/json-patch.ts';
import { annotationsOf, isInternalAnnotation, setAnnotations } from '../object/annotations.ts';
import { originalId, storePreviousId } from '../object/previous-ids.ts';
import { appendAll, emptyList, findById } from '../object/resource-list.ts';
import { resourceOf, withNode, type Resource } from '../object/resource.ts';
import { selectResources } from '../object/select-resources.ts';
import type { Transform } from '../object/transform.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import type { Schema } from '../tree/schema.ts';
import { strandedComment } from '../tree/stranded-comment.ts';
import { lacksPatch } from './left-out-patches.ts';
import type { NoteSelected } from './note-target.ts';
import { refusalAbout } from './refusal-about.ts';

const UNFIT_PATCH = 'This patch does not apply to';
const UNFIT_JSON_PATCH = 'This JSON patch does not apply to';

interface Patching {
  /** The description of types at the moment; noted as used for merging. */
  readonly mergeSchema: () => Schema;
  readonly folder: string;
  readonly recorder: Recorder;
  readonly work: WorkBudget;
}

/** What a merge costs besides the nodes that it makes: it looks at all that is in an object, and makes its names anew. */
const MERGE = 300;

/** What a JSON operation costs for each part of the lists and maps that it copies. */
const COPIED = 1.25;

/** An entry of `patches` that is a strategic merge patch: to the objects of its `target`, or to the one each patch names. */
export function transformStrategic(
  patch: StrategicPatch,
  patching: Patching,
  note: NoteSelected = () => undefined,
): Transform {
  const { target, at, patches } = patch;
  if (target === undefined) return (resources) => applyEach(resources, patches, at, patching);
  return (resources) => {
    if (patches.length > 1) {
      return refused(
        at,
        `Multiple Strategic-Merge Patches in one \`patches\` entry is not allowed to set \`patches.target\` field: ${patch.source}`,
        { message: message`A \`target\` works with one patch only, but this entry has several` },
      );
    }
    const [only] = patches;
    if (only === undefined) return done(resources);
    const selected = selectResources(resources, target, at);
    if (selected.kind === 'refused') return selected;
    note(resources, selected.value);
    return applyToAll(resources, new Set(selected.value), only, at, patching);
  };
}

/** `patchesStrategicMerge`: each patch to the one object it names. */
export function transformStrategicList(
  patches: readonly MapNode[],
  at: Span,
  patching: Patching,
): Transform {
  return (resources) => {
    return foldResults(patches, resources, (current, patch) => {
      const schema = patching.mergeSchema();
      const target = findById(current, originalId(resourceOf(patch, schema)), nameOfPatch(patch));
      if (target.kind === 'refused') {
        return tolerate(patching.recorder, target) ? done(current) : target;
      }
      return applyToAll(current, new Set([target.value]), patch, at, patching);
    });
  };
}

function applyEach(
  resources: readonly Resource[],
  patches: readonly MapNode[],
  at: Span,
  patching: Patching,
): BuildResult<readonly Resource[]> {
  return foldResults(patches, resources, (current, patch) => {
    const schema = patching.mergeSchema();
    const target = findById(current, originalId(resourceOf(patch, schema)), nameOfPatch(patch));
    if (target.kind === 'refused') {
      return tolerate(patching.recorder, target) ? done(current) : target;
    }
    const trail = trailFrom('patch', at, patching.folder);
    const changed = applyStrategic(target.value, patch, schema, trail);
    if (changed.kind === 'refused') return refusalAbout(changed, UNFIT_PATCH, target.value);
    const { value } = changed;
    return done(current.flatMap((each) => (each === target.value ? (value ?? []) : each)));
  });
}

/** Where a patch names its target: what is wrong if there is none. */
function nameOfPatch(patch: MapNode): Span {
  return nameNodeOf(patch);
}

function applyToAll(
  resources: readonly Resource[],
  selected: ReadonlySet<Resource>,
  patch: MapNode,
  at: Span,
  { mergeSchema, folder, work }: Patching,
): BuildResult<readonly Resource[]> {
  if (selected.size === 0) return done(resources);
  const spent = spend(work, MERGE * selected.size, at);
  if (spent !== undefined) return spent;
  const schema = mergeSchema();
  const trail = trailFrom('patch', at, folder);
  const result: Resource[] = [];
  for (const resource of resources) {
    if (!selected.has(resource)) {
      result.push(resource);
      continue;
    }
    const own = patchForTarget(patch, resource.node, at);
    const changed = applyStrategic(resource, own, schema, trail);
    if (changed.kind === 'refused') return refusalAbout(changed, UNFIT_PATCH, resource);
    if (changed.value !== undefined) result.push(changed.value);
  }
  const list = emptyList();
  return appendAll(list, result, at) ?? done(list.items);
}

/** A JSON patch to the objects of its `target`. `notes` the id before, as `patches` does and `patchesJson6902` does not. */
export function transformJson(
  patch: JsonPatch,
  notes: boolean,
  { folder, recorder, run: { work } }: Pick<Target, 'folder' | 'recorder' | 'run'>,
  note: NoteSelected = () => undefined,
): Transform {
  const { target, at, operations } = patch;
  if (target === undefined) {
    return () =>
      refused(at, `must specify a target for JSON patch ${patch.source}`, {
        message: message`A JSON patch needs a \`target\`, and this entry has none`,
      });
  }
  const trail = trailFrom('patch', at, folder);
  const change = (resource: Resource): BuildResult<Resource> => {
    const stored = notes ? storePreviousId(resource, at) : done(resource);
    if (stored.kind === 'refused') return stored;
    const noted = stored.value;
    const stranded = noted.rewritten ? undefined : strandedComment(noted.node);
    if (stranded !== undefined) return stranded;
    const changed = applyJsonPatch(noted.node, operations, trail, (parts, where) =>
      spend(work, COPIED * parts, where),
    );
    if (changed.kind === 'refused') {
      return !changed.isTooMuch && lacksPatch(recorder, resource, at)
        ? done(resource)
        : refusalAbout(changed, UNFIT_JSON_PATCH, resource);
    }
    const node = withInternal(changed.value, noted.node, at);
    // kustomize writes the object as JSON and reads it again.
    return done(withNode({ ...noted, shared: [], rewritten: true }, node));
  };
  return (resources) => {
    const selected = selectResources(resources, target, at);
    if (selected.kind === 'refused') return selected;
    note(resources, selected.value);
    const chosen = new Set(selected.value);
    return mapResults(resources, (resource) =>
      chosen.has(resource) ? change(resource) : done(resource),
    );
  };
}

function withInternal(node: MapNode, before: MapNode, at: Span): MapNode {
  const annotations = new Map(annotationsOf(node));
  for (const [key, value] of annotationsOf(before)) {
    if (isInternalAnnotation(key)) annotations.set(key, value);
  }
  return setAnnotations(node, annotations, at);
}

/** The patches that an entry of `patchesStrategicMerge` holds: its own text, or the file that it names. */
export function readStrategicEntry(
  place: Place,
  entry: Text,
  at: Span,
): BuildResult<readonly MapNode[]> {
  const inline = readResources(place.context, inlineText(entry, at));
  if (inline.kind === 'done') return inline;
  const { context, folder, recorder } = place;
  const use = { folder, path: entry.text, at: entry.at ?? at };
  const file = loadText(context, use, recorder);
  if (file.kind === 'refused') return entry.text.includes('\n') ? inline : file;
  return readResources(context, file.value);
}

/** kustomize refuses a list of patches that holds none. */
export function noPatches(patches: readonly MapNode[], at: Span): BuildRefusal | undefined {
  if (patches.length > 0) return undefined;
  return refused(at, 'patch appears to be empty', {
    message: message`None of these files holds a patch`,
  });
}

/** How the patches of a kustomization are applied. */
export function patchingOf({ run, folder, recorder }: Target): Patching {
  const mergeSchema = () => {
    run.merged = true;
    return run.schema;
  };
  return { mergeSchema, folder, recorder, work: run.work };
}
