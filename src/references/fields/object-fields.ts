import { words } from '../../model/message.ts';
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
export const OBJECT_FIELDS: ReadonlyMap<string, readonly FieldRow[]> = new Map([
  ['/ServiceAccount', SERVICE_ACCOUNT],
  ['networking.k8s.io/Ingress', INGRESS],
  ['extensions/Ingress', INGRESS],
  ['/PersistentVolume', persistentVolumeAt('spec')],
  ['storage.k8s.io/VolumeAttachment', persistentVolumeAt('spec.source.inlineVolumeSpec')],
  ['/Node', NODE],
]);
