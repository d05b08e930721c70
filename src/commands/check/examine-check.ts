import { catalogue } from '../../../rules/catalogue.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Report } from '../../model/report.ts';
import { applyBaseline } from '../../pipeline/baseline.ts';
import { compareReports } from '../../pipeline/compare-reports.ts';
import type { Engines } from '../../pipeline/engines.ts';
import { examine, type Examination } from '../../pipeline/examine.ts';
import { refuseUnknownSelection } from '../../pipeline/restrict-to-selection.ts';
import { openRunMemory } from '../../session/run-memory.ts';
import type { OpenedCheck } from '../opening/open-check.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { countFailing } from '../settings/failing-verdicts.ts';

/** What a check found, and what its rules were asked about. */
export interface Checked {
  readonly report: Report;
  readonly evidence: Evidence;
  /** The same of the base. */
  readonly before: Examination | undefined;
}

/**
 * Runs the stages on both trees, and leaves the problems that are new and not accepted. `tree` is the run's own, perhaps watched. `memory` is
 * that of an earlier run with the same settings; without it, the two trees of the run share one.
 */
export function examineCheck(
  engines: Engines,
  run: OpenedCheck,
  tree: FileTree,
  memory = run.base === undefined ? undefined : openRunMemory(),
): Checked {
  const { base, baseline, settings } = run;
  const of = (some: FileTree, before?: Evidence): Examination =>
    examine(engines, some, catalogue, settings, before, memory);
  const before = base === undefined ? undefined : of(base.tree);
  const { report: whole, evidence } = of(tree, before?.evidence);
  refuseUnknownSelection(settings, [...evidence.builds, ...(before?.evidence.builds ?? [])]);
  const compared =
    base === undefined || before === undefined
      ? whole
      : withVerdicts(compareReports(whole, before.report, base.label), evidence, run);
  const left =
    baseline === undefined
      ? compared
      : applyBaseline(compared, baseline.entries, baseline.path, isWhole(run));
  return { report: run.showsAll ? { ...left, problems: whole.problems } : left, evidence, before };
}

/** How many workloads have a verdict that fails the run. */
function withVerdicts(
  report: Report,
  evidence: Evidence,
  { failOnVerdicts: verdicts }: OpenedCheck,
): Report {
  const { comparison } = report;
  const change = verdicts.length === 0 ? undefined : evidence.change();
  if (comparison === undefined || change === undefined) return report;
  const failing = { verdicts, workloads: countFailing(change, verdicts) };
  return { ...report, comparison: { ...comparison, failing } };
}

/** Whether every problem of the repository is looked for, so that an entry without one is of no use. */
function isWhole({ located: { root, start }, tree, settings, ...run }: OpenedRun): boolean {
  return (
    start === root &&
    tree.selected === undefined &&
    settings.only === undefined &&
    settings.selectedBuilds === undefined &&
    settings.cluster === undefined &&
    run.include.length === 0 &&
    !run.flagsChoose
  );
}
