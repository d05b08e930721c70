import { structShape, type StructShape } from './shape.ts';

/**
 * Objects of Argo CD, as far as their definitions (CRDs) have said the type of a field in every version: the API server refuses others.
 * https://github.com/argoproj/argo-cd/blob/v3.0.0/manifests/crds/application-crd.yaml
 */
export const ARGO_KINDS: ReadonlyMap<string, string> = new Map([
  ['argoproj.io/Application', 'Application'],
  ['argoproj.io/ApplicationSet', 'ApplicationSet'],
]);

/** Of structs that are listed, all fields of Argo CD 3.3 are here. */
export const ARGO_SHAPES: readonly StructShape[] = [
  structShape('Application', 'partial', { ApplicationSpec: 'spec' }),
  structShape('ApplicationSet', 'partial', { ApplicationSetSpec: 'spec' }),
  structShape('ApplicationSetSpec', 'listed', {
    ApplicationSetTemplate: 'template',
    any: 'applyNestedSelectors generators goTemplate goTemplateOptions ignoreApplicationDifferences preservedFields strategy syncPolicy templatePatch',
  }),
  structShape('ApplicationSetTemplate', 'partial', { ApplicationSpec: 'spec' }),
  structShape('ApplicationSpec', 'listed', {
    string: 'project',
    ApplicationDestination: 'destination',
    ApplicationSource: 'source',
    '[]ApplicationSource': 'sources',
    ApplicationSyncPolicy: 'syncPolicy',
    any: 'ignoreDifferences info revisionHistoryLimit sourceHydrator',
  }),
  structShape('ApplicationDestination', 'listed', { string: 'server namespace name' }),
  structShape('ApplicationSyncPolicy', 'listed', {
    '[]string': 'syncOptions',
    SyncPolicyAutomated: 'automated',
    any: 'managedNamespaceMetadata retry',
  }),
  structShape('SyncPolicyAutomated', 'listed', { any: 'allowEmpty enabled prune selfHeal' }),
  structShape('ApplicationSource', 'listed', {
    string: 'repoURL path targetRevision chart ref',
    ApplicationSourceHelm: 'helm',
    ApplicationSourceKustomize: 'kustomize',
    ApplicationSourcePlugin: 'plugin',
    any: 'directory name',
  }),
  structShape('ApplicationSourceHelm', 'listed', {
    string: 'releaseName values version',
    '[]string': 'valueFiles',
    '[]HelmParameter': 'parameters',
    '[]HelmFileParameter': 'fileParameters',
    bool: 'ignoreMissingValueFiles skipCrds passCredentials',
    any: 'apiVersions kubeVersion namespace skipSchemaValidation skipTests valuesObject',
  }),
  structShape('HelmParameter', 'listed', { string: 'name value', bool: 'forceString' }),
  structShape('HelmFileParameter', 'listed', { string: 'name path' }),
  structShape('ApplicationSourceKustomize', 'listed', {
    string: 'namePrefix nameSuffix version',
    '[]string': 'images',
    '{}string': 'commonLabels commonAnnotations',
    any: 'apiVersions commonAnnotationsEnvsubst components forceCommonAnnotations forceCommonLabels ignoreMissingComponents kubeVersion labelIncludeTemplates labelWithoutSelector namespace patches replicas',
  }),
  structShape('ApplicationSourcePlugin', 'listed', {
    string: 'name',
    '[]PluginVariable': 'env',
    any: 'parameters',
  }),
  structShape('PluginVariable', 'listed', { string: 'name value' }),
];
