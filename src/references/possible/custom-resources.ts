import type { Build, Manifest } from '../../model/manifest.ts';
import { nameOfManifest } from '../../model/name-of.ts';
import type { Reference } from '../../model/reference.ts';
import { isBuiltIn } from '../built-in-kinds.ts';
import { mayMeet } from '../namespaces.ts';
import { manifestsOf } from '../nested-manifests.ts';
import { byNamePart, type NamedProducer } from './name-prefixes.ts';
import type { PossibleProducer } from './possible-producer.ts';

/** Groups whose controllers make no ConfigMap or Secret beyond what the producer tables say. */
const QUIET_GROUPS = new Set([
  'actions.summerwind.dev',
  'apiextensions.crossplane.io',
  'app.k8s.io',
  'apps.open-cluster-management.io',
  'apps.openshift.io',
  'argoproj.io',
  'authorization.openshift.io',
  'autoscaling.k8s.io',
  'bitnami.com',
  'build.openshift.io',
  'cert-manager.io',
  'chaos-mesh.org',
  'cilium.io',
  'cloud.google.com',
  'config.openshift.io',
  'configuration.konghq.com',
  'console.openshift.io',
  'constraints.gatekeeper.sh',
  'crd.projectcalico.org',
  'elbv2.k8s.aws',
  'eventing.knative.dev',
  'external-secrets.io',
  'externaldns.k8s.io',
  'flagger.app',
  'flows.knative.dev',
  'gateway.envoyproxy.io',
  'gateway.networking.k8s.io',
  'grafana.integreatly.org',
  'helm.cattle.io',
  'helm.toolkit.fluxcd.io',
  'image.openshift.io',
  'image.toolkit.fluxcd.io',
  'k8s.cni.cncf.io',
  'k8s.nginx.org',
  'karpenter.k8s.aws',
  'karpenter.sh',
  'keda.sh',
  'kubevirt.io',
  'kustomize.config.k8s.io',
  'kustomize.toolkit.fluxcd.io',
  'kyverno.io',
  'longhorn.io',
  'messaging.knative.dev',
  'metallb.io',
  'metallb.universe.tf',
  'monitoring.coreos.com',
  'monitoring.googleapis.com',
  'mutations.gatekeeper.sh',
  'networking.gke.io',
  'networking.istio.io',
  'nfd.k8s-sigs.io',
  'notification.toolkit.fluxcd.io',
  'opentelemetry.io',
  'operator.victoriametrics.com',
  'operators.coreos.com',
  'policies.kyverno.io',
  'policy.open-cluster-management.io',
  'project.openshift.io',
  'projectcalico.org',
  'projectcontour.io',
  'pyrra.dev',
  'ray.io',
  'rbac.authorization.k8s.io',
  'route.openshift.io',
  'security.istio.io',
  'security.openshift.io',
  'serving.knative.dev',
  'sloth.slok.dev',
  'snapshot.storage.k8s.io',
  'source.toolkit.fluxcd.io',
  'sources.knative.dev',
  'tekton.dev',
  'template.openshift.io',
  'templates.gatekeeper.sh',
  'tests.testkube.io',
  'traefik.containo.us',
  'traefik.io',
  'triggers.tekton.dev',
  'upgrade.cattle.io',
  'velero.io',
  'volsync.backube',
  'wgpolicyk8s.io',
]);

/** Whether an object's controller may make sources that only it knows of. */
function mayProduce(manifest: Manifest): boolean {
  return !isBuiltIn(manifest) && !QUIET_GROUPS.has(manifest.group) && manifest.group !== '';
}

/** Operators name what they make after their resource: `orders-db-credentials` of a `Database` called `orders-db`. */
export function unknownControllers(builds: readonly Build[]): PossibleProducer {
  return byNamePart(
    builds.flatMap((build) =>
      [...manifestsOf(build)].flatMap(({ manifest }) => producerOf(manifest)),
    ),
  );
}

function producerOf(manifest: Manifest): NamedProducer[] {
  const { name, namespace } = manifest;
  if (name === undefined || !mayProduce(manifest)) return [];
  const reason = `the controller of ${nameOfManifest(manifest)} may make it`;
  return [{ name, namespace, reason, suffixToo: true }];
}

/** A custom resource that names the source may be the one that makes it. */
export function namingResources(references: readonly Reference[]): PossibleProducer {
  const byName = new Map<string, Reference[]>();
  for (const reference of references) {
    if (reference.use !== 'custom-resource' || !mayProduce(reference.manifest)) continue;
    const id = `${reference.kind} ${reference.name}`;
    const same = byName.get(id);
    if (same === undefined) byName.set(id, [reference]);
    else same.push(reference);
  }
  return ({ kind, name, namespace }) => {
    const found = byName
      .get(`${kind} ${name}`)
      ?.find((reference) => mayMeet(reference.namespace, namespace));
    if (found === undefined) return undefined;
    return `${nameOfManifest(found.manifest)} names it and may make it`;
  };
}
