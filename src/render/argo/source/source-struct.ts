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

const NAME_AND_VALUE = struct(['name value', TEXT]);
const VARIABLES = listOf(
  struct(['name', TEXT, 'always'], ['value', TEXT, 'always'], ['code', FLAG]),
);

const DIRECTORY = struct(
  ['recurse', FLAG],
  ['exclude include', TEXT],
  ['jsonnet', one(struct(['extVars tlas', VARIABLES], ['libs', LIST]))],
);

const KUSTOMIZE = struct(
  ['namePrefix nameSuffix version namespace kubeVersion', TEXT],
  ['images components apiVersions', LIST],
  ['commonLabels commonAnnotations', TEXTS],
  ['forceCommonLabels forceCommonAnnotations commonAnnotationsEnvsubst', FLAG],
  ['ignoreMissingComponents labelWithoutSelector labelIncludeTemplates', FLAG],
  ['replicas', listOf(struct(['name', TEXT, 'always'], ['count', ANY, 'always']))],
  [
    'patches',
    listOf(struct(['path patch', TEXT], ['target', one(SELECTOR), 'pointer'], ['options', ANY])),
  ],
);

const HELM = struct(
  ['releaseName values version namespace kubeVersion', TEXT],
  ['valueFiles apiVersions', LIST],
  ['parameters', listOf(struct(['name value', TEXT], ['forceString', FLAG]))],
  ['fileParameters', listOf(struct(['name path', TEXT]))],
  ['passCredentials ignoreMissingValueFiles skipCrds skipTests skipSchemaValidation', FLAG],
  ['valuesObject', ANY, 'pointer'],
);

const PLUGIN = struct(['name', TEXT], ['env', listOf(NAME_AND_VALUE)], ['parameters', ANY]);

/** `ApplicationSource` of Argo CD 3.5. */
export const APPLICATION_SOURCE: StructType = struct(
  ['repoURL', TEXT, 'always'],
  ['path targetRevision chart ref name tagPrefix', TEXT],
  ['helm', one(HELM), 'pointer'],
  ['kustomize', one(KUSTOMIZE), 'pointer'],
  ['directory', one(DIRECTORY), 'pointer'],
  ['plugin', one(PLUGIN), 'pointer'],
);
