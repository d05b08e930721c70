import { groupBy } from '../../model/group-by.ts';
import { GROUP_TITLES, type RuleMeta } from '../../model/rule.ts';
import { displayWidth } from '../../text/display-width.ts';
import type { Column, Document, Row } from '../document/document.ts';
import { section } from '../document/parts.ts';
import { printDocument } from '../document/print-document.ts';
import { DEFAULT_PRINT_OPTIONS } from '../document/print-options.ts';
import { safeJson } from '../text/escape-text.ts';

/** Every format of `rules`. */
type RuleFormat = 'table' | 'json' | 'markdown';

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
  return printDocument('text', rulesDocument(rules), { ...DEFAULT_PRINT_OPTIONS, color, width });
}

function rulesDocument(rules: readonly RuleMeta[]): Document {
  // The columns of all groups have the same width.
  const columns: readonly Column[] = [
    { title: 'Rule', least: Math.max(...rules.map(({ id }) => displayWidth(id))) },
    { title: 'Severity', least: Math.max(...rules.map(({ severity }) => severity.length)) },
    { title: 'What it reports', fit: 'words' },
  ];
  return [...groupBy(rules, ({ group }) => group)].map(([group, members]) => {
    const rows = members.map((rule): Row => {
      const { id, severity } = rule;
      const tone = severity === 'off' ? 'quiet' : severity;
      return { tone: 'strong', cells: [[id], [[{ text: severity, tone }]], [plainSummary(rule)]] };
    });
    return section(GROUP_TITLES[group], [{ kind: 'table', untitled: true, columns, rows }]);
  });
}

function plainSummary({ summary, severity, strict }: RuleMeta): string {
  return strict === undefined || strict === severity ? summary : `${summary} (--strict: ${strict})`;
}

function markdownTable(rules: readonly RuleMeta[]): string {
  const rows = rules.map(({ id, severity, strict, summary }) => {
    const shown =
      strict === undefined || strict === severity ? severity : `${severity} (strict: ${strict})`;
    return `| [${id}](rules/${id}/README.md) | ${shown} | ${summary.replaceAll('|', String.raw`\|`)} |\n`;
  });
  return `| Rule | Severity | What it reports |\n| :--- | :--- | :--- |\n${rows.join('')}`;
}
