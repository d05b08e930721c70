import { readFileSync } from 'node:fs';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { runOptionsOf } from '../../src/commands/settings/run-options.ts';
import { readConfig } from '../../src/config/read-config.ts';
import type { Report } from '../../src/model/report.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { formatItems } from '../../src/report/inventory/format-items.ts';
import { listedReference } from '../../src/report/inventory/listed-reference.ts';
import { treeOf } from '../../test/tree.ts';

export const VERDICT_PAGE = 'docs/verdicts.md';
const COMMAND = '$ envfrom references';
const CONFIG = '.envfrom.yaml';

/** One example of the page: the files that stand above a command. */
export interface VerdictExample {
  /** The verdict that the heading above names, as the table writes it. */
  readonly verdict: string;
  readonly files: ReadonlyMap<string, string>;
  /** Files that the tree has which this one is compared with, besides the others. */
  readonly before: ReadonlyMap<string, string>;
  /** Lines of the page that hold the output: first, and the one after the last. */
  readonly output: readonly [number, number];
}

/** The page with the outputs as they are now. */
export function freshVerdictPage(): { readonly path: string; readonly text: string } {
  const lines = readFileSync(VERDICT_PAGE, 'utf8').split('\n');
  for (const example of verdictExamples(lines).toReversed()) {
    const [start, end] = example.output;
    lines.splice(start, end - start, ...tableOf(example));
  }
  return { path: VERDICT_PAGE, text: lines.join('\n') };
}

/** Fences with a path are files, with `before PATH` those of the base; a fence with the command ends the example. */
export function verdictExamples(lines: readonly string[]): readonly VerdictExample[] {
  const examples: VerdictExample[] = [];
  let verdict = '';
  let files = new Map<string, string>();
  let before = new Map<string, string>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    verdict = /^#{2,3} `([^`]+)`/.exec(line)?.[1] ?? verdict;
    if (!line.startsWith('```')) continue;
    const end = lines.indexOf('```', at + 1);
    const [, path = ''] = line.split(/ (?:before )?/);
    const text = `${lines.slice(at + 1, end).join('\n')}\n`;
    if (lines[at + 1] === COMMAND) {
      examples.push({ verdict, files, before, output: [at + 2, end] });
      [files, before] = [new Map(), new Map()];
    } else if (path !== '') (line.includes(' before ') ? before : files).set(path, text);
    at = end;
  }
  return examples;
}

/** What `envfrom references` prints for an example. */
export function tableOf({ files, before }: VerdictExample): readonly string[] {
  const config = readConfig({ path: CONFIG, text: files.get(CONFIG) ?? '{}' }, []);
  const { settings } = runOptionsOf(new Map(), config, []);
  const tree = treeOf(new Map([...files].filter(([path]) => path !== CONFIG)));
  const base = before.size === 0 ? undefined : treeOf(new Map([...files, ...before]));
  const evidence = base && examine(ENGINES, base, catalogue, settings).evidence;
  const { report } = examine(ENGINES, tree, catalogue, settings, evidence);
  return printed(report);
}

function printed({ references }: Report): readonly string[] {
  const text = formatItems('references', 'table', references.map(listedReference), {
    version: '',
    color: false,
  });
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}
