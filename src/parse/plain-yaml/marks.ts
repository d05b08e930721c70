export const TAB = 9;
export const LF = 10;
export const SPACE = 32;
export const DOUBLE_QUOTE = 34;
export const HASH = 35;
export const SINGLE_QUOTE = 39;
export const DASH = 45;
export const COLON = 58;

/** Whether a blank, a line break or nothing follows the dash or colon before `at`. */
export function isBlankAt(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return code === SPACE || code === LF;
}

/** Where the blanks from `at` on end. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}

/** A letter or digit of ASCII, `_`, `.` or `/`: what a plain scalar may start with anywhere. */
export function isWordStart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 46 && code <= 57) ||
    code === 95
  );
}

/** What a plain scalar in block style may start with, but for the three marks (`-`, `?`, `:`) for which the next character counts. */
export function isPlainStart(code: number): boolean {
  return isWordStart(code) || code > 126 || OTHER_STARTS.has(code);
}

const OTHER_STARTS: ReadonlySet<number> = new Set(
  Array.from('$()+;<=\\^~', (mark) => mark.charCodeAt(0)),
);

/** What a plain scalar in a flow collection goes on with. */
export function isFlowWord(code: number): boolean {
  return code > SPACE && !FLOW_ENDS.has(code);
}

const FLOW_ENDS: ReadonlySet<number> = new Set(
  Array.from(',?[]{}:#', (mark) => mark.charCodeAt(0)),
);
