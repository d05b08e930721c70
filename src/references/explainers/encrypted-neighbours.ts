import { message } from '../../model/message.ts';
import { fileNameOf, folderOf } from '../../model/names/folder-of.ts';
import { hostSpan } from '../../model/span.ts';
import type { Explainer } from './kit/explainer.ts';
import { nearestPath } from './kit/nearest-path.ts';

/** Folders this near the root contain many apps. */
const SHARED_DEPTH = 1;

/**
 * Looks for files that are encrypted as a whole (git-crypt, SOPS of an unknown format) in the folder of the reference, below it, or in a folder
 * above it that is not shared by many apps: what is encrypted is Secrets, or a ConfigMap with the name
 * of the file.
 */
export const encryptedNeighbours: Explainer = {
  id: 'encrypted-neighbour',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ files }) => {
    const encrypted = files.filter(
      ({ class: each, path }) =>
        each.kind === 'skipped' &&
        (each.as === 'encrypted' || (each.as === 'binary' && /\.(?:ya?ml|json)$/.test(path))),
    );
    return ({ at, kind, name }) => {
      const here = folderOf(hostSpan(at).file.path);
      const ofApp = encrypted.flatMap(({ path }) =>
        (kind === 'Secret' || fileNameOf(path).startsWith(`${name}.`)) &&
        isOneApp(folderOf(path), here)
          ? [path]
          : [],
      );
      const found = nearestPath(ofApp, here);
      return found === undefined ? undefined : message`${found} is encrypted and may hold it`;
    };
  },
};

function isOneApp(there: string, here: string): boolean {
  if (there === here) return true;
  if (here.startsWith(`${there}/`)) return there.split('/').length > SHARED_DEPTH;
  return there.startsWith(`${here}/`);
}
