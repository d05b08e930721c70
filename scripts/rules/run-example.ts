import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { runOptionsOf } from '../../src/commands/settings/run-options.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { readLock } from '../../src/io/vendor/read-lock.ts';
import { LOCK } from '../../src/model/elsewhere/vendor.ts';
import type { FileContent, FileTree } from '../../src/model/file-tree.ts';
import type { Report } from '../../src/model/report.ts';
import type { Rule } from '../../src/model/rule.ts';
import type { Settings } from '../../src/model/settings.ts';
import { check } from '../../src/pipeline/check.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { treeOf } from '../../test/tree.ts';
import type { PageExample } from './parse-page.ts';

/**
 * What `envfrom check` finds in an example of a page, under all rules. A rule that is off by default is on for its
 * own page. The flags after the command count, and a `.envfrom.yaml` among the files.
 */
export function runExample(example: PageExample, rule: Rule | undefined): Report {
  const settings = settingsOf(example, rule);
  const head = withLock(treeOf(filesOf(example)));
  if (example.base.length === 0) return check(ENGINES, head, catalogue, settings);
  const base = treeOf(filesOf({ ...example, files: [...example.files, ...example.base] }));
  const { evidence } = examine(ENGINES, base, catalogue, settings);
  return examine(ENGINES, head, catalogue, settings, evidence).report;
}

/** `…   # 150,000 characters` in a page stands for a value that long. */
function filesOf({ files }: PageExample): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, text }) => [path, expanded(text)]));
}

function expanded(text: string): string {
  return text.replaceAll(
    /…( *# ([0-9,]+) characters)/g,
    (_, comment: string, count: string) => 'a'.repeat(Number(count.replaceAll(',', ''))) + comment,
  );
}

const CONFIG = '.envfrom.yaml';

function settingsOf({ flags = [], files }: PageExample, rule: Rule | undefined): Settings {
  const text = files.find(({ path }) => path === CONFIG)?.text;
  const ids = catalogue.map(({ meta }) => meta.id);
  const config = text === undefined ? new Map() : readConfig({ path: CONFIG, text }, ids);
  const { settings } = runOptionsOf(valuesOf(flags), config, ids);
  if (rule?.meta.severity !== 'off' || settings.rules.has(rule.meta.id)) return settings;
  return { ...settings, rules: new Map([...settings.rules, [rule.meta.id, 'warning']]) };
}

/** `--rule a=off --strict` as the command line reads it. */
function valuesOf(flags: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  let last: string[] = [];
  for (const flag of flags) {
    if (!flag.startsWith('--')) last.push(flag);
    else values.set(flag.slice(2), (last = values.get(flag.slice(2)) ?? []));
  }
  return values;
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
