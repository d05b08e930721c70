/** An element of a Go layout: literal text, or a part of a time in the way the reference time has it. */
export type LayoutPart =
  | { readonly kind: 'text'; readonly written: string }
  | { readonly kind: 'fraction'; readonly written: string }
  | { readonly kind: Element; readonly written: string };

export type Element =
  | 'long month'
  | 'month'
  | 'number month'
  | 'zero month'
  | 'long weekday'
  | 'weekday'
  | 'day'
  | 'under day'
  | 'zero day'
  | 'under year day'
  | 'zero year day'
  | 'hour'
  | 'hour12'
  | 'zero hour12'
  | 'minute'
  | 'zero minute'
  | 'second'
  | 'zero second'
  | 'long year'
  | 'year'
  | 'PM'
  | 'pm'
  | 'zone'
  | 'offset';

/** The longest of those that begin alike is first. */
const ELEMENTS: readonly (readonly [RegExp, Element | 'fraction'])[] = [
  [/January/y, 'long month'],
  [/Jan(?![a-z])/y, 'month'],
  [/Monday/y, 'long weekday'],
  [/Mon(?![a-z])/y, 'weekday'],
  [/MST/y, 'zone'],
  [/01/y, 'zero month'],
  [/02/y, 'zero day'],
  [/03/y, 'zero hour12'],
  [/04/y, 'zero minute'],
  [/05/y, 'zero second'],
  [/06/y, 'year'],
  [/002/y, 'zero year day'],
  [/15/y, 'hour'],
  [/1/y, 'number month'],
  [/2006/y, 'long year'],
  [/2/y, 'day'],
  [/_2(?!006)/y, 'under day'],
  [/__2/y, 'under year day'],
  [/3/y, 'hour12'],
  [/4/y, 'minute'],
  [/5/y, 'second'],
  [/PM/y, 'PM'],
  [/pm/y, 'pm'],
  [/[-Z](?:070000|07:00:00|0700|07:00|07)/y, 'offset'],
  [/[.,](?:0+|9+)(?![0-9])/y, 'fraction'],
];
const STARTS = 'JM0123456_PpZ-.,';

/** Splits a layout into its elements; text between them is literal. */
export function splitLayout(layout: string): LayoutPart[] {
  const parts: LayoutPart[] = [];
  let from = 0;
  for (let at = 0; at < layout.length;) {
    const found = STARTS.includes(layout.charAt(at)) ? elementAt(layout, at) : undefined;
    if (found === undefined) {
      at++;
      continue;
    }
    if (at > from) parts.push({ kind: 'text', written: layout.slice(from, at) });
    parts.push(found);
    at += found.written.length;
    from = at;
  }
  if (from < layout.length) parts.push({ kind: 'text', written: layout.slice(from) });
  return parts;
}

function elementAt(layout: string, at: number): LayoutPart | undefined {
  for (const [pattern, kind] of ELEMENTS) {
    pattern.lastIndex = at;
    const [written] = pattern.exec(layout) ?? [];
    if (written !== undefined) return { kind, written };
  }
  return undefined;
}
