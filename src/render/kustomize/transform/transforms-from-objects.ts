import { message } from '../../../model/message.ts';
import type { MapNode, YamlNode } from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import { decodeFieldSpec, decodeImage, decodeReplica } from '../load/decode-arguments.ts';
import { decodeReplacement } from '../load/decode-replacement.ts';
import { list, openStruct, pluginDecoding, type Decoding, type Fields } from '../load/decode.ts';
import { readReplacements } from '../load/read-replacements.ts';
import type { Target } from '../load/target.ts';
import type { Transform } from '../object/transform.ts';
import { joinRefusals, refused, type BuildResult } from '../tree/build-refusal.ts';
import { transformImages } from './transform-images.ts';
import { transformTexts } from './transform-labels.ts';
import { transformNames } from './transform-names.ts';
import { transformNamespace, type NamespaceArgs } from './transform-namespace.ts';
import { transformReplacements } from './transform-replacements.ts';
import { transformReplicas } from './transform-replicas.ts';

/** An object of `apiVersion: builtin` that configures a transformer → what it does. */
export type FromObject = (target: Target, node: MapNode) => BuildResult<Transform>;

/** What was decoded, unless something did not fit. */
function checked<T>(decoding: Decoding, value: T): BuildResult<T> {
  return joinRefusals(decoding.failures) ?? done(value);
}

function fieldSpecs({ list }: Fields): readonly FieldSpec[] {
  return list('fieldSpecs', decodeFieldSpec);
}

/** The fields of such an object. */
function open(node: MapNode, name: string, names: readonly string[]) {
  const decoding = pluginDecoding(name, node);
  return { decoding, fields: openStruct({ node, decoding, path: '' }, [...names, 'fieldSpecs']) };
}

export function readTexts(
  { folder }: Target,
  node: MapNode,
  name: 'labels' | 'annotations',
): BuildResult<Transform> {
  const { decoding, fields } = open(node, 'Transformer', [name]);
  const map = fields.textMap(name) ?? [];
  const specs = fieldSpecs(fields);
  return checked(decoding, transformTexts(map, specs, fields.node(name) ?? node, folder));
}

export function readImage(target: Target, node: MapNode): BuildResult<Transform> {
  const { decoding, fields } = open(node, 'ImageTagTransformer', ['imageTag']);
  const image = decodeImage(fields.item('imageTag'));
  return checked(decoding, transformImages(image, fieldSpecs(fields), target));
}

const SUBJECTS: readonly NamespaceArgs['subjects'][] = [
  'defaultOnly',
  'allServiceAccounts',
  'none',
];

export function readNamespace({ folder }: Target, node: MapNode): BuildResult<Transform> {
  const names = ['metadata', 'unsetOnly', 'setRoleBindingSubjects'];
  const { decoding, fields } = open(node, 'NamespaceTransformer', names);
  const metadata = fields.fields('metadata', ['namespace']);
  const mode = fields.text('setRoleBindingSubjects');
  const subjects = mode.text === '' ? 'defaultOnly' : SUBJECTS.find((each) => each === mode.text);
  if (subjects === undefined) {
    return refused(mode.at ?? node, `invalid value "${mode.text}" for setRoleBindingSubjects`, {
      message: message`\`setRoleBindingSubjects\` must be one of ${SUBJECTS.map((each) => `\`${each}\``).join(', ')}`,
    });
  }
  const namespace = metadata.text('namespace');
  return checked(
    decoding,
    transformNamespace({
      namespace,
      fields: fieldSpecs(fields),
      unsetOnly: fields.flag('unsetOnly'),
      subjects,
      folder,
      at: namespace.at ?? node,
    }),
  );
}

export function readAffix(
  { folder }: Target,
  node: MapNode,
  where: 'prefix' | 'suffix',
): BuildResult<Transform> {
  const { decoding, fields } = open(node, 'Transformer', [where]);
  const affix = fields.text(where);
  const specs = list(fields.item('fieldSpecs'), decodeFieldSpec);
  if (specs === undefined) {
    return joinRefusals(decoding.failures) ?? noFieldSpecs(node);
  }
  const at: Span = affix.at ?? node;
  return checked(decoding, transformNames({ where, affix, fields: specs, folder, at }));
}

function noFieldSpecs(node: YamlNode) {
  return refused(node, 'fieldSpecs is not expected to be nil', {
    message: message`This transformer needs \`fieldSpecs\``,
  });
}

export function readBothAffixes(target: Target, node: MapNode): BuildResult<Transform> {
  const prefix = readAffix(target, node, 'prefix');
  if (prefix.kind === 'refused') return prefix;
  const suffix = readAffix(target, node, 'suffix');
  if (suffix.kind === 'refused') return suffix;
  return done((resources) => {
    const first = prefix.value(resources);
    return first.kind === 'refused' ? first : suffix.value(first.value);
  });
}

export function readReplacementArgs(target: Target, node: MapNode): BuildResult<Transform> {
  const { decoding, fields } = open(node, 'ReplacementTransformer', ['replacements']);
  const entries = fields.list('replacements', decodeReplacement);
  const failure = joinRefusals(decoding.failures);
  if (failure !== undefined) return failure;
  const read = readReplacements(target, entries);
  return mapDone(read, (all) => transformReplacements(all, target));
}

export function readReplica({ folder }: Target, node: MapNode): BuildResult<Transform> {
  const { decoding, fields } = open(node, 'ReplicaCountTransformer', ['replica']);
  const replica = decodeReplica(fields.item('replica'));
  return checked(decoding, transformReplicas(replica, fieldSpecs(fields), folder));
}
