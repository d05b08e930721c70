import type { Rule } from '../../src/model/rule.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatText } from '../../src/report/problems/format-text.ts';
import type { PageExample } from './parse-page.ts';
import { runExample } from './run-example.ts';

/** Columns of a page's output: what GitHub shows without scrolling. */
const WIDTH = 100;

/** The lines that `envfrom check` prints for an example. */
export function renderExample(example: PageExample, rule: Rule): readonly string[] {
  const report = runExample(example, rule);
  const pieces = formatText(report, { ...DEFAULT_FORMAT_OPTIONS, width: WIDTH });
  return [...pieces].join('').trimEnd().split('\n');
}
