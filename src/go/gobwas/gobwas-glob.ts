import { compilePattern } from './compile-pattern.ts';
import { matchLinear } from './match-linear.ts';
import { OutOfWork } from './matcher.ts';
import { readPattern } from './read-pattern.ts';

/**
 * A glob of github.com/gobwas/glob 0.2.3, which Argo CD and Helm use: `*`, `**`, `?`, `[abc]`, `[a-z]`, `[!a]`, `{a,b}` (nested too)
 * and `\` to escape.
 */
export interface GobwasGlob {
  readonly matches: (text: string) => boolean;
}

const ASCII = /^[\0-\x7F]*$/;
/** What a pattern of a few wildcards needs for one path is a thousandth of it. */
const MOST_WORK = 20_000;
/** Compiling grows with the third power of them. */
const MOST_WILDCARDS = 24;

/**
 * Undefined where the library refuses to compile the pattern. With `separators`, `*` and `?` do not match these. The library has faults
 * (`a/{b*,c}.d` does not match `a/bx.d`), and they are imitated, as far as its way of matching ends in time.
 */
export function gobwasGlob(pattern: string, separators: string): GobwasGlob | undefined {
  const nodes = readPattern(pattern);
  if (nodes === undefined) return undefined;
  const linear = (text: string): boolean => matchLinear(nodes, text, separators);
  const wildcards = pattern.match(/[*?[{]/g)?.length ?? 0;
  if (!ASCII.test(pattern) || wildcards > MOST_WILDCARDS) return { matches: linear };
  const matcher = compilePattern({ kind: 'pattern', children: nodes }, separators);
  return {
    matches: (text) => {
      if (!ASCII.test(text)) return linear(text);
      try {
        return matcher.matches(text, { left: MOST_WORK });
      } catch (error) {
        if (error instanceof OutOfWork) return linear(text);
        throw error;
      }
    },
  };
}
