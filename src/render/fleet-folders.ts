import { contentText } from '../model/file-content.ts';
import type { FileTree } from '../model/file-tree.ts';
import { folderOf } from '../model/names/folder-of.ts';

const FLEET_FILE = /(?:^|\/)fleet\.ya?ml$/;
/** `dir` of the `kustomize` blocks of a fleet.yaml, at its top and in its `targetCustomizations`. */
const FOLDERS = /\bkustomize:[ \t]*\n[ \t]+dir:[ \t]*["']?([^"'\s#]+)/g;
const MAX_BYTES = 256 * 1024;

/**
 * Why the kustomization of a folder gets objects from outside, as a clause: Fleet runs the folders that a fleet.yaml names under
 * `kustomize.dir` over what its chart or manifests give (https://fleet.rancher.io/ref-fleet-yaml). Undefined for all others.
 */
export function fleetFolders(tree: FileTree): (folder: string) => string | undefined {
  const folders = new Map<string, string>();
  for (const path of tree.paths) {
    if (!FLEET_FILE.test(path)) continue;
    const text = contentText(tree.read(path), MAX_BYTES);
    if (text === undefined) continue;
    for (const [, dir = ''] of text.matchAll(FOLDERS)) {
      const folder = [...folderOf(path).split('/'), ...dir.split('/')]
        .filter((part) => part !== '' && part !== '.')
        .join('/');
      if (!folders.has(folder)) folders.set(folder, `Fleet adds the objects of \`${path}\``);
    }
  }
  return (folder) => folders.get(folder);
}
