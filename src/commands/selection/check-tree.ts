import { catalogue } from '../../../rules/catalogue.ts';
import type { Report } from '../../model/report.ts';
import { check } from '../../pipeline/check.ts';
import type { Engines } from '../../pipeline/engines.ts';
import type { OpenedRun } from '../opening/open-run.ts';

/** What all rules say about the files of a run. Throws CannotRun for a cluster or build that it does not have. */
export function checkTree(engines: Engines, { tree, settings }: OpenedRun): Report {
  return check(engines, tree, catalogue, settings);
}

/** The same without problems: no rule is asked. */
export function readTree(engines: Engines, { tree, settings }: OpenedRun): Report {
  return check(engines, tree, [], settings);
}
