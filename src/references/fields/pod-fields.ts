import type { FieldRow } from './field-row.ts';

/** The fields of a container that name a source (k8s.io/api/core/v1: Container). */
export const CONTAINER_FIELDS: readonly FieldRow[] = [
  { path: 'envFrom[*].configMapRef', kind: 'ConfigMap', use: 'env-from' },
  { path: 'envFrom[*].secretRef', kind: 'Secret', use: 'env-from' },
  { path: 'env[*].valueFrom.configMapKeyRef', kind: 'ConfigMap', use: 'env', key: 'key' },
  { path: 'env[*].valueFrom.secretKeyRef', kind: 'Secret', use: 'env', key: 'key' },
];

/** The fields of a pod spec's volumes. A volume has `secretName`, a projection has `name`. */
export const VOLUME_FIELDS: readonly FieldRow[] = [
  { path: 'volumes[*].configMap', kind: 'ConfigMap', use: 'volume', items: true },
  { path: 'volumes[*].secret', kind: 'Secret', use: 'volume', name: 'secretName', items: true },
  {
    path: 'volumes[*].projected.sources[*].configMap',
    kind: 'ConfigMap',
    use: 'volume',
    items: true,
  },
  { path: 'volumes[*].projected.sources[*].secret', kind: 'Secret', use: 'volume', items: true },
  { path: 'volumes[*].csi.nodePublishSecretRef', kind: 'Secret', use: 'volume-driver' },
  { path: 'volumes[*].azureFile', kind: 'Secret', use: 'volume-driver', name: 'secretName' },
  ...['iscsi', 'flexVolume', 'cephfs', 'rbd', 'cinder', 'scaleIO', 'storageos'].map(
    (driver): FieldRow => ({
      path: `volumes[*].${driver}.secretRef`,
      kind: 'Secret',
      use: 'volume-driver',
    }),
  ),
];

/** The other fields of a pod spec. */
export const POD_FIELDS: readonly FieldRow[] = [
  { path: 'imagePullSecrets[*]', kind: 'Secret', use: 'image-pull-secret' },
];
