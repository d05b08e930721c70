import type { FieldSpec } from '../fields/field-spec.ts';
import type { Gvk, Selector } from '../object/selector.ts';
import { openStruct, type Fields, type Item } from './decode.ts';
import type { ImageArgs, LabelArgs, PatchArgs, ReplicaArgs, VarArgs } from './kustomization.ts';

const GVK = ['group', 'version', 'kind'];

export function decodeGvk({ text }: Fields): Gvk {
  return { group: text('group').text, version: text('version').text, kind: text('kind').text };
}

export function decodeFieldSpec(item: Item): FieldSpec {
  const fields = openStruct(item, [...GVK, 'path', 'create']);
  return {
    ...decodeGvk(fields),
    path: fields.text('path').text,
    create: fields.flag('create'),
  };
}

export function decodeSelector(item: Item): Selector | undefined {
  if (item.node === undefined) return undefined;
  const names = [...GVK, 'name', 'namespace', 'annotationSelector', 'labelSelector'];
  const fields = openStruct(item, names);
  return {
    ...decodeGvk(fields),
    name: fields.text('name').text,
    nameAt: fields.node('name'),
    namespace: fields.text('namespace').text,
    annotationSelector: fields.text('annotationSelector').text,
    labelSelector: fields.text('labelSelector').text,
  };
}

const LABEL_FLAGS = ['includeSelectors', 'includeTemplates', 'includeVolumeClaimTemplates'];

export function decodeLabel(item: Item): LabelArgs {
  const { at, textMap, flag, list } = openStruct(item, ['pairs', ...LABEL_FLAGS, 'fields']);
  return {
    pairs: textMap('pairs') ?? [],
    includeSelectors: flag('includeSelectors'),
    includeTemplates: flag('includeTemplates'),
    includeVolumeClaimTemplates: flag('includeVolumeClaimTemplates'),
    fields: list('fields', decodeFieldSpec),
    at,
  };
}

export function decodePatch(patch: Item): PatchArgs {
  const { at, item, text, fields } = openStruct(patch, ['path', 'patch', 'target', 'options']);
  const options = fields('options', ['allowNameChange', 'allowKindChange']);
  return {
    path: text('path'),
    patch: text('patch'),
    target: decodeSelector(item('target')),
    allowNameChange: options.flag('allowNameChange'),
    allowKindChange: options.flag('allowKindChange'),
    at,
  };
}

export function decodeImage(item: Item): ImageArgs {
  const names = ['name', 'newName', 'tagSuffix', 'newTag', 'digest'];
  const { at, text } = openStruct(item, names);
  return {
    name: text('name'),
    newName: text('newName'),
    newTag: text('newTag'),
    tagSuffix: text('tagSuffix'),
    digest: text('digest'),
    at,
  };
}

export function decodeReplica(item: Item): ReplicaArgs {
  const { at, node, text, integer } = openStruct(item, ['name', 'count']);
  return {
    name: text('name').text,
    count: integer('count'),
    at,
    countAt: node('count') ?? at,
  };
}

export function decodeVar(item: Item): VarArgs {
  const { at, text, fields } = openStruct(item, ['name', 'objref', 'fieldref']);
  const object = fields('objref', ['apiVersion', ...GVK, 'name', 'namespace']);
  const reference = fields('fieldref', ['fieldPath']);
  const fieldPath = reference.text('fieldPath').text;
  const [first = '', second, ...more] = object.text('apiVersion').text.split('/');
  const gvk = decodeGvk(object);
  const withVersion = first === '' || more.length > 0 ? gvk : { ...gvk, version: second ?? first };
  return {
    ...withVersion,
    group: second !== undefined && more.length === 0 ? first : gvk.group,
    name: text('name').text,
    objectName: object.text('name').text,
    namespace: object.text('namespace').text,
    fieldPath: fieldPath || 'metadata.name',
    at,
  };
}
