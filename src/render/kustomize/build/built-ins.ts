import { done } from '../../../model/result.ts';
import type { Target } from '../load/target.ts';
import { addHashSuffixes } from '../names/add-hash-suffixes.ts';
import type { Resource } from '../object/resource.ts';
import { patchesJson6902 } from '../transform/patches-json-6902.ts';
import {
  readJson6902,
  readPatchTransformer,
  readStrategicMerge,
} from '../transform/plugin-patches.ts';
import { readValueAdd } from '../transform/transform-value-add.ts';
import * as fields from '../transform/transforms-from-fields.ts';
import * as objects from '../transform/transforms-from-objects.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { configMaps, helmCharts, secrets, type FieldGenerator } from './generators-from-fields.ts';
import { configuredSource, helmChart, serviceAccount } from './generators-from-objects.ts';

/** A generator of kustomize's own. */
interface BuiltInGenerator {
  readonly kind: string;
  /** What a field of the kustomization asks for; left out, no field does. */
  readonly fromField?: (target: Target) => readonly FieldGenerator[];
  /** What an object of `apiVersion: builtin` asks for. */
  readonly fromObject: (target: Target, object: Resource) => BuildResult<readonly Resource[]>;
}

/** A transformer of kustomize's own. */
interface BuiltInTransformer {
  readonly kind: string;
  readonly fromField?: fields.FromField;
  readonly fromObject: objects.FromObject;
  /** `NamedTransform.isSmall`, when a field asked for it. */
  readonly isSmall?: boolean;
  /** `NamedTransform.isCostly`, the same way. */
  readonly isCostly?: boolean;
}

/**
 * All generators, those of fields in kustomize's order. The same list as in kustomize:
 * api/internal/target/kusttarget_configplugin.go.
 */
export const GENERATORS: readonly BuiltInGenerator[] = [
  {
    kind: 'ConfigMapGenerator',
    fromField: configMaps,
    fromObject: (target, object) => configuredSource(target, 'ConfigMap', object),
  },
  {
    kind: 'SecretGenerator',
    fromField: secrets,
    fromObject: (target, object) => configuredSource(target, 'Secret', object),
  },
  { kind: 'IAMPolicyGenerator', fromObject: serviceAccount },
  { kind: 'HelmChartInflationGenerator', fromField: helmCharts, fromObject: helmChart },
];

/** All transformers, those of fields in the order in which kustomize applies them. */
export const TRANSFORMERS: readonly BuiltInTransformer[] = [
  {
    kind: 'PatchStrategicMergeTransformer',
    fromField: fields.strategicMerge,
    fromObject: readStrategicMerge,
  },
  { kind: 'PatchTransformer', fromField: fields.patches, fromObject: readPatchTransformer },
  {
    kind: 'NamespaceTransformer',
    isSmall: true,
    fromField: fields.namespace,
    fromObject: objects.readNamespace,
  },
  {
    kind: 'PrefixTransformer',
    fromField: (target, config) => fields.names(target, config, 'prefix'),
    fromObject: (target, node) => objects.readAffix(target, node, 'prefix'),
  },
  {
    kind: 'SuffixTransformer',
    fromField: (target, config) => fields.names(target, config, 'suffix'),
    fromObject: (target, node) => objects.readAffix(target, node, 'suffix'),
  },
  {
    kind: 'LabelTransformer',
    fromField: fields.labels,
    fromObject: (target, node) => objects.readTexts(target, node, 'labels'),
  },
  {
    kind: 'AnnotationsTransformer',
    fromField: fields.annotations,
    fromObject: (target, node) => objects.readTexts(target, node, 'annotations'),
  },
  {
    kind: 'PatchJson6902Transformer',
    fromField: (target) => patchesJson6902(target),
    fromObject: readJson6902,
  },
  { kind: 'ReplicaCountTransformer', fromField: fields.replicas, fromObject: objects.readReplica },
  {
    kind: 'ImageTagTransformer',
    isCostly: true,
    fromField: fields.images,
    fromObject: objects.readImage,
  },
  {
    kind: 'ReplacementTransformer',
    fromField: fields.replacements,
    fromObject: objects.readReplacementArgs,
  },
  { kind: 'PrefixSuffixTransformer', fromObject: objects.readBothAffixes },
  { kind: 'ValueAddTransformer', fromObject: readValueAdd },
  { kind: 'HashTransformer', fromObject: ({ folder }) => done(addHashSuffixes(folder)) },
];

export function generatorNamed(kind: string): BuiltInGenerator | undefined {
  return GENERATORS.find((each) => each.kind === kind);
}

export function transformerNamed(kind: string): BuiltInTransformer | undefined {
  return TRANSFORMERS.find((each) => each.kind === kind);
}
