/** A line of `kubectl describe` before its tabs are aligned. */
export interface DescribeLine {
  readonly text: string;
  /** False for lines that only decide how wide the columns of the shown ones are. */
  readonly shown: boolean;
}

const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/\u001b/g, '^['],
  [/\r/g, '\\r'],
];

/** The lines of a text that kubectl prints: it may break into several; terminal escapes are disarmed as kubectl does. */
export function describeLines(text: string, shown = true): readonly DescribeLine[] {
  const safe = UNSAFE.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
  return safe.split(/[\n\f]/).map((line) => ({ text: line, shown }));
}
