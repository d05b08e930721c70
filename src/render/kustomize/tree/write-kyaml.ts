import type { ScalarNode, YamlNode } from '../../../model/node.ts';
import { isPlainAllowed, isTextWhenPlain, styleOfText } from './scalar-style.ts';
import { writeFolded } from './write-folded.ts';
import { writeQuoted, writeText } from './write-text.ts';

/**
 * A node as kyaml writes it (go-yaml v3: order and quotes kept, lists not indented, no line broken): what kustomize puts
 * back into a scalar that holds YAML, and what a path's `[name=x]` is compared with.
 */
export function writeKyaml(node: YamlNode): string {
  const out: string[] = [];
  writeNode(out, node, '');
  return out.join('');
}

function writeNode(out: string[], node: YamlNode, indent: string): void {
  if (isFlow(node)) out.push(flow(node), '\n');
  else if (node.kind === 'map') writeMap(out, node, indent);
  else if (node.kind === 'sequence') writeSequence(out, node, indent);
  else out.push(scalar(node, indent), '\n');
}

function writeMap(out: string[], node: Extract<YamlNode, { kind: 'map' }>, indent: string): void {
  node.entries.forEach(({ key, value }, index) => {
    if (index > 0) out.push(indent);
    out.push(scalar(key, undefined), ':');
    if (isFlow(value) || value.kind === 'scalar') {
      const text = value.kind === 'scalar' ? scalar(value, `${indent}  `) : flow(value);
      out.push(text === '' ? '' : ` ${text}`, '\n');
      return;
    }
    const inner = value.kind === 'map' ? `${indent}  ` : indent;
    out.push(`\n${inner}`);
    writeNode(out, value, inner);
  });
}

function writeSequence(
  out: string[],
  node: Extract<YamlNode, { kind: 'sequence' }>,
  indent: string,
): void {
  node.items.forEach((item, index) => {
    out.push(index > 0 ? `${indent}- ` : '- ');
    writeNode(out, item, `${indent}  `);
  });
}

/** Empty collections, and those written in braces. */
function isFlow(node: YamlNode): boolean {
  if (node.kind === 'scalar') return false;
  const size = node.kind === 'map' ? node.entries.length : node.items.length;
  if (size === 0) return true;
  const first = node.file.text.charAt(node.start);
  return node.kind === 'map' ? first === '{' : first === '[';
}

function flow(node: YamlNode): string {
  if (node.kind === 'sequence') return `[${node.items.map(flow).join(', ')}]`;
  if (node.kind === 'map') {
    const entries = node.entries.map(
      ({ key, value }) => `${scalar(key, undefined)}: ${flow(value)}`,
    );
    return `{${entries.join(', ')}}`;
  }
  return scalar(node, undefined);
}

/** Without an indentation for further lines, everything is on one. */
function scalar(node: ScalarNode, indent: string | undefined): string {
  const { text, style, tag } = node;
  const place = indent === undefined ? undefined : { column: -Infinity, indent: indent.length };
  if (style === 'double-quoted') return writeQuoted(text, style);
  if (style === 'single-quoted') return singleQuoted(text);
  if (style === 'folded' && indent !== undefined) return folded(text, indent);
  if (style === 'literal' && indent !== undefined && !text.includes('\n')) {
    return literalLine(text, indent);
  }
  if (text.includes('\n')) return writeText(text, place);
  if (style !== 'plain') return writeQuoted(text, 'double-quoted');
  if (tag === '!!str' && !isTextWhenPlain(text)) {
    return writeQuoted(text, 'double-quoted');
  }
  const written = isPlainAllowed(text) ? text : singleQuoted(text);
  return tag === undefined || tag === '!!str' ? written : `${tag} ${written}`.trimEnd();
}

/** A block scalar of one line without a break at its end: `|-`. */
function literalLine(text: string, indent: string): string {
  if (styleOfText(`${text}\n`) !== 'literal') return writeQuoted(text, 'double-quoted');
  return `|${text.startsWith(' ') ? '2' : ''}-\n${indent}${text}`;
}

/** A folded scalar, or one in quotes where it cannot be a block. */
function folded(text: string, indent: string): string {
  if (styleOfText(`${text}\n`) !== 'literal') return writeQuoted(text, 'double-quoted');
  return writeFolded(text, indent);
}

function singleQuoted(text: string): string {
  const allowed = styleOfText(text) !== 'double-quoted' || /^[\x20-\x7E]*$/.test(text);
  return writeQuoted(text, allowed ? 'single-quoted' : 'double-quoted');
}
