import { posix } from 'node:path';
import type { MayLead } from '../../model/fleet/repository-trees.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { itemsAt, type MapNode, scalarAt, valueAt, type YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';

/** Fields of a kustomization whose files are not objects of their own, with the field of each item that holds the path. */
const PATCH_FIELDS: readonly (readonly [field: string, path: string | undefined])[] = [
  ['patches', 'path'],
  ['patchesStrategicMerge', undefined],
  ['patchesJson6902', 'path'],
  ['replacements', 'path'],
  ['transformers', undefined],
  ['generators', undefined],
  ['validators', undefined],
  ['configurations', undefined],
  ['crds', undefined],
];
const RESOURCE_FIELDS = ['resources', 'bases', 'components'];

/** The files that kustomizations use as patches or as configuration of kustomize, skipped: they are never read as objects. */
export function plainPatches(
  files: readonly ParsedFile[],
  mayLead: MayLead,
): ReadonlyMap<string, ParsedFile> {
  const kustomizations = files.filter((file) => file.class.kind === 'kustomization');
  const usedBy = new Map<string, string>();
  const resources = new Set<string>();
  for (const file of kustomizations) {
    const folder = folderOf(file.path);
    for (const { root } of file.documents) {
      if (root?.kind !== 'map') continue;
      const targetsOf = (paths: readonly string[]): readonly string[] =>
        paths.map((path) => posix.join(folder, path)).filter((target) => mayLead(folder, target));
      for (const target of targetsOf(patchPaths(root))) usedBy.set(target, file.path);
      for (const target of targetsOf(resourcePaths(root))) resources.add(target);
    }
  }
  return new Map(
    files.flatMap((file) => {
      const kustomization = usedBy.get(file.path);
      if (kustomization === undefined || resources.has(file.path)) return [];
      const reason = `a patch or configuration of ${kustomization}`;
      const left: ParsedFile['class'] = { kind: 'skipped', as: 'patch', reason };
      // kustomize reads it, not kubectl: what is wrong with it, the build tells.
      return [[file.path, { ...file, class: left, faults: [] }] as const];
    }),
  );
}

function patchPaths(root: MapNode): readonly string[] {
  const openapi = lineText(valueAt(root, 'openapi', 'path'));
  const listed = PATCH_FIELDS.flatMap(([field, path]) =>
    itemsAt(root, field).flatMap((item) =>
      lineText(path === undefined ? item : scalarAt(item, path)),
    ),
  );
  return [...listed, ...openapi];
}

function resourcePaths(root: MapNode): readonly string[] {
  return RESOURCE_FIELDS.flatMap((field) => itemsAt(root, field).flatMap(lineText));
}

/** A path, not an inline patch. */
function lineText(node: YamlNode | undefined): string[] {
  if (node?.kind !== 'scalar' || node.text === '' || node.text.includes('\n')) return [];
  return [node.text];
}
