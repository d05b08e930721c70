import { compileGlob } from '../../../text/glob/compile-glob.ts';
import { GO_PATH } from '../../../text/glob/glob-dialects.ts';

/** One line of `.sourceignore` or `spec.ignore`, as Flux's sourceignore (taken from go-git) understands it. */
export interface IgnorePattern {
  /** The folder it counts in. */
  readonly domain: readonly string[];
  readonly parts: readonly string[];
  /** What each part says of a name. */
  readonly tests: readonly NameTest[];
  /** `!`: what it matches is kept. */
  readonly keeps: boolean;
  readonly foldersOnly: boolean;
  /** It has a `/` inside: it speaks of the path, else of any name in it. */
  readonly isPath: boolean;
}

type NameTest = (name: string) => boolean;

/** Go's line scanner gives up at a line that does not fit its buffer. */
const LONGEST_LINE = 64 * 1024;

/** The patterns of a text; comments and blank lines are none. */
export function readPatterns(text: string, domain: readonly string[]): readonly IgnorePattern[] {
  const patterns: IgnorePattern[] = [];
  for (const line of text.split('\n')) {
    if (line.length >= LONGEST_LINE) break;
    const own = line.replace(/\r$/, '');
    if (!own.startsWith('#') && own.trim() !== '') patterns.push(parsePattern(own, domain));
  }
  return patterns;
}

export function parsePattern(line: string, domain: readonly string[]): IgnorePattern {
  const keeps = line.startsWith('!');
  let text = keeps ? line.slice(1) : line;
  if (!text.endsWith('\\ ')) text = text.replace(/(?<! ) +$/, '');
  const foldersOnly = text.endsWith('/');
  if (foldersOnly) text = text.slice(0, -1);
  const parts = text.split('/');
  const isPath = parts.length > 1;
  return { domain, parts, tests: parts.map(nameTest), keeps, foldersOnly, isPath };
}

/** Whether a pattern speaks of a path, given in its parts. */
export function matchesPattern(
  pattern: IgnorePattern,
  path: readonly string[],
  isFolder: boolean,
): boolean {
  const { domain, isPath } = pattern;
  if (path.length <= domain.length) return false;
  if (domain.some((name, index) => path[index] !== name)) return false;
  const inside = domain.length === 0 ? path : path.slice(domain.length);
  return isPath ? matchesPath(pattern, inside, isFolder) : matchesName(pattern, inside, isFolder);
}

/** A name matches where any folder of the path has it: what is in an excluded folder is excluded. */
function matchesName(
  { tests, foldersOnly }: IgnorePattern,
  path: readonly string[],
  isFolder: boolean,
): boolean {
  const index = path.findIndex(testAt(tests, 0));
  if (index === -1) return false;
  return !(foldersOnly && !isFolder && index === path.length - 1);
}

function matchesPath(
  { parts, tests, foldersOnly }: IgnorePattern,
  path: readonly string[],
  isFolder: boolean,
): boolean {
  let at = 0;
  let matched = false;
  let anywhere = false;
  for (const [index, part] of parts.entries()) {
    if (part === '') {
      anywhere = false;
      continue;
    }
    if (part === '**') {
      if (index === parts.length - 1) break;
      anywhere = true;
      continue;
    }
    if (part.includes('**') || at >= path.length) return false;
    const matches = testAt(tests, index);
    const found = path.findIndex((name, place) => place >= at && matches(name));
    if (anywhere) {
      // With nothing found, what was matched before still counts where more parts follow: none can match.
      matched = found !== -1;
      at = found === -1 ? path.length : found + 1;
    } else if (found !== at) {
      return false;
    } else {
      matched = true;
      at++;
    }
    anywhere = false;
  }
  return matched && !(foldersOnly && !isFolder && at === path.length);
}

const SPECIAL = /[*?[\\]/;

function testAt(tests: readonly NameTest[], index: number): NameTest {
  return tests[index] ?? (() => false);
}

function nameTest(part: string): NameTest {
  if (!SPECIAL.test(part)) return (name) => part === name;
  const end = part.slice(1);
  if (part.startsWith('*') && !SPECIAL.test(end)) return (name) => name.endsWith(end);
  return compileGlob(part, GO_PATH) ?? (() => false);
}
