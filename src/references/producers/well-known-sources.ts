import { words } from '../../model/message.ts';
import type { Reason } from '../../model/reason.ts';
import type { Reference } from '../../model/reference.ts';
import type { SourceKind } from '../../model/source.ts';
import { mayMeet } from '../objects/namespaces.ts';

interface WellKnown {
  readonly kind: SourceKind;
  readonly name: string | RegExp;
  /** Left out: in every namespace. */
  readonly namespace?: string;
  readonly madeBy: string;
}

const GENERATED = '[bcdfghjklmnpqrstvwxz2456789]{5}';

/**
 * Objects that exist in a cluster without a manifest (kubernetes: pkg/controller/certificates/rootcacertpublisher; tektoncd/operator: ensureCABundles in
 * pkg/reconciler/openshift/tektonconfig/rbac.go; and others).
 */
const WELL_KNOWN: readonly WellKnown[] = [
  { kind: 'ConfigMap', name: 'kube-root-ca.crt', madeBy: 'Kubernetes in every namespace' },
  { kind: 'ConfigMap', name: 'openshift-service-ca.crt', madeBy: 'OpenShift in every namespace' },
  {
    kind: 'ConfigMap',
    name: /^config-(?:trusted|service)-cabundle$/,
    madeBy: 'OpenShift Pipelines in every namespace',
  },
  { kind: 'ConfigMap', name: 'istio-ca-root-cert', madeBy: 'Istio in every namespace' },
  {
    kind: 'ConfigMap',
    name: /^(?:extension-apiserver-authentication|kube-apiserver-legacy-service-account-token-tracking)$/,
    namespace: 'kube-system',
    madeBy: 'the API server',
  },
  {
    kind: 'ConfigMap',
    name: /^(?:kubeadm-config|kubelet-config(?:-1\.\d+)?|coredns|kube-proxy)$/,
    namespace: 'kube-system',
    madeBy: 'kubeadm',
  },
  { kind: 'ConfigMap', name: 'cluster-info', namespace: 'kube-public', madeBy: 'kubeadm' },
  { kind: 'ConfigMap', name: 'aws-auth', namespace: 'kube-system', madeBy: 'EKS' },
  { kind: 'Secret', name: 'pull-secret', namespace: 'openshift-config', madeBy: 'OpenShift' },
  {
    kind: 'Secret',
    name: 'router-certs-default',
    namespace: 'openshift-ingress',
    madeBy: 'OpenShift',
  },
  {
    kind: 'Secret',
    name: /^argocd-(?:redis|secret|initial-admin-secret)$/,
    madeBy: 'Argo CD',
  },
  { kind: 'Secret', name: 'kedaorg-certs', madeBy: 'KEDA' },
  {
    kind: 'Secret',
    name: 'cert-manager-webhook-ca',
    namespace: 'cert-manager',
    madeBy: 'cert-manager',
  },
  {
    kind: 'Secret',
    name: /^(?:bootstrap-secret|serving-cert|tls-rancher(?:-internal(?:-ca)?)?)$/,
    namespace: 'cattle-system',
    madeBy: 'Rancher',
  },
  {
    kind: 'Secret',
    name: /^longhorn-webhook-(?:ca|tls)$/,
    namespace: 'longhorn-system',
    madeBy: 'Longhorn',
  },
  { kind: 'Secret', name: 'memberlist', namespace: 'metallb-system', madeBy: 'MetalLB' },
  {
    kind: 'Secret',
    name: 'velero-repo-credentials',
    namespace: 'velero',
    madeBy: 'Velero',
  },
  {
    kind: 'Secret',
    name: 'gatekeeper-webhook-server-cert',
    namespace: 'gatekeeper-system',
    madeBy: 'Gatekeeper',
  },
  {
    kind: 'Secret',
    name: /^rook-csi-(?:rbd|cephfs)-(?:provisioner|node)$/,
    madeBy: 'Rook for its StorageClasses',
  },
  {
    kind: 'Secret',
    name: new RegExp(`^[a-z0-9][-a-z0-9.]*-token-${GENERATED}$`),
    madeBy: 'Kubernetes before 1.24 for a ServiceAccount',
  },
  {
    kind: 'Secret',
    name: new RegExp(`^[a-z0-9][-a-z0-9.]*-dockercfg-${GENERATED}$`),
    madeBy: 'OpenShift for a ServiceAccount',
  },
];

/** Why the source of a reference exists although no manifest makes it; undefined when it is none of those. */
export function wellKnownReason({ kind, name, namespace }: Reference): Reason | undefined {
  const found = WELL_KNOWN.find(
    (each) =>
      each.kind === kind &&
      (typeof each.name === 'string' ? each.name === name : each.name.test(name)) &&
      (each.namespace === undefined || mayMeet(each.namespace, namespace)),
  );
  return found === undefined ? undefined : words(`created by ${found.madeBy}`);
}

/** Why a key exists although the manifest of its source lacks it; undefined when it is none that a cluster adds to what people apply. */
export function keyOfCluster({ kind, name, namespace, key }: Reference): Reason | undefined {
  const isHosts = kind === 'ConfigMap' && name === 'coredns' && key?.name === 'NodeHosts';
  return isHosts && mayMeet('kube-system', namespace)
    ? words('k3s writes the key `NodeHosts` into ConfigMap `coredns`')
    : undefined;
}
