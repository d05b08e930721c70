import { join, relative, sep } from 'node:path';
import type { Located } from '../../io/locate-paths.ts';

/** Paths of the run as a person in the current folder would write them; undefined where they are the same. */
export function pathFromHere({ here, root }: Located): ((path: string) => string) | undefined {
  if (here === root) return undefined;
  return (path) => {
    const shown = relative(here, join(root, path));
    return shown === '' ? '.' : shown.split(sep).join('/');
  };
}
