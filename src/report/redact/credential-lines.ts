import { memo } from '../../model/memo.ts';
import type { SourceFile } from '../../model/span.ts';
import { lineRanges, type Range } from './secret-text-ranges.ts';

/** Files of values for charts: what they hold may become a Secret, and no one can tell which of it. */
const VALUES_FILE = /(?:^|\/)values[^/]*\.ya?ml$/i;
const HOLDS_VALUES =
  /\bkind\W{1,4}(?:HelmRelease|Application(?:Set)?|HelmChartInflationGenerator)\b|^(?:helmCharts|helmChartInflationGenerator)\s*:/m;

/** A key that is named like a credential, and what is behind it on its line. */
const CREDENTIAL =
  /([\w.-]*(?:passw(?:or)?d|passphrase|token|credentials?|(?:api|secret|access|private|encryption)[-_]?key)["']?[ \t]*[:=][ \t]*)([^\s,}\]][^,}\]\n]*)/gi;
/** What is no credential whatever it is called: nothing, a boolean, a variable, a template, a collection. */
const HARMLESS = /^(?:true|false|null|~|[$<{[*&]|["']{2}|["']?(?:\{\{|\$)|#)/i;
const BLOCK = /^[|>][-+\d]*[ \t]*$/;

/** Where values of charts are named like credentials: no frame of such a file shows them. */
export const credentialLines = memo((file: SourceFile): readonly Range[] => {
  const { path, text } = file;
  if (!VALUES_FILE.test(path) && !HOLDS_VALUES.test(text)) return [];
  const ranges: Range[] = [];
  for (const found of text.matchAll(CREDENTIAL)) {
    const [, key = '', value = ''] = found;
    if (HARMLESS.test(value)) continue;
    const start = found.index + key.length;
    const end = BLOCK.test(value) ? endOfBlock(text, found.index) : start + value.length;
    ranges.push(...lineRanges(text, start, end));
  }
  return ranges;
});

/** Where the lines end that are deeper than the line of an offset. */
function endOfBlock(text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset) + 1;
  const depth = /^ */.exec(text.slice(lineStart))?.[0].length ?? 0;
  let end = text.indexOf('\n', offset);
  while (end !== -1) {
    const next = text.indexOf('\n', end + 1);
    const line = text.slice(end + 1, next === -1 ? text.length : next);
    if (line.trim() !== '' && (/^ */.exec(line)?.[0].length ?? 0) <= depth) return end;
    if (next === -1) return text.length;
    end = next;
  }
  return text.length;
}
