import { isLocalConfig } from '../../kubernetes/local-config.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { getOrMake } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { manifestsIn, type ParsedFile } from '../../model/parsed-file.ts';

/**
 * One build per folder: what `kubectl apply -f FOLDER` would apply, in the order of the files. Folders without objects make
 * no build.
 */
export function plainBuilds(files: readonly ParsedFile[]): Build[] {
  const folders = new Map<string, { readonly objects: Manifest[]; readonly files: string[] }>();
  for (const file of files) {
    const objects = appliedFrom(file);
    if (objects.length === 0) continue;
    const folder = getOrMake(folders, folderOf(file.path), () => ({ objects: [], files: [] }));
    folder.files.push(file.path);
    for (const object of objects) folder.objects.push(object);
  }
  return [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, folder]) => ({ ...emptyFolder(id), ...folder }));
}

/** One build of some files, in their order; undefined if there are no objects in them. */
export function plainBuild(id: string, files: readonly ParsedFile[]): Build | undefined {
  const some = files.filter((file) => appliedFrom(file).length > 0);
  if (some.length === 0) return undefined;
  return {
    ...emptyFolder(id),
    objects: some.flatMap(appliedFrom),
    files: some.map(({ path }) => path),
  };
}

/**
 * The objects of a file, without ConfigMaps and the like that only a program which renders them reads. Objects of that program itself
 * (`fn.kpt.dev`) stay: they tell what it makes.
 */
function appliedFrom(file: ParsedFile): readonly Manifest[] {
  const objects = manifestsIn(file);
  return objects.some(isInput) ? objects.filter((each) => !isInput(each)) : objects;
}

function isInput({ group, node }: Manifest): boolean {
  return group === '' && isLocalConfig(node);
}

function emptyFolder(id: string) {
  return { id, kind: 'folder', partial: [], failures: [] } as const;
}
