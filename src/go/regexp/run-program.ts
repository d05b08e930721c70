import type { Program } from './compile.ts';
import { isStrayByte } from './syntax.ts';

/** Starts and ends of the match and of its groups as UTF-16 offsets; -1 for a group that took no part. */
export type Match = readonly number[];

/** Called now and then with the number of steps taken; may throw to stop the search. */
export type Spend = (steps: number) => void;

/** A state the program can be in, with the places it remembers. */
interface Thread {
  readonly at: number;
  readonly marks: readonly number[];
}

interface Text {
  readonly text: string;
  readonly program: Program;
  /** For each instruction, the offset in the text at which it was last entered. */
  readonly entered: Int32Array;
}

const REPLACEMENT = 0xfffd;
const SPEND_EVERY = 65_536;

/**
 * The leftmost match at or behind `from`, of several the one Go prefers (as Perl does): all states at once, one pass
 * over the text, no backtracking. Without groups to remember, ask for none.
 */
export function runProgram(
  program: Program,
  text: string,
  from: number,
  groups: number,
  spend?: Spend,
): Match | undefined {
  const run: Text = { text, program, entered: new Int32Array(program.length).fill(-1) };
  const none = Array.from({ length: (groups + 1) * 2 }, () => -1);
  let current: Thread[] = [];
  let found: Match | undefined;
  let steps = program.length;
  for (let at = from; ;) {
    if (found === undefined) enter(run, current, program.length - 1, at, none);
    if (current.length === 0) {
      if (found !== undefined || at >= text.length) break;
    }
    const char = charAt(text, at);
    const next = char > 0xffff ? at + 2 : at + 1;
    const following: Thread[] = [];
    for (const thread of current) {
      const instruction = program[thread.at];
      if (instruction?.kind === 'one') {
        if (char !== -1 && instruction.test(char)) {
          enter(run, following, instruction.next, next, thread.marks);
        }
      } else {
        // States behind this one have lower priority than the match that was found.
        found = withEnd(thread.marks, at);
        break;
      }
    }
    steps += current.length + 1;
    if (steps > SPEND_EVERY && spend !== undefined) {
      spend(steps);
      steps = 0;
    }
    if (char === -1) break;
    current = following;
    at = next;
  }
  spend?.(steps);
  return found;
}

function withEnd(marks: readonly number[], end: number): Match {
  const match = marks.slice();
  match[1] = end;
  return match;
}

/** Adds the states that can be reached without reading on, most wanted first. */
function enter(
  run: Text,
  threads: Thread[],
  start: number,
  place: number,
  startMarks: readonly number[],
): void {
  const todo: Thread[] = [{ at: start, marks: startMarks }];
  for (let thread = todo.pop(); thread !== undefined; thread = todo.pop()) {
    let { at, marks } = thread;
    while (run.entered[at] !== place) {
      run.entered[at] = place;
      const instruction = run.program[at];
      if (instruction === undefined) break;
      if (instruction.kind === 'one' || instruction.kind === 'match') {
        threads.push({ at, marks });
        break;
      }
      if (instruction.kind === 'split') todo.push({ at: instruction.other, marks });
      else if (instruction.kind === 'mark') marks = marked(marks, instruction.slot, place);
      else if (!instruction.test(charBefore(run.text, place), charAt(run.text, place))) break;
      at = instruction.next;
    }
  }
}

function marked(marks: readonly number[], slot: number, place: number): readonly number[] {
  if (slot >= marks.length) return marks;
  const copy = marks.slice();
  copy[slot] = place;
  return copy;
}

function charAt(text: string, at: number): number {
  const code = text.codePointAt(at);
  if (code === undefined) return -1;
  return isStrayByte(code) ? REPLACEMENT : code;
}

function charBefore(text: string, at: number): number {
  if (at === 0) return -1;
  const unit = text.charCodeAt(at - 1);
  if (!isStrayByte(unit)) return unit;
  const code = unit >= 0xdc00 && at > 1 ? (text.codePointAt(at - 2) ?? 0) : 0;
  return code > 0xffff ? code : REPLACEMENT;
}
