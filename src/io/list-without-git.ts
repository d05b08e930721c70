import { isAbsolute } from 'node:path';

/** What a folder holds, relative to it. */
export interface FolderListing {
  readonly files: readonly string[];
  readonly symlinks: readonly string[];
}

const IGNORE_FILES = ['**/.gitignore', '**/.ignore'];
const NEVER = ['**/.git/**', '**/node_modules/**'];

/** Every file below a folder, outside git: without what its ignore files name; symlinks are not followed. */
export async function listWithoutGit(folder: string): Promise<FolderListing> {
  const { globby } = await import('globby');
  const options = {
    cwd: folder,
    dot: true,
    followSymbolicLinks: false,
    suppressErrors: true,
    ignore: NEVER,
  };
  // To obey ignore files, globby asks the disk about every path once more: only where there are some.
  const isSomeIgnored = (await globby(IGNORE_FILES, options)).length > 0;
  const entries = await globby('**', {
    ...options,
    onlyFiles: false,
    objectMode: true,
    ...(isSomeIgnored ? { ignoreFiles: IGNORE_FILES } : {}),
  });
  const paths = entries.filter(({ path }) => !isAbsolute(path));
  return {
    files: paths.filter(({ dirent }) => dirent.isFile()).map(({ path }) => path),
    symlinks: paths.filter(({ dirent }) => dirent.isSymbolicLink()).map(({ path }) => path),
  };
}
