import { isMap, isScalar, isSeq, type Document, type Scalar } from 'yaml';
import type { SourceFile } from '../model/span.ts';
import type { Violation } from './violation.ts';

/** Names and folders under `clusters` that an earlier cluster has already: which one is meant would be unknown. */
export function repeatedClusters(
  file: SourceFile,
  { contents }: Document.Parsed,
): readonly Violation[] {
  const clusters = isMap(contents) ? contents.get('clusters') : undefined;
  if (!isSeq(clusters)) return [];
  const names = clusters.items.flatMap((one) => scalarsAt(one, 'name'));
  const folders = clusters.items.flatMap((one) => scalarsAt(one, 'folders'));
  return [
    ...repeated(file, names, (name) => `Two clusters are named \`${name}\`.`),
    ...repeated(file, folders, (folder) => `The folder \`${folder}\` belongs to two clusters.`),
  ];
}

function scalarsAt(cluster: unknown, key: string): readonly Scalar[] {
  const value = isMap(cluster) ? cluster.get(key, true) : undefined;
  const items = isSeq(value) ? value.items : [value];
  return items.filter((item) => isScalar(item));
}

function repeated(
  file: SourceFile,
  scalars: readonly Scalar[],
  message: (text: string) => string,
): readonly Violation[] {
  const seen = new Set<string>();
  return scalars.flatMap(({ value, range }) => {
    const text = String(value);
    const isFirst = !seen.has(text);
    seen.add(text);
    const [start = 0, end = start] = range ?? [];
    return isFirst ? [] : [{ at: { file, start, end }, message: message(text) }];
  });
}
