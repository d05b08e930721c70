import type { Dialect } from '../../../model/manifest.ts';
import type { MapNode, YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import type { FieldOptions } from '../fields/replacement-source.ts';
import type { Selector } from '../object/selector.ts';
import type { BuildRefusal } from '../tree/build-refusal.ts';
import type { Text, TextEntry } from './decode.ts';

/** A kustomization.yaml, read and with its old spellings made new (`bases`, `imageTags`, `env`). */
export interface Kustomization {
  readonly apiVersion: string;
  readonly kind: string;
  readonly openapi: { readonly path: Text | undefined; readonly version: Text | undefined };
  readonly namePrefix: Text;
  readonly nameSuffix: Text;
  readonly namespace: Text;
  readonly commonLabels: readonly TextEntry[];
  readonly labels: readonly LabelArgs[];
  readonly commonAnnotations: readonly TextEntry[];
  readonly patchesStrategicMerge: readonly Text[];
  /** What newer versions of kustomize refuse of it. */
  readonly versioned: readonly BuildRefusal[];
  readonly patchesJson6902: readonly PatchArgs[];
  readonly patches: readonly PatchArgs[];
  readonly images: readonly ImageArgs[];
  readonly replacements: readonly ReplacementArgs[];
  readonly replicas: readonly ReplicaArgs[];
  readonly vars: readonly VarArgs[];
  readonly sortOptions: SortOptions | undefined;
  readonly resources: readonly Text[];
  readonly components: readonly Text[];
  readonly crds: readonly Text[];
  readonly configMapGenerator: readonly GeneratorArgs[];
  readonly secretGenerator: readonly GeneratorArgs[];
  readonly helmCharts: readonly HelmArgs[];
  /** Where charts are, relative to the folder. */
  readonly chartHome: Text;
  readonly generatorOptions: GeneratorOptions | undefined;
  readonly configurations: readonly Text[];
  readonly generators: readonly Text[];
  readonly transformers: readonly Text[];
  readonly validators: readonly Text[];
  readonly buildMetadata: readonly Text[];
  /** The file it was read from, relative to the repository. */
  readonly path: string;
  readonly root: YamlNode;
}

export interface LabelArgs {
  readonly pairs: readonly TextEntry[];
  readonly includeSelectors: boolean;
  readonly includeTemplates: boolean;
  readonly includeVolumeClaimTemplates: boolean;
  readonly fields: readonly FieldSpec[];
  readonly at: Span;
}

export interface PatchArgs {
  readonly path: Text;
  readonly patch: Text;
  readonly target: Selector | undefined;
  readonly allowNameChange: boolean;
  readonly allowKindChange: boolean;
  readonly at: Span;
}

export interface ImageArgs {
  readonly name: Text;
  readonly newName: Text;
  readonly newTag: Text;
  readonly tagSuffix: Text;
  readonly digest: Text;
  readonly at: Span;
}

export interface ReplicaArgs {
  readonly name: string;
  readonly count: number;
  readonly at: Span;
  readonly countAt: Span;
}

/** A replacement in place, or the file that holds one or several. */
export interface ReplacementArgs {
  readonly path: Text;
  readonly source: SourceArgs | undefined;
  readonly sourceValue: Text | undefined;
  readonly targets: readonly TargetArgs[];
  readonly at: Span;
}

export interface SourceArgs {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
  readonly fieldPath: string;
  readonly options: FieldOptions | undefined;
  readonly at: Span;
}

export interface TargetArgs {
  readonly select: Selector | undefined;
  readonly reject: readonly Selector[];
  readonly fieldPaths: readonly Text[];
  readonly options: FieldOptions | undefined;
  readonly at: Span;
}

export interface VarArgs {
  readonly name: string;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly objectName: string;
  readonly namespace: string;
  readonly fieldPath: string;
  /** The `apiVersion` it was written with, which messages do not show. */
  readonly at: Span;
}

export interface SortOptions {
  readonly order: Text;
  /** Undefined when not given: the built-in order. */
  readonly legacy:
    | { readonly first: readonly string[]; readonly last: readonly string[] }
    | undefined;
  readonly at: Span;
}

export interface GeneratorOptions {
  readonly labels: readonly TextEntry[] | undefined;
  readonly annotations: readonly TextEntry[] | undefined;
  readonly disableNameSuffixHash: boolean;
  readonly immutable: boolean;
  readonly at: Span;
}

/** An entry of `configMapGenerator` or `secretGenerator`; `type` is a Secret's. */
export interface GeneratorArgs {
  readonly name: Text;
  readonly namespace: Text;
  readonly behavior: string;
  readonly literals: readonly Text[];
  readonly files: readonly Text[];
  readonly envs: readonly Text[];
  readonly options: GeneratorOptions | undefined;
  readonly type: Text;
  readonly at: Span;
}

/** An entry of `helmCharts`, or of the older `helmChartInflationGenerator`. */
export interface HelmArgs {
  readonly name: Text;
  readonly version: string;
  readonly repo: string;
  readonly releaseName: Text;
  readonly nameTemplate: Text;
  readonly namespace: string;
  readonly valuesFile: Text;
  readonly additionalValuesFiles: readonly Text[];
  readonly valuesInline: MapNode | undefined;
  /** How the scalars of `valuesInline` are read. */
  readonly dialect: Dialect;
  readonly valuesMerge: Text;
  readonly includeCRDs: boolean;
  readonly skipHooks: boolean;
  readonly skipTests: boolean;
  readonly apiVersions: readonly string[];
  readonly kubeVersion: string;
  /** Where charts are, as an older entry or a generator's object says. */
  readonly chartHome: Text;
  readonly at: Span;
}
