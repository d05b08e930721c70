import { structShape, type StructShape } from './shape.ts';

/** Objects of Flux and the External Secrets Operator, all versions together: where they name sources, and what lies around. */
const OBJECT = { any: 'apiVersion kind status', ObjectMeta: 'metadata' };

/** The shapes of their kinds, by API group and kind. */
export const CONTROLLER_KINDS: ReadonlyMap<string, string> = new Map([
  ['helm.toolkit.fluxcd.io/HelmRelease', 'HelmRelease'],
  ['kustomize.toolkit.fluxcd.io/Kustomization', 'Kustomization'],
  ['external-secrets.io/ExternalSecret', 'ExternalSecret'],
]);

export const CONTROLLER_SHAPES: readonly StructShape[] = [
  // https://fluxcd.io/flux/components/helm/api/v2/
  structShape('HelmRelease', 'listed', { ...OBJECT, HelmReleaseSpec: 'spec' }),
  structShape('HelmReleaseSpec', 'listed', {
    '[]ValuesReference': 'valuesFrom',
    HelmChartTemplate: 'chart',
    any: 'chartRef interval kubeConfig suspend releaseName targetNamespace storageNamespace dependsOn timeout maxHistory serviceAccountName persistentClient driftDetection install upgrade test rollback uninstall values postRenderers commonMetadata waitStrategy healthCheckExprs',
  }),
  structShape('HelmChartTemplate', 'listed', { HelmChartTemplateSpec: 'spec', any: 'metadata' }),
  structShape('HelmChartTemplateSpec', 'listed', {
    any: 'chart version sourceRef interval reconcileStrategy valuesFiles valuesFile ignoreMissingValuesFiles verify',
  }),
  structShape('ValuesReference', 'listed', {
    any: 'kind name valuesKey targetPath optional literal',
  }),
  // https://fluxcd.io/flux/components/kustomize/api/v1/
  structShape('Kustomization', 'listed', { ...OBJECT, KustomizationSpec: 'spec' }),
  structShape('KustomizationSpec', 'listed', {
    PostBuild: 'postBuild',
    Decryption: 'decryption',
    '[]HealthCheck': 'healthChecks',
    any: 'commonMetadata dependsOn interval retryInterval kubeConfig path prune deletionPolicy healthCheckExprs namePrefix nameSuffix patches patchesStrategicMerge patchesJson6902 images serviceAccountName sourceRef suspend targetNamespace timeout force wait components ignoreMissingComponents validation',
  }),
  structShape('HealthCheck', 'listed', { any: 'apiVersion kind name namespace' }),
  structShape('PostBuild', 'listed', {
    '[]SubstituteReference': 'substituteFrom',
    any: 'substitute substituteStrategy',
  }),
  structShape('SubstituteReference', 'listed', { any: 'kind name optional' }),
  structShape('Decryption', 'listed', {
    DecryptionSecret: 'secretRef',
    any: 'provider serviceAccountName',
  }),
  structShape('DecryptionSecret', 'closed', { any: 'name' }),
  // https://external-secrets.io/latest/api/externalsecret/
  structShape('ExternalSecret', 'listed', { ...OBJECT, ExternalSecretSpec: 'spec' }),
  structShape('ExternalSecretSpec', 'partial', { SecretStoreRef: 'secretStoreRef' }),
  structShape('SecretStoreRef', 'closed', { any: 'name kind' }),
];
