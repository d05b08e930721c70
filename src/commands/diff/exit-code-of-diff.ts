import type { Change } from '../../model/changes/change.ts';
import type { Arguments } from '../command.ts';
import { countFailing, failingVerdicts } from '../settings/failing-verdicts.ts';

/** 1 if a workload has a verdict of `--fail-on-verdict`, or if anything differs, with `--exit-code`; else 0. */
export function diffExitCode(change: Change, values: Arguments['values']): 0 | 1 {
  if (countFailing(change, failingVerdicts(values)) > 0) return 1;
  const isDifferent = change.workloads.length + change.sources.length > 0;
  return values.has('exit-code') && isDifferent ? 1 : 0;
}
