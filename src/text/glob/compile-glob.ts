import { toByteText } from '../../go/byte-text.ts';
import { buildAutomaton, runAutomaton, type OnMatch, type Steps } from './glob-automaton.ts';
import type { GlobDialect } from './glob-dialects.ts';
import { readGlob } from './read-glob.ts';

/** A glob of a dozen wildcards takes a thousandth of it for one path. */
const MAX_STEPS = 1_000_000;

const END: OnMatch = { below: false, found: () => true };

/** The glob in the reading of a program; undefined if the program refuses it. Matching takes time linear in glob times text. */
export function compileGlob(
  pattern: string,
  dialect: GlobDialect,
): ((text: string) => boolean) | undefined {
  const match = compileBoundedGlob(pattern, dialect);
  return match && ((text) => match(text, { left: MAX_STEPS }) === true);
}

/** The same with a bound that several matches share; undefined as an answer if no steps are left. */
export function compileBoundedGlob(
  pattern: string,
  dialect: GlobDialect,
): ((text: string, steps: Steps) => boolean | undefined) | undefined {
  const encode = dialect.bytes === true ? toByteText : (text: string) => text;
  const tokens = readGlob(encode(pattern), dialect);
  if (tokens === undefined) return undefined;
  const automaton = buildAutomaton([tokens]);
  return (text, steps) => runAutomaton(automaton, encode(text), END, steps);
}
