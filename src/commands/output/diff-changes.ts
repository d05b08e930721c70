import type { ChangedFile } from '../../edits/changed-files.ts';
import { unifiedDiff } from '../../edits/unified-diff.ts';
import type { Limits } from '../../model/limits.ts';
import type { Report } from '../../model/report.ts';
import { parseFile } from '../../parse/parse-file.ts';
import { fileTextRedactor, shownAsBefore } from '../../report/redact/redact-file-text.ts';

/** What `diff -u` would print for changed files, with `***` for values of Secrets, of which the run knows. */
export function diffChanges(
  changes: readonly ChangedFile[],
  { files, builds }: Pick<Report, 'files' | 'builds'>,
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
  const maskBefore = fileTextRedactor({ files, builds });
  const maskAfter = fileTextRedactor({
    files: files.map((file) => changed.get(file.path) ?? file),
    builds: [],
  });
  const sources = new Map(files.map(({ path, source }) => [path, source]));
  return changes
    .map(({ path, before, after }) => {
      const source = sources.get(path);
      const was = {
        text: before,
        shown: before && maskBefore(source?.text === before ? source : { path, text: before }),
      };
      const shown = after && maskAfter({ path, text: after });
      return unifiedDiff(path, was, { text: after, shown: shown && shownAsBefore(shown, was) });
    })
    .join('');
}
