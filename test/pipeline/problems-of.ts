import { ENGINES } from '../../src/commands/engines.ts';
import { catalogue } from '../../rules/catalogue.ts';
import { check } from '../../src/pipeline/check.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import type { Report } from '../../src/model/report.ts';
import { positionOf } from '../../src/model/span.ts';
import { SETTINGS } from '../settings.ts';

/** What all rules say of a tree. */
export function reportOf(files: FileTree): Report {
  return check(ENGINES, files, catalogue, SETTINGS);
}

/** Every problem of a tree, as `path:line severity rule`. */
export function problemsOf(files: FileTree): string[] {
  return reportOf(files).problems.map(({ at, severity, rule }) => {
    const { path, line } = positionOf(at);
    return `${path}:${line} ${severity} ${rule}`;
  });
}
