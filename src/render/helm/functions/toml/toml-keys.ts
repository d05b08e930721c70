/** A text as TOML writes it between double quotes. */
export function escapeToml(text: string): string {
  return text.replaceAll(/["\\\u0000-\u001f\u007f]/g, escapeChar);
}

/** A part of a key: quoted unless it is made of letters, digits, `-` and `_`. */
export function keyText(part: string): string {
  return /^[A-Za-z0-9_-]+$/.test(part) ? part : `"${escapeToml(part)}"`;
}

/** A whole key: `a."b c".d`. */
export function keysText(parts: readonly string[]): string {
  return parts.map(keyText).join('.');
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\f', '\\f'],
  ['\r', '\\r'],
]);

function escapeChar(char: string): string {
  return SHORT.get(char) ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
