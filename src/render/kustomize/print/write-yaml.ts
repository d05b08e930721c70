import { byteLength } from '../../../go/byte-text.ts';
import { goFloatText } from '../../../go/go-float.ts';
import { MAX_UINT64 } from '../../../go/go-number.ts';
import { memo } from '../../../model/memo.ts';
import type { Entry, MapNode, ScalarNode, SequenceNode, YamlNode } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { lengthOf, writeQuoted, writeText, type TextPlace } from '../tree/write-text.ts';
import { compareNaturally } from './natural-order.ts';

const LONGEST_SIMPLE_KEY = 128;
const MIN_INT = -(2n ** 63n);

/**
 * Objects as `kustomize build` prints them (go-yaml v2 behind sigs.k8s.io/yaml): documents joined by `---`, keys sorted,
 * every scalar as its resolved value, strings quoted where they would be read as something else. For objects that
 * `findUnwritable` has nothing to say about.
 */
export function writeYaml(objects: readonly YamlNode[]): string {
  return objects.map(writeDocument).join('---\n');
}

function writeDocument(object: YamlNode): string {
  const out: string[] = [];
  writeBlock(out, object, '');
  return out.join('');
}

/** A node behind as much text as `indent` is long; its further lines are indented by it. */
function writeBlock(out: string[], node: YamlNode, indent: string): void {
  if (node.kind === 'map' && node.entries.length > 0) writeMap(out, node, indent);
  else if (node.kind === 'sequence' && node.items.length > 0) writeSequence(out, node, indent);
  else out.push(ended(node, inline(node, { column: indent.length, indent: indent.length })));
}

function writeMap(out: string[], map: MapNode, indent: string): void {
  sortedEntries(map).forEach((entry, index) => {
    if (index > 0) out.push(indent);
    writeEntry(out, entry, indent);
  });
}

/** Maps are shared between builds, and each is sorted once. */
const sortedEntries = memo(({ entries }: MapNode) =>
  entries.toSorted((a, b) => compareNaturally(a.key.text, b.key.text)),
);

function writeEntry(out: string[], { key, value }: Entry, indent: string): void {
  const inner = `${indent}  `;
  if (!isSimpleKey(key.text)) {
    const place = { column: inner.length, indent: inner.length };
    out.push('? ', writeText(key.text, place), `\n${indent}: `);
    writeBlock(out, value, inner);
    return;
  }
  const name = writeText(key.text, undefined);
  out.push(name, ':');
  if (value.kind === 'map' && value.entries.length > 0) {
    out.push(`\n${inner}`);
    writeMap(out, value, inner);
  } else if (value.kind === 'sequence' && value.items.length > 0) {
    // A list in a map is at the map's own indentation.
    out.push(`\n${indent}`);
    writeSequence(out, value, indent);
  } else {
    const column = indent.length + lengthOf(name) + 2;
    out.push(' ', ended(value, inline(value, { column, indent: inner.length })));
  }
}

function writeSequence(out: string[], { items }: SequenceNode, indent: string): void {
  items.forEach((item, index) => {
    out.push(index > 0 ? `${indent}- ` : '- ');
    writeBlock(out, item, `${indent}  `);
  });
}

/** A value and the end of its line, which a block that ends with an odd break has already. */
function ended(node: YamlNode, text: string): string {
  const isEnded =
    node.kind === 'scalar' && text.startsWith('|') && /[\u2028\u2029]$/.test(node.text);
  return isEnded ? text : `${text}\n`;
}

/** A scalar, `{}` or `[]`. */
function inline(node: YamlNode, place: TextPlace): string {
  if (node.kind === 'map') return '{}';
  if (node.kind === 'sequence') return '[]';
  return scalarText(node, place);
}

function scalarText(node: ScalarNode, place: TextPlace): string {
  const resolved = resolveScalar(node, 'kustomize');
  switch (resolved.kind) {
    case 'string':
      return writeText(resolved.value, place);
    case 'int':
    case 'float':
      return numberText(resolved.json);
    case 'bool':
      return String(resolved.value);
    case 'invalid':
      return writeQuoted(node.text, 'double-quoted', place);
    default:
      return 'null';
  }
}

/** A number out of JSON as go-yaml reads it again: an integer of 64 bits, or a float. */
export function numberText(json: string): string {
  if (!/^-?[0-9]+$/.test(json)) return goFloatText(Number(json));
  const value = BigInt(json);
  return value <= MAX_UINT64 && value >= MIN_INT ? String(value) : goFloatText(Number(json));
}

/** A key that is longer, or has several lines, is written behind `? `. */
export function isSimpleKey(text: string): boolean {
  // No character takes more than three bytes for each of its units.
  if (text.length * 3 > LONGEST_SIMPLE_KEY && byteLength(text) > LONGEST_SIMPLE_KEY) return false;
  return !/[\r\n\u0085\u2028\u2029]/.test(text);
}
