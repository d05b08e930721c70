import type { BuildChange, NotCompared } from '../model/changes/change.ts';
import { foldersAbove } from '../model/names/folder-of.ts';
import type { ParsedFile, SkippedAs } from '../model/parsed-file.ts';
import { count, shortListOf } from '../report/text/words.ts';
import { changedFile, type TwoTrees } from './note-partial-builds.ts';

/** Skipped files of which a reader may expect that they are deployed: no test input, no copy of another project. */
const EXPECTED: ReadonlySet<SkippedAs> = new Set([
  'archive',
  'chart-values',
  'helm-template',
  'not-deployed',
  'patch',
  'template',
]);
const MAX_NAMED = 3;

/** Changed files that look like a part of a deployment, and that no build of either side is made of: one sentence. */
export function noteUnjudgedFiles(
  files: readonly ParsedFile[],
  builds: readonly BuildChange[],
  trees: TwoTrees,
): readonly NotCompared[] {
  const sides = builds.flatMap(({ before, after }) =>
    [before, after].filter((build) => build !== undefined),
  );
  const used = new Set(sides.flatMap(({ files, values }) => [...files, ...(values?.files ?? [])]));
  const charts = new Set(
    sides.flatMap(({ id, folder = id, chart, kind, values }) =>
      chart === undefined && values === undefined && kind !== 'chart' ? [] : [folder],
    ),
  );
  const isUsed = (path: string): boolean =>
    used.has(path) || charts.has('.') || foldersAbove(path).some((folder) => charts.has(folder));
  const isChanged = changedFile(trees);
  const paths = new Set(files.filter(isExpected).map(({ path }) => path));
  const found = [...paths].filter((path) => !isUsed(path) && isChanged(path)).sort();
  if (found.length === 0) return [];
  const [what, verb, seen] =
    found.length === 1
      ? ['1 changed file', 'is', 'it']
      : [count(found.length, 'changed file'), 'are', 'they'];
  const names = shortListOf(
    found.map((path) => `\`${path}\``),
    MAX_NAMED,
  );
  return [
    {
      text: `${what} ${verb} not deployed from here as far as can be seen, so ${seen} ${verb} not compared: ${names}`,
      at: undefined,
    },
  ];
}

function isExpected({ class: each }: ParsedFile): boolean {
  return each.kind !== 'skipped' || EXPECTED.has(each.as);
}
