import type { MapNode, YamlNode } from '../../model/node.ts';
import type { Span } from '../../model/span.ts';
import type { TextEntry } from './decode.ts';
import type { Kustomization, LabelArgs } from './kustomization.ts';
import { isMissingOrNull, setField } from './node-fields.ts';
import { applyFieldSpec, type FieldSpec } from './patch/field-spec.ts';
import { done, refused, type Outcome } from './patch/outcome.ts';
import { wayOf } from './recorder.ts';
import { changeNodes, type Transform } from './transform.ts';
import { mergeSpecs, type TransformerConfig } from './transformer-config.ts';

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
  directory: string,
): Transform {
  if (texts.length === 0) return done;
  const way = wayOf('transformer', at, directory);
  const setText = (node: YamlNode, { key, value }: TextEntry): Outcome<YamlNode> => {
    if (isMissingOrNull(node)) return done(node);
    if (node.kind !== 'map') {
      return refused(node, 'wrong node kind: expected MappingNode', {
        message: `\`${key}\` is to be set here, and this is no map`,
      });
    }
    const place = value.at ?? at;
    return done(setField(node, key, { text: value.text, tag: '!!str', at: place, way }));
  };
  const change = (object: MapNode): Outcome<MapNode> => {
    let node = object;
    for (const text of texts) {
      for (const spec of fields) {
        const creation = { kind: 'map', at: text.keyAt, way } as const;
        const outcome = applyFieldSpec(node, spec, (each) => setText(each, text), creation);
        if (outcome.kind === 'refused') return outcome;
        node = outcome.value;
      }
    }
    return done(node);
  };
  return (resources) => changeNodes(resources, change);
}

/** The steps of `labels`, each with its own fields, and of `commonLabels`. */
export function labelTransforms(
  kustomization: Kustomization,
  config: TransformerConfig,
  directory: string,
): Outcome<readonly Transform[]> {
  const transforms: Transform[] = [];
  for (const label of kustomization.labels) {
    const fields = labelFields(label, config);
    if (fields.kind === 'refused') return fields;
    transforms.push(transformTexts(label.pairs, fields.value, label.at, directory));
  }
  const { commonLabels, root } = kustomization;
  const at = commonLabels[0]?.keyAt ?? root;
  transforms.push(transformTexts(commonLabels, config.commonLabels, at, directory));
  return done(transforms);
}

function labelFields(label: LabelArgs, config: TransformerConfig): Outcome<readonly FieldSpec[]> {
  const more = label.includeSelectors
    ? [config.commonLabels]
    : [
        ...(label.includeTemplates ? [config.templateLabels] : []),
        ...(label.includeVolumeClaimTemplates ? [config.volumeClaimTemplateLabels] : []),
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
