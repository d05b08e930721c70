import { memo } from '../../model/memo.ts';
import type { SourceFile, TextRange } from '../../model/span.ts';
import { CREDENTIAL_NAME, namesKey } from '../../text/credential.ts';
import { lineRanges } from './secret-text-ranges.ts';

/** Files of values for charts, whatever they are called: what they hold may become a Secret, and no one can tell which of it. */
const VALUES_FILE = /(?:^|\/)values[^/]*\.ya?ml$/i;
const DATA_FILE = /\.(?:ya?ml|json)$/i;
/** What tells a manifest from them, in all of the objects of a file. */
const OF_MANIFEST = /^[{ \t-]*["']?(?:apiVersion|kind)["']?[ \t]*:/m;
const HOLDS_VALUES =
  /\bkind\W{1,4}(?:HelmRelease|Application(?:Set)?|HelmChartInflationGenerator)\b|^(?:helmCharts|helmChartInflationGenerator)\s*:|\bpostBuild["']?\s*:/m;

/** A key that is named like a credential, or `name: password, value:` of a parameter, and what is behind it on its line. */
const CREDENTIALS = [
  `${CREDENTIAL_NAME}["']?[ \\t]*[:=][ \\t]*`,
  `\\bname["']?[ \\t]*:[ \\t]*["']?${CREDENTIAL_NAME}["']?[ \\t]*[,\\n][^{}]{0,80}?\\bvalue["']?[ \\t]*:[ \\t]*`,
].map((before) => new RegExp(`(${before})([^\\s,}\\]][^,}\\]\\n]*)`, 'gi'));
/** `value: x, name: password` */
const VALUE_FIRST = new RegExp(
  `(\\bvalue["']?[ \\t]*:[ \\t]*)([^\\s,}\\]][^\\n]{0,500}?)[ \\t]*[,\\n][ \\t]*["']?name["']?[ \\t]*:[ \\t]*["']?${CREDENTIAL_NAME}["']?[ \\t]*(?:$|[,}])`,
  'gim',
);
/** What is no credential whatever it is called: nothing, a boolean, a variable, a template, a collection. */
const HARMLESS = /^(?:true|false|null|~|[$<{[*&]|["']{2}|["']?(?:\{\{|\$)|#)/i;

/** Whether a file may hold values for a chart, or for the variables of Flux. */
export const mayHoldValues = memo(({ path, text }: SourceFile): boolean => {
  const isValues = VALUES_FILE.test(path) || (DATA_FILE.test(path) && !OF_MANIFEST.test(text));
  return isValues || HOLDS_VALUES.test(text);
});

/** Where values of charts are named like credentials, in a file that may hold such values: no frame of it shows them. */
export const credentialLines = memo(({ text }: SourceFile): readonly TextRange[] => {
  const ranges: TextRange[] = [];
  for (const found of [...CREDENTIALS, VALUE_FIRST].flatMap((each) => [...text.matchAll(each)])) {
    const [, key = '', value = ''] = found;
    if (HARMLESS.test(value) || namesKey(key)) continue;
    const start = found.index + key.length;
    const end = isInBlock(text, found.index) ? endOfBlock(text, start) : endInFlow(text, start);
    ranges.push(...lineRanges(text, start, end));
  }
  return ranges;
});

/** No key is written further to the right behind blanks. */
const DEEPEST = 10_000;

/** Whether an entry begins its line, after dashes at most: its value goes on for as long as lines are deeper. */
function isInBlock(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - DEEPEST), offset);
  return /^[ \t]*(?:- +)*["']?$/.test(before.slice(before.lastIndexOf('\n') + 1));
}

const IN_FLOW = /"(?:[^"\\]|\\[\s\S])*"?|'(?:[^']|'')*'?|[^,}\]\n]*/y;

/** Where the value of a flow map ends. */
function endInFlow(text: string, start: number): number {
  IN_FLOW.lastIndex = start;
  return start + (IN_FLOW.exec(text)?.[0].length ?? 0);
}

/** Where the lines end that are deeper than the line of an offset. */
function endOfBlock(text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset) + 1;
  const depth = /^ *(?:- +)*/.exec(text.slice(lineStart))?.[0].length ?? 0;
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
