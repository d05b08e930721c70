import { ENGINES } from '../../src/commands/engines.ts';
import { readLock } from '../../src/io/vendor/read-lock.ts';
import { LOCK } from '../../src/model/elsewhere/vendor.ts';
import type { FileContent, FileTree } from '../../src/model/file-tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import type { Report } from '../../src/model/report.ts';
import type { Rule } from '../../src/model/rule.ts';
import type { Settings } from '../../src/model/settings.ts';
import { catalogue } from '../../rules/catalogue.ts';
import { treeOf } from '../../test/tree.ts';
import type { PageExample } from './parse-page.ts';

/**
 * What `envfrom check` finds in an example of a page, under all rules. A rule that is off by default is on for its
 * own page. The flags a page may show are `--kubernetes-version` and `--strict`.
 */
export function runExample(example: PageExample, rule: Rule | undefined): Report {
  const settings = settingsOf(example.flags ?? [], rule);
  const head = withLock(treeOf(filesOf(example)));
  if (example.base.length === 0) return check(ENGINES, head, catalogue, settings);
  const base = treeOf(filesOf({ ...example, files: [...example.files, ...example.base] }));
  const { evidence } = examine(ENGINES, base, catalogue, settings);
  return examine(ENGINES, head, catalogue, settings, evidence).report;
}

/** `<300000 x a>` in a page stands for that many letters. */
function filesOf({ files }: PageExample): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, text }) => [path, expanded(text)]));
}

function expanded(text: string): string {
  return text.replaceAll(/<(\d+) x (.)>/g, (_, count: string, letter: string) =>
    letter.repeat(Number(count)),
  );
}

function settingsOf(flags: readonly string[], rule: Rule | undefined): Settings {
  const version = flags[flags.indexOf('--kubernetes-version') + 1];
  return {
    kubernetesVersion: flags.includes('--kubernetes-version')
      ? Number(version?.replace('1.', ''))
      : NEWEST_KUBERNETES,
    strict: flags.includes('--strict'),
    rules: new Map(rule?.meta.severity === 'off' ? [[rule.meta.id, 'warning' as const]] : []),
    externals: [],
    limits: DEFAULT_LIMITS,
    loadRestrictor: 'repository',
  };
}

/** The tree with what its lock names; nothing of it is at hand. */
function withLock(tree: FileTree): FileTree {
  const content = tree.read(LOCK);
  if (content.kind === 'unreadable') return tree;
  const lock = readLock(new TextDecoder().decode(content.bytes));
  const locked = lock.kind === 'lock' ? lock.items : [];
  const fault = lock.kind === 'fault' ? lock.fault : undefined;
  return { ...tree, vendor: { items: [], locked, fault, read: nothing } };
}

function nothing(): FileContent {
  return { kind: 'unreadable', reason: 'no such file', cause: 'missing' };
}
