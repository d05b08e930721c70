import type { Evidence } from '../../src/model/evidence.ts';
import { isKustomizationFile } from '../../src/model/file-tree.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { isNamespacedKind } from '../../src/model/kinds/kinds.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { memoBy, once } from '../../src/model/memo.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { folderOf } from '../../src/model/names/folder-of.ts';
import { nameNodeOf, type YamlNode } from '../../src/model/node.ts';
import { deploymentOfFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostSpan } from '../../src/model/span.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { namespacesMadeBy } from './made-namespaces.ts';

/**
 * Namespaces that only a file defines which no kustomization lists, while the kustomization beside it is part of what Flux applies into them, or lists
 * other Namespaces and something that Flux applies is in this one: somebody forgot the file.
 */
export function* unlistedNamespaces({ files, builds, manifests }: Evidence): Iterable<Finding> {
  const unlisted = files.flatMap((file) => {
    if (deploymentOfFile(file)?.evidence.kind !== 'unlisted') return [];
    const all = file.documents.flatMap((document) => document.manifests);
    const isAlone = all.every(isNamespace);
    const folder = folderOf(file.path);
    return all.filter(isNamespace).map((manifest) => ({ manifest, folder, isAlone }));
  });
  if (unlisted.length === 0) return;
  const made = new Set(
    manifests.flatMap(({ manifest }) =>
      isNamespace(manifest) ? (manifest.name ?? []) : namespacesMadeBy(manifest),
    ),
  );
  const namesIn = groupBy(unlisted, ({ folder }) => folder);
  const applied = builds.filter(
    ({ kind, deployedBy }) => kind === 'flux-kustomization' && deployedBy !== undefined,
  );
  const byCluster = once(() => groupBy(applied, ({ cluster = '' }) => cluster));
  const inCluster = memoBy((cluster: string) => namespacesOf(byCluster().get(cluster) ?? []));
  const used = new Map<string, { readonly id: string; readonly isOwn: boolean }>();
  for (const build of applied) {
    const folders = new Set(build.files.filter(isKustomizationFile).map(folderOf));
    const beside = [...folders].flatMap((folder) => namesIn.get(folder) ?? []);
    if (beside.length === 0) continue;
    const own = namespacesOf([build]);
    const lists = once(
      () => new Set(build.objects.filter(isNamespace).map(({ node }) => folderOf(pathOf(node)))),
    );
    for (const { manifest, folder, isAlone } of beside) {
      const { name = '' } = manifest;
      const isOwn = own.has(name);
      // A file with more than that is an application which may be switched off.
      const isListed = isAlone && lists().has(folder);
      const isUsed = isOwn || (isListed && inCluster(build.cluster ?? '').has(name));
      if (isUsed) used.set(`${folder} ${name}`, { id: build.id, isOwn });
    }
  }
  for (const { manifest, folder } of unlisted) {
    const { name = '' } = manifest;
    const { id: build, isOwn } = used.get(`${folder} ${name}`) ?? {};
    if (build === undefined || made.has(name)) continue;
    const at = nameNodeOf(manifest.node);
    yield {
      at,
      severity: 'warning',
      message: message`No kustomization lists this file, and nothing else in this repository defines namespace \`${named(name, at)}\`, into which ${words(isOwn === true ? 'the kustomization beside it' : 'Flux')} puts objects.`,
      help: words('Add the file to `resources` of the kustomization.'),
      subject: subjectOfManifest(manifest),
      build,
    };
  }
}

/** The namespaces that objects of builds are in. */
function namespacesOf(builds: readonly Build[]): ReadonlySet<string> {
  return new Set(
    builds.flatMap(({ objects }) =>
      objects.flatMap((each) => (isNamespacedKind(each) ? (each.namespace ?? []) : [])),
    ),
  );
}

function pathOf(node: YamlNode): string {
  return hostSpan(node).file.path;
}

function isNamespace({ kind, group }: Manifest): boolean {
  return kind === 'Namespace' && group === '';
}
