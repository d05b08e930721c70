import type { Engines } from './engines.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Report } from '../model/report.ts';
import type { Rule } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import { examine } from './examine.ts';

/** What is wrong with one tree. */
export function check(
  engines: Engines,
  tree: FileTree,
  rules: readonly Rule[],
  settings: Settings,
): Report {
  return examine(engines, tree, rules, settings).report;
}
