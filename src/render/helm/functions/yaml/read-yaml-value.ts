import { DEFAULT_LIMITS } from '../../../../model/limits.ts';
import type { MapNode, ScalarNode, YamlNode } from '../../../../model/node.ts';
import { resolveScalar } from '../../../../model/scalars/resolve-scalar.ts';
import { parseDocument } from '../../../../parse/parse-text.ts';
import { remadeText, sliceText } from '../../text/edit-text.ts';
import type { Origin } from '../../text/origin.ts';
import { appendPart, appendRun, finishText, newBuilder } from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import { MADE, type Text } from '../../text/text.ts';
import type { GoValue } from '../../value/go-value.ts';
import {
  boolValue,
  floatValue,
  listValue,
  mapValue,
  NIL,
  nilValue,
  stringValue,
} from '../../value/make-value.ts';
import type { Read } from '../read-results.ts';
import { validText } from '../valid-text.ts';
import { faultWords } from './fault-words.ts';

/** Reads the first document of a text by way of JSON, as Helm's fromYaml does. Values keep the pieces of the text. */
export function readYamlValue(text: Text): Read {
  const source = validText(text);
  const file = { path: '', text: source.text };
  const whole = { file, start: 0, end: source.text.length };
  const { root, fault } = parseDocument(whole, DEFAULT_LIMITS, { endLastLine: false });
  if (fault !== undefined) {
    const words = faultWords(fault, DEFAULT_LIMITS);
    return { value: undefined, error: `error converting YAML to JSON: ${words}` };
  }
  return { value: root === undefined ? NIL : valueOf(root, source), error: undefined };
}

function valueOf(node: YamlNode, source: Text): GoValue {
  switch (node.kind) {
    case 'map':
      return mapOf(node, source);
    case 'sequence':
      return listValue(
        node.items.map((item) => valueOf(item, source)),
        originOf(node, source),
      );
    default:
      return scalarOf(node, source);
  }
}

function mapOf(node: MapNode, source: Text): GoValue {
  const entries = new Map<string, GoValue>();
  const keyOrigins = new Map<string, Origin>();
  for (const { key, name, value } of node.entries) {
    entries.set(name, valueOf(value, source));
    const origin = originOf(key, source);
    if (origin !== undefined) keyOrigins.set(name, origin);
  }
  return mapValue(entries, originOf(node, source), undefined, keyOrigins);
}

function scalarOf(node: ScalarNode, source: Text): GoValue {
  const resolved = resolveScalar(node, 'kubectl');
  switch (resolved.kind) {
    case 'string':
      return stringValue(textOfScalar(node, resolved.value, source));
    case 'bool':
      return boolValue(resolved.value, originOf(node, source));
    case 'int':
    case 'float':
      return floatValue(resolved.value, originOf(node, source));
    default:
      return nilValue(originOf(node, source));
  }
}

/**
 * A text that is written literally keeps its pieces, a block scalar line by line; any other is made from the whole
 * scalar.
 */
function textOfScalar(node: ScalarNode, value: string, source: Text): Text {
  const { start, end, style } = node;
  if (source.pieces.length === 0) return { text: value, pieces: source.pieces };
  if (style === 'literal') return blockText(node, value, source);
  const from = style === 'plain' ? start : start + 1;
  if (source.text.startsWith(value, from) && from + value.length <= end) {
    return sliceText(source, from, from + value.length);
  }
  return remadeText(sliceText(source, start, end), value);
}

/** Each line of the value is the end of a line of the source. */
function blockText({ start, end }: ScalarNode, value: string, source: Text): Text {
  const builder = newBuilder();
  const { text } = source;
  const origin = textOrigin(sliceText(source, start, end));
  let line = text.indexOf('\n', start) + 1;
  for (let from = 0; from < value.length;) {
    const next = endOfLine(value, from, value.length);
    const run = value.slice(from, next);
    const lineEnd = endOfLine(text, line, end);
    const at = lineEnd - run.length;
    if (line > 0 && at >= line && text.startsWith(run, at))
      appendPart(builder, source, at, lineEnd);
    else appendRun(builder, run, origin, MADE);
    from = next;
    line = lineEnd;
  }
  return finishText(builder);
}

/** Behind the line break that ends the line. */
export function endOfLine(text: string, from: number, most: number): number {
  const found = text.indexOf('\n', from);
  return found === -1 ? most : Math.min(found + 1, most);
}

function originOf({ start, end }: YamlNode, source: Text): Origin | undefined {
  return source.pieces.length === 0 ? undefined : textOrigin(sliceText(source, start, end));
}
