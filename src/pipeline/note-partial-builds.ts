import type { BuildChange, Change, NotCompared } from '../model/changes/change.ts';
import { isKustomizationFile, type FileTree } from '../model/file-tree.ts';
import { groupBy } from '../model/group-by.ts';
import type { Build, ChartUse } from '../model/manifest.ts';
import { messageText } from '../model/message.ts';
import { folderPrefix } from '../model/names/folder-of.ts';
import { hidesObjects, isOfPreview, type Reason } from '../model/reason.ts';
import { shortListOf } from '../report/text/words.ts';
import { formerlyHidden, newlyHidden } from '../rollout/compare/comparable-builds.ts';
import { isSameRequest } from '../rollout/compare/is-same-request.ts';
import { noteFailures } from '../rollout/note-failures.ts';

/** Two trees of files, which share the bytes of what both hold. */
export interface TwoTrees {
  readonly base: FileTree;
  readonly head: FileTree;
}

/** Builds that one sentence names. */
const MAX_BUILDS = 3;

/**
 * Builds that change without a known change of their workloads, because they cannot be built on either side, or because a part of them is not here
 * (a chart's dependency, a remote base): the change may reach workloads in that part. One sentence per reason.
 */
export function notePartialBuilds(change: Change, trees: TwoTrees): readonly NotCompared[] {
  const told = new Set(change.workloads.flatMap(({ builds }) => builds));
  const withSource = new Set(change.sources.map(({ build }) => build));
  const isChanged = changedFile(trees);
  const hidden = change.builds.filter(
    (pair) =>
      isHidden(pair) &&
      !told.has(idOf(pair)) &&
      // A workload that is not here may use a source that changes.
      (withSource.has(idOf(pair)) ||
        asksForOther(pair) ||
        reachingFiles(pair, trees).some(isChanged)),
  );
  return [...noteFailed(hidden), ...noteParts(hidden), ...noteVersions(change)];
}

/** Another version of a chart may make other pods of the same values. */
function noteVersions({ builds }: Change): readonly NotCompared[] {
  const found = builds.flatMap(({ before, after }) => {
    if (before === undefined || after === undefined) return [];
    return previewedCharts(after).flatMap((now) => {
      const old = previewedCharts(before).find(({ name }) => name === now.name);
      if (old === undefined || old.version === now.version) return [];
      const versions = [old, now].map(({ version = 'the newest' }) => version).join(' to ');
      return [{ id: after.id, text: `from version ${versions}`, chart: now.name }];
    });
  });
  return [...groupBy(found, ({ chart, text }) => `chart \`${chart}\` goes ${text}`)].map(
    ([text, group]) => {
      const ids = shortListOf(
        group.map(({ id }) => id),
        MAX_BUILDS,
      );
      return {
        text: `${text} in ${ids}, and is not available: only values are compared`,
        at: undefined,
      };
    },
  );
}

function previewedCharts({ chart, previewed, inflates = [] }: Build): readonly ChartUse[] {
  const own = chart === undefined || previewed !== true ? [] : [chart];
  return [...own, ...inflates.filter((each) => each.previewed === true)];
}

function isHidden({ before, after }: BuildChange): boolean {
  const [failedBefore, failsNow] = [before, after].map((build) => build?.failures.length ?? 0);
  if (failedBefore || failsNow) return Boolean(failedBefore && failsNow);
  // What only one side hides is reported already.
  const pair = { before, after };
  if (newlyHidden(pair) !== undefined || formerlyHidden(pair) !== undefined) return false;
  const reason = reasonOf(pair);
  return reason !== undefined && !isOfPreview(reason);
}

/** Whether the entry object that deploys it asks for something else: another version of a chart, one source more. */
function asksForOther({ before, after }: BuildChange): boolean {
  const [old, now] = [before?.deployedBy, after?.deployedBy];
  if (old === undefined || now === undefined) return false;
  return !isSameRequest(old.object, now.object);
}

function noteFailed(hidden: readonly BuildChange[]): readonly NotCompared[] {
  const failed = hidden.flatMap((pair) => {
    const failure = pair.after?.failures[0];
    return failure === undefined ? [] : [{ id: idOf(pair), failure }];
  });
  return noteFailures(
    failed,
    (isOne) => `${isOne ? 'changes' : 'change'}, and cannot be built on either side`,
  );
}

function noteParts(hidden: readonly BuildChange[]): readonly NotCompared[] {
  const parts = hidden.filter(({ after }) => !after?.failures.length);
  return [...groupBy(parts, (pair) => messageText(reasonOf(pair) ?? ''))].map(([reason, group]) => {
    const ids = shortListOf(
      group.map((pair) => `\`${idOf(pair)}\``),
      MAX_BUILDS,
    );
    const text =
      group.length === 1
        ? `build ${ids} changes, and a part of what it deploys is not known: ${reason}`
        : `builds ${ids} change, and a part of what they deploy is not known: ${reason}`;
    return { text, at: undefined };
  });
}

function idOf({ before, after }: BuildChange): string {
  return (after ?? before)?.id ?? '';
}

function reasonOf({ before, after }: BuildChange): Reason | undefined {
  const reasons = [...(after?.partial ?? []), ...(before?.partial ?? [])].filter(hidesObjects);
  return reasons.find((reason) => !isOfPreview(reason)) ?? reasons[0];
}

/**
 * The files of a build that may decide about the part which is not known: patches, generators, kustomizations; not those of objects that are compared. A chart
 * is its folder, and so is what could not be built.
 */
function reachingFiles(pair: BuildChange, { base, head }: TwoTrees): readonly string[] {
  const sides = [pair.before, pair.after].filter((build) => build !== undefined);
  const objects = new Set(
    sides.flatMap((build) => build.objects.map(({ node }) => node.file.path)),
  );
  return sides.flatMap((build): readonly string[] => {
    if (build.kind !== 'chart' && build.files.length > 0)
      // A kustomization is the place of the objects that it generates, too.
      return build.files.filter((path) => !objects.has(path) || isKustomizationFile(path));
    const folder = build.folder ?? build.id;
    const prefix = folderPrefix(folder);
    return [base, head].flatMap(({ paths }) =>
      paths.filter((path) => path.startsWith(prefix) && isOfChart(path.slice(prefix.length))),
    );
  });
}

/** Documents, and what belongs to the repository around a chart, are nothing to its templates. */
function isOfChart(name: string): boolean {
  return !/(^|\/)\.|\.md$|^(ci|docs|tests)\//.test(name);
}

/** Whether a file comes, goes or changes. */
export function changedFile({ base, head }: TwoTrees): (path: string) => boolean {
  return (path) => {
    const [old, now] = [base.read(path), head.read(path)];
    if (old.kind !== 'bytes' || now.kind !== 'bytes') return old.kind !== now.kind;
    return old.bytes !== now.bytes && !isSame(old.bytes, now.bytes);
  };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
