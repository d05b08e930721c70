import { CannotRun } from '../../model/cannot-run.ts';
import { buildAutomaton, runAutomaton, type OnMatch } from './glob-automaton.ts';
import { GIT_PATH, NAMES, PATHS, type GlobDialect } from './glob-dialects.ts';
import { readGlob } from './read-glob.ts';

/** Some globs, matched together: the cost grows with the length of the text, hardly with the number of globs. */
export interface GlobSet {
  /** Whether one of them matches. Throws CannotRun if the globs of the set cost too much. */
  readonly matches: (text: string) => boolean;
  /** The indexes of those that match, ascending. Throws likewise. */
  readonly matching: (text: string) => readonly number[];
}

/** Whether a text is a glob rather than a plain path or name. */
export function isGlob(text: string): boolean {
  return /[*?[{]/.test(text);
}

/**
 * Globs for paths: `*` and `?` within a name, `**` across folders, `[a-z]`, `[!a-z]`, `{a,b}`; a leading dot is a character like
 * any other. One without `/` matches at any depth, as in ignore files; one that names a folder matches everything in it.
 */
export function pathGlobs(globs: readonly string[]): GlobSet {
  return globSet(globs.map(anchored), PATHS, 'below');
}

/** Whether a path is among those that the globs name: all without an `include`, less those of `exclude`. */
export function pathFilter({
  include,
  exclude,
}: {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}): (path: string) => boolean {
  const included = pathGlobs(include);
  const excluded = pathGlobs(exclude);
  return (path) => (include.length === 0 || included.matches(path)) && !excluded.matches(path);
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
  return globSet(globs, NAMES, 'whole');
}

/** The globs of an ignore file of git, for whole paths. */
export function gitGlobs(globs: readonly string[]): GlobSet {
  return globSet(globs, GIT_PATH, 'whole');
}

/** States that all texts together may enter, and those that each character adds: about a second. Globs that people write stay far below. */
const BUDGET = 20_000_000;
const BUDGET_PER_CHARACTER = 200;

/** A glob that its program refuses matches nothing. `below`: a glob that matches a folder matches what is in it. */
function globSet(
  globs: readonly string[],
  dialect: GlobDialect,
  scope: 'whole' | 'below',
): GlobSet {
  if (globs.length === 0) return NO_GLOBS;
  const automaton = buildAutomaton(globs.map((glob) => readGlob(glob, dialect) ?? []));
  const steps = { left: BUDGET };
  const below = scope === 'below';
  const run = (text: string, found: OnMatch['found']): boolean => {
    steps.left += text.length * BUDGET_PER_CHARACTER;
    const isFound = runAutomaton(automaton, text, { below, found }, steps);
    if (isFound === undefined) throw tooCostly();
    return isFound;
  };
  return {
    matches: (text) => run(text, () => true),
    matching(text) {
      const all = new Set<number>();
      run(text, (accepts) => {
        steps.left -= accepts.length;
        for (const index of accepts) all.add(index);
        return false;
      });
      return [...all].sort((a, b) => a - b);
    },
  };
}

/** Most runs have none to include or exclude, and ask about each of thousands of paths. */
const NO_GLOBS: GlobSet = { matches: () => false, matching: () => [] };

function tooCostly(): CannotRun {
  return new CannotRun(
    'The globs of this run are too many and too complex to match.',
    'Name folders instead of using many `*` in one glob.',
  );
}
