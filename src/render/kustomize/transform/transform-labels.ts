import { message } from '../../../model/message.ts';
import { entryOf, type MapNode, type ScalarNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { applyFieldSpec, type FieldSpec } from '../fields/field-spec.ts';
import type { TextEntry } from '../load/decode.ts';
import type { Kustomization, LabelArgs } from '../load/kustomization.ts';
import { trailFrom } from '../load/recorder.ts';
import { mergeSpecs, type TransformerConfig } from '../load/transformer-config.ts';
import { withNode } from '../object/resource.ts';
import type { SharedChange } from '../object/shared-scalars.ts';
import { changeEach, type Transform } from '../object/transform.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { isMissingOrNull, newText, setField } from '../tree/node-fields.ts';
import { scalarOf, withEntry } from '../tree/nodes.ts';
import type { VersionRules } from '../tree/version-rules.ts';

const METADATA_LABELS: FieldSpec = {
  group: '',
  version: '',
  kind: '',
  path: 'metadata/labels',
  create: true,
};

/** Sets keys of the maps that the fields lead to: labels and annotations alike. */
export function transformTexts(
  texts: readonly TextEntry[],
  fields: readonly FieldSpec[],
  at: Span,
  folder: string,
): Transform {
  if (texts.length === 0) return done;
  const trail = trailFrom('transformer', at, folder);
  return (resources) =>
    changeEach(resources, (resource) => {
      const added: ScalarNode[] = [];
      let { node } = resource;
      for (const text of texts) {
        const outcome = setEverywhere(node, text, fields, { at, trail });
        if (outcome.kind === 'refused') return outcome;
        node = outcome.value.node;
        added.push(...outcome.value.shared);
      }
      const changed = withNode(resource, node);
      return done(
        added.length === 0 ? changed : { ...changed, shared: [...changed.shared, ...added] },
      );
    });
}

interface Writing {
  readonly at: Span;
  readonly trail: Trail;
}

/** One key set in all its fields. Where it is new, the same scalar is in each of them. */
function setEverywhere(
  object: MapNode,
  { key, keyAt, value }: TextEntry,
  fields: readonly FieldSpec[],
  { at, trail }: Writing,
): BuildResult<SharedChange> {
  const text = { text: value.text, tag: '!!str', at: value.at ?? at, trail } as const;
  const fresh = newText(text);
  let places = 0;
  const set = (map: YamlNode): BuildResult<YamlNode> => {
    if (isMissingOrNull(map)) return done(map);
    if (map.kind !== 'map') return noMap(map, key);
    if (entryOf(map, key) !== undefined) return done(setField(map, key, text));
    places += 1;
    return done(withEntry(map, scalarOf(key, text.at, trail), fresh));
  };
  let node = object;
  for (const spec of fields) {
    const outcome = applyFieldSpec(node, spec, set, { kind: 'map', at: keyAt, trail });
    if (outcome.kind === 'refused') return outcome;
    node = outcome.value;
  }
  return done({ node, shared: places > 1 ? [fresh] : [] });
}

function noMap(node: YamlNode, key: string) {
  return refused(node, 'wrong node kind: expected MappingNode', {
    message: message`\`${key}\` is set here, but this is not a map`,
  });
}

/** The steps of `labels`, each with its own fields, and of `commonLabels`. */
export function labelTransforms(
  kustomization: Kustomization,
  config: TransformerConfig,
  folder: string,
  rules: VersionRules,
): BuildResult<readonly Transform[]> {
  const transforms: Transform[] = [];
  for (const label of kustomization.labels) {
    const fields = labelFields(label, config, rules);
    if (fields.kind === 'refused') return fields;
    transforms.push(transformTexts(label.pairs, fields.value, label.at, folder));
  }
  const { commonLabels, root } = kustomization;
  const at = commonLabels[0]?.keyAt ?? root;
  transforms.push(transformTexts(commonLabels, config.commonLabels, at, folder));
  return done(transforms);
}

function labelFields(
  label: LabelArgs,
  config: TransformerConfig,
  { labelsClaimTemplates }: VersionRules,
): BuildResult<readonly FieldSpec[]> {
  const { includeTemplates, includeVolumeClaimTemplates } = label;
  const inClaims = includeVolumeClaimTemplates || (includeTemplates && labelsClaimTemplates);
  const more = label.includeSelectors
    ? [config.commonLabels]
    : [
        ...(includeTemplates ? [config.templateLabels] : []),
        ...(inClaims ? [config.volumeClaimTemplateLabels] : []),
        [METADATA_LABELS],
      ];
  let fields = label.fields;
  for (const table of [config.labels, ...more]) {
    const merged = mergeSpecs(fields, table, label.at);
    if (merged.kind === 'refused') return merged;
    fields = merged.value;
  }
  return done(fields);
}
