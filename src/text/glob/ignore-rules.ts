import { gitGlobs } from './glob-set.ts';

/** What one ignore file decides about a path relative to its folder; undefined if none of its rules matches. */
export type IgnoreRules = (path: string, isFolder: boolean) => 'ignored' | 'kept' | undefined;

interface Rule {
  readonly glob: string;
  readonly isKept: boolean;
  readonly foldersOnly: boolean;
}

/** The rules of a `.gitignore`, as gitignore(5) reads them: of those that match, the last one holds. */
export function ignoreRules(text: string): IgnoreRules {
  const rules = text.split('\n').flatMap((line) => ruleOf(line) ?? []);
  if (rules.length === 0) return () => undefined;
  const globs = gitGlobs(rules.map(({ glob }) => glob));
  return (path, isFolder) => {
    const last = globs
      .matching(path)
      .findLast((index) => isFolder || rules[index]?.foldersOnly === false);
    if (last === undefined) return undefined;
    return rules[last]?.isKept === true ? 'kept' : 'ignored';
  };
}

function ruleOf(line: string): Rule | undefined {
  const text = withoutBlankEnd(line);
  if (text === '' || text.startsWith('#')) return undefined;
  const isKept = text.startsWith('!');
  const written = isKept ? text.slice(1) : text;
  const foldersOnly = written.endsWith('/');
  const glob = foldersOnly ? written.slice(0, -1) : written;
  if (glob === '') return undefined;
  if (!glob.includes('/')) return { glob: `**/${glob}`, isKept, foldersOnly };
  return { glob: glob.startsWith('/') ? glob.slice(1) : glob, isKept, foldersOnly };
}

/** Blanks at the end do not count, unless a backslash precedes them. */
function withoutBlankEnd(line: string): string {
  let end = line.length;
  while (end > 0 && /[ \t\r]/.test(line[end - 1] ?? '') && line[end - 2] !== '\\') end -= 1;
  return line.slice(0, end);
}
