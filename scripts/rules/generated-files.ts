import { existsSync, readFileSync } from 'node:fs';
import { catalogue } from '../../rules/catalogue.ts';
import { GROUP_TITLES, type Rule } from '../../src/model/rule.ts';
import { withConfiguration } from './configuration-section.ts';
import { pagePath } from './pages.ts';
import { parsePage, type PageExample } from './parse-page.ts';
import { renderExample } from './render-example.ts';

/** The page that lists all rules. */
const TABLE = 'docs/rules.md';

/** A file of which a machine writes a part, and how it should read. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** All that update-generated writes about rules: the pages' first lines, outputs and last sections, the table, the pages' module. */
export function generatedFiles(): readonly GeneratedFile[] {
  return [
    ...catalogue.map((rule) => ({ path: pagePath(rule.meta.id), text: freshPage(rule) })),
    ...(existsSync(TABLE) ? [tableOfRules()] : []),
    { path: 'rules/pages.ts', text: pagesModule() },
  ];
}

function freshPage(rule: Rule): string {
  const path = pagePath(rule.meta.id);
  const markdown = readFileSync(path, 'utf8');
  const page = parsePage(markdown);
  const lines = markdown.split('\n');
  const shown = [...page.bad, ...page.good].filter((example) => example.flags !== undefined);
  for (const example of shown.toReversed()) replaceOutput(lines, example, rule);
  const at = lines.indexOf(page.badge);
  if (at > 0) lines[at] = badgeOf(rule);
  return withConfiguration(lines.join('\n'), rule);
}

function replaceOutput(lines: string[], example: PageExample, rule: Rule): void {
  const [start, end] = example.outputLines;
  lines.splice(start, end - start, ...renderExample(example, rule));
}

function badgeOf({ meta }: Rule): string {
  const strict = meta.strict === undefined ? '' : ` (${meta.strict} with \`--strict\`)`;
  const needs = meta.needsBase === true ? ' Needs: `--base`.' : '';
  return `Default: ${meta.severity}${strict}. Group: ${GROUP_TITLES[meta.group].toLowerCase()}. Fix: ${FIXES[meta.fix ?? 'none']}.${needs}`;
}

const FIXES = { certain: 'yes', suggested: 'suggested', none: 'no' };

/** The table is between `<!-- rules -->` and `<!-- /rules -->`. */
function tableOfRules(): GeneratedFile {
  const path = TABLE;
  const table = `<!-- rules -->\n\n${rulesTable()}\n<!-- /rules -->`;
  const text = readFileSync(path, 'utf8');
  return { path, text: text.replace(/<!-- rules -->[^]*<!-- \/rules -->/, () => table) };
}

function rulesTable(): string {
  const rows = Object.entries(GROUP_TITLES).flatMap(([group, title]) =>
    catalogue
      .filter((rule) => rule.meta.group === group)
      .map(({ meta }, index) => {
        const link = `[\`${meta.id}\`](../rules/${meta.id}/README.md)`;
        const first = index === 0 ? `**${title}**` : '';
        return `| ${first} | ${link} | ${meta.severity} | ${meta.summary} |`;
      }),
  );
  return ['| | rule | default | what it finds |', '|---|---|---|---|', ...rows, ''].join('\n');
}

function pagesModule(): string {
  const ids = catalogue.map((rule) => rule.meta.id);
  const imports = ids.map((id, index) => `import page${index} from './${id}/README.md?raw';`);
  const entries = ids.map((id, index) => `  ['${id}', page${index}],`);
  return `// Written by \`node scripts/run.mjs update-generated\`.
${imports.join('\n')}

/** The page of each rule, for \`envfrom explain\`. */
export const pages: ReadonlyMap<string, string> = new Map([
${entries.join('\n')}
]);
`;
}
