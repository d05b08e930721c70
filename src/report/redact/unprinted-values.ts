import { folderOf } from '../../model/names/folder-of.ts';
import { filesByPath } from '../../model/parsed-file.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan, type SourceFile, type TextRange } from '../../model/span.ts';
import { secretTextRanges } from './secret-text-ranges.ts';

const TEMPLATES = /(?:^|\/)templates\/.*$/s;

/**
 * The values in the values file of a chart that fails: nobody can tell which of them would have become values of a Secret, and so all of them
 * may.
 */
export function unprintedValues({
  files,
  builds,
}: Pick<Report<unknown>, 'files' | 'builds'>): (file: SourceFile) => readonly TextRange[] {
  const failed = new Set(
    builds.flatMap(({ failures }) => failures.map(({ at }) => chartFolder(hostSpan(at).file.path))),
  );
  return ({ path, text }) => {
    const as = filesByPath(files).get(path)?.class;
    const isValues = as?.kind === 'skipped' && as.as === 'chart-values';
    return isValues && failed.has(folderOf(path)) ? secretTextRanges(text, 0, text.length) : [];
  };
}

/** The folder of the chart whose template or values a path is. */
function chartFolder(path: string): string {
  const folder = path.replace(TEMPLATES, '');
  if (folder === path) return folderOf(path);
  return folder === '' ? '.' : folder;
}
