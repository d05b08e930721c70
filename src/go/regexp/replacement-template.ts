/** A part of a replacement: text, or the group whose match goes there (undefined: no such group). */
export type TemplatePart =
  | { readonly kind: 'text'; readonly start: number; readonly end: number }
  | { readonly kind: 'group'; readonly index: number | undefined };

const NAME = /\$(?:\$|(\{?)([\p{L}\p{Nd}_]+))/uy;

/** Reads `$1`, `${name}` and `$$` as `regexp.Expand` does; text parts are places in the template. */
export function parseReplacement(
  template: string,
  names: readonly (string | undefined)[],
): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let start = 0;
  for (let at = template.indexOf('$'); at !== -1; at = template.indexOf('$', at)) {
    NAME.lastIndex = at;
    const [written, brace, name] = NAME.exec(template) ?? [];
    if (written === undefined || (brace === '{' && template[at + written.length] !== '}')) {
      at++;
      continue;
    }
    // Of `$$` the first is the text.
    parts.push({ kind: 'text', start, end: name === undefined ? at + 1 : at });
    if (name !== undefined) parts.push({ kind: 'group', index: groupOf(name, names) });
    at += written.length + (brace === '{' ? 1 : 0);
    start = at;
  }
  parts.push({ kind: 'text', start, end: template.length });
  return parts;
}

function groupOf(name: string, names: readonly (string | undefined)[]): number | undefined {
  if (/^(?:0|[1-9]\d{0,8})$/.test(name)) return Number(name);
  const index = names.indexOf(name);
  return index === -1 ? undefined : index;
}
