import type { TextEdit } from '../model/edit.ts';
import { groupBy } from '../model/group-by.ts';
import type { SourceFile } from '../model/span.ts';
import { applyEdits } from './apply-edits.ts';

/** A file whose text is to be written; `before` is undefined for a new one, `after` for one to remove. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The files that edits change, sorted by path. All edits must be of files as a person opens them. */
export function changedFiles(edits: readonly TextEdit[]): readonly ChangedFile[] {
  return [...groupBy(edits, ({ at }) => at.file.path)]
    .map(([path, some]) => ({ path, ...textsOf(some[0]?.at.file, some) }))
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Where the last line had no end, the last one left has none either. */
function textsOf(file: SourceFile | undefined, edits: readonly TextEdit[]) {
  const before = file?.text ?? '';
  const after = applyEdits(before, edits);
  return { before, after: before.endsWith('\n') ? after : after.replace(/\r?\n$/, '') };
}
