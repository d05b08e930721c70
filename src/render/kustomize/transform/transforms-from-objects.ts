import { message } from '../../../model/message.ts';
import type { MapNode, YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import {
  bool,
  list,
  openStruct,
  text,
  textMap,
  type Decoding,
  type FieldOf,
} from '../load/decode.ts';
import {
  decodeFieldSpec,
  decodeImage,
  decodeReplica,
  pluginDecoding,
} from '../load/decode-arguments.ts';
import { decodeReplacement } from '../load/decode-replacement.ts';
import { done } from '../../../model/result.ts';
import { joinRefusals, refused, type BuildResult } from '../tree/build-refusal.ts';
import type { Target } from '../load/target.ts';
import type { Transform } from '../object/transform.ts';
import { transformImages } from './transform-images.ts';
import { transformTexts } from './transform-labels.ts';
import { transformNames } from './transform-names.ts';
import { transformNamespace, type NamespaceArgs } from './transform-namespace.ts';
import { readReplacements } from '../load/read-replacements.ts';
import { transformReplacements } from './transform-replacements.ts';
import { transformReplicas } from './transform-replicas.ts';

/** An object of `apiVersion: builtin` that configures a transformer → what it does. */
export type FromObject = (target: Target, node: MapNode) => BuildResult<Transform>;

/** What was decoded, unless something did not fit. */
function checked<T>(decoding: Decoding, value: T): BuildResult<T> {
  return joinRefusals(decoding.failures) ?? done(value);
}

function fieldSpecs(field: FieldOf, decoding: Decoding) {
  return list(field('fieldSpecs'), decoding, 'fieldSpecs', decodeFieldSpec);
}

export function readTexts(
  { folder }: Target,
  node: MapNode,
  name: 'labels' | 'annotations',
): BuildResult<Transform> {
  const decoding = pluginDecoding('Transformer');
  const field = openStruct(node, [name, 'fieldSpecs'], decoding, '');
  const map = textMap(field(name), decoding, name) ?? [];
  const fields = fieldSpecs(field, decoding) ?? [];
  return checked(decoding, transformTexts(map, fields, field(name) ?? node, folder));
}

export function readImage(target: Target, node: MapNode): BuildResult<Transform> {
  const decoding = pluginDecoding('ImageTagTransformer');
  const field = openStruct(node, ['imageTag', 'fieldSpecs'], decoding, '');
  const image = decodeImage(field('imageTag'), decoding, 'imageTag', node.file);
  const fields = fieldSpecs(field, decoding) ?? [];
  return checked(decoding, transformImages(image, fields, target));
}

const SUBJECTS: readonly NamespaceArgs['subjects'][] = [
  'defaultOnly',
  'allServiceAccounts',
  'none',
];

export function readNamespace({ folder }: Target, node: MapNode): BuildResult<Transform> {
  const decoding = pluginDecoding('NamespaceTransformer');
  const names = ['metadata', 'fieldSpecs', 'unsetOnly', 'setRoleBindingSubjects'];
  const field = openStruct(node, names, decoding, '');
  const metadata = openStruct(field('metadata'), ['namespace'], decoding, 'metadata');
  const mode = text(field('setRoleBindingSubjects'), decoding, 'setRoleBindingSubjects');
  const subjects = mode.text === '' ? 'defaultOnly' : SUBJECTS.find((each) => each === mode.text);
  if (subjects === undefined) {
    return refused(mode.at ?? node, `invalid value "${mode.text}" for setRoleBindingSubjects`, {
      message: message`\`setRoleBindingSubjects\` must be one of ${SUBJECTS.map((each) => `\`${each}\``).join(', ')}`,
    });
  }
  const namespace = text(metadata('namespace'), decoding, 'metadata.namespace');
  return checked(
    decoding,
    transformNamespace({
      namespace,
      fields: fieldSpecs(field, decoding) ?? [],
      unsetOnly: bool(field('unsetOnly'), decoding, 'unsetOnly'),
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
  const decoding = pluginDecoding('Transformer');
  const field = openStruct(node, [where, 'fieldSpecs'], decoding, '');
  const affix = text(field(where), decoding, where);
  const fields = fieldSpecs(field, decoding);
  if (fields === undefined) {
    return joinRefusals(decoding.failures) ?? noFieldSpecs(node);
  }
  const at: Span = affix.at ?? node;
  return checked(decoding, transformNames({ where, affix, fields, folder, at }));
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
  const decoding = pluginDecoding('ReplacementTransformer');
  const field = openStruct(node, ['replacements'], decoding, '');
  const entries =
    list(field('replacements'), decoding, 'replacements', (each, ...rest) =>
      decodeReplacement(each, ...rest, node.file),
    ) ?? [];
  const failure = joinRefusals(decoding.failures);
  if (failure !== undefined) return failure;
  const read = readReplacements(target, entries);
  return read.kind === 'refused' ? read : done(transformReplacements(read.value, target));
}

export function readReplica({ folder }: Target, node: MapNode): BuildResult<Transform> {
  const decoding = pluginDecoding('ReplicaCountTransformer');
  const field = openStruct(node, ['replica', 'fieldSpecs'], decoding, '');
  const replica = decodeReplica(field('replica'), decoding, 'replica', node.file);
  const fields = fieldSpecs(field, decoding) ?? [];
  return checked(decoding, transformReplicas(replica, fields, folder));
}
