import type { YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import { bool, integer, list, openStruct, text, type Decoding } from './decode.ts';
import { decodeGvk, decodeSelector, spanOrStart, texts } from './decode-arguments.ts';
import type { ReplacementArgs, SourceArgs, TargetArgs } from './kustomization.ts';
import type { FieldOptions } from '../fields/replacement-source.ts';

type Node = YamlNode | undefined;

/** One entry of `replacements`: the replacement itself, or the `path` of the file that holds some. */
export function decodeReplacement(
  node: Node,
  decoding: Decoding,
  path: string,
  file: Span['file'],
): ReplacementArgs {
  const field = openStruct(node, ['source', 'targets', 'sourceValue', 'path'], decoding, path);
  const value = field('sourceValue');
  return {
    path: text(field('path'), decoding, `${path}.path`),
    source: decodeSource(field('source'), decoding, `${path}.source`),
    sourceValue: value === undefined ? undefined : text(value, decoding, `${path}.sourceValue`),
    targets:
      list(field('targets'), decoding, `${path}.targets`, (each, ...rest) =>
        decodeTarget(each, ...rest, file),
      ) ?? [],
    at: spanOrStart(node, file),
  };
}

function decodeSource(node: Node, decoding: Decoding, path: string): SourceArgs | undefined {
  if (node === undefined) return undefined;
  const names = ['group', 'version', 'kind', 'name', 'namespace', 'fieldPath', 'options'];
  const field = openStruct(node, names, decoding, path);
  const part = (name: string) => text(field(name), decoding, `${path}.${name}`).text;
  return {
    ...decodeGvk(field, decoding, path),
    name: part('name'),
    namespace: part('namespace'),
    fieldPath: part('fieldPath'),
    options: decodeOptions(field('options'), decoding, `${path}.options`),
    at: node,
  };
}

function decodeTarget(
  node: Node,
  decoding: Decoding,
  path: string,
  file: Span['file'],
): TargetArgs {
  const field = openStruct(node, ['select', 'reject', 'fieldPaths', 'options'], decoding, path);
  const rejected = list(field('reject'), decoding, `${path}.reject`, decodeSelector) ?? [];
  return {
    select: decodeSelector(field('select'), decoding, `${path}.select`),
    reject: rejected.flatMap((each) => each ?? []),
    fieldPaths: texts(field('fieldPaths'), decoding, `${path}.fieldPaths`) ?? [],
    options: decodeOptions(field('options'), decoding, `${path}.options`),
    at: spanOrStart(node, file),
  };
}

function decodeOptions(node: Node, decoding: Decoding, path: string): FieldOptions | undefined {
  if (node === undefined) return undefined;
  const field = openStruct(node, ['delimiter', 'index', 'encoding', 'create'], decoding, path);
  text(field('encoding'), decoding, `${path}.encoding`);
  return {
    delimiter: text(field('delimiter'), decoding, `${path}.delimiter`).text,
    index: integer(field('index'), decoding, `${path}.index`),
    create: bool(field('create'), decoding, `${path}.create`),
  };
}
