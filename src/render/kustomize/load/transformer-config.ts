import { appendTo, groupBy } from '../../../model/group-by.ts';
import { getOrMake } from '../../../model/memo.ts';
import { message } from '../../../model/message.ts';
import { done, mapDone } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import {
  ANNOTATION_FIELDS,
  CLAIM_TEMPLATE_LABEL_FIELDS,
  COMMON_LABEL_FIELDS,
  IMAGE_FIELDS,
  NAME_FIELDS,
  NAMESPACE_FIELDS,
  REPLICA_FIELDS,
  TEMPLATE_LABEL_FIELDS,
  VARIABLE_FIELDS,
} from '../fields/default-field-specs.ts';
import { DEFAULT_NAME_REFERENCES, type NameReference } from '../fields/default-name-references.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { compareGvk, isSelected, sameGvk } from '../object/gvk.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';

/** Where each of kustomize's built-in transformers writes: its tables, with what `configurations` and `crds` add. */
export interface TransformerConfig {
  readonly namePrefix: readonly FieldSpec[];
  readonly nameSuffix: readonly FieldSpec[];
  readonly namespace: readonly FieldSpec[];
  readonly commonLabels: readonly FieldSpec[];
  readonly labels: readonly FieldSpec[];
  readonly templateLabels: readonly FieldSpec[];
  readonly volumeClaimTemplateLabels: readonly FieldSpec[];
  readonly commonAnnotations: readonly FieldSpec[];
  readonly nameReference: readonly NameReference[];
  readonly varReference: readonly FieldSpec[];
  readonly images: readonly FieldSpec[];
  readonly replicas: readonly FieldSpec[];
}

type FieldSpecTable = Exclude<keyof TransformerConfig, 'nameReference'>;

export const FIELD_SPEC_TABLES: readonly FieldSpecTable[] = [
  'namePrefix',
  'nameSuffix',
  'namespace',
  'commonLabels',
  'labels',
  'templateLabels',
  'volumeClaimTemplateLabels',
  'commonAnnotations',
  'varReference',
  'images',
  'replicas',
];

export const EMPTY_CONFIG: TransformerConfig = {
  namePrefix: [],
  nameSuffix: [],
  namespace: [],
  commonLabels: [],
  labels: [],
  templateLabels: [],
  volumeClaimTemplateLabels: [],
  commonAnnotations: [],
  nameReference: [],
  varReference: [],
  images: [],
  replicas: [],
};

const BUILT_IN: TransformerConfig = sorted({
  namePrefix: NAME_FIELDS,
  nameSuffix: NAME_FIELDS,
  namespace: NAMESPACE_FIELDS,
  commonLabels: COMMON_LABEL_FIELDS,
  labels: [],
  templateLabels: TEMPLATE_LABEL_FIELDS,
  volumeClaimTemplateLabels: CLAIM_TEMPLATE_LABEL_FIELDS,
  commonAnnotations: ANNOTATION_FIELDS,
  nameReference: DEFAULT_NAME_REFERENCES,
  varReference: VARIABLE_FIELDS,
  images: IMAGE_FIELDS,
  replicas: REPLICA_FIELDS,
});

/**
 * Two configurations as one; refused where they disagree whether a field is to be created. What is merged into an empty one is
 * merged with itself: a spec for one kind, sorted before the one for all kinds, takes that one's place.
 */
export function mergeConfig(
  config: TransformerConfig,
  other: TransformerConfig,
  at: Span,
): BuildResult<TransformerConfig> {
  if (other === EMPTY_CONFIG) return done(config);
  if (other === BUILT_IN && (config === BUILT_IN || config === EMPTY_CONFIG)) return done(other);
  const known = merges.get(config)?.get(other);
  if (known !== undefined) return done(known);
  const made = mergeTables(config, other, at);
  if (made.kind === 'refused') return made;
  getOrMake(merges, config, () => new WeakMap()).set(other, made.value);
  return made;
}

/** Kustomizations share few configurations, which are merged for each of them. */
const merges = new WeakMap<TransformerConfig, WeakMap<TransformerConfig, TransformerConfig>>();

function mergeTables(
  config: TransformerConfig,
  other: TransformerConfig,
  at: Span,
): BuildResult<TransformerConfig> {
  const merged = { ...config };
  for (const table of FIELD_SPEC_TABLES) {
    const specs = mergeSpecs(config[table], other[table], at);
    if (specs.kind === 'refused') return specs;
    merged[table] = specs.value;
  }
  const references = mergeReferences(config.nameReference, other.nameReference, at);
  return mapDone(references, (nameReference) => sorted({ ...merged, nameReference }));
}

function sorted(config: TransformerConfig): TransformerConfig {
  const made = { ...config, nameReference: config.nameReference.toSorted(compareGvk) };
  for (const table of FIELD_SPEC_TABLES) made[table] = config[table].toSorted(compareGvk);
  return made;
}

/** Adds specs that the list does not cover yet. A spec covers another one of its path and of a type that it is of. */
export function mergeSpecs(
  specs: readonly FieldSpec[],
  more: readonly FieldSpec[],
  at: Span,
): BuildResult<readonly FieldSpec[]> {
  if (more.length === 0) return done(specs);
  const result = [...specs];
  const byPath = groupBy(specs, ({ path }) => path);
  for (const spec of more) {
    const known = byPath.get(spec.path)?.find((each) => isSelected(each, spec));
    if (known === undefined) {
      result.push(spec);
      appendTo(byPath, spec.path, spec);
    } else if (known.create !== spec.create) {
      return refused(at, 'conflicting fieldspecs', {
        message: message`One configuration creates the field \`${spec.path}\` where it is missing, and another does not`,
      });
    }
  }
  return done(result);
}

function mergeReferences(
  references: readonly NameReference[],
  more: readonly NameReference[],
  at: Span,
): BuildResult<readonly NameReference[]> {
  const result = [...references];
  for (const each of more) {
    const known = result.findIndex((other) => sameGvk(other, each));
    const found = result[known];
    if (found === undefined) {
      result.push(each);
      continue;
    }
    const referrers = mergeSpecs(found.referrers, each.referrers, at);
    if (referrers.kind === 'refused') return referrers;
    result[known] = { ...found, referrers: referrers.value };
  }
  return done(result);
}

/** kustomize's own tables. */
export const DEFAULT_CONFIG: TransformerConfig = BUILT_IN;
