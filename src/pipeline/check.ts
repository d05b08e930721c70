import type { FileTree } from '../model/file-tree.ts';
import type { Report } from '../model/report.ts';
import type { Rule } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import type { Engines } from './engines.ts';
import { examine } from './examine.ts';
import { refuseUnknownSelection } from './restrict-to-selection.ts';

/** What is wrong with one tree. Throws CannotRun for a cluster or build that it does not have. */
export function check(
  engines: Engines,
  tree: FileTree,
  rules: readonly Rule[],
  settings: Settings,
): Report {
  const { report, evidence } = examine(engines, tree, rules, settings);
  refuseUnknownSelection(settings, evidence.builds);
  return report;
}
