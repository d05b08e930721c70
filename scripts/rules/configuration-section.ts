import type { Rule, RuleMeta } from '../../src/model/rule.ts';

const HEADING = '## Configuration';

/** A page with its last section as it should be: how to change the severity of the rule, how to suppress it, and which options concern it. */
export function withConfiguration(page: string, { meta }: Rule): string {
  const [before = ''] = page.split(`\n${HEADING}\n`);
  return `${before.trimEnd()}\n\n${HEADING}\n\n${sectionOf(meta, page)}`;
}

function sectionOf(meta: RuleMeta, page: string): string {
  const { id, options = [] } = meta;
  const overrides = `[\`overrides\`](../../docs/configuration.md#overrides)`;
  const links = options.map((key) => `[\`${key}\`](../../docs/configuration.md#${anchorOf(key)})`);
  const concern =
    links.length === 1 ? 'An option changes what it reports' : 'Options change what it reports';
  return [
    `Change the severity in \`.envfrom.yaml\`: \`error\`, \`warning\`, \`info\` or \`off\`. ${overrides} changes it in some folders only.${hasCases(page) ? CASES : ''}`,
    `\`\`\`yaml\nrules:\n  ${id}: ${OTHER[meta.severity]}\n\`\`\``,
    suppression(id),
    ...(links.length === 0 ? [] : [`${concern}: ${links.join(', ')}.`]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** A severity to show in an example: not the default. */
const OTHER = { error: 'warning', warning: 'error', info: 'off', off: 'warning' } as const;

const CASES = ' What you choose holds for all cases, also for those with another severity above.';

/** Whether the page lists cases with a severity of their own. */
function hasCases(page: string): boolean {
  const [, exceptions = ''] = page.split('\n## Exceptions\n');
  const [own = ''] = exceptions.split('\n## ');
  return /reported as/i.test(own);
}

function anchorOf(key: string): string {
  return key.toLowerCase();
}

/** Rules whose problems no comment suppresses at their line, and what to do. */
const WITHOUT_COMMENT: Readonly<Record<string, string>> = {
  'stale-lock':
    'No comment suppresses it: the lock is JSON. Turn the rule off, or run `envfrom baseline`.',
  'unused-suppression':
    'No comment suppresses it: remove the comment or annotation that it reports, or correct it.',
};

/** Rules whose comment has only one place. */
const ONLY_ABOVE: Readonly<Record<string, string>> = {
  'unparsed-env-file':
    'Suppress one problem with a comment on the line above. At the end of the line, it would become part of the value:',
};

/** Rules about what is in no object, or in one that nothing builds: an annotation does not suppress them. */
const WITHOUT_ANNOTATION: ReadonlySet<string> = new Set([
  'left-out-by-change',
  'missing-flux-source',
  'unbuildable-kustomization',
  'undecrypted-secret',
  'unlisted-addition',
  'unlisted-generator',
  'unlisted-manifest',
  'unmatched-patch',
  'unparsed-env-file',
  'unreadable-manifest',
  'unrenderable-chart',
  'unset-flux-variable',
  'unused-helm-value',
  'version-dependent-build',
]);

/** Whether a comment above the line of a problem suppresses it. */
export function takesComments(id: string): boolean {
  return WITHOUT_COMMENT[id] === undefined;
}

/** Whether an annotation on the object of a problem suppresses it. */
export function takesAnnotations(id: string): boolean {
  return takesComments(id) && !WITHOUT_ANNOTATION.has(id);
}

function suppression(id: string): string {
  const none = WITHOUT_COMMENT[id];
  const more = '[docs/suppressing.md](../../docs/suppressing.md) lists all ways.';
  if (none !== undefined) return `${none} ${more}`;
  const only = ONLY_ABOVE[id];
  const where =
    only ?? 'Suppress one problem with a comment, at the end of its line or on the line above:';
  const comment = `\`\`\`yaml\n# envfrom-ignore ${id} -- reason\n\`\`\``;
  if (only !== undefined) return `${where}\n\n${comment}\n\n${more}`;
  const otherwise = WITHOUT_ANNOTATION.has(id)
    ? `write \`# envfrom-ignore-file ${id} -- reason\` at the top of the file, or use \`overrides\``
    : `annotate the object or its pod template with \`ignore.envfrom.dev/${id}: reason\``;
  return `${where}\n\n${comment}\n\n\`#\` does not start a comment in a text block (\`|\`) or in JSON: ${otherwise}. ${more}`;
}
