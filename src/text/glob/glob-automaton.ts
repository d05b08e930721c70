import type { GlobToken, GlobTokens } from './read-glob.ts';

/** An automaton that reads a text once, for all of its globs: globs that begin alike share the states of their beginning. */
interface GlobAutomaton {
  readonly states: State[];
  readonly start: State;
  /** The round in which a state was last entered. */
  seen: Int32Array;
  round: number;
}

/** How many states may still be entered. */
export interface Steps {
  left: number;
}

interface State {
  readonly id: number;
  /** The text that a state takes without being left: none, any without `/`, any. */
  readonly loop: 'none' | 'within' | 'across';
  /** By the step that leads there; made when there is one. */
  steps: Map<string, State> | undefined;
  characters: Map<number, State> | undefined;
  readonly tests: { readonly has: (code: number) => boolean; readonly to: State }[];
  /** Reached without taking anything. */
  readonly free: State[];
  /** Reached by `/`, besides `characters`. */
  folder: State | undefined;
  /** The indexes of the globs that end here. */
  readonly accepts: number[];
}

const SLASH = 47;

/** The automaton of some globs, each in one or more alternatives. */
export function buildAutomaton(globs: readonly (readonly GlobTokens[])[]): GlobAutomaton {
  const states: State[] = [];
  const start = newState(states, 'none');
  for (const [index, alternatives] of globs.entries()) {
    for (const tokens of alternatives) follow(states, start, tokens).accepts.push(index);
  }
  return { states, start, seen: new Int32Array(states.length), round: 0 };
}

function newState(states: State[], loop: State['loop']): State {
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

function follow(states: State[], from: State, tokens: GlobTokens): State {
  let state = from;
  for (const token of tokens) state = step(states, state, token);
  return state;
}

function step(states: State[], from: State, token: GlobToken): State {
  if (token.kind === 'character') {
    const known = from.characters?.get(token.code);
    if (known !== undefined) return known;
    const next = newState(states, 'none');
    from.characters ??= new Map();
    from.characters.set(token.code, next);
    return next;
  }
  const key = token.kind === 'one' || token.kind === 'choice' ? token.text : token.kind;
  const known = from.steps?.get(key);
  if (known !== undefined) return known;
  const next = newStep(states, from, token);
  from.steps ??= new Map();
  from.steps.set(key, next);
  return next;
}

function newStep(
  states: State[],
  from: State,
  token: Exclude<GlobToken, { kind: 'character' }>,
): State {
  const { kind } = token;
  const next = newState(states, kind === 'within' || kind === 'across' ? kind : 'none');
  if (kind === 'one') from.tests.push({ has: token.has, to: next });
  else if (kind === 'choice') {
    for (const option of token.options) follow(states, from, option).free.push(next);
  } else {
    from.free.push(next);
    if (kind === 'folders') {
      const within = newState(states, 'across');
      within.folder = next;
      from.free.push(within);
    }
  }
  return next;
}

/** What to do when globs match: at the end of the text and, with `below`, at each `/`, so that a folder's glob matches what is in it. */
export interface OnMatch {
  readonly below: boolean;
  /** Gets the indexes of globs that match; true ends the search. */
  readonly found: (globs: readonly number[]) => boolean;
}

/** Reads a text; true if `found` ended the search, undefined if the steps are used up. */
export function runAutomaton(
  automaton: GlobAutomaton,
  text: string,
  { below, found }: OnMatch,
  steps: Steps,
): boolean | undefined {
  const isFound = (states: readonly State[]): boolean =>
    states.some(({ accepts }) => accepts.length > 0 && found(accepts));
  let here = enter(automaton, [automaton.start], steps);
  for (let at = 0; at < text.length && here.length > 0;) {
    const code = text.codePointAt(at) ?? 0;
    if (below && code === SLASH && isFound(here)) return true;
    here = enter(automaton, reached(here, code), steps);
    if (steps.left < 0) return undefined;
    at += code > 0xffff ? 2 : 1;
  }
  return isFound(here);
}

function reached(here: readonly State[], code: number): State[] {
  const next: State[] = [];
  for (const state of here) {
    if (state.loop === 'across' || (state.loop === 'within' && code !== SLASH)) next.push(state);
    const same = state.characters?.get(code);
    if (same !== undefined) next.push(same);
    if (code === SLASH && state.folder !== undefined) next.push(state.folder);
    for (const { has, to } of state.tests) if (has(code)) next.push(to);
  }
  return next;
}

/** The states and those that are reached from them for free, each once. */
function enter(automaton: GlobAutomaton, waiting: State[], steps: Steps): readonly State[] {
  automaton.round += 1;
  const { seen, round } = automaton;
  const entered: State[] = [];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    steps.left -= 1;
    if (seen[state.id] === round) continue;
    seen[state.id] = round;
    entered.push(state);
    for (const free of state.free) waiting.push(free);
  }
  return entered;
}
