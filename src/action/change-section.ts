import type { Checked } from '../commands/check/examine-check.ts';
import { changesBetween } from '../commands/diff/compare-trees.ts';
import type { OpenedCheck } from '../commands/opening/open-check.ts';
import { DEFAULT_CHANGE_OPTIONS } from '../report/changes/change-options.ts';
import { countChanges } from '../report/changes/change-summary.ts';
import { formatChanges } from '../report/changes/format-changes.ts';
import { VERSION } from '../version.ts';

/** What a change does to containers and running pods, for the summary and the outputs. */
export interface ChangeSection {
  /** The verdict table and the environment diff, in so many bytes at most. */
  readonly markdown: (maxBytes: number) => string;
  readonly changedVariables: number;
  readonly staleWorkloads: number;
  readonly touchedWorkloads: number;
  /** Neither a workload nor a source changes, and everything was compared. */
  readonly isEmpty: boolean;
}

/** What the head changes against its base; undefined where the run compares with none. */
export function changeSection(
  { base, tree }: OpenedCheck,
  { report, evidence, before }: Checked,
  filesUrl: string | undefined,
): ChangeSection | undefined {
  if (base === undefined || before === undefined) return undefined;
  const change = changesBetween(before, { report, evidence }, { base: base.tree, head: tree });
  const { variables, verdicts, workloads } = countChanges(change);
  const labels = { base: base.label, head: 'the working tree' };
  return {
    markdown: (maxBytes) =>
      formatChanges('markdown', change, {
        ...DEFAULT_CHANGE_OPTIONS,
        version: VERSION,
        labels,
        filesUrl,
        maxBytes,
      }),
    changedVariables: variables.added + variables.removed + variables.changed,
    staleWorkloads: verdicts.get('stale') ?? 0,
    touchedWorkloads: workloads,
    isEmpty: [change.workloads, change.sources, change.notCompared].every(
      ({ length }) => length === 0,
    ),
  };
}
