import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { Dialect } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import type { YamlNode } from '../../model/node.ts';
import type { HelmMajor } from '../../model/versions/deployer-version.ts';
import { fromBytes } from '../helm/text/bytes.ts';
import { textOf } from '../helm/text/text.ts';
import {
  composeValues,
  valuesIn,
  type ComposedValues,
  type ValuesFile,
} from '../helm/values/compose-values.ts';
import { mergeTables } from '../helm/values/merge-tables.ts';
import { nodeValue } from '../helm/values/node-value.ts';
import type { ReadSetFile, SetExpression } from '../helm/values/set-expression.ts';
import { copyTable, isTable, newTable, type Table } from '../helm/values/tables.ts';

/** One layer of what a release says about values, in order. */
export type ValuesLayer =
  | { readonly kind: 'file'; readonly file: ValuesFile }
  | {
      readonly kind: 'node';
      readonly node: YamlNode;
      readonly secret: boolean;
      readonly dialect?: Dialect;
    }
  | { readonly kind: 'set'; readonly set: SetExpression };

interface ValuesOptions {
  readonly limits: Limits;
  /** The version of Helm that reads them. */
  readonly helm: HelmMajor;
}

/** Composes layers one after the other, as Helm does files and Flux what it references. */
export function layeredValues(
  layers: readonly ValuesLayer[],
  readFile: ReadSetFile,
  { limits, helm }: ValuesOptions,
): ComposedValues {
  let values = newTable();
  for (const layer of layers) {
    const composed = layerValues(layer, values, readFile, { limits, helm });
    if (composed.kind === 'refused') return composed;
    values = composed.values;
  }
  // Releases share what they read, and templates may change what they are given.
  return { kind: 'values', values: copyTable(values) };
}

function layerValues(
  layer: ValuesLayer,
  before: Table,
  readFile: ReadSetFile,
  options: ValuesOptions,
): ComposedValues {
  if (layer.kind === 'node') {
    const { secret, dialect = 'kubectl' } = layer;
    const value = nodeValue(layer.node, { by: 'value', secret, dialect });
    return { kind: 'values', values: isTable(value) ? mergeTables(before, value) : before };
  }
  const own =
    layer.kind === 'file'
      ? valuesIn(layer.file, options)
      : composeValues({ files: [], sets: [layer.set], readFile }, options);
  if (own.kind === 'refused') return own;
  return { kind: 'values', values: mergeTables(before, own.values) };
}

/** Reads the files that `--set-file` names from the tree. */
export function setFileReader(tree: Pick<FileTree, 'read'>): ReadSetFile {
  return (path) => {
    const content = tree.read(path);
    return content.kind === 'bytes'
      ? { text: textOf(fromBytes(content.bytes)) }
      : { message: `open ${path}: ${content.reason}` };
  };
}

/** A file of the tree as values; undefined when it cannot be read. */
export function valuesFileAt(path: string, tree: FileTree): ValuesFile | undefined {
  const content = tree.read(path);
  if (content.kind !== 'bytes') return undefined;
  const files = valuesFilesOf(tree);
  const known = files.get(path);
  if (known !== undefined && Buffer.compare(known.bytes, content.bytes) === 0) return known.file;
  const file = { file: { path, text: fromBytes(content.bytes) } };
  files.set(path, { bytes: content.bytes, file });
  return file;
}

interface KnownFile {
  readonly bytes: Uint8Array;
  readonly file: ValuesFile;
}

/** The files that were read as values, by path: releases that share one parse it once. */
const valuesFilesOf = memo((_tree: FileTree) => new Map<string, KnownFile>());
