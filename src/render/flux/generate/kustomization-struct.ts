/** The type of a field of kustomize's Go structs, as far as its JSON decoder and encoder tell them apart. */
export type FieldType =
  | { readonly kind: 'text' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'integer' }
  /** Any value: it is taken as it is. */
  | { readonly kind: 'any' }
  /** `map[string]string`. */
  | { readonly kind: 'texts' }
  /** `[]string`. */
  | { readonly kind: 'text-list' }
  | { readonly kind: 'list'; readonly of: StructType }
  | { readonly kind: 'struct'; readonly of: StructType };

export interface StructField {
  readonly type: FieldType;
  /** It is written even when it is empty. */
  readonly always: boolean;
  /** A pointer: written when it was there, however empty. */
  readonly pointer: boolean;
}

/** The fields of a struct by their JSON names. */
export type StructType = ReadonlyMap<string, StructField>;

const TEXT: FieldType = { kind: 'text' };
const FLAG: FieldType = { kind: 'flag' };
const INTEGER: FieldType = { kind: 'integer' };
const TEXTS: FieldType = { kind: 'texts' };
const ANY: FieldType = { kind: 'any' };

const LIST: FieldType = { kind: 'text-list' };

type Row = readonly [names: string, type: FieldType, written?: 'always' | 'pointer'];

function struct(...rows: readonly Row[]): StructType {
  return new Map(
    rows.flatMap(([names, type, written]) =>
      names
        .split(' ')
        .map(
          (name) =>
            [name, { type, always: written === 'always', pointer: written === 'pointer' }] as const,
        ),
    ),
  );
}

function listOf(of: StructType): FieldType {
  return { kind: 'list', of };
}

function one(of: StructType): FieldType {
  return { kind: 'struct', of };
}

const SELECTOR = struct([
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

/** The same in the spec of a Flux Kustomization (fluxcd/pkg/apis/kustomize). */
export const FLUX_PATCH: StructType = struct(['patch', TEXT], ['target', one(SELECTOR), 'pointer']);
export const FLUX_IMAGE: StructType = struct(['name newName newTag digest', TEXT]);
