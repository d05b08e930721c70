import type { Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import { scalarAt } from '../../model/node.ts';
import type { FieldRow } from './field-row.ts';

const SERVICE_ACCOUNT: readonly FieldRow[] = [
  {
    path: 'secrets[*]',
    kind: 'Secret',
    use: 'service-account',
    toleratesMissing: words('the list of a ServiceAccount is informational'),
  },
  {
    path: 'imagePullSecrets[*]',
    kind: 'Secret',
    use: 'image-pull-secret',
    toleratesMissing: words('pods that use the ServiceAccount pull without it'),
  },
];

const INGRESS: readonly FieldRow[] = [
  { path: 'spec.tls[*]', kind: 'Secret', use: 'ingress-tls', name: 'secretName' },
];

/** Of the class of Istio, whose gateway reads the Secret in its own namespace: https://istio.io/latest/docs/tasks/traffic-management/ingress/kubernetes-ingress/ */
const INGRESS_OF_ISTIO: readonly FieldRow[] = INGRESS.map((row) => ({
  ...row,
  namespace: 'namespace',
  toleratesMissing: words('Istio looks in the namespace of its gateway'),
}));

const CSI_STEPS = [
  'controllerPublish',
  'nodeStage',
  'nodePublish',
  'controllerExpand',
  'nodeExpand',
];
const DRIVERS = ['cephfs', 'cinder', 'flexVolume', 'iscsi', 'rbd', 'scaleIO', 'storageos'];

function persistentVolumeAt(spec: string): readonly FieldRow[] {
  const references = [
    ...CSI_STEPS.map((step) => `csi.${step}SecretRef`),
    ...DRIVERS.map((driver) => `${driver}.secretRef`),
  ];
  return [
    ...references.map((field) => storageSecret(`${spec}.${field}`)),
    {
      ...storageSecret(`${spec}.azureFile`),
      name: 'secretName',
      namespace: 'secretNamespace',
    },
  ];
}

function storageSecret(path: string): FieldRow {
  return { path, kind: 'Secret', use: 'storage', namespace: 'namespace' };
}

const REMOVED = words('Kubernetes ignores it: dynamic kubelet configuration was removed');
const NODE: readonly FieldRow[] = [
  {
    path: 'spec.configSource.configMap',
    kind: 'ConfigMap',
    use: 'other',
    namespace: 'namespace',
    toleratesMissing: REMOVED,
  },
];

/** The fields of built-in objects outside pod specs, by `group/kind` (k8s.io/api). */
const OBJECT_FIELDS: ReadonlyMap<string, readonly FieldRow[]> = new Map([
  ['/ServiceAccount', SERVICE_ACCOUNT],
  ['networking.k8s.io/Ingress', INGRESS],
  ['extensions/Ingress', INGRESS],
  ['/PersistentVolume', persistentVolumeAt('spec')],
  ['storage.k8s.io/VolumeAttachment', persistentVolumeAt('spec.source.inlineVolumeSpec')],
  ['/Node', NODE],
]);

/** The fields of an object; undefined for most kinds. */
export function objectFieldsOf(manifest: Manifest): readonly FieldRow[] | undefined {
  const rows = OBJECT_FIELDS.get(`${manifest.group}/${manifest.kind}`);
  return rows === INGRESS && classOf(manifest) === 'istio' ? INGRESS_OF_ISTIO : rows;
}

function classOf({ node }: Manifest): string | undefined {
  const at =
    scalarAt(node, 'spec', 'ingressClassName') ??
    scalarAt(node, 'metadata', 'annotations', 'kubernetes.io/ingress.class');
  return at?.text;
}
