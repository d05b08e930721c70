import { goFloatJson, MAX_INT64, parseGoFloat, parseGoInteger } from '../../go/go-number.ts';
import { timestampJson } from '../../go/timestamp.ts';
import type { Dialect } from '../manifest.ts';
import type { ScalarNode, YamlNode } from '../node.ts';

/** The meaning of a scalar once it is JSON; `json` is the text Go's encoder writes for it, all digits kept. */
type ResolvedScalar =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'int'; readonly value: number; readonly json: string }
  | { readonly kind: 'float'; readonly value: number; readonly json: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'null' }
  /** kubectl or kustomize refuses the whole document because of it; `reason` is how the text they print begins. */
  | { readonly kind: 'invalid'; readonly reason: string };

const NULL = { kind: 'null' } as const;
const TRUE = { kind: 'bool', value: true } as const;
const FALSE = { kind: 'bool', value: false } as const;

const NULLS = ['', '~', 'null', 'Null', 'NULL'];
const WORDS: ReadonlyMap<string, ResolvedScalar> = new Map<string, ResolvedScalar>([
  ...NULLS.map((word) => [word, NULL] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, TRUE] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, FALSE] as const),
  ...['.nan', '.NaN', '.NAN'].map((word) => [word, unsupported('NaN')] as const),
  ...['.inf', '.Inf', '.INF'].map((word) => [word, unsupported('+Inf')] as const),
  ...['+.inf', '+.Inf', '+.INF'].map((word) => [word, unsupported('+Inf')] as const),
  ...['-.inf', '-.Inf', '-.INF'].map((word) => [word, unsupported('-Inf')] as const),
]);

/** YAML 1.1 booleans, which go-yaml v2 (kubectl) still reads and go-yaml v3 (kustomize) no longer does. */
const OLD_WORDS: ReadonlyMap<string, ResolvedScalar> = new Map<string, ResolvedScalar>([
  ...['y', 'Y', 'yes', 'Yes', 'YES', 'on', 'On', 'ON'].map((word) => [word, TRUE] as const),
  ...['n', 'N', 'no', 'No', 'NO', 'off', 'Off', 'OFF'].map((word) => [word, FALSE] as const),
]);

const NUMBER_START = /^[-+.0-9]/;
const ODD_UNDERSCORE = /(?:^|\D)_|_(?:\D|$)/;
/** The characters that a word or a number may start with; go-yaml looks no further at any other text. */
const HINTS = '-+.0123456789yYnNtTfFoO~';
const LONGEST_WORD = 5;

/** Of the hints, those that words start with; all others start numbers. */
const WORD_HINTS = 'yYnNtTfFoO~';
const NO_HINT = 0;
const WORD_HINT = 1;
const NUMBER_HINT = 2;
/** By character code: what such a text may be. */
const HINT_OF = Uint8Array.from({ length: 128 }, (_none, code) => {
  const character = String.fromCharCode(code);
  if (WORD_HINTS.includes(character)) return WORD_HINT;
  return HINTS.includes(character) ? NUMBER_HINT : NO_HINT;
});

/** Whether a plain scalar without a tag is text in every dialect, without working out what else it may be. */
export function isPlainString(text: string): boolean {
  if (text === '') return false;
  const hint = HINT_OF[text.charCodeAt(0)] ?? NO_HINT;
  if (hint === NO_HINT) return true;
  // `name`, which is in every object, may be nothing but a text; `no` and `null` may.
  return hint === WORD_HINT && (text.length > LONGEST_WORD || !isWord(text));
}

function isWord(text: string): boolean {
  return WORDS.has(text) || OLD_WORDS.has(text);
}

/** Whether a scalar is surely the text that it is written as: nearly all are, and then nothing has to be worked out. */
export function isText({ tag, style, text }: ScalarNode): boolean {
  return tag === undefined && (style !== 'plain' || isPlainString(text));
}

/**
 * How a scalar arrives in JSON: read by kubectl (sigs.k8s.io/yaml, go-yaml v2), or read by kustomize (go-yaml v3) whose output kubectl
 * reads again. Quoted and block scalars are strings unless they have another explicit tag.
 */
export function resolveScalar(node: ScalarNode, dialect: Dialect): ResolvedScalar {
  if (node.tag !== undefined) return resolveTagged(node.text, node.tag, dialect);
  if (node.style !== 'plain') return { kind: 'string', value: node.text };
  return resolvePlain(node.text, dialect);
}

/** The text of a scalar that arrives as a JSON string; undefined for anything else, null and absent included. */
export function stringOf(node: YamlNode | undefined, dialect: Dialect): string | undefined {
  if (node?.kind !== 'scalar') return undefined;
  if (isText(node)) return node.text;
  const resolved = resolveScalar(node, dialect);
  return resolved.kind === 'string' ? resolved.value : undefined;
}

/** Whether a node is YAML's null, which Kubernetes treats as an absent field. */
export function isNull(node: YamlNode, dialect: Dialect): boolean {
  return node.kind === 'scalar' && !isText(node) && resolveScalar(node, dialect).kind === 'null';
}

/** The type of a node's JSON value in the words of Go's decoder: `cannot unmarshal number into Go struct field …`. */
export function jsonTypeName(
  node: YamlNode,
  dialect: Dialect,
): 'object' | 'array' | 'string' | 'number' | 'bool' | 'null' {
  if (node.kind === 'map') return 'object';
  if (node.kind === 'sequence') return 'array';
  const { kind } = resolveScalar(node, dialect);
  switch (kind) {
    case 'int':
    case 'float':
      return 'number';
    case 'invalid':
      return 'string';
    default:
      return kind;
  }
}

function resolvePlain(text: string, dialect: Dialect): ResolvedScalar {
  if (isPlainString(text)) return { kind: 'string', value: text };
  const word = WORDS.get(text) ?? (dialect === 'kubectl' ? OLD_WORDS.get(text) : undefined);
  if (word !== undefined) return word;
  if (!NUMBER_START.test(text)) return { kind: 'string', value: text };
  const timestamp = timestampJson(text);
  if (timestamp !== undefined) {
    // go-yaml v2 hands the text on; kustomize marshals Go's time.Time.
    return { kind: 'string', value: dialect === 'kubectl' ? text : timestamp };
  }
  return resolveNumber(text) ?? { kind: 'string', value: text };
}

/** Underscores count for nothing, but behind a leading point only if Go's own syntax has them. */
function resolveNumber(text: string): ResolvedScalar | undefined {
  if (text.startsWith('.') && ODD_UNDERSCORE.test(text)) return undefined;
  const digits = text.replaceAll('_', '');
  const integer = parseGoInteger(digits);
  if (integer !== undefined) {
    return { kind: 'int', value: Number(integer), json: String(integer) };
  }
  const float = parseGoFloat(digits);
  if (float === undefined) return undefined;
  return { kind: 'float', value: float, json: goFloatJson(float) };
}

function resolveTagged(text: string, tag: string, dialect: Dialect): ResolvedScalar {
  switch (tag) {
    case '!!bool':
    case '!!int':
    case '!!null':
    case '!!float':
    case '!!timestamp':
      return resolveAs(text, tag, dialect);
    case '!!binary':
      return decodeBinary(text);
    default:
      return { kind: 'string', value: text };
  }
}

function resolveAs(text: string, tag: string, dialect: Dialect): ResolvedScalar {
  if (tag !== '!!timestamp' && timestampJson(text) !== undefined) {
    return resolveNumber(text) ?? mismatch('!!str');
  }
  const resolved = resolvePlain(text, dialect);
  const found = tagOf(text, resolved);
  if (found === tag) return resolved;
  if (tag === '!!float' && resolved.kind === 'int' && BigInt(resolved.json) <= MAX_INT64) {
    return { kind: 'float', value: resolved.value, json: goFloatJson(resolved.value) };
  }
  return mismatch(found);
}

function tagOf(text: string, resolved: ResolvedScalar): string {
  switch (resolved.kind) {
    case 'string':
      return timestampJson(text) === undefined ? '!!str' : '!!timestamp';
    case 'invalid':
      return '!!float';
    default:
      return `!!${resolved.kind}`;
  }
}

/** Without the value that it goes on with: it may be a Secret's. */
function mismatch(found: string): ResolvedScalar {
  return { kind: 'invalid', reason: `yaml: cannot decode ${found}` };
}

function unsupported(value: string): ResolvedScalar {
  return { kind: 'invalid', reason: `json: unsupported value: ${value}` };
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function decodeBinary(text: string): ResolvedScalar {
  const packed = text.replaceAll(/[\r\n]/g, '');
  if (!BASE64.test(packed)) {
    return { kind: 'invalid', reason: 'yaml: !!binary value contains invalid base64 data' };
  }
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  return { kind: 'string', value: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}
