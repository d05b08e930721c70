import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { fileNameOf, folderOf } from '../../src/model/names/folder-of.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { scalarAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostPlaceOf, hostSpan, placeOf } from '../../src/model/span.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** A Kustomization of Flux, or an Application of Argo CD, that deploys a folder which another one deploys, too. */
interface Sharing {
  readonly kustomization: Manifest;
  readonly path: ScalarNode;
  readonly folder: string;
  readonly build: string;
}

type Applied = Pick<Evidence, 'builds' | 'manifests'>;

/** The two mistakes with the path of such an object, for which nothing deploys the folder that is meant. */
export function* sharedFolders(evidence: Applied): Iterable<Finding> {
  yield* sameFolder(evidence, 'flux-kustomization', ['kustomization']);
  yield* sameFolder(evidence, 'argo-application', ['kustomization', 'folder', 'chart']);
  yield* ownFolder(evidence);
}

/**
 * Findings of what deploys a folder of another one into the same cluster, where nothing deploys the folder that is its own: the one below its
 * file with the same end of its path, or the one beside it that its name has.
 */
function* sameFolder(
  { builds, manifests }: Applied,
  by: Build['kind'],
  idleKinds: readonly Build['kind'][],
): Iterable<Finding> {
  const deployed = deployedIn(builds, by);
  const groups = groupBy(deployed, ({ folder, cluster }) => JSON.stringify([folder, cluster]));
  const shared = [...groups.values()].filter((some) => some.length > 1);
  if (shared.length === 0) return;
  const idle = new Set(idleIn(builds, idleKinds));
  const byPlace = byPlaceIn(manifests);
  for (const some of shared) {
    const all = some.flatMap((build) => sharingOf(build, byPlace));
    for (const each of all) {
      const other = all.find(
        ({ kustomization: { node } }) => hostPlaceOf(node) !== hostPlaceOf(each.kustomization.node),
      );
      const [meant, more] = ownFolders(each).filter((folder) => idle.has(folder));
      if (other !== undefined && meant !== undefined && more === undefined)
        yield findingOf(each, other, meant);
    }
  }
}

/**
 * Findings of Kustomizations of Flux that deploy the folder which deploys them, as another one does from a folder above, where nothing deploys the
 * only kustomization below.
 */
function* ownFolder({ builds, manifests }: Applied): Iterable<Finding> {
  const deployed = deployedIn(builds, 'flux-kustomization');
  const own = deployed.filter(
    ({ id, objects, deployedBy }) =>
      deployedBy !== undefined &&
      deployedBy.parent !== id &&
      objects.some(({ node }) => hostPlaceOf(node) === hostPlaceOf(deployedBy.at)),
  );
  if (own.length === 0) return;
  const below = groupBy(idleIn(builds, ['kustomization']), folderOf);
  const byPlace = byPlaceIn(manifests);
  const byId = new Map(deployed.map((build) => [build.id, build]));
  for (const build of own) {
    const above = byId.get(build.deployedBy?.parent ?? '');
    const [each] = sharingOf(build, byPlace);
    const [other] = above === undefined ? [] : sharingOf(above, byPlace);
    if (each === undefined || !other || !each.folder.startsWith(`${other.folder}/`)) continue;
    const [meant, more] = below.get(each.folder) ?? [];
    if (meant !== undefined && more === undefined) yield findingOf(each, other, meant);
  }
}

function deployedIn(builds: readonly Build[], by: Build['kind']): readonly Build[] {
  return builds.filter(({ kind, deployedBy }) => kind === by && deployedBy !== undefined);
}

/** The folders that nothing deploys. */
function idleIn(builds: readonly Build[], kinds: readonly Build['kind'][]): readonly string[] {
  return builds.flatMap(({ id, kind, folder = id, deployedBy }) =>
    kinds.includes(kind) && deployedBy === undefined ? [folder] : [],
  );
}

function byPlaceIn(manifests: Applied['manifests']): ReadonlyMap<string, Manifest> {
  return new Map(manifests.map(({ manifest }) => [hostPlaceOf(manifest.node), manifest]));
}

function sharingOf(
  { id, folder, deployedBy }: Build,
  byPlace: ReadonlyMap<string, Manifest>,
): readonly Sharing[] {
  const kustomization =
    deployedBy === undefined ? undefined : byPlace.get(hostPlaceOf(deployedBy.at));
  const path =
    kustomization &&
    (scalarAt(kustomization.node, 'spec', 'path') ??
      scalarAt(kustomization.node, 'spec', 'source', 'path'));
  if (kustomization === undefined || path === undefined || folder === undefined) return [];
  return [{ kustomization, path, folder, build: id }];
}

/** Steps of a folder that are looked at. */
const MAX_STEPS = 32;
/** Words of a name that are looked at. */
const MAX_WORDS = 12;

/** The words of a name, and what some of them in a row are: `web`, `web-api`, `web-api-app`, `api` … */
function runsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((__, count) => words.slice(from, from + count + 1).join('-')),
  );
}

/** The folders that a Kustomization may be for, if nothing deploys one of them. */
function ownFolders({ kustomization, folder }: Sharing): readonly string[] {
  const place = folderOf(hostSpan(kustomization.node).file.path);
  const steps = folder.split('/').slice(-MAX_STEPS);
  const below = place === '.' ? [] : steps.map((_, at) => [place, ...steps.slice(at)].join('/'));
  // The root of a repository is nobody's own folder, and has none beside it.
  if (folder === '.') return below;
  const { name = '' } = kustomization;
  const parts = runsOf(name.split('-').slice(0, MAX_WORDS));
  const parent = folderOf(folder);
  const named = parts.map((part) => (parent === '.' ? part : `${parent}/${part}`));
  return [...new Set([...below, ...(parts.includes(fileNameOf(folder)) ? [] : named)])];
}

function findingOf(
  { kustomization, path, folder, build }: Sharing,
  other: Sharing,
  meant: string,
): Finding {
  const shown = named(folder, path);
  return {
    at: path,
    severity: 'warning',
    message: message`${clusterName(kustomization)} deploys \`${shown}\`, and so does ${clusterName(other.kustomization)} (${words(placeOf(other.path))}); nothing deploys \`${named(meant, path)}\`.`,
    help: message`Did you mean \`${words(path.text.startsWith('./') ? './' : '')}${named(meant, path)}\`?`,
    related: [{ at: other.path, message: words('the other is here') }],
    subject: subjectOfManifest(kustomization),
    build,
  };
}
