import type { RuleMeta } from './model/rule.ts';

const HEAD = ['RULE', 'SEVERITY', 'WHAT IT FINDS'] as const;

/** The rules as `envfrom rules` lists them: `table`, `json` or `markdown`. Ends with a newline. */
export function formatRules(rules: readonly RuleMeta[], format: string | undefined): string {
  if (format === 'json') return `${JSON.stringify(rules, undefined, 2)}\n`;
  const rows = rules.map((rule) => [rule.id, severityText(rule), rule.summary] as const);
  if (format === 'markdown') {
    const lines = rows.map(([id, severity, summary]) => `| \`${id}\` | ${severity} | ${summary} |`);
    return ['| rule | severity | what it finds |', '|---|---|---|', ...lines, ''].join('\n');
  }
  const widths = [0, 1].map((at) =>
    Math.max(...[HEAD, ...rows].map((row) => (row[at] ?? '').length)),
  );
  const lines = [HEAD, ...rows].map(([id, severity, summary]) =>
    `${id.padEnd(widths[0] ?? 0)}  ${severity.padEnd(widths[1] ?? 0)}  ${summary}`.trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function severityText({ severity, strict }: RuleMeta): string {
  return strict === undefined ? severity : `${severity} (strict: ${strict})`;
}
