import { folderOf } from '../../model/names/folder-of.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';

/**
 * One build per folder: what `kubectl apply -f FOLDER` would apply, in the order of the files. Folders without objects make
 * no build.
 */
export function plainBuilds(files: readonly ParsedFile[]): Build[] {
  const folders = new Map<string, { readonly objects: Manifest[]; readonly files: string[] }>();
  for (const file of files) {
    if (file.class.kind !== 'manifests') continue;
    const objects = file.documents.flatMap(({ manifests }) => manifests);
    if (objects.length === 0) continue;
    const id = folderOf(file.path);
    const folder = folders.get(id) ?? { objects: [], files: [] };
    folders.set(id, folder);
    folder.files.push(file.path);
    for (const object of objects) folder.objects.push(object);
  }
  return [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, folder]) => ({
      id,
      kind: 'folder',
      partial: [],
      failures: [],
      ...folder,
    }));
}
