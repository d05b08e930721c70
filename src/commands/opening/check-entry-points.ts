import type { FileTree } from '../../model/file-tree.ts';
import type { Settings } from '../../model/settings.ts';
import { positionOf, type SourceFile } from '../../model/span.ts';

/**
 * Throws CannotRun if the configuration declares entry points that the checked files do not have. Of a configuration that is not among them (that
 * of the base of a comparison), a change may have removed them: that is a notice.
 */
export async function checkEntryPoints(
  { entryPoints = [] }: Pick<Settings, 'entryPoints'>,
  file: SourceFile | undefined,
  { read }: Pick<FileTree, 'read'>,
  isAmongThem: boolean,
): Promise<readonly string[]> {
  if (entryPoints.length === 0 || file === undefined) return [];
  const { missingEntryPoints } = await import('../../config/missing-entry-points.ts');
  const missing = missingEntryPoints(entryPoints, file, read);
  if (isAmongThem) {
    const { failOn } = await import('../../config/fail-on.ts');
    failOn(missing, file, ENTRY_POINTS);
  }
  return missing.map(({ at, message }) => {
    const { line } = positionOf(at);
    return `\`${file.path}:${line}\`, which is not of the checked files, declares an entry point that is skipped: ${message}`;
  });
}

const ENTRY_POINTS = 'Paths of `entryPoints` are relative to the root of the repository.';
