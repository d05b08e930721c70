import type { FieldOptions } from '../fields/replacement-source.ts';
import { decodeGvk, decodeSelector } from './decode-arguments.ts';
import { openStruct, text, type Item } from './decode.ts';
import type { ReplacementArgs, SourceArgs, TargetArgs } from './kustomization.ts';

/** One entry of `replacements`: the replacement itself, or the `path` of the file that holds some. */
export function decodeReplacement(entry: Item): ReplacementArgs {
  const fields = openStruct(entry, ['source', 'targets', 'sourceValue', 'path']);
  const value = fields.item('sourceValue');
  return {
    path: fields.text('path'),
    source: decodeSource(fields.item('source')),
    sourceValue: value.node === undefined ? undefined : text(value),
    targets: fields.list('targets', decodeTarget),
    at: fields.at,
  };
}

function decodeSource(item: Item): SourceArgs | undefined {
  if (item.node === undefined) return undefined;
  const names = ['group', 'version', 'kind', 'name', 'namespace', 'fieldPath', 'options'];
  const fields = openStruct(item, names);
  return {
    ...decodeGvk(fields),
    name: fields.text('name').text,
    namespace: fields.text('namespace').text,
    fieldPath: fields.text('fieldPath').text,
    options: decodeOptions(fields.item('options')),
    at: fields.at,
  };
}

function decodeTarget(target: Item): TargetArgs {
  const fields = openStruct(target, ['select', 'reject', 'fieldPaths', 'options']);
  const rejected = fields.list('reject', decodeSelector);
  return {
    select: decodeSelector(fields.item('select')),
    reject: rejected.flatMap((each) => each ?? []),
    fieldPaths: fields.texts('fieldPaths'),
    options: decodeOptions(fields.item('options')),
    at: fields.at,
  };
}

function decodeOptions(item: Item): FieldOptions | undefined {
  if (item.node === undefined) return undefined;
  const fields = openStruct(item, ['delimiter', 'index', 'encoding', 'create']);
  fields.text('encoding');
  return {
    delimiter: fields.text('delimiter').text,
    index: fields.integer('index'),
    create: fields.flag('create'),
  };
}
