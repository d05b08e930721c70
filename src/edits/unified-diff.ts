/** Lines around a change that a diff shows. */
const CONTEXT = 3;
/** Lines of which the shortest script is looked for; beyond, the differing middle is replaced whole. */
const MAX_LINES = 2000;

type Step = readonly [mark: ' ' | '-' | '+', line: string];

/** A text to compare, and the lines that may be shown of it. Undefined if the file does not exist. */
interface DiffSide {
  readonly text: string | undefined;
  readonly shown: string | undefined;
}

/** The output of `diff -u` for two texts of one file; empty if they are equal. */
export function unifiedDiff(path: string, before: DiffSide, after: DiffSide): string {
  if (before.text === after.text) return '';
  const [old, fresh] = [linesOf(before.text ?? ''), linesOf(after.text ?? '')];
  const shown = { '-': linesOf(before.shown ?? ''), '+': linesOf(after.shown ?? '') };
  const steps: Step[] = [];
  let [oldAt, freshAt] = [0, 0];
  for (const [mark] of stepsOf(old, fresh)) {
    const line = mark === '-' ? shown['-'][oldAt] : shown['+'][freshAt];
    steps.push([mark, visible(line ?? '')]);
    if (mark !== '+') oldAt += 1;
    if (mark !== '-') freshAt += 1;
  }
  const heads = [
    before.text === undefined ? '--- /dev/null' : `--- ${pathText(`a/${path}`)}`,
    after.text === undefined ? '+++ /dev/null' : `+++ ${pathText(`b/${path}`)}`,
  ];
  return [...heads, ...hunksOf(steps).map((hunk) => hunkText(steps, hunk)), ''].join('\n');
}

/** A line without what a terminal obeys; the return at the end of a line of Windows is its end. */
function visible(line: string): string {
  // eslint-disable-next-line no-control-regex
  return line.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, (char, at: number) =>
    char === '\r' && at === line.length - 1
      ? char
      : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** A path as git writes it (quote.c, `quote_c_style`): always one line. Invisible characters are quoted, too. */
function pathText(path: string): string {
  const quoted = path.replace(/["\\]|(?! )[\p{C}\p{Z}]/gu, (char) => {
    const octal = Array.from(
      new TextEncoder().encode(char),
      (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
    );
    return ESCAPES.get(char) ?? octal.join('');
  });
  return quoted === path ? path : `"${quoted}"`;
}

/** Lines with a mark at one that has no line break. */
function linesOf(text: string): readonly string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

/** The shortest way from one list of lines to another. */
function stepsOf(before: readonly string[], after: readonly string[]): readonly Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shortest = Math.min(before.length, after.length) - start;
  while (end < shortest && before.at(-1 - end) === after.at(-1 - end)) end++;
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  return [
    ...before.slice(0, start).map(kept),
    ...middleSteps(old, fresh),
    ...before.slice(before.length - end).map(kept),
  ];
}

function kept(line: string): Step {
  return [' ', line];
}

function middleSteps(old: readonly string[], fresh: readonly string[]): readonly Step[] {
  if (old.length * fresh.length > MAX_LINES * MAX_LINES || old.length === 0 || fresh.length === 0)
    return [...old.map((line): Step => ['-', line]), ...fresh.map((line): Step => ['+', line])];
  const width = fresh.length + 1;
  // Lengths of the longest common parts from each pair of lines on.
  const common = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      const here = i * width + j;
      common[here] =
        old[i] === fresh[j]
          ? (common[here + width + 1] ?? 0) + 1
          : Math.max(common[here + width] ?? 0, common[here + 1] ?? 0);
    }
  }
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const here = i * width + j;
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      steps.push([' ', old[i++] ?? '']);
      j++;
    } else if (
      j === fresh.length ||
      (i < old.length && (common[here + width] ?? 0) >= (common[here + 1] ?? 0))
    )
      steps.push(['-', old[i++] ?? '']);
    else steps.push(['+', fresh[j++] ?? '']);
  }
  return steps;
}

interface Hunk {
  readonly from: number;
  readonly to: number;
}

/** Runs of steps with their context, those that meet joined. */
function hunksOf(steps: readonly Step[]): readonly Hunk[] {
  const hunks: { from: number; to: number }[] = [];
  for (const [at, [mark]] of steps.entries()) {
    if (mark === ' ') continue;
    const from = Math.max(0, at - CONTEXT);
    const to = Math.min(steps.length, at + CONTEXT + 1);
    const last = hunks.at(-1);
    if (last !== undefined && from <= last.to) last.to = to;
    else hunks.push({ from, to });
  }
  return hunks;
}

function hunkText(steps: readonly Step[], { from, to }: Hunk): string {
  const before = steps.slice(0, from);
  const inside = steps.slice(from, to);
  const range = (other: '-' | '+'): string => {
    const count = inside.filter(([mark]) => mark !== other).length;
    const start = before.filter(([mark]) => mark !== other).length + (count === 0 ? 0 : 1);
    return count === 1 ? String(start) : `${start},${count}`;
  };
  const lines = inside.map(([mark, line]) => `${mark}${line}`);
  return [`@@ -${range('+')} +${range('-')} @@`, ...lines].join('\n');
}
