import { ENGINES } from '../../src/commands/engines.ts';
import { catalogue } from '../../rules/catalogue.ts';
import { check } from '../../src/pipeline/check.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { NEWEST_KUBERNETES } from '../../src/model/kubernetes-version.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Report } from '../../src/model/report.ts';
import type { Settings } from '../../src/model/settings.ts';
import { positionOf } from '../../src/model/span.ts';

const SETTINGS: Settings = {
  kubernetesVersion: NEWEST_KUBERNETES,
  strict: false,
  rules: new Map(),
  externals: [],
  limits: DEFAULT_LIMITS,
  loadRestrictor: 'repository',
};

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
