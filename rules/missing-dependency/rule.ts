import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import { deployedPlaces } from '../../src/model/deployed-places.ts';
import { FLUX_SOURCES } from '../../src/model/elsewhere/flux-sources.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSame, mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import {
  BOOTSTRAPPED,
  isFluxKustomization,
  isHelmRelease,
} from '../../src/model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { message, name as named, words, type Message } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import {
  itemsAt,
  nameNodeOf,
  scalarAt,
  type ScalarNode,
  valueAt,
  type YamlNode,
} from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { mayBringObjects, type Reason } from '../../src/model/reason.ts';
import { hostPlaceOf } from '../../src/model/span.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { healthChecks } from './health-checks.ts';
import { openOtherOwners } from './other-owners.ts';
import { noList, noMap, selfFinding } from './own-mistakes.ts';
import { unlistedFolders } from './unlisted-folders.ts';
import { openWrittenObjects } from './written-objects.ts';

export const rule = rulePerRun(
  {
    id: 'missing-dependency',
    summary:
      'A Flux object waits for an object that does not exist, or for itself, so it never becomes ready.',
    severity: 'warning',
    ofUsers: true,
    group: 'references',
    since: '0.1.0',
  },
  function* (evidence) {
    const objects = evidence.manifests.filter(({ manifest }) => hasDependencies(manifest));
    const isUnlisted = unlistedFolders(evidence);
    const reach = reachOf(objects, isUnlisted, evidence);
    const byName = groupBy(objects, ({ manifest }) => keyOf(manifest, manifest.name));
    const failedChecks = healthChecks(evidence);
    const known = {
      byName,
      isUnlisted,
      isOfOthers: openOtherOwners(evidence),
      mayBeWritten: openWrittenObjects(evidence),
    };
    for (const object of objects) {
      yield* findingsOf(object, reach, known, evidence);
      const { manifest, build } = object;
      for (const finding of failedChecks(manifest))
        yield { ...finding, subject: subjectOfManifest(manifest), build };
    }
  },
);

type Applied = Evidence['manifests'][number];

/** The objects of a kind and name, in any namespace and cluster. */
type ByName = ReadonlyMap<string, readonly Applied[]>;

/** What is known of the whole run. */
interface Known {
  readonly byName: ByName;
  /** Whether a build is a kustomization that the one above it does not list. */
  readonly isUnlisted: (build: string) => boolean;
  /** Whether what a build lacks belongs to someone else, whose objects nothing here depends on. */
  readonly isOfOthers: (reason: Reason) => boolean;
  /** Whether an object may be written in a file of what cannot be built. */
  readonly mayBeWritten: (kind: string, name: string) => boolean;
}

function keyOf({ kind }: Manifest, name = ''): string {
  return `${kind} ${name}`;
}

/** Kustomizations depend on Kustomizations, and releases on releases. */
function hasDependencies(manifest: Manifest): boolean {
  return isFluxKustomization(manifest) || isHelmRelease(manifest);
}

function* findingsOf(
  object: Applied,
  reach: ReachOf,
  known: Known,
  evidence: Evidence,
): Iterable<Finding> {
  const { manifest, build } = object;
  const field = valueAt(manifest.node, 'spec', 'dependsOn');
  if (field?.kind === 'map')
    yield { ...noList(manifest, field), subject: subjectOfManifest(manifest), build };
  for (const [index, item] of itemsAt(manifest.node, 'spec', 'dependsOn').entries()) {
    if (item.kind === 'scalar' && PLAIN_NAME.test(item.text))
      yield { ...noMap(manifest, item, index), subject: subjectOfManifest(manifest), build };
    const at = scalarAt(item, 'name');
    if (at === undefined || !PLAIN_NAME.test(at.text)) continue;
    const namespace = scalarAt(item, 'namespace')?.text ?? manifest.namespace;
    const isItself = at.text === manifest.name && namespace === manifest.namespace;
    if (!isItself && (isFilledIn(manifest.namespace) || isFilledIn(namespace))) continue;
    const found = isItself
      ? selfFinding(manifest, at)
      : absence(object, at, { ...reach(object, namespace), namespace }, known, evidence);
    if (found !== undefined)
      yield { ...found, subject: subjectOfManifest(manifest, at.text), build };
  }
}

/** Whether a namespace is filled in elsewhere: whatever fills it in may define the dependency, too. */
function isFilledIn(namespace: string | undefined): boolean {
  return namespace !== undefined && !PLAIN_NAME.test(namespace);
}

/** The objects that a dependency may name: of the same kind, in the same cluster, in the namespace of the dependency. */
interface Reach {
  readonly names: ReadonlySet<string>;
  /** A Kustomization whose source is elsewhere may bring others. */
  readonly isOpen: boolean;
}

type ReachOf = (object: Applied, namespace: string | undefined) => Reach;

function reachOf(
  objects: readonly Applied[],
  isUnlisted: Known['isUnlisted'],
  evidence: Evidence,
): ReachOf {
  const { buildOf } = evidence;
  const mayBringInto = namespacesFromElsewhere(objects, evidence);
  const known = new Map<string, ReadonlySet<string>>();
  const clusterOf = (build: string): string | undefined => buildOf(build)?.cluster;
  return ({ manifest: { kind }, build }, namespace) => {
    const cluster = clusterOf(build);
    const isDeployed = buildOf(build)?.deployedBy !== undefined;
    const key = JSON.stringify([kind, cluster, namespace, isDeployed]);
    const names =
      known.get(key) ??
      new Set(
        objects.flatMap(({ manifest, build: id }) =>
          manifest.kind === kind &&
          mayBeSameCluster(cluster, clusterOf(id)) &&
          mayBeSame(namespace, manifest.namespace) &&
          !(isDeployed && isUnlisted(id))
            ? (manifest.name ?? [])
            : [],
        ),
      );
    known.set(key, names);
    return { names, isOpen: mayBringInto(namespace) };
  };
}

/** Whether a Kustomization that is not followed, although its source is defined, may bring objects into a namespace. */
function namespacesFromElsewhere(
  objects: readonly Applied[],
  { builds, manifests }: Evidence,
): (namespace: string | undefined) => boolean {
  const targets = once(() => {
    const followed = deployedPlaces(builds);
    const sources = new Set(
      manifests.flatMap(({ manifest: { group, name, node } }) => {
        const isSource = group === FLUX_SOURCES && !isOfFluxItself(urlOf(node));
        return isSource && name !== undefined ? [name] : [];
      }),
    );
    const rest = objects.filter(
      ({ manifest: { kind, node } }) =>
        kind === 'Kustomization' &&
        !followed.has(hostPlaceOf(node)) &&
        !deploysDefinitions(node) &&
        sources.has(scalarAt(node, 'spec', 'sourceRef', 'name')?.text ?? ''),
    );
    return new Set(
      rest.map(({ manifest }) => scalarAt(manifest.node, 'spec', 'targetNamespace')?.text),
    );
  });
  return (namespace) => targets().has(namespace) || targets().has(undefined);
}

/** What is called after custom resource definitions: nothing else is in it. */
const DEFINITIONS = /(?:^|[/-])crds?(?:[/-]|$)/i;

function deploysDefinitions(kustomization: YamlNode): boolean {
  const path = scalarAt(kustomization, 'spec', 'path')?.text ?? '';
  const source = scalarAt(kustomization, 'spec', 'sourceRef', 'name')?.text ?? '';
  return DEFINITIONS.test(path) || DEFINITIONS.test(source);
}

/** Flux's own manifests: its controllers and definitions, and nothing that an object of Flux could depend on. */
const FLUX_ITSELF = /\bfluxcd\/(?:flux2|flux-manifests)\b/;

function isOfFluxItself(text: string): boolean {
  return FLUX_ITSELF.test(text);
}

function urlOf(source: YamlNode): string {
  return scalarAt(source, 'spec', 'url')?.text ?? '';
}

function absence(
  { manifest, build }: Applied,
  at: ScalarNode,
  { names, isOpen, namespace }: Reach & { readonly namespace: string | undefined },
  { byName, isUnlisted, isOfOthers, mayBeWritten }: Known,
  { buildOf, builds, fluxNamesInTexts }: Evidence,
): Finding | undefined {
  if (names.has(at.text) || at.text === BOOTSTRAPPED) return undefined;
  const nearest = nearestName(at.text, names);
  const own = buildOf(build);
  const cluster = own?.cluster;
  const alike = byName.get(keyOf(manifest, at.text)) ?? [];
  const bringsNothing = (reason: Reason): boolean =>
    reason.code === 'unbuildable' ? !mayBeWritten(manifest.kind, at.text) : isOfOthers(reason);
  const mayHideIt =
    isOpen ||
    builds.some(
      (each) => mayBeSame(targetOf(each), namespace) && mayHide(each, own, bringsNothing),
    );
  const isElsewhere = alike.some((each) => mayBeSameCluster(cluster, buildOf(each.build)?.cluster));
  if (nearest === undefined && !isElsewhere && mayHideIt) return undefined;
  if (fluxNamesInTexts().has(at.text)) return undefined;
  const unlisted = alike.find(
    (each) => isUnlisted(each.build) && mayBeSame(namespace, each.manifest.namespace),
  )?.manifest;
  const other = unlisted ?? alike[0]?.manifest;
  const where = unlisted !== undefined ? UNLISTED : other === undefined ? NOWHERE : ELSEWHERE;
  return {
    at,
    message: message`${clusterName(manifest)} depends on ${words(manifest.kind)} \`${named(at.text, at)}\`, which ${where}. Flux waits for it (dependency not found).`,
    ...(other !== undefined && {
      related: [
        {
          at: nameNodeOf(other.node),
          message: message`${clusterName(other)} is here`,
        },
      ],
    }),
    help:
      nearest === undefined
        ? helpFor(manifest, other, unlisted !== undefined)
        : message`Did you mean \`${named(nearest, at)}\`?`,
    isOfAbsence: true,
  };
}

function helpFor({ kind }: Manifest, other: Manifest | undefined, isUnlisted: boolean): Message {
  const { namespace, node } = other ?? {};
  if (isUnlisted)
    return message`List its folder in the kustomization above it, or remove the dependency.`;
  if (namespace === undefined || node === undefined || !PLAIN_NAME.test(namespace))
    return message`Name an existing ${words(kind)}, or remove the dependency.`;
  return message`If it is the one in \`${named(namespace, node)}\`, write \`namespace: ${named(namespace, node)}\`.`;
}

const NOWHERE = words('no manifest in this repository defines');
const ELSEWHERE = words('exists only in another namespace or cluster');
const UNLISTED = words('nothing deploys');

/** The namespace into which Flux puts all objects of a build, if it says so. */
function targetOf({ kind, namespace }: Build): string | undefined {
  const isTarget = kind === 'flux-kustomization' && PLAIN_NAME.test(namespace ?? '');
  return isTarget ? namespace : undefined;
}

/**
 * Whether a build in the cluster of another may lack objects of Flux. One that nothing deploys, beside what Flux deploys, may for a remote base only:
 * the names in templates and scripts are known.
 */
function mayHide(
  { kind, cluster, deployedBy, partial }: Build,
  own: Build | undefined,
  bringsNothing: (reason: Reason) => boolean,
): boolean {
  if (kind === 'helm-release' || kind === 'chart') return false;
  const isAside = deployedBy === undefined && own?.deployedBy !== undefined;
  const mayBring = (reason: Reason): boolean =>
    mayBringObjects(reason) &&
    !bringsNothing(reason) &&
    !reason.parts.some((part) => typeof part !== 'string' && isOfFluxItself(part.text)) &&
    !(isAside && (reason.code === undefined || reason.code === 'unbuildable'));
  return partial.some(mayBring) && mayBeSameCluster(cluster, own?.cluster);
}
