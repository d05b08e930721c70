import {
  ANY,
  FLAG,
  LIST,
  listOf,
  one,
  struct,
  TEXT,
  TEXTS,
  type StructType,
} from '../../kustomize/load/go-struct.ts';
import { SELECTOR } from '../../kustomize/load/kustomization-struct.ts';

const NAME_AND_VALUE = struct(['name value', TEXT, 'always']);
const VARIABLES = listOf(
  struct(['name', TEXT, 'always'], ['value', TEXT, 'always'], ['code', FLAG]),
);

const DIRECTORY = struct(
  ['recurse', FLAG],
  ['disableExtensionFilter', FLAG],
  ['jsonnet', one(struct(['extVars tlas', VARIABLES], ['libs', LIST]))],
  ['exclude include', TEXT],
);

const KUSTOMIZE = struct(
  ['namePrefix nameSuffix', TEXT],
  ['images', LIST],
  ['commonLabels', TEXTS],
  ['version', TEXT],
  ['commonAnnotations', TEXTS],
  ['forceCommonLabels forceCommonAnnotations', FLAG],
  ['namespace', TEXT],
  ['commonAnnotationsEnvsubst', FLAG],
  ['replicas', listOf(struct(['name', TEXT, 'always'], ['count', ANY, 'always']))],
  [
    'patches',
    listOf(struct(['path patch', TEXT], ['target', one(SELECTOR), 'pointer'], ['options', ANY])),
  ],
  ['components', LIST],
  ['ignoreMissingComponents labelWithoutSelector', FLAG],
  ['kubeVersion', TEXT],
  ['apiVersions', LIST],
  ['labelIncludeTemplates', FLAG],
);

const HELM = struct(
  ['valueFiles', LIST],
  ['parameters', listOf(struct(['name value', TEXT], ['forceString', FLAG]))],
  ['releaseName values', TEXT],
  ['fileParameters', listOf(struct(['name path', TEXT]))],
  ['version', TEXT],
  ['passCredentials ignoreMissingValueFiles skipCrds', FLAG],
  ['valuesObject', ANY, 'pointer'],
  ['namespace kubeVersion', TEXT],
  ['apiVersions', LIST],
  ['skipTests skipSchemaValidation', FLAG],
);

const PLUGIN = struct(['name', TEXT], ['env', listOf(NAME_AND_VALUE)], ['parameters', ANY]);

/** `ApplicationSource` of Argo CD 3.5, its fields in Go's order: templates of ApplicationSets are filled in by it. */
export const APPLICATION_SOURCE: StructType = struct(
  ['repoURL', TEXT, 'always'],
  ['path targetRevision', TEXT],
  ['helm', one(HELM), 'pointer'],
  ['kustomize', one(KUSTOMIZE), 'pointer'],
  ['directory', one(DIRECTORY), 'pointer'],
  ['plugin', one(PLUGIN), 'pointer'],
  ['chart ref name tagPrefix', TEXT],
);
