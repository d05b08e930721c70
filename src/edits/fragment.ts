/** A value to write: texts, numbers, lists and maps. Keys are plain names. */
export type Fragment = string | number | boolean | readonly Fragment[] | FragmentMap;
interface FragmentMap {
  readonly [key: string]: Fragment;
}

/** How the text around a new piece is written. */
export interface Style {
  /** Where the piece's own lines begin. */
  readonly indent: number;
  /** How much deeper each level is. */
  readonly step: number;
  /** Whether the items of a list are indented deeper than its key. */
  readonly deepLists: boolean;
  readonly lineBreak: string;
}

/** The characters of a plain scalar that is not read as something else. */
const PLAIN = /^[A-Za-z_/](?:[\w./-]*[\w/-])?$/;
/** Outside brackets, in which a comma is a character like any other. */
const PLAIN_IN_BLOCK = /^[A-Za-z_/](?:[\w./,-]*[\w/-])?$/;
/** Words of YAML 1.1 that are not strings. */
const WORDS = /^(?:y|yes|n|no|true|false|on|off|null|nan|inf)$/i;

/** A text as a YAML scalar on one line, inside brackets or not: plain if that is safe, else double-quoted. */
export function writeScalar(text: string, inFlow: boolean): string {
  const plain = inFlow ? PLAIN : PLAIN_IN_BLOCK;
  return plain.test(text) && !WORDS.test(text) ? text : JSON.stringify(text);
}

/** `key: value` as lines of a block map; the first line is not indented, no line break at the end. */
export function writeEntry(key: string, value: Fragment, style: Style): string {
  const name = writeScalar(key, false);
  if (isEmpty(value)) return `${name}: ${Array.isArray(value) ? '[]' : '{}'}`;
  if (typeof value !== 'object') return `${name}: ${scalarOf(value, false)}`;
  if (isList(value)) {
    const indent = style.indent + (style.deepLists ? style.step : 0);
    const inner = { ...style, indent };
    return [`${name}:`, ...value.map((item) => pad(indent) + writeItem(item, inner))].join(
      style.lineBreak,
    );
  }
  const inner = { ...style, indent: style.indent + style.step };
  return `${name}:${style.lineBreak}${pad(inner.indent)}${writeMap(value, inner)}`;
}

/** `- value` as lines of a block list whose dashes are at `style.indent`; the first line is not indented. */
export function writeItem(value: Fragment, style: Style): string {
  if (isEmpty(value)) return Array.isArray(value) ? '- []' : '- {}';
  if (typeof value !== 'object') return `- ${scalarOf(value, false)}`;
  const inner = { ...style, indent: style.indent + 2 };
  if (isList(value)) {
    const lines = value.map((item) => writeItem(item, inner));
    return `- ${lines.join(style.lineBreak + pad(inner.indent))}`;
  }
  return `- ${writeMap(value, inner)}`;
}

/** A value in brackets on one line, as flow style or, with `json`, as JSON. */
export function writeFlow(value: Fragment, json: boolean): string {
  if (json) return JSON.stringify(value);
  if (typeof value !== 'object') return scalarOf(value, true);
  if (isList(value)) return `[${value.map((item) => writeFlow(item, json)).join(', ')}]`;
  const entries = Object.entries(value);
  return `{${entries.map(([key, item]) => `${writeScalar(key, true)}: ${writeFlow(item, json)}`).join(', ')}}`;
}

function writeMap(map: FragmentMap, style: Style): string {
  const entries = Object.entries(map).map(([key, value]) => writeEntry(key, value, style));
  return entries.join(style.lineBreak + pad(style.indent));
}

function scalarOf(value: string | number | boolean, inFlow: boolean): string {
  return typeof value === 'string' ? writeScalar(value, inFlow) : String(value);
}

function isList(value: Fragment): value is readonly Fragment[] {
  return Array.isArray(value);
}

function isEmpty(value: Fragment): boolean {
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Spaces. */
export function pad(width: number): string {
  return ' '.repeat(width);
}
