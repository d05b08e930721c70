import type { Report } from '../../model/report.ts';
import type { FormatOptions } from './format-options.ts';

/** How paths of the repository are shown to a person. */
export interface DisplayPaths {
  readonly path: (path: string) => string;
  /** The id of a build: its folder, or the object that deploys it. */
  readonly build: (id: string) => string;
  /** A text in which files of the run are named: `patched in by overlays/prod/kustomization.yaml:17`. */
  readonly text: (text: string) => string;
}

/** What could be a path, and the place in it. */
const WORD = /([^\s`'"(),]+?)((?::\d+){0,2}[.:;]?)(?=[\s`'"(),]|$)/g;

/** What builds are called that have no folder of their own: `HelmRelease media/web`. */
const OBJECT = /^[A-Z][A-Za-z]+ \S/;

/** Paths as the options want them shown: those that the report knows, anywhere in a text. */
export function displayPaths(report: Report, showPath: FormatOptions['showPath']): DisplayPaths {
  if (showPath === undefined) return { path: same, build: same, text: same };
  let known: ReadonlySet<string> | undefined;
  const isKnown = (word: string): boolean => {
    known ??= new Set([
      ...report.files.map(({ path }) => path),
      ...report.builds.flatMap(({ files }) => files),
    ]);
    return known.has(word);
  };
  return {
    path: showPath,
    build: (id) => (OBJECT.test(id) ? id : showPath(id)),
    text: (text) =>
      text.replace(WORD, (word, path: string, place: string) =>
        isKnown(path) ? `${showPath(path)}${place}` : word,
      ),
  };
}

function same(text: string): string {
  return text;
}
