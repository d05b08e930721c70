import type { Entry, MapNode, ScalarNode, SequenceNode, YamlNode } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/resolve-scalar.ts';
import { goFloatText } from './go-float.ts';
import { compareNaturally } from './natural-order.ts';
import { styleOfText } from './scalar-style.ts';

const LONGEST_SIMPLE_KEY = 128;
const MAX_INT = 2n ** 64n - 1n;
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

/** A node where a line has begun, the place after its indentation. */
function writeBlock(out: string[], node: YamlNode, indent: string): void {
  if (node.kind === 'map' && node.entries.length > 0) writeMap(out, node, indent);
  else if (node.kind === 'sequence' && node.items.length > 0) writeSequence(out, node, indent);
  else out.push(inline(node, `${indent}  `), '\n');
}

function writeMap(out: string[], map: MapNode, indent: string): void {
  sortedEntries(map).forEach((entry, index) => {
    if (index > 0) out.push(indent);
    writeEntry(out, entry, indent);
  });
}

/** Entries by the text of their keys; the same map is printed once per build, but sorted once. */
const sortedOf = new WeakMap<MapNode, readonly Entry[]>();

function sortedEntries(map: MapNode): readonly Entry[] {
  let sorted = sortedOf.get(map);
  if (sorted === undefined) {
    sorted = map.entries.toSorted((a, b) => compareNaturally(a.key.text, b.key.text));
    sortedOf.set(map, sorted);
  }
  return sorted;
}

function writeEntry(out: string[], { key, value }: Entry, indent: string): void {
  const { text } = key;
  if (text.includes('\n') || byteLength(text) > LONGEST_SIMPLE_KEY) {
    out.push('? ', textAs(text, styleOfText(text), `${indent}  `), `\n${indent}: `);
    if (isBlock(value)) writeBlock(out, value, `${indent}  `);
    else out.push(inline(value, `${indent}  `), '\n');
    return;
  }
  out.push(textAs(text, styleOfText(text), ''), ':');
  if (value.kind === 'map' && value.entries.length > 0) {
    out.push(`\n${indent}  `);
    writeMap(out, value, `${indent}  `);
  } else if (value.kind === 'sequence' && value.items.length > 0) {
    // A list in a map stands at the map's own indentation.
    out.push(`\n${indent}`);
    writeSequence(out, value, indent);
  } else out.push(' ', inline(value, `${indent}  `), '\n');
}

function writeSequence(out: string[], { items }: SequenceNode, indent: string): void {
  items.forEach((item, index) => {
    out.push(index > 0 ? `${indent}- ` : '- ');
    writeBlock(out, item, `${indent}  `);
  });
}

function isBlock(node: YamlNode): boolean {
  if (node.kind === 'scalar') return false;
  return (node.kind === 'map' ? node.entries : node.items).length > 0;
}

/** A scalar, `{}` or `[]`; lines of a block scalar stand at `indent`. */
function inline(node: YamlNode, indent: string): string {
  if (node.kind === 'map') return '{}';
  if (node.kind === 'sequence') return '[]';
  return scalarText(node, indent);
}

function scalarText(node: ScalarNode, indent: string): string {
  const resolved = resolveScalar(node, 'kustomize');
  switch (resolved.kind) {
    case 'string':
      return textAs(resolved.value, styleOfText(resolved.value), indent);
    case 'int':
      return numberText(resolved.json);
    case 'float':
      return numberText(resolved.json);
    case 'bool':
      return String(resolved.value);
    case 'invalid':
      return textAs(node.text, 'double-quoted', indent);
    default:
      return 'null';
  }
}

/** A number out of JSON as go-yaml reads it again: an integer of 64 bits, or a float. */
function numberText(json: string): string {
  if (!/^-?[0-9]+$/.test(json)) return goFloatText(Number(json));
  const value = BigInt(json);
  return value <= MAX_INT && value >= MIN_INT ? String(value) : goFloatText(Number(json));
}

function textAs(text: string, style: ReturnType<typeof styleOfText>, indent: string): string {
  switch (style) {
    case 'plain':
      return text;
    case 'single-quoted':
      return `'${text.replaceAll("'", "''")}'`;
    case 'double-quoted':
      return doubleQuoted(text);
    default:
      return literal(text, indent);
  }
}

/** Without its last line break, which the caller writes. */
function literal(text: string, indent: string): string {
  const hint = /^[ \n]/.test(text) ? '2' : '';
  const chomp = !text.endsWith('\n') ? '-' : text === '\n' || text.endsWith('\n\n') ? '+' : '';
  const lines = text.replace(/\n$/, '').split('\n');
  return `|${hint}${chomp}\n${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}`;
}

const ESCAPES: ReadonlyMap<number, string> = new Map([
  [0x00, '0'],
  [0x07, 'a'],
  [0x08, 'b'],
  [0x09, 't'],
  [0x0a, 'n'],
  [0x0b, 'v'],
  [0x0c, 'f'],
  [0x0d, 'r'],
  [0x1b, 'e'],
  [0x22, '"'],
  [0x5c, '\\'],
  [0x85, 'N'],
  [0x2028, 'L'],
  [0x2029, 'P'],
]);

const TO_ESCAPE = /["\\]|[^\x20-\x7E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/gu;

function doubleQuoted(text: string): string {
  // go-yaml looks for a byte order mark at the start of the text only, and then escapes all of it.
  const pattern = text.startsWith('\uFEFF') ? /[^]/gu : TO_ESCAPE;
  return `"${text.replace(pattern, escape)}"`;
}

function escape(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const short = ESCAPES.get(code);
  if (short !== undefined) return `\\${short}`;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

function byteLength(text: string): number {
  return text.length > LONGEST_SIMPLE_KEY ? text.length : new TextEncoder().encode(text).length;
}
