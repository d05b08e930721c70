import { CannotRun } from './cannot-run.ts';
import { globTokens } from './glob-tokens.ts';
import type { GlobDialect, GlobToken, GlobTokens } from './glob-tokens.ts';

/** Some globs, matched together: the cost grows with the length of the text, hardly with the number of globs. */
export interface GlobSet {
  /** Whether one of them matches. Throws CannotRun when the globs of the set cost too much. */
  readonly matches: (text: string) => boolean;
  /** The indexes of those that match, ascending. Throws likewise. */
  readonly matching: (text: string) => readonly number[];
}

const PATHS: GlobDialect = { paths: true, braces: true, escapes: false };
const NAMES: GlobDialect = { paths: false, braces: true, escapes: false };

/** Whether a text is a glob rather than a plain path or name. */
export function isGlob(text: string): boolean {
  return /[*?[{]/.test(text);
}

/**
 * Globs for paths: `*` and `?` within a name, `**` across folders, `[a-z]`, `[!a-z]`, `{a,b}`; a leading dot is a character like
 * any other. One without `/` matches at any depth, as in ignore files; one that names a folder matches everything in it.
 */
export function pathGlobs(globs: readonly string[]): GlobSet {
  return globSet(
    globs.map((glob) => globTokens(anchored(glob), PATHS)),
    'below',
  );
}

/** The glob from the root. */
function anchored(glob: string): string {
  const start = glob.startsWith('./') ? 2 : 0;
  let end = glob.length;
  while (end > start && glob[end - 1] === '/') end -= 1;
  const path = glob.slice(start, end);
  if (!path.includes('/')) return `**/${path}`;
  return path.startsWith('/') ? path.slice(1) : path;
}

/** Globs for names (of workloads, namespaces, sources): `*` is any text, `?` one character; `[a-z]` and `{a,b}` as in paths. */
export function nameGlobs(globs: readonly string[]): GlobSet {
  return globSet(
    globs.map((glob) => globTokens(glob, NAMES)),
    'name',
  );
}

/** What is matched: a name; a path; a path, where a glob that matches a folder matches what is below it. */
type GlobScope = 'name' | 'path' | 'below';

/** A set of globs that are read already. */
export function globSet(globs: readonly GlobTokens[], scope: GlobScope): GlobSet {
  const machine: Machine = { states: [], scope, budget: BUDGET, seen: new Int32Array(0), round: 0 };
  const start = newState(machine, 'none');
  for (const [index, tokens] of globs.entries()) {
    follow(machine, start, tokens).accepts.push(index);
  }
  machine.seen = new Int32Array(machine.states.length);
  return {
    matches: (text) => run(machine, start, text, () => true),
    matching(text) {
      const found = new Set<number>();
      run(machine, start, text, ({ accepts }) => {
        machine.budget -= accepts.length;
        for (const index of accepts) found.add(index);
        return false;
      });
      return [...found].sort((a, b) => a - b);
    },
  };
}

/** A state of the automaton that all globs of a set share: globs that begin alike share the states of their beginning. */
interface State {
  readonly id: number;
  /** What the state takes without being left. */
  readonly loop: 'none' | 'within' | 'across';
  /** By the step that leads there; made when there is one. */
  steps: Map<string, State> | undefined;
  characters: Map<number, State> | undefined;
  readonly tests: { readonly has: (code: number) => boolean; readonly to: State }[];
  /** Reached without taking anything. */
  readonly free: State[];
  /** Reached by a separator, besides `characters`. */
  folder: State | undefined;
  /** The globs that end here. */
  readonly accepts: number[];
}

interface Machine {
  readonly states: State[];
  readonly scope: GlobScope;
  /** States that may still be entered; every character of a text adds some. */
  budget: number;
  /** The round in which a state was last entered. */
  seen: Int32Array;
  round: number;
}

const SLASH = 47;
/** States that all texts together may enter, and what each character adds: about a second. Globs that people write stay far below. */
const BUDGET = 20_000_000;
const BUDGET_PER_CHARACTER = 200;

function newState({ states }: Machine, loop: State['loop']): State {
  const state: State = {
    id: states.length,
    loop,
    steps: undefined,
    characters: undefined,
    tests: [],
    free: [],
    folder: undefined,
    accepts: [],
  };
  states.push(state);
  return state;
}

function follow(machine: Machine, from: State, tokens: GlobTokens): State {
  let state = from;
  for (const token of tokens) state = step(machine, state, token);
  return state;
}

function step(machine: Machine, from: State, token: GlobToken): State {
  if (token.kind === 'character') {
    const known = from.characters?.get(token.code);
    if (known !== undefined) return known;
    const next = newState(machine, 'none');
    from.characters ??= new Map();
    from.characters.set(token.code, next);
    return next;
  }
  const key = token.kind === 'class' || token.kind === 'choice' ? token.text : token.kind;
  const known = from.steps?.get(key);
  if (known !== undefined) return known;
  const next = newStep(machine, from, token);
  from.steps ??= new Map();
  from.steps.set(key, next);
  return next;
}

function newStep(
  machine: Machine,
  from: State,
  token: Exclude<GlobToken, { kind: 'character' }>,
): State {
  const { kind } = token;
  const next = newState(machine, kind === 'within' || kind === 'across' ? kind : 'none');
  if (kind === 'any') from.tests.push({ has: () => true, to: next });
  else if (kind === 'class') from.tests.push({ has: token.has, to: next });
  else if (kind === 'choice') {
    for (const option of token.options) follow(machine, from, option).free.push(next);
  } else {
    from.free.push(next);
    if (kind === 'folders') {
      const within = newState(machine, 'across');
      within.folder = next;
      from.free.push(within);
    }
  }
  return next;
}

/** Runs the text through the automaton; ends with true when `onMatch` says so of a state in which some glob has matched. */
function run(
  machine: Machine,
  start: State,
  text: string,
  onMatch: (state: State) => boolean,
): boolean {
  const { scope } = machine;
  const isPath = scope !== 'name';
  machine.budget += text.length * BUDGET_PER_CHARACTER;
  let here = enter(machine, [start]);
  for (let at = 0; at < text.length && here.length > 0;) {
    const code = text.codePointAt(at) ?? 0;
    if (scope === 'below' && code === SLASH && here.some((state) => isEnd(state) && onMatch(state)))
      return true;
    here = enter(machine, reached(here, code, isPath));
    at += code > 0xffff ? 2 : 1;
  }
  return here.some((state) => isEnd(state) && onMatch(state));
}

function isEnd({ accepts }: State): boolean {
  return accepts.length > 0;
}

function reached(here: readonly State[], code: number, isPath: boolean): readonly State[] {
  const isSeparator = isPath && code === SLASH;
  const next: State[] = [];
  for (const state of here) {
    if (state.loop === 'across' || (state.loop === 'within' && !isSeparator)) next.push(state);
    const same = state.characters?.get(code);
    if (same !== undefined) next.push(same);
    if (isSeparator) {
      if (state.folder !== undefined) next.push(state.folder);
      continue;
    }
    for (const { has, to } of state.tests) if (has(code)) next.push(to);
  }
  return next;
}

/** The states and those that are reached from them for free, each once. */
function enter(machine: Machine, states: readonly State[]): readonly State[] {
  machine.round += 1;
  const { seen, round } = machine;
  const entered: State[] = [];
  const waiting = [...states];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    machine.budget -= 1;
    if (seen[state.id] === round) continue;
    seen[state.id] = round;
    entered.push(state);
    for (const free of state.free) waiting.push(free);
  }
  if (machine.budget < 0) throw tooCostly();
  return entered;
}

function tooCostly(): CannotRun {
  return new CannotRun(
    'The globs of this run are too many and too complex to match.',
    'Name folders instead of using many `*` in one glob.',
  );
}
