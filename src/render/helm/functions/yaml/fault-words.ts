import { parseGoInteger, MAX_INT64 } from '../../../../go/go-number.ts';
import { goQuote } from '../../../../go/go-quote.ts';
import type { Limits } from '../../../../model/limits.ts';
import type { Entry, YamlNode, ScalarNode } from '../../../../model/node.ts';
import type { ParseFault } from '../../../../model/parsed-file.ts';
import { resolveScalar } from '../../../../model/scalars/resolve-scalar.ts';
import { parseDocument } from '../../../../parse/parse-text.ts';
import { floatText } from '../../value/format/float-text.ts';

const NO_KEY = 'unsupported map key of type: ';
const STAND_IN = '"key"';
const TAG = /!(?:!|<tag:yaml\.org,2002:)([a-z]+)>?(?:[ \t]+&\S+)?\s*$/;
/** Characters searched for the tag before a value, the blanks between them included. */
const LONGEST_TAG = 200;

/**
 * The whole text of Go's error. The message of a fault ends before the part of the file that Go quotes; the result of a
 * template includes that part.
 */
export function faultWords(fault: ParseFault, limits: Limits): string {
  const { at, kubectl } = fault;
  const found = at.file.text.slice(at.start, at.end);
  if (kubectl === 'yaml: unknown anchor') return `${kubectl} '${found.slice(1)}' referenced`;
  if (kubectl === undefined && found.startsWith('*')) {
    return `yaml: anchor '${found.slice(1)}' value contains itself`;
  }
  if (kubectl === 'yaml: invalid map key') {
    const key = parseAlone(fault, limits);
    return key === undefined ? kubectl : `${kubectl}: ${goSyntax(key)}`;
  }
  if (kubectl?.startsWith('yaml: cannot decode ')) return badTagWords(fault, kubectl, limits);
  return kubectl?.startsWith(NO_KEY)
    ? noKeyWords(fault, kubectl, limits)
    : (kubectl ?? fault.message);
}

/** The value at a fault, parsed alone, with its first line indented as before. */
function parseAlone(
  { at: { file, start, end } }: ParseFault,
  limits: Limits,
): YamlNode | undefined {
  const indent = start - (file.text.lastIndexOf('\n', start - 1) + 1);
  const text = ' '.repeat(indent) + file.text.slice(start, end);
  return parseDocument({ file: { path: '', text }, start: 0, end: text.length }, limits).root;
}

/** The tag precedes the value, an anchor may be between them. */
function badTagWords(fault: ParseFault, kubectl: string, limits: Limits): string {
  const { file, start } = fault.at;
  const before = file.text.slice(Math.max(0, start - LONGEST_TAG), start);
  const [, tag] = TAG.exec(before) ?? [];
  const value = parseAlone(fault, limits);
  const text = value?.kind === 'scalar' ? value.text : '';
  return tag === undefined ? kubectl : `${kubectl} \`${text}\` as a !!${tag}`;
}

/** Finds the value by replacing the invalid key. */
function noKeyWords({ at }: ParseFault, kubectl: string, limits: Limits): string {
  const { file, start, end } = at;
  const written = file.text.slice(start, end);
  const text = file.text.slice(0, start) + STAND_IN + file.text.slice(end);
  const whole = { file: { path: '', text }, start: 0, end: text.length };
  const { root } = parseDocument(whole, limits, { endLastLine: false });
  const entry = root && entryAt(root, start);
  if (entry === undefined) return kubectl;
  const integer = parseGoInteger(written.replaceAll('_', ''));
  const key = integer === undefined ? '<nil>' : `0x${integer.toString(16)}`;
  return `${kubectl}, key: ${key}, value: ${goSyntaxOfArgument(entry.value)}`;
}

function entryAt(root: YamlNode, start: number): Entry | undefined {
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'sequence') pending.push(...node.items);
    if (node.kind !== 'map') continue;
    const found = node.entries.find(({ key }) => key.start === start);
    if (found !== undefined) return found;
    pending.push(...node.entries.map(({ value }) => value));
  }
  return undefined;
}

const NIL = 'interface {}(nil)';

/** A node as Go's `%#v` prints what go-yaml v2 reads from it. */
function goSyntax(node: YamlNode): string {
  switch (node.kind) {
    case 'map': {
      const entries = node.entries.map(
        ({ key, value }) => `${scalarSyntax(key)}:${goSyntax(value)}`,
      );
      return `map[interface {}]interface {}{${entries.join(', ')}}`;
    }
    case 'sequence':
      return `[]interface {}{${node.items.map(goSyntax).join(', ')}}`;
    default:
      return scalarSyntax(node);
  }
}

/** The same for a value that is an argument by itself. */
function goSyntaxOfArgument(node: YamlNode): string {
  const text = goSyntax(node);
  return text === NIL ? '<nil>' : text;
}

function scalarSyntax(node: ScalarNode): string {
  const resolved = resolveScalar(node, 'kubectl');
  switch (resolved.kind) {
    case 'string':
      return goQuote(resolved.value);
    case 'bool':
      return String(resolved.value);
    case 'int': {
      const integer = BigInt(resolved.json);
      return integer > MAX_INT64 ? `0x${integer.toString(16)}` : resolved.json;
    }
    case 'float':
      return floatText(resolved.value, 'g', -1);
    case 'invalid':
      return infinity(node.text.toLowerCase());
    default:
      return NIL;
  }
}

function infinity(text: string): string {
  if (text.endsWith('nan')) return 'NaN';
  return text.startsWith('-') ? '-Inf' : '+Inf';
}
