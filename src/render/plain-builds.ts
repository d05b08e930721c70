import type { Build, Manifest } from '../model/manifest.ts';
import type { ParsedFile } from '../model/parsed-file.ts';

/**
 * One build per folder: what `kubectl apply -f FOLDER` would apply, in the order of the files. `more` are objects that something
 * in a folder makes. Folders without objects make no build.
 */
export function plainBuilds(
  files: readonly ParsedFile[],
  more: ReadonlyMap<string, readonly Manifest[]>,
): Build[] {
  const objectsOf = new Map<string, Manifest[]>();
  for (const file of files) {
    if (file.class.kind !== 'manifests') continue;
    const objects = file.documents.flatMap(({ manifests }) => manifests);
    if (objects.length > 0) append(objectsOf, folderOf(file.path), objects);
  }
  for (const [folder, objects] of more) append(objectsOf, folder, objects);
  return [...objectsOf.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, objects]) => ({ id, kind: 'folder', objects, partial: [] }));
}

/** The folder of a path; `.` for the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

function append(
  objectsOf: Map<string, Manifest[]>,
  folder: string,
  objects: readonly Manifest[],
): void {
  const known = objectsOf.get(folder);
  if (known === undefined) objectsOf.set(folder, [...objects]);
  else for (const object of objects) known.push(object);
}
