import type { Source } from '../../../model/source.ts';
import { hostSpan } from '../../../model/span.ts';

/** Actions that write nothing themselves. */
const CONTROL =
  /^\{\{-?[ \t]*(?:if|else|end|with|range|define|block|break|continue|\/\*|\$\w*[ \t]*:?=)/;
/** An action that begins a line, or follows other text without a colon. */
const ACTION = /^[ \t]*(?:[^\s:#{][^:{]{0,200})?\{\{/;
const DATA = /^[ \t]*(?:data|stringData|binaryData):[ \t]*(\{\{)?/;
const BLOCK_SCALAR = /^([ \t]*)(?![ \t]).*:[ \t]*[|>][-+\d]*[ \t]*$/;

/**
 * Looks at the template of a source that a chart makes: with other values it may write the key, if the key is in the template behind a condition,
 * or if the keys come from values. A typo is not expected in values.
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
