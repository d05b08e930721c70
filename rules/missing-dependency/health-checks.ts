import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import { KIND_VERSIONS } from '../../src/kubernetes/workload-kinds.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSame, mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { memoBy, once } from '../../src/model/memo.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { itemsAt, nameNodeOf, scalarAt, type ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { mayBringObjects } from '../../src/model/reason.ts';
import { hostPlaceOf, hostSpan } from '../../src/model/span.ts';
import { openTypos, type FindTypo } from '../../src/text/open-typos.ts';

/** An object that a Kustomization of Flux waits for. */
interface Awaited {
  readonly kind: string;
  readonly ofKind: ScalarNode;
  readonly apiVersion: string | undefined;
  readonly at: ScalarNode;
  readonly namespace: ScalarNode;
}

/**
 * Finds the health checks of Kustomizations that wait for nothing: what they name is not there, and the Kustomization itself deploys an object of
 * nearly that name, or the same one into another namespace or as a workload of another kind; or of releases, a single one of another name than the
 * one that is defined nowhere, or none.
 */
export function healthChecks(
  evidence: Pick<Evidence, 'builds' | 'manifests' | 'buildOf' | 'fluxNamesInTexts'>,
): (kustomization: Manifest) => readonly Finding[] {
  const { builds, manifests, buildOf, fluxNamesInTexts } = evidence;
  const byName = once(() =>
    groupBy(manifests, ({ manifest: { kind, name = '' } }) => `${kind} ${name}`),
  );
  const byDeployer = once(() =>
    groupBy(builds, ({ deployedBy }) =>
      deployedBy === undefined ? '' : hostPlaceOf(deployedBy.at),
    ),
  );
  const isNamed = ({ kind, at }: Awaited): boolean =>
    byName().has(`${kind} ${at.text}`) || fluxNamesInTexts().has(at.text);
  const areMade = once(() => manifests.some(({ manifest }) => makesReleases(manifest)));
  return (kustomization) => {
    const all = awaitedBy(kustomization);
    const [build] =
      all.length === 0 ? [] : (byDeployer().get(hostPlaceOf(kustomization.node)) ?? []);
    if (build === undefined) return [];
    const ownOf = ofKindsIn(build);
    return all.flatMap((awaited) => {
      const { kind, at, namespace } = awaited;
      const other = otherKind(awaited);
      if (other !== undefined) return [noKind(kustomization, awaited, other)];
      const isThere = (byName().get(`${kind} ${at.text}`) ?? []).some(
        (each) =>
          mayBeSame(each.manifest.namespace, namespace.text) &&
          mayBeSameCluster(build.cluster, buildOf(each.build)?.cluster),
      );
      if (isThere) return [];
      const { all: own, byName: ownNames, nearly } = ownOf(kind);
      const elsewhere = ownNames.get(at.text);
      const otherwise = isWorkload(awaited) ? otherWorkload(ownOf, awaited) : undefined;
      if (elsewhere === undefined && otherwise !== undefined)
        return [wrongKind(kustomization, awaited, otherwise)];
      const isNowhere = kind === 'HelmRelease' && !isNamed(awaited) && !areMade();
      const near =
        nearly(at.text, (each) => mayBeSame(each.namespace, namespace.text)) ??
        (isNowhere && own.length === 1 ? own[0] : undefined);
      if (elsewhere !== undefined) return wrongNamespace(kustomization, awaited, elsewhere) ?? [];
      if (near === undefined && !(isNowhere && own.length === 0 && deploysAllItHas(build)))
        return [];
      return [wrongName(kustomization, awaited, near)];
    });
  };
}

/** The objects of a kind that a build has. */
interface OfKind {
  readonly all: readonly Manifest[];
  readonly byName: ReadonlyMap<string | undefined, Manifest>;
  readonly nearly: FindTypo<Manifest>;
}

function ofKindsIn({ objects }: Build): (kind: string) => OfKind {
  return memoBy((kind) => {
    const all = objects.filter((each) => each.kind === kind);
    const byName = new Map(all.toReversed().map((each) => [each.name, each]));
    return { all, byName, nearly: openTypos(all, ({ name }) => name) };
  });
}

/** Whether all that a Kustomization deploys is known, and none of it makes releases. */
function deploysAllItHas({ partial, objects }: Build): boolean {
  return !partial.some(mayBringObjects) && !objects.some(({ kind }) => kind === 'ResourceSet');
}

/** Kinds from whose objects a controller makes others. */
const MAKERS: ReadonlySet<string> = new Set([
  'ClusterPolicy',
  'Composition',
  'ResourceGraphDefinition',
  'ResourceSet',
]);

function makesReleases({ kind, node }: Manifest): boolean {
  if (!MAKERS.has(kind)) return false;
  const { file, start, end } = hostSpan(node);
  return file.text.slice(start, end).includes('HelmRelease');
}

/** With `wait`, Flux waits for all that it applied, and does not read the health checks. */
function awaitedBy({ kind, node }: Manifest): readonly Awaited[] {
  if (kind !== 'Kustomization' || scalarAt(node, 'spec', 'wait')?.text === 'true') return [];
  return itemsAt(node, 'spec', 'healthChecks').flatMap((item) => {
    const ofKind = scalarAt(item, 'kind');
    const apiVersion = scalarAt(item, 'apiVersion')?.text;
    const at = scalarAt(item, 'name');
    const namespace = scalarAt(item, 'namespace');
    if (ofKind === undefined || at === undefined || namespace === undefined) return [];
    const isPlain = PLAIN_NAME.test(at.text) && PLAIN_NAME.test(namespace.text);
    return isPlain ? [{ kind: ofKind.text, ofKind, apiVersion, at, namespace }] : [];
  });
}

/** The kind of Kubernetes that only differs in case, in a group in which Kubernetes alone defines kinds. */
function otherKind({ kind, apiVersion = '' }: Awaited): string | undefined {
  if (!OWN_VERSIONS.has(apiVersion) || KIND_VERSIONS.has(kind)) return undefined;
  return [...KIND_VERSIONS.keys()].find((each) => each.toLowerCase() === kind.toLowerCase());
}

const OWN_VERSIONS: ReadonlySet<string> = new Set(['v1', 'apps/v1', 'batch/v1']);

/** Kinds of which one name stands for one application. */
const WORKLOADS: ReadonlySet<string> = new Set(['DaemonSet', 'Deployment', 'StatefulSet']);

function isWorkload({ kind, apiVersion }: Awaited): boolean {
  return WORKLOADS.has(kind) && apiVersion === 'apps/v1';
}

/** A workload of another kind that a Kustomization deploys under the name it waits for, in the same namespace. */
function otherWorkload(
  ownOf: (kind: string) => OfKind,
  { at, namespace }: Awaited,
): Manifest | undefined {
  const found = [...WORKLOADS].map((kind) => ownOf(kind).byName.get(at.text));
  return found.find((each) => each !== undefined && each.namespace === namespace.text);
}

function wrongKind(
  kustomization: Manifest,
  { kind, ofKind, at }: Awaited,
  { kind: meant, node }: Manifest,
): Finding {
  return {
    at: ofKind,
    message: message`${clusterName(kustomization)} waits for ${words(kind)} \`${named(at.text, at)}\`, but deploys ${words(meant)} \`${named(at.text, at)}\`. ${NEVER_READY}`,
    help: message`Write \`kind: ${words(meant)}\`.`,
    related: [relatedName(node)],
    isOfAbsence: true,
  };
}

function noKind(
  kustomization: Manifest,
  { kind, ofKind, apiVersion = '' }: Awaited,
  other: string,
): Finding {
  return {
    at: ofKind,
    message: message`${clusterName(kustomization)} waits for a \`${named(kind, ofKind)}\`, and there is no such kind in \`${words(apiVersion)}\`. ${NEVER_READY}`,
    help: message`Did you mean \`${words(other)}\`?`,
  };
}

function wrongNamespace(
  kustomization: Manifest,
  { kind, at, namespace }: Awaited,
  { namespace: there = '', node }: Manifest,
): Finding | undefined {
  if (!PLAIN_NAME.test(there)) return undefined;
  const shown = named(there, scalarAt(node, 'metadata', 'namespace') ?? node);
  return {
    at: namespace,
    message: message`${clusterName(kustomization)} waits for ${words(kind)} \`${named(at.text, at)}\` in namespace \`${named(namespace.text, namespace)}\`, but deploys it into \`${shown}\`. ${NEVER_READY}`,
    help: message`Write \`namespace: ${shown}\`.`,
    related: [relatedName(node)],
    isOfAbsence: true,
  };
}

function wrongName(
  kustomization: Manifest,
  { kind, at }: Awaited,
  near: Manifest | undefined,
): Finding {
  return {
    at,
    message: message`${clusterName(kustomization)} waits for ${words(kind)} \`${named(at.text, at)}\`, which is not defined in this repository. ${NEVER_READY}`,
    help:
      near?.name === undefined
        ? message`Remove the health check, or name an object that the Kustomization deploys.`
        : message`Did you mean \`${named(near.name, near.node)}\`?`,
    related: near === undefined ? [] : [relatedName(near.node)],
    isOfAbsence: true,
  };
}

const NEVER_READY = words('The health check fails, and the Kustomization never becomes ready.');

function relatedName(node: Manifest['node']): NonNullable<Finding['related']>[number] {
  return { at: nameNodeOf(node), message: words('it is here') };
}
