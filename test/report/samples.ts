import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import type { Span } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';

/** A report over the files of a tree; what is not given is empty. */
export function reportOf(tree: FileTree, parts: Partial<Report> = {}): Report {
  return {
    problems: [],
    undeployed: [],
    suppressed: [],
    files: parseAll(tree),
    builds: [],
    uncheckedEntries: [],
    otherDeployers: [],
    sources: [],
    references: [],
    workloads: [],
    environments: () => [],
    rules: RULES,
    ...parts,
  };
}

export function parseAll(tree: FileTree): readonly ParsedFile[] {
  return tree.paths.map((path) => parseFile(path, tree.read(path), DEFAULT_LIMITS));
}

/** The place of `text` in a file of the tree: its first occurrence, or the one after `after`. */
export function spanOf(tree: FileTree, path: string, text: string, after = ''): Span {
  const content = tree.read(path);
  if (content.kind !== 'bytes') throw new Error(`cannot read ${path}`);
  const file = { path, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.bytes) };
  const start = file.text.indexOf(text, file.text.indexOf(after) + after.length);
  if (start === -1) throw new Error(`${path} has no ${text}`);
  return { file, start, end: start + text.length };
}

export function problemAt(at: Span, parts: Partial<Problem> = {}): Problem {
  return {
    at,
    rule: 'missing-config-map',
    severity: 'error',
    message: 'Deployment `api` needs ConfigMap `app-confg`, which does not exist.',
    builds: [],
    ...parts,
  };
}

export const RULES: readonly RuleMeta[] = [
  {
    id: 'missing-config-map',
    summary: 'A reference names a ConfigMap that nothing makes.',
    severity: 'error',
    group: 'references',
    since: '0.1.0',
  },
  {
    id: 'colliding-variable',
    summary: 'Two sources of a container give the same variable.',
    severity: 'warning',
    group: 'environment',
    since: '0.1.0',
  },
  {
    id: 'unused-key',
    summary: 'A key that nothing in the repository reads.',
    severity: 'off',
    strict: 'info',
    group: 'unused',
    since: '0.1.0',
  },
];
