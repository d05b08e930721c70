import { compareText } from '../../../go/compare-text.ts';
import { pathsWithPrefix } from '../../../model/names/folder-of.ts';

/** The files below a folder in the order of Go's filepath.Walk: folder by folder, names by their bytes. `paths` are sorted by code unit. */
export function pathsBelow(paths: readonly string[], folder: string): readonly string[] {
  const below = pathsIn(paths, folder);
  // A separator before every other character: names are compared one by one.
  const keyed = below.map((path) => ({ path, key: path.replaceAll('/', '\0') }));
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ path }) => path);
}

/** The files in a folder and below it, in the order given. */
export function pathsIn(paths: readonly string[], folder: string): readonly string[] {
  return pathsWithPrefix(paths, folder === '' ? '' : `${folder}/`);
}

/** The files in a folder itself, in the order given. */
export function filesIn(paths: readonly string[], folder: string): readonly string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  return pathsWithPrefix(paths, prefix).filter((path) => !path.includes('/', prefix.length));
}
