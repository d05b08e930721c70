import { GROUP_TITLES, type RuleMeta } from '../../model/rule.ts';
import { displayWidth, padEnd } from '../../text/display-width.ts';
import { safeJson } from '../text/escape-text.ts';
import { styleOf, type Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';
import { groupBy } from '../../model/group-by.ts';

/** Every format of `rules`. */
export type RuleFormat = 'table' | 'json' | 'markdown';

export interface RuleOptions {
  readonly color: boolean;
  /** Columns to wrap to; undefined: one line per rule. */
  readonly width: number | undefined;
}

/** The table of rules in catalogue order: for people by group, as JSON, or as the Markdown table of the README. */
export function formatRules(
  format: RuleFormat,
  rules: readonly RuleMeta[],
  { color, width }: RuleOptions,
): string {
  if (format === 'json') return `${safeJson(rules)}\n`;
  if (format === 'markdown') return markdownTable(rules);
  return textTable(rules, styleOf(color), width);
}

/** Columns that a summary keeps next to its rule; with less it goes below. */
const LEAST_SUMMARY = 30;

function textTable(rules: readonly RuleMeta[], style: Style, width: number | undefined): string {
  const idWidth = widest(rules.map(({ id }) => id));
  const severityWidth = widest(rules.map(({ severity }) => severity));
  const beside = idWidth + severityWidth + 6;
  const isNarrow = width !== undefined && width - beside < LEAST_SUMMARY;
  const indent = ' '.repeat(isNarrow ? 4 : beside);
  const room = width === undefined ? undefined : Math.max(LEAST_SUMMARY, width - indent.length);
  const blocks = [...groupBy(rules, ({ group }) => group)].map(([group, members]) => {
    const lines = members.flatMap((rule) => {
      const head = `  ${style.bold(padEnd(rule.id, idWidth))}  ${severityText(rule, severityWidth, style)}  `;
      const summary = wrapText(plainSummary(rule), room);
      if (isNarrow) return [head.trimEnd(), ...summary.map((line) => indent + line)];
      return summary.map((line, at) => (at === 0 ? head : indent) + line);
    });
    return `${[style.underline(GROUP_TITLES[group]), ...lines].join('\n')}\n`;
  });
  return blocks.join('\n');
}

function plainSummary({ summary, severity, strict }: RuleMeta): string {
  return strict === undefined || strict === severity ? summary : `${summary} (--strict: ${strict})`;
}

function severityText({ severity }: RuleMeta, width: number, style: Style): string {
  const text = padEnd(severity, width);
  const paints = { error: style.red, warning: style.yellow, info: style.cyan, off: style.dim };
  return paints[severity](text);
}

function markdownTable(rules: readonly RuleMeta[]): string {
  const rows = rules.map(({ id, severity, strict, summary }) => {
    const shown =
      strict === undefined || strict === severity ? severity : `${severity} (strict: ${strict})`;
    return `| [${id}](rules/${id}/README.md) | ${shown} | ${summary.replaceAll('|', String.raw`\|`)} |\n`;
  });
  return `| Rule | Severity | What it reports |\n| :--- | :--- | :--- |\n${rows.join('')}`;
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, displayWidth(text)), 0);
}
