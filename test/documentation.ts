import { readFileSync } from 'node:fs';
import { filesBelow } from './files-below.ts';

/** The pages that users read. */
export const PAGES: readonly string[] = [
  'README.md',
  'SECURITY.md',
  ...[...filesBelow('docs').keys()]
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
].sort();

/** A fenced example of a page; `file` is the name that it is shown under. */
export interface Fence {
  readonly page: string;
  readonly language: string;
  readonly file: string;
  readonly text: string;
}

/** The fenced examples of a page, in their order. */
export function fencesOf(page: string): readonly Fence[] {
  const found = readFileSync(page, 'utf8').matchAll(/^```(\w*) ?([^\n]*)\n([^]*?)^```$/gm);
  return [...found].map(([, language = '', file = '', text = '']) => ({
    page,
    language,
    file,
    text,
  }));
}

/** One thing that a reader of a page does: writes a file into the repository, or runs a command. */
export type Step =
  | { readonly file: string; readonly text: string }
  | { readonly command: readonly string[] };

const CODE = /^```(\w*) ?([^\n]*)\n([^]*?)^```$|`envfrom((?: [^`\n]*)?)`/gm;

/** What a page tells its readers to do, in the order of the page; what is shown with its output is left out. */
export function stepsOf(page: string): readonly Step[] {
  const found = readFileSync(page, 'utf8').matchAll(CODE);
  return [...found].flatMap(([, language, file, text = '', inline]): readonly Step[] => {
    if (inline !== undefined) return [{ command: wordsOf(inline) }];
    if (file !== undefined && file !== '') return [{ file, text }];
    if (language !== '' && language !== 'sh') return [];
    return [...text.matchAll(/^(?:npx )?envfrom( .*|)$/gm)].map(([, line = '']) => ({
      command: wordsOf(line),
    }));
  });
}

/** The words of a command, without what another program reads of it and without the description beside it. */
function wordsOf(line: string): readonly string[] {
  const [command = ''] = line
    .replace(/\s+#.*|\s*\\?[|&;>].*|…/g, '')
    .trim()
    .split(/\s{3,}/);
  return command.split(' ').filter((word) => word !== '');
}
