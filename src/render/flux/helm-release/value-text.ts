import type { ScalarNode } from '../../../model/node.ts';
import type { SourceKey, SourceValue } from '../../../model/source.ts';
import type { SourceFile, TextHost } from '../../../model/span.ts';
import { trailOf } from '../../../model/trail.ts';
import { fromBytes } from '../../helm/text/bytes.ts';
import { embedText } from '../../kustomize/tree/embed-text.ts';
import { makingOfParts } from '../../kustomize/tree/making-of-parts.ts';
import { lineHost } from './line-host.ts';

/** The text of a key of a source as a file of its own: its lines are where the ConfigMap or Secret was written. */
export function valueText({ node, at }: SourceKey, value: SourceValue): SourceFile {
  const text = value.kind === 'text' ? value.text : fromBytes(value.bytes);
  const whole = { spanOf: () => node ?? at };
  if (node?.kind !== 'scalar' || node.text !== text)
    return { path: at.file.path, text, host: whole };
  const host = hostOf(node) ?? whole;
  if (node.value === undefined) return { path: at.file.path, text, host };
  const madeOf = (start: number, end: number) =>
    makingOfParts(node, host.spanOf(start, end), start, end);
  return { path: at.file.path, text, host: { ...host, madeOf } };
}

function hostOf(node: ScalarNode): TextHost | undefined {
  const { file, text, start: first } = node;
  if (file.text.startsWith(text, first)) {
    return { spanOf: (start, end) => ({ file, start: first + start, end: first + end }) };
  }
  if (isFilledIn(node)) return lineHost(node, text);
  // In a text of lines, `$$` may have become `$` without any variable.
  const ofLines = node.style === 'literal' ? lineHost(node, text) : undefined;
  return ofLines ?? embedText(node, false).host;
}

function isFilledIn(node: ScalarNode): boolean {
  for (let trail = trailOf(node); trail !== undefined; trail = trail.before) {
    if (trail.step.kind === 'substitution') return true;
  }
  return node.value !== undefined;
}
