/** A line of `kubectl describe` before its tabs are aligned. */
export interface DescribeLine {
  readonly text: string;
  /** False for lines that only decide how wide the columns of the shown ones are. */
  readonly shown: boolean;
}

/** Control characters that a terminal may obey, without those that text/tabwriter reads, and what changes the order of what is shown. */
const UNSAFE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\r\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * The lines of a text that kubectl prints: it may break into several. Escape and carriage return become what kubectl makes
 * of them; other control characters, which kubectl hands on, are escaped too.
 */
export function describeLines(text: string, shown = true): readonly DescribeLine[] {
  const safe = text.replace(UNSAFE, escaped);
  return safe.split(/[\n\f]/).map((line) => ({ text: line, shown }));
}

function escaped(char: string): string {
  if (char === '\u001b') return '^[';
  return char === '\r' ? '\\r' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
