import type { YamlNode } from '../../../model/node.ts';
import {
  bool,
  integer,
  list,
  openStruct,
  text,
  textMap,
  type Decoding,
  type Text,
} from './decode.ts';
import type { ImageArgs, LabelArgs, PatchArgs, ReplicaArgs, VarArgs } from './kustomization.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import type { Gvk, Selector } from '../object/selector.ts';
import type { Span } from '../../../model/span.ts';

type Node = YamlNode | undefined;

const GVK = ['group', 'version', 'kind'];

/** A place to point at where nothing is written. */
export function spanOrStart(node: Node, file: Span['file']): Span {
  return node ?? { file, start: 0, end: 0 };
}

export function texts(node: Node, decoding: Decoding, path: string): readonly Text[] | undefined {
  return list(node, decoding, path, text);
}

export function decodeGvk(field: (name: string) => Node, decoding: Decoding, path: string): Gvk {
  const part = (name: string) => text(field(name), decoding, `${path}.${name}`).text;
  return { group: part('group'), version: part('version'), kind: part('kind') };
}

export function decodeFieldSpec(node: Node, decoding: Decoding, path: string): FieldSpec {
  const field = openStruct(node, [...GVK, 'path', 'create'], decoding, path);
  return {
    ...decodeGvk(field, decoding, path),
    path: text(field('path'), decoding, `${path}.path`).text,
    create: bool(field('create'), decoding, `${path}.create`),
  };
}

export function decodeSelector(node: Node, decoding: Decoding, path: string): Selector | undefined {
  if (node === undefined) return undefined;
  const names = [...GVK, 'name', 'namespace', 'annotationSelector', 'labelSelector'];
  const field = openStruct(node, names, decoding, path);
  const part = (name: string) => text(field(name), decoding, `${path}.${name}`).text;
  return {
    ...decodeGvk(field, decoding, path),
    name: part('name'),
    nameAt: field('name'),
    namespace: part('namespace'),
    annotationSelector: part('annotationSelector'),
    labelSelector: part('labelSelector'),
  };
}

export function decodeLabel(
  node: Node,
  decoding: Decoding,
  path: string,
  file: Span['file'],
): LabelArgs {
  const field = openStruct(
    node,
    ['pairs', 'includeSelectors', 'includeTemplates', 'includeVolumeClaimTemplates', 'fields'],
    decoding,
    path,
  );
  const flag = (name: string) => bool(field(name), decoding, `${path}.${name}`);
  return {
    pairs: textMap(field('pairs'), decoding, `${path}.pairs`) ?? [],
    includeSelectors: flag('includeSelectors'),
    includeTemplates: flag('includeTemplates'),
    includeVolumeClaimTemplates: flag('includeVolumeClaimTemplates'),
    fields: list(field('fields'), decoding, `${path}.fields`, decodeFieldSpec) ?? [],
    at: spanOrStart(node, file),
  };
}

export function decodePatch(
  node: Node,
  decoding: Decoding,
  path: string,
  file: Span['file'],
): PatchArgs {
  const field = openStruct(node, ['path', 'patch', 'target', 'options'], decoding, path);
  const options = openStruct(
    field('options'),
    ['allowNameChange', 'allowKindChange'],
    decoding,
    `${path}.options`,
  );
  const flag = (name: string) => bool(options(name), decoding, `${path}.options.${name}`);
  return {
    path: text(field('path'), decoding, `${path}.path`),
    patch: text(field('patch'), decoding, `${path}.patch`),
    target: decodeSelector(field('target'), decoding, `${path}.target`),
    allowNameChange: flag('allowNameChange'),
    allowKindChange: flag('allowKindChange'),
    at: spanOrStart(node, file),
  };
}

export function decodeImage(
  node: Node,
  decoding: Decoding,
  path: string,
  file: Span['file'],
): ImageArgs {
  const names = ['name', 'newName', 'tagSuffix', 'newTag', 'digest'];
  const field = openStruct(node, names, decoding, path);
  const part = (name: string) => text(field(name), decoding, `${path}.${name}`);
  return {
    name: part('name'),
    newName: part('newName'),
    newTag: part('newTag'),
    tagSuffix: part('tagSuffix'),
    digest: part('digest'),
    at: spanOrStart(node, file),
  };
}

export function decodeReplica(
  node: Node,
  decoding: Decoding,
  path: string,
  file: Span['file'],
): ReplicaArgs {
  const field = openStruct(node, ['name', 'count'], decoding, path);
  return {
    name: text(field('name'), decoding, `${path}.name`).text,
    count: integer(field('count'), decoding, `${path}.count`),
    at: spanOrStart(node, file),
    countAt: spanOrStart(field('count') ?? node, file),
  };
}

export function decodeVar(
  node: Node,
  decoding: Decoding,
  path: string,
  file: Span['file'],
): VarArgs {
  const field = openStruct(node, ['name', 'objref', 'fieldref'], decoding, path);
  const object = openStruct(
    field('objref'),
    ['apiVersion', ...GVK, 'name', 'namespace'],
    decoding,
    `${path}.objref`,
  );
  const part = (name: string) => text(object(name), decoding, `${path}.objref.${name}`).text;
  const reference = openStruct(field('fieldref'), ['fieldPath'], decoding, `${path}.fieldref`);
  const fieldPath = text(reference('fieldPath'), decoding, `${path}.fieldref.fieldPath`).text;
  const [first = '', second, ...more] = part('apiVersion').split('/');
  const gvk = decodeGvk(object, decoding, `${path}.objref`);
  const withVersion = first === '' || more.length > 0 ? gvk : { ...gvk, version: second ?? first };
  return {
    ...withVersion,
    group: second !== undefined && more.length === 0 ? first : gvk.group,
    name: text(field('name'), decoding, `${path}.name`).text,
    objectName: part('name'),
    namespace: part('namespace'),
    fieldPath: fieldPath || 'metadata.name',
    at: spanOrStart(node, file),
  };
}

/** The decoding of a plugin's configuration: unknown fields are ignored, numbers are taken for strings. */
export function pluginDecoding(name: string): Decoding {
  return { failures: [], strict: false, lenientText: true, dialect: 'kustomize', name };
}
