import { posix } from 'node:path';
import { changedFiles, type ChangedFile } from '../../edits/changed-files.ts';
import { addItem } from '../../edits/map-edits.ts';
import type { TextEdit } from '../../model/edit.ts';
import type { Limits } from '../../model/limits.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { manifestsIn, type ParsedFile } from '../../model/parsed-file.ts';
import { placeOf, type SourceFile } from '../../model/span.ts';
import { listedEntries } from '../../render/kustomize/kustomization-graph.ts';
import { buildMembership } from './build-membership.ts';
import { copiesFiles, copiesPathOf } from './copies-files.ts';
import { copyNameOf } from './copy-text.ts';
import { copyNames, hasHash, type IsCopyName } from './copy.ts';
import { findLinks, type FoundLink, type LinkFault } from './find-links.ts';
import { linkScope } from './link-scope.ts';
import { linkedKindOf } from './linked-kinds.ts';
import { listInOverlays, type Listing } from './list-in-overlay.ts';
import { overlaysOf } from './overlays-of.ts';
import { copyNameUsers, pinnedNames } from './pinned-names.ts';
import { planCopies, type CopyPlan, type Link } from './plan-copies.ts';
import { copyLines, type RolloutLine } from './rollout-lines.ts';
import { rolloutOverlays } from './rollout-overlays.ts';
import { beginRollout, haveUses, pointLinks } from './rollout-result.ts';
import { usesIn } from './source-uses.ts';

/** The files of a repository and what they deploy. */
interface RepositoryInput {
  readonly files: readonly ParsedFile[];
  readonly builds: readonly Build[];
  /** The text of a file; undefined if it cannot be read. */
  readonly readFile: (path: string) => SourceFile | undefined;
  readonly limits: Limits;
  readonly history: number | undefined;
}

export interface RepositoryRollout {
  readonly changes: readonly ChangedFile[];
  readonly lines: readonly RolloutLine[];
  readonly faults: readonly LinkFault[];
  /** Whether a workload is linked to anything. */
  readonly isLinked: boolean;
}

/**
 * Plans the copies of a repository: for each original that workloads are linked to, `NAME.rollouts.yaml` next to it, listed in the
 * kustomization that lists the original; and the names by which the workloads use it, in all places that write them, patches too. Where
 * overlays change the original, both are in the overlays instead.
 */
export function rolloutRepository(input: RepositoryInput): RepositoryRollout {
  const { files, builds, history } = input;
  const written = files.flatMap(manifestsIn);
  const membership = buildMembership(written, builds);
  const workloads = written.filter((object) => linkedKindOf(object) !== undefined);
  const { links, faults } = findLinks(workloads, linkScope(written, membership));
  const { result, toCopy } = beginRollout(workloads, links, faults);
  const isCopy = copyNames(written);
  const users = copyNameUsers(builds.flatMap(({ objects }) => objects));
  const copies = copiesFiles(input.readFile, input.limits);
  const listed = new Set<string>();
  const patches: ChangedFile[] = [];
  const listings: Listing[] = [];
  const textOf = (path: string): string | undefined => input.readFile(path)?.text;
  const shared = { membership, copies, history, textOf };
  for (const [origin, some] of toCopy) {
    const path = copiesPathOf(origin);
    const known = copies.copiesOf(path, origin);
    const links = some.map((link): Link => ({ ...link, uses: usesOf(link, membership, isCopy) }));
    if (!haveUses(links, result)) continue;
    const linked = new Set(links.map(({ workload }) => membership.placeIn(workload)));
    const isLinked = (object: Manifest): boolean => linked.has(membership.placeIn(object));
    const pinned = pinnedNames(users, isLinked);
    const overlays = overlaysOf(origin, links, membership, files);
    if (overlays !== undefined) {
      if ('message' in overlays) result.faults.push(overlays);
      else {
        const there = rolloutOverlays(overlays, links, { ...shared, pinned });
        result.edits.push(...there.edits);
        patches.push(...there.patches);
        listings.push(...there.listings);
        result.lines.push(...there.lines);
        result.faults.push(...there.faults, ...there.plans.flatMap(editedCopies));
      }
      continue;
    }
    const trouble = copies.faultOf(path);
    if (trouble !== undefined) {
      result.faults.push(...trouble);
      continue;
    }
    const plan = planCopies(origin, origin.name ?? '', links, known, { history, pinned });
    copies.apply(path, plan);
    result.faults.push(...editedCopies(plan));
    result.lines.push(...copyLines(plan));
    const target = copyNameOf(origin, origin.name ?? '');
    // A ConfigMap and a Secret of one name share the file.
    if (!listed.has(path)) result.edits.push(...listCopiesFile(files, origin.node.file.path, path));
    listed.add(path);
    pointLinks(links, target, result);
  }
  const all = [...result.edits, ...listInOverlays(listings)];
  const changes = [...changedFiles(all), ...copies.changes(), ...patches];
  return {
    changes: changes.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    lines: result.lines,
    faults: result.faults,
    isLinked: links.length + faults.length > 0,
  };
}

/** Names of the original, or of its copies, in the workload as written and as the builds render it: patches are part of it there. */
function usesOf(
  { workload, kind, origin }: FoundLink,
  { renderedOf }: ReturnType<typeof buildMembership>,
  isCopy: IsCopyName,
): Link['uses'] {
  const own = origin.name ?? '';
  return usesIn(
    [workload, ...renderedOf(workload)],
    kind,
    origin.kind,
    (name) => name === own || isCopy(origin.kind, own, name),
  );
}

/** Older copies that someone edited: what they held is only in the history of the repository. */
function editedCopies({ kept }: CopyPlan): readonly LinkFault[] {
  return kept
    .filter(({ hash, manifest }) => !hasHash(manifest.node, hash))
    .map(({ kind, name, manifest }) => ({
      place: placeOf(manifest.node),
      message: `${kind.toLowerCase()} "${name}" was edited: its content does not match the hash in its name. Restore it from the history of the repository, or delete it if no old revision needs it`,
    }));
}

/** Lists a file of copies under `resources` of the kustomizations that list its original's file; no edits if it is listed. */
function listCopiesFile(
  files: readonly ParsedFile[],
  original: string,
  copies: string,
): readonly TextEdit[] {
  return files.flatMap(({ path, class: taken, documents }) => {
    const root = documents[0]?.root;
    if (taken.kind !== 'kustomization' || root?.kind !== 'map') return [];
    const folder = folderOf(path);
    const listed = new Set(listedEntries(root).map((entry) => posix.join(folder, entry)));
    if (!listed.has(original) || listed.has(copies)) return [];
    const plan = addItem(root, root, ['resources'], posix.relative(folder, copies));
    return plan === 'elsewhere' ? [] : plan;
  });
}
