import type { Change } from '../../model/changes/change.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Settings } from '../../model/settings.ts';
import type { Engines } from '../../pipeline/engines.ts';
import { gatherTree, type Gathered } from '../../pipeline/gather-tree.ts';
import { noteEntryObjects } from '../../pipeline/note-entry-objects.ts';
import {
  changedFile,
  notePartialBuilds,
  type TwoTrees,
} from '../../pipeline/note-partial-builds.ts';
import { noteUnjudgedFiles } from '../../pipeline/note-unjudged-files.ts';
import { changeInCluster, refuseUnknownSelection } from '../../pipeline/restrict-to-selection.ts';
import { redactChange } from '../../report/redact/redact-change.ts';
import { redactionOf } from '../../report/redact/redact-report.ts';
import { openRunMemory } from '../../session/run-memory.ts';

/** The stages of `envfrom diff`, on two trees. Pure: the same trees give the same changes. */
export function diff(engines: Engines, base: FileTree, head: FileTree, settings: Settings): Change {
  const memory = openRunMemory();
  const before = gatherTree(engines, base, settings, undefined, memory);
  const after = gatherTree(engines, head, settings, before.evidence, memory);
  const { cluster } = settings;
  refuseUnknownSelection(settings, [...before.evidence.builds, ...after.evidence.builds]);
  const change = changesBetween(before, after, { base, head });
  return cluster === undefined ? change : changeInCluster(change, cluster);
}

/** What other settings change for the same tree: an upgrade of Flux, Argo CD or Kubernetes. */
export function diffSettings(
  engines: Engines,
  tree: FileTree,
  { before, after }: { readonly before: Settings; readonly after: Settings },
): Change {
  const old = gatherTree(engines, tree, before);
  const now = gatherTree(engines, tree, after, old.evidence);
  refuseUnknownSelection(before, [...old.evidence.builds, ...now.evidence.builds]);
  const change = changesBetween(old, now, { base: tree, head: tree });
  const { cluster } = before;
  return cluster === undefined ? change : changeInCluster(change, cluster);
}

/** What changes between two trees of which everything is gathered, the second one as what became of the first. */
export function changesBetween(before: Gathered, after: Gathered, trees: TwoTrees): Change {
  const change = after.evidence.change();
  if (change === undefined) throw new Error('a run with a base knows what it changes');
  const redaction = redactionOf([before.evidence, after.evidence]);
  const { builds, uncheckedEntries } = after.report;
  const told = uncheckedEntries.map((each) => ({
    ...each,
    reason: redaction.inReason(each.reason),
  }));
  const now = { builds, uncheckedEntries: told };
  const notes = [
    ...noteEntryObjects(before.report, now, change, changedFile(trees)),
    ...notePartialBuilds(change, trees),
    ...noteUnjudgedFiles([...before.evidence.files, ...after.evidence.files], change.builds, trees),
  ];
  const noted = { ...change, notCompared: [...change.notCompared, ...notes] };
  return redactChange(noted, redaction);
}
