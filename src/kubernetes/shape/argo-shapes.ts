import { structShape, type StructShape } from './shape.ts';

/**
 * Objects of Argo CD, as far as their definitions (CRDs) have said the type of a field in every version: the API server refuses others.
 * https://github.com/argoproj/argo-cd/blob/v3.0.0/manifests/crds/application-crd.yaml
 */
export const ARGO_KINDS: ReadonlyMap<string, string> = new Map([
  ['argoproj.io/Application', 'Application'],
  ['argoproj.io/ApplicationSet', 'ApplicationSet'],
]);

export const ARGO_SHAPES: readonly StructShape[] = [
  structShape('Application', 'partial', { ApplicationSpec: 'spec' }),
  structShape('ApplicationSet', 'partial', { ApplicationSetSpec: 'spec' }),
  structShape('ApplicationSetSpec', 'partial', { ApplicationSetTemplate: 'template' }),
  structShape('ApplicationSetTemplate', 'partial', { ApplicationSpec: 'spec' }),
  structShape('ApplicationSpec', 'partial', {
    string: 'project',
    ApplicationDestination: 'destination',
    ApplicationSource: 'source',
    '[]ApplicationSource': 'sources',
    ApplicationSyncPolicy: 'syncPolicy',
  }),
  structShape('ApplicationDestination', 'partial', { string: 'server namespace name' }),
  structShape('ApplicationSyncPolicy', 'partial', { '[]string': 'syncOptions' }),
  structShape('ApplicationSource', 'partial', {
    string: 'repoURL path targetRevision chart ref',
    ApplicationSourceHelm: 'helm',
    ApplicationSourceKustomize: 'kustomize',
    ApplicationSourcePlugin: 'plugin',
  }),
  structShape('ApplicationSourceHelm', 'partial', {
    string: 'releaseName values version',
    '[]string': 'valueFiles',
    '[]HelmParameter': 'parameters',
    '[]HelmFileParameter': 'fileParameters',
    bool: 'ignoreMissingValueFiles skipCrds passCredentials',
  }),
  structShape('HelmParameter', 'partial', { string: 'name value', bool: 'forceString' }),
  structShape('HelmFileParameter', 'partial', { string: 'name path' }),
  structShape('ApplicationSourceKustomize', 'partial', {
    string: 'namePrefix nameSuffix version',
    '[]string': 'images',
    '{}string': 'commonLabels commonAnnotations',
  }),
  structShape('ApplicationSourcePlugin', 'partial', { string: 'name', '[]PluginVariable': 'env' }),
  structShape('PluginVariable', 'partial', { string: 'name value' }),
];
