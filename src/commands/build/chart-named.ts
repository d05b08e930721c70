import { join } from 'node:path';
import { whatIsAt } from '../../io/locate-paths.ts';
import { KUSTOMIZATION_NAMES } from '../../model/file-tree.ts';

/** The folder or archive that the word names, where it is a chart and not a kustomization. */
export function chartNamed(word: string, cwd: string): string | undefined {
  if (/\.(?:tgz|tar\.gz)$/.test(word)) return word;
  const folder = /(?:^|[\\/])Chart\.yaml$/.test(word) ? join(word, '..') : word;
  if (whatIsAt(cwd, join(folder, 'Chart.yaml')) !== 'file') return undefined;
  if (folder !== word) return folder;
  return KUSTOMIZATION_NAMES.some((name) => whatIsAt(cwd, join(folder, name)) === 'file')
    ? undefined
    : folder;
}
