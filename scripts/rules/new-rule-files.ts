import { catalogue } from '../../rules/catalogue.ts';
import { GROUP_TITLES, type RuleGroup, type RuleMeta } from '../../src/model/rule.ts';
import { VERSION } from '../../src/version.ts';
import type { GeneratedFile } from './generated-files.ts';
import { pagePath } from './pages.ts';

type NewRule = Pick<RuleMeta, 'id' | 'group' | 'severity'>;

const GROUPS = [
  'references',
  'environment',
  'builds',
  'values',
  'fields',
  'volumes',
  'unused',
  'files',
] as const satisfies readonly RuleGroup[];
const SEVERITIES = ['error', 'warning', 'info', 'off'] as const;

/** The arguments of `new-rule`, or what is wrong with them. */
export function ruleArguments(args: readonly string[]): NewRule | string {
  const [id = '', ofGroup = 'values', ofSeverity = 'warning', more] = args;
  const group = GROUPS.find((each) => each === ofGroup);
  const severity = SEVERITIES.find((each) => each === ofSeverity);
  if (!/^[a-z]+(-[a-z0-9]+)+$/.test(id)) return `\`${id}\` is not a rule id: use words-and-dashes`;
  if (group === undefined) return `\`${ofGroup}\` is not a group: use ${GROUPS.join(', ')}`;
  if (severity === undefined) {
    return `\`${ofSeverity}\` is not a severity: use ${SEVERITIES.join(', ')}`;
  }
  return more === undefined ? { id, group, severity } : `\`${more}\` is one argument too many`;
}

/** The files of a new rule, and the catalogue with it: behind the last rule of its group. */
export function newRule(rule: NewRule, catalogueText: string): readonly GeneratedFile[] {
  return [
    { path: `rules/${rule.id}/rule.ts`, text: ruleText(rule) },
    { path: pagePath(rule.id), text: pageText(rule) },
    { path: 'rules/catalogue.ts', text: withRule(catalogueText, rule) },
  ];
}

function constantOf(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function withRule(text: string, { id, group }: NewRule): string {
  const last = catalogue.findLast(({ meta }) => meta.group === group)?.meta.id ?? '';
  const importLine = `import { rule as ${constantOf(id)} } from './${id}/rule.ts';\n`;
  return text
    .replace(/^import type/m, `${importLine}import type`)
    .replace(`\n  ${constantOf(last)},\n`, `\n  ${constantOf(last)},\n  ${constantOf(id)},\n`);
}

function ruleText({ id, group, severity }: NewRule): string {
  return `import { scalarAt } from '../../src/model/node.ts';
import { rulePerContainer } from '../kit/rule-constructors.ts';

export const rule = rulePerContainer(
  {
    id: '${id}',
    summary: 'TODO: one sentence, the same as on the page.',
    severity: '${severity}',
    group: '${group}',
    since: '${VERSION}',
  },
  function* ({ container: { node } }) {
    const wrong = scalarAt(node, 'todo');
    if (wrong === undefined) return;
    yield { at: wrong, message: 'TODO: what and why.', help: 'TODO: what to do.' };
  },
);
`;
}

function pageText({ id, group }: NewRule): string {
  const manifest = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app\n';
  return `# ${id}

TODO: one sentence, the same as on the page.

TODO: ${GROUP_TITLES[group]}

## Why

## Fix

## Bad

\`\`\`yaml app.yaml
${manifest}\`\`\`

\`\`\`console
$ envfrom check
\`\`\`

## Good

\`\`\`yaml app.yaml
${manifest}\`\`\`

## Exceptions

## References
`;
}
