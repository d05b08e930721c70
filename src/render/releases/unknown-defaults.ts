import type { Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { entryWith, type MapNode, type YamlNode } from '../../model/node.ts';
import { isSourceKind } from '../../model/source.ts';
import { hostSpan, type SourceFile, lineEnd } from '../../model/span.ts';
import type { Chart } from '../helm/chart/chart.ts';
import type { RenderedObjects } from './render-release.ts';

/**
 * The chart whose default values nobody knows to be the ones that count: a source that is not here may set each of them. They keep their places,
 * and decide which parts of the templates are rendered, but nothing that is made of them is certain. `label`: the source.
 */
export function withUnknownDefaults(chart: Chart, label: string): Chart {
  const fileOf = memo((file: SourceFile) => unknownFile(file, label));
  const inChart = (each: Chart): Chart => ({
    ...each,
    values: each.values.map((values) => unknownMap(values, fileOf)),
    dependencies: each.dependencies.map(inChart),
  });
  return inChart(chart);
}

function unknownFile(file: SourceFile, unknowable: string): SourceFile {
  const { path, text } = file;
  const spanOf = (start: number, end: number) => ({ file, start, end });
  const making = { places: [], calls: [], secret: false, unknowable };
  return { path, text, host: { spanOf, madeOf: () => making } };
}

function unknownMap(map: MapNode, fileOf: (file: SourceFile) => SourceFile): MapNode {
  const unknown = mapValues(map, (_name, value) => unknownNode(value, fileOf));
  return { ...unknown, file: fileOf(map.file) };
}

function unknownNode(node: YamlNode, fileOf: (file: SourceFile) => SourceFile): YamlNode {
  if (node.kind === 'map') return unknownMap(node, fileOf);
  const file = fileOf(node.file);
  if (node.kind === 'scalar') return { ...node, file };
  return { ...node, file, items: node.items.map((item) => unknownNode(item, fileOf)) };
}

/**
 * The objects of such a chart: a variable, or a value of a ConfigMap or Secret, that an action of a template printed is not certain either. An
 * empty default leaves no trace in what is printed, and `if` and `default` choose by it.
 */
export function withUnknownVariables(
  { objects, ...rest }: RenderedObjects,
  label: string,
): RenderedObjects {
  return { ...rest, objects: objects.map((object) => unknownObject(object, label)) };
}

function unknownObject(object: Manifest, label: string): Manifest {
  const isSource = isSourceKind(object.kind);
  const node = mapValues(object.node, (name, value) =>
    isSource && /^(?:data|stringData)$/.test(name) && value.kind === 'map'
      ? mapValues(value, (_key, text) => unknownWhenPrinted(text, label))
      : withUnknownEnv(name, value, label),
  );
  return { ...object, node };
}

function withUnknownEnv(name: string, node: YamlNode, label: string): YamlNode {
  if (node.kind === 'map') {
    return mapValues(node, (key, value) => withUnknownEnv(key, value, label));
  }
  if (node.kind !== 'sequence') return node;
  const items = node.items.map((item) => {
    if (name !== 'env' || item.kind !== 'map') return withUnknownEnv('', item, label);
    return mapValues(item, (key, value) =>
      key === 'value' ? unknownWhenPrinted(value, label) : value,
    );
  });
  return { ...node, items };
}

/** A value that is written beside actions of a template, or by one; not where the release gave it. */
function unknownWhenPrinted(node: YamlNode, label: string): YamlNode {
  if (node.kind !== 'scalar') return node;
  if (node.value?.some(({ kind }) => kind !== 'text') === true) return node;
  const { file, start, end } = hostSpan(node);
  const { text } = file;
  const lines = text.slice(text.lastIndexOf('\n', start) + 1, lineEnd(text, end));
  return lines.includes('{{') ? { ...node, value: [{ kind: 'placeholder', label }] } : node;
}

function mapValues(map: MapNode, change: (name: string, value: YamlNode) => YamlNode): MapNode {
  const entries = map.entries.map((entry) => entryWith(entry, change(entry.name, entry.value)));
  return { ...map, entries };
}
