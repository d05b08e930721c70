import type { ChangedFile } from '../../edits/changed-files.ts';
import { unifiedDiff } from '../../edits/unified-diff.ts';
import type { Limits } from '../../model/limits.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { parseFile } from '../../parse/parse-file.ts';
import { fileTextRedactor } from '../../report/redact/redact-file-text.ts';

/** What `diff -u` would print for changed files, with `***` for values of Secrets. `files` are those of the run. */
export function diffChanges(
  changes: readonly ChangedFile[],
  files: readonly ParsedFile[],
  limits: Limits,
): string {
  const changed = new Map(
    changes.flatMap(({ path, after }) =>
      after === undefined
        ? []
        : [
            [
              path,
              parseFile(path, { kind: 'bytes', bytes: new TextEncoder().encode(after) }, limits),
            ],
          ],
    ),
  );
  const maskBefore = fileTextRedactor(files);
  const maskAfter = fileTextRedactor(files.map((file) => changed.get(file.path) ?? file));
  return changes
    .map(({ path, before, after }) =>
      unifiedDiff(
        path,
        { text: before, shown: before && maskBefore({ path, text: before }) },
        { text: after, shown: after && maskAfter({ path, text: after }) },
      ),
    )
    .join('');
}
