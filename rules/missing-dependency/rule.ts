import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSame, mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import {
  BOOTSTRAPPED,
  isFluxKustomization,
  isHelmRelease,
} from '../../src/model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { message, name as named, words, type Message } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { itemsAt, nameNodeOf, scalarAt, valueAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { mayBringObjects, type Reason } from '../../src/model/reason.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { healthChecks } from './health-checks.ts';
import { openOtherOwners } from './other-owners.ts';
import { noList, noMap, selfFinding } from './own-mistakes.ts';
import { isOfFluxItself, reachOf, type Reach, type ReachOf } from './reach.ts';
import { unlistedFolders } from './unlisted-folders.ts';
import { deploysOwnFolder, openWrittenObjects, type WrittenObjects } from './written-objects.ts';

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
      written: openWrittenObjects(evidence),
      nearestIn: boundedNearest(),
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
  readonly written: WrittenObjects;
  readonly nearestIn: typeof nearestName;
}

/** So many names that are missing are compared with all that there are. */
const MAX_ASKED = 1000;

function boundedNearest(): typeof nearestName {
  let asked = 0;
  return (name, names) => {
    asked += 1;
    return asked > MAX_ASKED ? undefined : nearestName(name, names);
  };
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

function absence(
  { manifest, build }: Applied,
  at: ScalarNode,
  { names, isOpen, namespace }: Reach & { readonly namespace: string | undefined },
  { byName, isUnlisted, isOfOthers, written, nearestIn }: Known,
  { buildOf, builds, fluxNamesInTexts }: Evidence,
): Finding | undefined {
  if (names.has(at.text) || at.text === BOOTSTRAPPED) return undefined;
  const nearest = nearestIn(at.text, names);
  const own = buildOf(build);
  const cluster = own?.cluster;
  const alike = byName.get(keyOf(manifest, at.text)) ?? [];
  const bringsNothing = (reason: Reason): boolean =>
    reason.code === 'unbuildable' ? !written.mayHave(manifest.kind, at.text) : isOfOthers(reason);
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
  const loose = alike.length === 0 ? written.find(manifest.kind, at.text) : undefined;
  if (loose !== undefined && deploysOwnFolder(loose)) return undefined;
  const undeployed = unlisted ?? loose;
  const other = undeployed ?? alike[0]?.manifest;
  const where = undeployed !== undefined ? UNLISTED : other === undefined ? NOWHERE : ELSEWHERE;
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
        ? helpFor(manifest, other, undeployed && (loose === undefined ? 'folder' : 'file'))
        : message`Did you mean \`${named(nearest, at)}\`?`,
    isOfAbsence: true,
  };
}

function helpFor(
  { kind }: Manifest,
  other: Manifest | undefined,
  unlisted: 'folder' | 'file' | undefined,
): Message {
  const { namespace, node } = other ?? {};
  if (unlisted === 'folder')
    return message`List its folder in the kustomization above it, or remove the dependency.`;
  if (unlisted === 'file')
    return message`List its file in a kustomization that is deployed, or remove the dependency.`;
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
