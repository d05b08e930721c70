import { changedFiles, type ChangedFile } from '../../edits/changed-files.ts';
import type { Planned } from '../../edits/map-edits.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { TextEdit } from '../../model/edit.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Manifest } from '../../model/manifest.ts';
import { manifestsIn } from '../../model/parsed-file.ts';
import type { Settings } from '../../model/settings.ts';
import { placeOf } from '../../model/span.ts';
import { parseFiles } from '../../parse/parse-files.ts';
import { sourcesOfObject } from '../../references/collect/collect-sources.ts';
import { renderBuilds } from '../../render/render-builds.ts';
import { buildMembership, type BuildMembership } from '../../rollout/write/build-membership.ts';
import { chooseWorkloads } from '../../rollout/write/choose-workloads.ts';
import type { ChosenWorkload, WorkloadChoice } from '../../rollout/write/choose-workloads.ts';
import { followTrigger } from '../../rollout/write/find-links.ts';
import { linkScope } from '../../rollout/write/link-scope.ts';
import { placeOfRendered } from '../../rollout/write/place-of-rendered.ts';
import { planTriggers } from '../../rollout/write/plan-triggers.ts';
import { planVolume, type VolumeRequest } from '../../rollout/write/plan-volume.ts';
import type { Trigger } from '../../rollout/write/trigger.ts';
import { unlink } from '../../rollout/write/unlink.ts';
import { ENGINES } from '../engines.ts';
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
  /** What the user should know: sentences. */
  readonly notices: readonly string[];
}

/** Plans the edits of `envfrom set` in the files where the workloads are written. Throws CannotRun with the reason where that is impossible. */
export function set(tree: FileTree, settings: Settings, request: SetRequest): SetResult {
  const parsed = parseFiles(tree, settings.limits);
  const { builds, files } = renderBuilds(ENGINES, tree, parsed, settings, sourcesOfObject);
  const written = files.flatMap(manifestsIn);
  const chosen = chooseWorkloads(written, request.choice, (kind, name) =>
    placeOfRendered(builds, kind, name, request.choice.namespace),
  );
  const membership = buildMembership(written, builds);
  const edits: TextEdit[] = [];
  const notices: string[] = [];
  const workloads = chosen.map((workload) => {
    const plan = planOf(workload, request, { written, membership });
    edits.push(...plan.edits);
    notices.push(...plan.notices);
    const name = `${workload.kind.resource} "${workload.manifest.name ?? ''}"`;
    return { name, changed: plan.edits.length > 0 };
  });
  if (request.what === 'volume') notices.push(...volumeNotices(request.volume, written));
  const changes = changedFiles(edits);
  const diff = diffChanges(changes, { files, builds }, settings.limits);
  return { files: changes, diff, workloads, notices };
}

interface Written {
  readonly written: readonly Manifest[];
  readonly membership: BuildMembership;
}

interface Plan {
  readonly edits: readonly TextEdit[];
  /** Sentences. */
  readonly notices: readonly string[];
}

function planOf(workload: ChosenWorkload, request: SetRequest, around: Written): Plan {
  const { manifest, kind } = workload;
  const name = `${kind.resource} "${manifest.name ?? ''}"`;
  const place = placeOf(manifest.node);
  const refuse = (fault: string): CannotRun =>
    new CannotRun(`Cannot change ${name} (${place}): ${fault}.`);
  if (request.what === 'volume') {
    return { edits: editsOf(planVolume(manifest, kind, request.volume), refuse), notices: [] };
  }
  const { triggers, remove } = request;
  const links = editsOf(planTriggers(manifest, kind, triggers, remove), refuse);
  if (remove) {
    const back = unlink(workload, triggers, around.written, around.membership);
    return { edits: [...links, ...editsOf(back.edits, refuse)], notices: back.notices };
  }
  const scope = linkScope(around.written, around.membership);
  for (const trigger of triggers) {
    const found = followTrigger(trigger, manifest, kind, scope);
    if (typeof found === 'string') throw new CannotRun(found.endsWith('?') ? found : `${found}.`);
  }
  return { edits: links, notices: [] };
}

function editsOf(
  plan: Planned | { readonly fault: string },
  refuse: (fault: string) => CannotRun,
): readonly TextEdit[] {
  if (plan === 'elsewhere') {
    throw refuse(
      'the field comes from a YAML alias or merge, which other fields share; edit its anchor',
    );
  }
  if ('fault' in plan) throw refuse(plan.fault);
  return plan;
}

/** What a user should know who adds a volume. */
function volumeNotices(
  { kind, source, mountPath, volume, remove }: VolumeRequest,
  written: readonly Manifest[],
): readonly string[] {
  if (remove) return [];
  const isThere = written.some((each) => each.kind === kind && each.name === source);
  return [
    ...(isThere
      ? []
      : [
          `no manifest in this repository defines ${kind} \`${source}\`: pods wait until it exists.`,
        ]),
    ...(mountPath === undefined
      ? [`no container mounts volume \`${volume ?? source}\` yet: \`--mount-path PATH\` mounts it.`]
      : []),
  ];
}
