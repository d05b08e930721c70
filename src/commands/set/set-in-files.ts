import { changedFiles, type ChangedFile } from '../../edits/changed-files.ts';
import type { Planned } from '../../edits/map-edits.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { TextEdit } from '../../model/edit.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Settings } from '../../model/settings.ts';
import { placeOf } from '../../model/span.ts';
import { parseFiles } from '../../parse/parse-files.ts';
import { sourcesOfObject } from '../../references/collect/collect-sources.ts';
import { ENGINES } from '../engines.ts';
import { renderBuilds } from '../../render/render-builds.ts';
import { chooseWorkloads } from '../../rollout/write/choose-workloads.ts';
import type { ChosenWorkload, WorkloadChoice } from '../../rollout/write/choose-workloads.ts';
import { placeOfRendered } from '../../rollout/write/place-of-rendered.ts';
import { planTriggers } from '../../rollout/write/plan-triggers.ts';
import { planVolume, type VolumeRequest } from '../../rollout/write/plan-volume.ts';
import { namespaceFault, type Trigger } from '../../rollout/write/trigger.ts';
import { writtenObjects } from '../../rollout/write/written-objects.ts';
import { diffChanges } from '../output/diff-changes.ts';

/** What `envfrom set` is to do to the workloads of a choice. */
export type SetRequest =
  | {
      readonly what: 'triggers';
      readonly choice: WorkloadChoice;
      readonly triggers: readonly Trigger[];
      readonly remove: boolean;
    }
  | { readonly what: 'volume'; readonly choice: WorkloadChoice; readonly volume: VolumeRequest };

export interface SetResult {
  readonly files: readonly ChangedFile[];
  /** What `diff -u` would print, without values of Secrets. */
  readonly diff: string;
  /** Each workload as kubectl names it, and whether its manifest changes. */
  readonly workloads: readonly { readonly name: string; readonly changed: boolean }[];
  /** Triggers that no file of the tree writes. */
  readonly unwritten: readonly Trigger[];
}

/** Plans the edits of `envfrom set` in the files where the workloads are written. Throws CannotRun with the reason where that is impossible. */
export function set(tree: FileTree, settings: Settings, request: SetRequest): SetResult {
  const parsed = parseFiles(tree, settings.limits);
  const { builds, files } = renderBuilds(ENGINES, tree, parsed, settings, sourcesOfObject);
  const written = writtenObjects(files);
  const chosen = chooseWorkloads(written, request.choice, (kind, name) =>
    placeOfRendered(builds, kind, name),
  );
  const edits: TextEdit[] = [];
  const workloads = chosen.map((workload) => {
    const plan = planOf(workload, request);
    edits.push(...plan);
    const name = `${workload.kind.resource} "${workload.manifest.name ?? ''}"`;
    return { name, changed: plan.length > 0 };
  });
  const wanted =
    request.what === 'triggers'
      ? request.triggers
      : [{ kind: request.volume.kind, name: request.volume.source }];
  const unwritten = wanted.filter(
    ({ kind, name }) => !written.some((each) => each.kind === kind && each.name === name),
  );
  const changes = changedFiles(edits);
  const diff = diffChanges(changes, files, settings.limits);
  return { files: changes, diff, workloads, unwritten };
}

function planOf(workload: ChosenWorkload, request: SetRequest): readonly TextEdit[] {
  const { manifest, kind } = workload;
  const name = `${kind.resource} "${manifest.name ?? ''}"`;
  const place = placeOf(manifest.node);
  const refuse = (fault: string): CannotRun =>
    new CannotRun(`Cannot change ${name} (${place}): ${fault}.`);
  let plan: Planned | { readonly fault: string };
  if (request.what === 'volume') plan = planVolume(manifest, kind, request.volume);
  else {
    const namespace = manifest.namespace ?? request.choice.namespace;
    const fault = request.triggers
      .map((trigger) => namespaceFault(trigger, name, namespace))
      .find((each) => each !== undefined);
    if (fault !== undefined) throw new CannotRun(`${fault}.`);
    plan = planTriggers(manifest, kind, request.triggers, request.remove);
  }
  if (plan === 'elsewhere') {
    throw refuse(
      'the field comes from a YAML alias or merge, which other fields share; edit its anchor',
    );
  }
  if ('fault' in plan) throw refuse(plan.fault);
  return plan;
}
