import { deployedPlaces } from '../../src/model/deployed-places.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { scalarAt } from '../../src/model/node.ts';
import { isOfPreview, mayBringObjects, type Reason } from '../../src/model/reason.ts';
import { hostPlaceOf } from '../../src/model/span.ts';
import { namespaceOf } from './namespace-of.ts';

/** Groups whose objects make no Services, claims or accounts. */
const PASSIVE =
  /^(?:|apps|batch|autoscaling|policy|(?:[a-z0-9.-]+\.)?k8s\.io|traefik\.(?:io|containo\.us)|cert-manager\.io|external-secrets\.io|bitnami\.com|source\.toolkit\.fluxcd\.io|kustomize\.toolkit\.fluxcd\.io|image\.toolkit\.fluxcd\.io|notification\.toolkit\.fluxcd\.io|cilium\.io|keda\.sh|volsync\.backube|onepassword\.com|metallb\.io)$/;

/** Kinds of other groups that make none either. */
const PASSIVE_KINDS: ReadonlySet<string> = new Set([
  'monitoring.coreos.com/ServiceMonitor',
  'monitoring.coreos.com/PodMonitor',
  'monitoring.coreos.com/PrometheusRule',
  'postgresql.cnpg.io/ScheduledBackup',
  'postgresql.cnpg.io/Backup',
]);

/** Of a chart that is previewed, only the workloads are known. */
function mayBringMore(reason: Reason): boolean {
  return isOfPreview(reason) || mayBringObjects(reason);
}

/** What people write themselves: neither the charts of applications nor controllers bring some. */
const OF_PEOPLE = /^(?:postgresql\.cnpg\.io\/Cluster|traefik\..*\/Middleware)$/;

/**
 * Answers for one run: whether all that is in a namespace, and in one build, is here as far as the repository tells. No release installs a chart there that
 * is not here, no build of it lacks objects, and no custom resource is there whose controller may make some (only
 * those that `mayMake` counts).
 */
export function openClosedNamespaces(
  evidence: Evidence,
  mayMake: (manifest: Manifest) => boolean = () => true,
): (namespace: string | undefined, to: string, build: string) => boolean {
  const { manifests, builds } = evidence;
  const inPart = once(
    () =>
      new Set(
        builds.flatMap(({ id, partial, failures, previewed, namespace }) =>
          partial.some(mayBringMore) || failures.length > 0 || previewed === true
            ? [`build ${id}`, ...(namespace === undefined ? [] : [namespace])]
            : [],
        ),
      ),
  );
  const open = once(() => {
    const followed = deployedPlaces(builds);
    const found = new Set<string>();
    for (const { manifest, build } of manifests) {
      const { group, kind, node } = manifest;
      if (PASSIVE.test(group) || PASSIVE_KINDS.has(`${group}/${kind}`)) continue;
      if (followed.has(hostPlaceOf(node)) || !mayMake(manifest)) continue;
      const own = namespaceOf(manifest, build, evidence);
      const target =
        scalarAt(node, 'spec', 'targetNamespace') ??
        scalarAt(node, 'spec', 'destination', 'namespace');
      found.add(target?.text ?? own ?? '');
    }
    return found;
  });
  return (namespace = '', to, build) =>
    !inPart().has(namespace) &&
    !inPart().has(`build ${build}`) &&
    (OF_PEOPLE.test(to) || !open().has(namespace));
}
