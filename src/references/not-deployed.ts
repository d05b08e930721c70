import { folderOf } from '../model/folder-of.ts';
import type { Build } from '../model/manifest.ts';
import { scalarAt } from '../model/node.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Reference } from '../model/reference.ts';
import type { Span } from '../model/span.ts';
import { appendTo } from '../model/group-by.ts';

interface Undeployed {
  readonly at: Span;
  readonly folder: string;
}

/**
 * The manifest of a reference's source that is next to the files of the reference's build but that no kustomization lists: most often a
 * forgotten line under `resources`.
 */
export function notDeployed(
  files: readonly ParsedFile[],
  builds: readonly Build[],
): (reference: Reference) => Span | undefined {
  const byName = new Map<string, Undeployed[]>();
  for (const file of files) {
    if (file.class.kind !== 'skipped' || file.class.as !== 'not-deployed') continue;
    for (const { kind, group, name, node } of file.documents.flatMap((each) => each.manifests)) {
      const at = scalarAt(node, 'metadata', 'name');
      if (group !== '' || name === undefined || at === undefined) continue;
      const key = `${kind} ${name}`;
      appendTo(byName, key, { at, folder: folderOf(file.path) });
    }
  }
  const foldersOf = new Map(builds.map(({ id, files: own }) => [id, new Set(own.map(folderOf))]));
  return ({ kind, name, build }) =>
    byName.get(`${kind} ${name}`)?.find(({ folder }) => foldersOf.get(build)?.has(folder))?.at;
}
