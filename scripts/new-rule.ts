import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath } from './rules/pages.ts';

/** `node scripts/run.mjs new-rule ID GROUP SEVERITY`: the two files of a rule, and its line in the catalogue. */
const CATALOGUE = join('rules', 'catalogue.ts');

function main(args: readonly string[]): number {
  const [id, group = 'values', severity = 'warning'] = args;
  if (id === undefined || !/^[a-z]+(-[a-z]+)+$/.test(id)) {
    console.error('usage: node scripts/run.mjs new-rule some-rule-id [group] [severity]');
    return 2;
  }
  if (existsSync(pagePath(id))) {
    console.error(`${pagePath(id)} is there already`);
    return 2;
  }
  mkdirSync(join('rules', id));
  writeFileSync(join('rules', id, 'rule.ts'), ruleText(id, group, severity));
  writeFileSync(pagePath(id), pageText(id));
  writeFileSync(CATALOGUE, withRule(readFileSync(CATALOGUE, 'utf8'), id));
  console.log(`write ${join('rules', id, 'rule.ts')} and ${pagePath(id)}, then: npm run generate`);
  return 0;
}

function constantOf(id: string): string {
  return id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function withRule(text: string, id: string): string {
  const name = constantOf(id);
  return text
    .replace(/^import type/m, `import { rule as ${name} } from './${id}/rule.ts';\nimport type`)
    .replace(/\n?\];\n$/, `\n  ${name},\n];\n`);
}

function ruleText(id: string, group: string, severity: string): string {
  return `import { rulePerContainer } from '../kit/rule-constructors.ts';

export const rule = rulePerContainer(
  {
    id: '${id}',
    summary: 'TODO: one sentence, the same as on the page.',
    severity: '${severity}',
    group: '${group}',
    since: '0.1.0',
  },
  function* (container) {
    yield { at: container.node, message: 'TODO: what and why.', help: 'TODO: what to do.' };
  },
);
`;
}

function pageText(id: string): string {
  const manifest = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app\n';
  return `# ${id}

TODO: one sentence, the same as on the page.

TODO: badge

## Why

## Bad

\`\`\`yaml app.yaml
${manifest}\`\`\`

\`\`\`console
$ envfrom check
\`\`\`

## Good

\`\`\`yaml app.yaml
${manifest}\`\`\`

## When it stays silent

## References
`;
}

process.exitCode = main(process.argv.slice(2));
