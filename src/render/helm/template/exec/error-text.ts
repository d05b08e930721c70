import { goQuote } from '../../../../go/go-quote.ts';
import { byteOffset } from '../../text/bytes.ts';
import type { Text } from '../../text/text.ts';
import { nodeText } from '../parse/node-text.ts';
import { lineOf, type ParseFault } from '../parse/parse-state.ts';
import type { Frame } from './machine.ts';

/** A parse error as Go prints it. */
export function parseErrorText(
  parseName: string,
  { message, startedOn, line }: ParseFault,
): string {
  const extra = startedOn === undefined ? '' : `${startedOn.words} ${parseName}:${startedOn.line}`;
  return `template: ${parseName}:${line}: ${message}${extra}`;
}

/** Whether a template must not be quoted: it may be a value of a Secret. */
export type Hides = (source: Text) => boolean;

/** An error of a frame as Go prints it: the position and text of the node that the frame is at come first. */
export function execErrorText({ template, node }: Frame, message: string, hides: Hides): string {
  const { name, parseName, source } = template;
  if (node === undefined) return `template: ${name}: ${message}`;
  const line = lineOf(source.text, node.pos);
  const column = byteColumn(source.text, node.pos);
  const position = `${parseName}:${line}:${column}`;
  const [executing, about] = hides(source) ? ['"…"', '…'] : [goQuote(name), nodeText(node)];
  return `template: ${position}: executing ${executing} at <${about}>: ${message}`;
}

/** Go counts columns in bytes from 0. */
function byteColumn(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return byteOffset(text.slice(start, offset), offset - start);
}
