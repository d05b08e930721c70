import { appendTo } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { fileNameOf, folderOf } from '../../model/names/folder-of.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { hostSpan } from '../../model/span.ts';
import type { Explainer } from './kit/explainer.ts';
import { nearestPath } from './kit/nearest-path.ts';

/** Folders this near the root contain many apps. */
const SHARED_DEPTH = 1;

/**
 * Looks for files that are encrypted as a whole (git-crypt, SOPS of an unknown format or with all values) in the folder of the reference, below it, or in a folder
 * above it that is not shared by many apps: what is encrypted is Secrets, or a ConfigMap with the name
 * of the file.
 */
export const encryptedNeighbours: Explainer = {
  id: 'encrypted-neighbour',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ files }) => {
    const encrypted = files.filter(isEncrypted).map(({ path }) => path);
    const byName = once(() => byBeginning(encrypted));
    const known = new Map<string, string | undefined>();
    return ({ at, kind, name }) => {
      const here = folderOf(hostSpan(at).file.path);
      const key = kind === 'Secret' ? here : `${here}:${name}`;
      if (!known.has(key)) {
        const all = kind === 'Secret' ? encrypted : (byName().get(name) ?? []);
        const ofApp = all.filter((path) => isOneApp(folderOf(path), here));
        known.set(key, nearestPath(ofApp, here));
      }
      const found = known.get(key);
      return found === undefined ? undefined : message`${found} is encrypted and may hold it`;
    };
  },
};

/** Paths by what is in front of a dot in the name of the file. */
function byBeginning(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const name = fileNameOf(path);
    for (const { index } of name.matchAll(/\./g)) appendTo(found, name.slice(0, index), path);
  }
  return found;
}

/** Also a file in which SOPS encrypted all values, so that nothing tells the kind and name of the object. */
function isEncrypted({ class: each, path, documents }: ParsedFile): boolean {
  if (each.kind === 'manifests')
    return documents.some(({ manifests }) => manifests.some(({ kind }) => kind.startsWith('ENC[')));
  if (each.kind !== 'skipped') return false;
  return each.as === 'encrypted' || (each.as === 'binary' && /\.(?:ya?ml|json)$/.test(path));
}

function isOneApp(there: string, here: string): boolean {
  if (there === here) return true;
  if (here.startsWith(`${there}/`)) return there.split('/').length > SHARED_DEPTH;
  return there.startsWith(`${here}/`);
}
