import type { Evidence } from '../../src/model/evidence.ts';
import { isKustomizationFile } from '../../src/model/file-tree.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { isNamespacedKind } from '../../src/model/kinds/kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { folderOf } from '../../src/model/names/folder-of.ts';
import { nameNodeOf } from '../../src/model/node.ts';
import { deploymentOfFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { namespacesMadeBy } from './made-namespaces.ts';

/**
 * Namespaces that only a file defines which no kustomization lists, while the kustomization beside it is part of what Flux applies into them: somebody
 * forgot the file.
 */
export function* unlistedNamespaces({ files, builds, manifests }: Evidence): Iterable<Finding> {
  const unlisted = files.flatMap((file) => {
    if (deploymentOfFile(file)?.evidence.kind !== 'unlisted') return [];
    const found = file.documents.flatMap((document) => document.manifests).filter(isNamespace);
    return found.map((manifest) => ({ manifest, folder: folderOf(file.path) }));
  });
  if (unlisted.length === 0) return;
  const made = new Set(
    manifests.flatMap(({ manifest }) =>
      isNamespace(manifest) ? (manifest.name ?? []) : namespacesMadeBy(manifest),
    ),
  );
  const namesIn = groupBy(unlisted, ({ folder }) => folder);
  const used = new Map<string, string>();
  for (const { id, kind, deployedBy, files: of, objects } of builds) {
    if (kind !== 'flux-kustomization' || deployedBy === undefined) continue;
    const beside = of.flatMap((path) =>
      isKustomizationFile(path) ? (namesIn.get(folderOf(path)) ?? []) : [],
    );
    if (beside.length === 0) continue;
    const into = new Set(
      objects.flatMap((each) => (isNamespacedKind(each) ? (each.namespace ?? []) : [])),
    );
    for (const { manifest, folder } of beside) {
      const { name = '' } = manifest;
      if (into.has(name)) used.set(`${folder} ${name}`, id);
    }
  }
  for (const { manifest, folder } of unlisted) {
    const { name = '' } = manifest;
    const build = used.get(`${folder} ${name}`);
    if (build === undefined || made.has(name)) continue;
    const at = nameNodeOf(manifest.node);
    yield {
      at,
      severity: 'warning',
      message: message`No kustomization lists this file, and nothing else in this repository defines namespace \`${named(name, at)}\`, into which the kustomization beside it puts objects.`,
      help: words('Add the file to `resources` of the kustomization.'),
      subject: subjectOfManifest(manifest),
      build,
    };
  }
}

function isNamespace({ kind, group }: Manifest): boolean {
  return kind === 'Namespace' && group === '';
}
