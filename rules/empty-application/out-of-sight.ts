import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { isApplication } from '../../src/model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostPlaceOf } from '../../src/model/span.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';

/** What lets Argo CD look for Applications in other namespaces than its own; nothing may mention it. */
const ELSEWHERE = [
  'application.namespaces',
  'application-namespaces',
  'ARGOCD_APPLICATION_NAMESPACES',
  'sourceNamespaces',
];

/** So many Applications, for each that is elsewhere, show which namespace is that of Argo CD. */
const MIN_OTHERS = 3;

interface Placed {
  readonly manifest: Manifest;
  readonly namespace: string;
  readonly build: string;
}

/** Findings of Applications that are in another namespace than all others of their cluster, where Argo CD does not see them. */
export function* applicationsOutOfSight(
  evidence: Pick<Evidence, 'manifests' | 'buildOf' | 'mentionsOf'>,
): Iterable<Finding> {
  const { manifests, mentionsOf } = evidence;
  const instances = new Set(
    manifests.flatMap(({ manifest: { kind, namespace } }) => (kind === 'ArgoCD' ? namespace : [])),
  );
  for (const placed of groupBy(placedApplications(evidence), clusterIn(evidence)).values()) {
    const byNamespace = groupBy(placed, ({ namespace }) => namespace);
    const [home, second] = [...byNamespace.keys()].filter((each) => /argo|gitops/.test(each));
    const own = byNamespace.get(home ?? '') ?? [];
    const others = placed.filter(
      ({ namespace }) => namespace !== home && !instances.has(namespace),
    );
    if (home === undefined || second !== undefined || others.length === 0) continue;
    if (countOf(own) < MIN_OTHERS * countOf(others)) continue;
    if (ELSEWHERE.some((each) => mentionsOf(each).length > 0)) continue;
    for (const other of others) yield findingOf(other, home, countOf(own));
  }
}

function placedApplications({
  manifests,
  buildOf,
}: Pick<Evidence, 'manifests' | 'buildOf'>): readonly Placed[] {
  return manifests.flatMap(({ manifest, build }) => {
    const { deployedBy, namespace: given } = buildOf(build) ?? {};
    const namespace = manifest.namespace ?? given;
    if (!isApplication(manifest) || deployedBy === undefined || namespace === undefined) return [];
    // Somebody created a root that deploys itself in the right namespace.
    if (hostPlaceOf(deployedBy.at) === hostPlaceOf(manifest.node)) return [];
    return PLAIN_NAME.test(namespace) ? [{ manifest, namespace, build }] : [];
  });
}

function clusterIn({ buildOf }: Pick<Evidence, 'buildOf'>): (placed: Placed) => string {
  return ({ build }) => buildOf(build)?.cluster ?? '';
}

/** An Application that several builds have counts once. */
function countOf(placed: readonly Placed[]): number {
  return new Set(placed.map(({ manifest }) => hostPlaceOf(manifest.node))).size;
}

function findingOf({ manifest, namespace, build }: Placed, home: string, count: number): Finding {
  const { node } = manifest;
  const at = scalarAt(node, 'metadata', 'namespace') ?? nameNodeOf(node);
  return {
    at,
    severity: 'warning',
    message: message`${clusterName(manifest)} is in namespace \`${named(namespace, at)}\`, and ${count} others are in \`${named(home, at)}\`: Argo CD looks for Applications in its own namespace only, so this one deploys nothing.`,
    help: message`Write \`namespace: ${named(home, at)}\`; \`spec.destination.namespace\` says where its objects go.`,
    subject: subjectOfManifest(manifest),
    build,
  };
}
