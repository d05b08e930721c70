import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import { positionOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';

/** What all rules say of a tree. */
export function reportOf(files: FileTree): Report {
  return check(ENGINES, files, catalogue, SETTINGS);
}

/** Every problem of a tree, as `path:line severity rule`; those in what nothing deploys come last, and say so. */
export function problemsOf(files: FileTree): string[] {
  const { problems, undeployed } = reportOf(files);
  return [...problems.map(lineOf), ...undeployed.map((one) => `${lineOf(one)}, undeployed`)];
}

function lineOf({ at, severity, rule }: Problem): string {
  const { path, line } = positionOf(at);
  return `${path}:${line} ${severity} ${rule}`;
}
