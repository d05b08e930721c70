import type { Source } from '../../../model/source.ts';
import { hostSpan } from '../../../model/span.ts';

/** Actions that write nothing where they stand. */
const CONTROL =
  /^\{\{-?[ \t]*(?:if|else|end|with|range|define|block|break|continue|\/\*|\$\w*[ \t]*:?=)/;
/** What stands before an action of a line, and before any colon. */
const ACTION = /^[ \t]*(?:[^\s:#{][^:{]{0,200})?\{\{/;
const DATA = /^[ \t]*(?:data|stringData|binaryData):[ \t]*(\{\{)?/;
const BLOCK_SCALAR = /^([ \t]*).*:[ \t]*[|>][-+\d]*[ \t]*$/;

/**
 * The template of a source that a chart makes with its own values, where it may write a key with others: the key stands in it, behind some
 * condition, or its keys come from values. No values are expected to hold a typo.
 */
export function templateWith(
  { producer }: Source,
  key: string,
  isTypo: boolean,
): string | undefined {
  const { file, start } = hostSpan(producer.manifest.node);
  const end = file.text.indexOf('\n---', start);
  const own = file.text.slice(start, end === -1 ? undefined : end);
  const mayWrite = file.text.includes(`${key}:`) || (!isTypo && writesKeys(own));
  return mayWrite ? file.path : undefined;
}

/** Whether an action of a template, from the beginning of an object, writes keys of its data. */
function writesKeys(template: string): boolean {
  let isData = false;
  let block: number | undefined;
  for (const line of template.split('\n')) {
    const data = DATA.exec(line);
    if (data?.[1] !== undefined) return true;
    isData ||= data !== null;
    const indent = line.length - line.trimStart().length;
    if (block !== undefined && indent <= block && line.trim() !== '') block = undefined;
    if (!isData || block !== undefined) continue;
    if (ACTION.test(line) && !CONTROL.test(line.trimStart())) return true;
    const scalar = BLOCK_SCALAR.exec(line);
    if (scalar !== null) block = scalar[1]?.length;
  }
  return false;
}
