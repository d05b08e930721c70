import {
  ANY,
  FLAG,
  INTEGER,
  LIST,
  listOf,
  one,
  struct,
  TEXT,
  TEXTS,
  type Row,
  type StructType,
} from './go-struct.ts';

export const SELECTOR = struct([
  'group version kind name namespace annotationSelector labelSelector',
  TEXT,
]);
const FIELD_SPEC = struct(['group version kind path', TEXT], ['create', FLAG]);
const PATCH = struct(
  ['path patch', TEXT],
  ['target', one(SELECTOR), 'pointer'],
  ['options', one(struct(['allowNameChange allowKindChange', FLAG])), 'pointer'],
);
const IMAGE = struct(['name newName tagSuffix newTag digest', TEXT]);
const FIELD_OPTIONS = struct(['delimiter encoding', TEXT], ['index', INTEGER], ['create', FLAG]);
const REPLACEMENT = struct(
  ['path', TEXT],
  [
    'source',
    one(
      struct(
        ['group version kind name namespace fieldPath', TEXT],
        ['options', one(FIELD_OPTIONS), 'pointer'],
      ),
    ),
    'pointer',
  ],
  [
    'targets',
    listOf(
      struct(
        ['select', one(SELECTOR), 'always'],
        ['reject', listOf(SELECTOR)],
        ['fieldPaths', LIST],
        ['options', one(FIELD_OPTIONS), 'pointer'],
      ),
    ),
  ],
  ['sourceValue', TEXT, 'pointer'],
);
const GENERATOR_OPTIONS = struct(
  ['labels annotations', TEXTS],
  ['disableNameSuffixHash immutable', FLAG],
);
const GENERATOR: readonly Row[] = [
  ['namespace name behavior env', TEXT],
  ['literals files envs', LIST],
  ['options', one(GENERATOR_OPTIONS), 'pointer'],
];
const VARIABLE = struct(
  ['name', TEXT, 'always'],
  [
    'objref',
    one(struct(['apiVersion group version kind namespace', TEXT], ['name', TEXT, 'always'])),
    'always',
  ],
  ['fieldref', one(struct(['fieldPath', TEXT])), 'always'],
);
const HELM_CHART = struct(
  ['name version repo releaseName namespace valuesFile valuesMerge kubeVersion nameTemplate', TEXT],
  ['additionalValuesFiles apiVersions', LIST],
  ['valuesInline', ANY],
  ['includeCRDs skipHooks skipTests debug devel', FLAG],
);
const HELM_CHART_ARGS = struct(
  [
    'chartName chartVersion chartRepoUrl chartHome chartRepoName helmBin helmHome values valuesMerge releaseName releaseNamespace',
    TEXT,
  ],
  ['valuesLocal', ANY],
  ['extraArgs', LIST],
);

/** `types.Kustomization` of kustomize's API 0.21. */
export const KUSTOMIZATION: StructType = struct(
  ['kind apiVersion namePrefix nameSuffix namespace', TEXT],
  ['metadata', one(struct(['name namespace', TEXT], ['labels annotations', TEXTS])), 'pointer'],
  ['openapi commonLabels commonAnnotations', TEXTS],
  [
    'labels',
    listOf(
      struct(
        ['pairs', TEXTS],
        ['includeSelectors includeTemplates', FLAG],
        ['fields', listOf(FIELD_SPEC)],
      ),
    ),
  ],
  ['patchesStrategicMerge resources components crds bases', LIST],
  ['configurations generators transformers validators buildMetadata', LIST],
  ['patchesJson6902 patches', listOf(PATCH)],
  ['images imageTags', listOf(IMAGE)],
  ['replacements', listOf(REPLACEMENT)],
  ['replicas', listOf(struct(['name', TEXT], ['count', INTEGER, 'always']))],
  ['vars', listOf(VARIABLE)],
  [
    'sortOptions',
    one(
      struct(
        ['order', TEXT],
        ['legacySortOptions', one(struct(['orderFirst orderLast', LIST, 'always'])), 'pointer'],
      ),
    ),
    'pointer',
  ],
  ['configMapGenerator', listOf(struct(...GENERATOR))],
  ['secretGenerator', listOf(struct(...GENERATOR, ['type', TEXT]))],
  ['helmGlobals', one(struct(['chartHome configHome', TEXT])), 'pointer'],
  ['helmCharts', listOf(HELM_CHART)],
  ['helmChartInflationGenerator', listOf(HELM_CHART_ARGS)],
  ['generatorOptions', one(GENERATOR_OPTIONS), 'pointer'],
);
