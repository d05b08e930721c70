import type { Change } from '../model/changes/change.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Report } from '../model/report.ts';
import type { Rule } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import { noteEntryObjects } from '../pipeline/note-entry-objects.ts';
import { notePartialBuilds, type TwoTrees } from '../pipeline/note-partial-builds.ts';
import { hideInChange } from '../report/secrets/hide-in-change.ts';
import { textHiderOf } from '../report/secrets/hide-secrets.ts';
import { examine } from './examine.ts';
import type { Examination } from './examine.ts';

/** What one tree changes against another, and what a format needs to show it. */
interface Changes {
  readonly change: Change;
  /** Takes the texts of Secrets of both sides out of any text. */
  readonly hide: (text: string) => string;
}

export interface Diff extends Changes {
  readonly before: Report;
  readonly after: Report;
}

/** The stages of `envfrom diff`, on two trees. Pure: the same trees give the same changes. */
export function diff(
  base: FileTree,
  head: FileTree,
  rules: readonly Rule[],
  settings: Settings,
): Diff {
  const before = examine(base, rules, settings);
  const after = examine(head, rules, settings, before.evidence);
  return {
    ...changesBetween(before, after, { base, head }),
    before: before.report,
    after: after.report,
  };
}

/** What changes between two trees that are examined already, the second one as what became of the first. */
export function changesBetween(before: Examination, after: Examination, trees: TwoTrees): Changes {
  const change = after.evidence.change();
  if (change === undefined) throw new Error('a run with a base knows what it changes');
  const notes = [
    ...noteEntryObjects(before.report, after.report),
    ...notePartialBuilds(change, trees),
  ];
  const hide = textHiderOf([before.evidence, after.evidence]);
  const noted = { ...change, notCompared: [...change.notCompared, ...notes] };
  return { change: hideInChange(noted, hide), hide };
}
