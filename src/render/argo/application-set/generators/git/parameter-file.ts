import type { FileContent, FileTree } from '../../../../../model/file-tree.ts';
import type { Limits } from '../../../../../model/limits.ts';
import { getOrMake, memo } from '../../../../../model/memo.ts';
import { message } from '../../../../../model/message.ts';
import { scalarAt, type MapNode, type YamlNode } from '../../../../../model/node.ts';
import { done } from '../../../../../model/result.ts';
import { isNull, jsonTypeName } from '../../../../../model/scalars/resolve-scalar.ts';
import type { SourceFile } from '../../../../../model/span.ts';
import { readChartYaml } from '../../../../helm/chart/read-chart-yaml.ts';
import { originOf } from '../../../../helm/text/origin.ts';
import { valueText } from '../../../../helm/value/format/print.ts';
import type { GoValue, MapValue } from '../../../../helm/value/go-value.ts';
import { mapValue, stringValue } from '../../../../helm/value/make-value.ts';
import { nodeValue } from '../../../../helm/values/node-value.ts';
import { pathIn } from '../../../../kustomize/load/paths.ts';
import { refused, type BuildResult } from '../../../../kustomize/tree/build-refusal.ts';
import {
  sets,
  unknown,
  type Generated,
  type ParameterSet,
  type SetContext,
} from '../../application-set.ts';
import { flattenParams } from '../flatten.ts';
import { addValues } from '../generator-values.ts';
import { addPathParams } from './git-params.ts';

const WROTE = { by: 'value', secret: false } as const;

/** The sets of parameters in one file of a git generator, by its path in the repository: a YAML or JSON object, or a list of objects. An empty file is one empty object. */
export function readParameterFile(
  path: string,
  git: MapNode,
  tree: FileTree,
  context: SetContext,
): Generated {
  const read = fileAt(path, tree, context);
  if (read.kind === 'unreadable')
    return unknown(git, message`${path} cannot be read: ${read.reason}`);
  const { file, objects } = read;
  if (objects.kind === 'refused') {
    return refused(objects.at, `unable to parse file: ${objects.message}`);
  }
  const made: ParameterSet[] = [];
  for (const object of objects.value) {
    const params = paramsOf(object, path, file, git, context);
    if (params.kind === 'refused') return params;
    made.push({ params: params.value, at: [object ?? startOf(file)], standsFor: [] });
  }
  return sets(made);
}

interface ParameterFile {
  readonly kind: 'file';
  readonly file: SourceFile;
  readonly objects: BuildResult<readonly (MapNode | undefined)[]>;
}

/** A matrix reads the same files again and again: what is in them is found out once. */
const known = memo((_limits: Limits) =>
  memo((_bytes: Uint8Array) => new Map<string, ParameterFile>()),
);

function fileAt(
  path: string,
  tree: FileTree,
  context: SetContext,
): ParameterFile | Extract<FileContent, { readonly kind: 'unreadable' }> {
  const place = pathIn(tree.root ?? '', path);
  const content = tree.read(place);
  if (content.kind === 'unreadable') return content;
  return getOrMake(known(context.limits)(content.bytes), place, () => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.bytes);
    const file: SourceFile = { path: place, text };
    return { kind: 'file', file, objects: objectsOf(file, context) };
  });
}

/** Undefined stands for an empty object. */
function objectsOf(
  file: SourceFile,
  { limits }: SetContext,
): BuildResult<readonly (MapNode | undefined)[]> {
  const read = readChartYaml(file, limits);
  if (read.kind === 'refused') return refused(read.at, read.message);
  const root = read.value;
  if (root === undefined || isNull(root, 'kubectl')) return done([undefined]);
  if (root.kind === 'map') return done([root]);
  const words = 'error unmarshaling JSON: while decoding JSON: json: cannot unmarshal';
  if (root.kind === 'scalar') {
    const type = jsonTypeName(root, 'kubectl');
    return refused(root, `${words} ${type} into Go value of type []map[string]interface {}`);
  }
  const objects: (MapNode | undefined)[] = [];
  for (const item of root.items) {
    if (item.kind === 'map') objects.push(item);
    else if (isNull(item, 'kubectl')) objects.push(undefined);
    else {
      const type = jsonTypeName(item, 'kubectl');
      return refused(item, `${words} ${type} into Go value of type map[string]interface {}`);
    }
  }
  return done(objects);
}

function paramsOf(
  object: YamlNode | undefined,
  path: string,
  file: SourceFile,
  git: MapNode,
  context: SetContext,
): BuildResult<MapValue> {
  const at = object ?? startOf(file);
  const written = object === undefined ? undefined : nodeValue(object, WROTE);
  const own = written?.kind === 'map' ? written : mapValue(new Map());
  const params = context.goTemplate ? own : printed(own, context);
  if (params === undefined) return refused(at, 'error flattening object: too many values');
  const slash = path.lastIndexOf('/');
  const place = {
    path: slash === -1 ? '.' : path.slice(0, slash),
    filename: path.slice(slash + 1),
    origin: originOf('value', startOf(file)),
  };
  const prefix = scalarAt(git, 'pathParamPrefix')?.text ?? '';
  addPathParams(params, place, prefix, context.goTemplate);
  const added = addValues(git, params, context);
  if (added.kind === 'done') return added;
  return refused(added.at, `failed to append templated values: ${added.message}`);
}

/** Without Go templates every value at the end of a path is a text. */
function printed(params: MapValue, { budget }: SetContext): MapValue | undefined {
  const flat = flattenParams(params, false);
  if (flat === undefined) return undefined;
  const texts = new Map<string, GoValue>();
  for (const [name, value] of flat) {
    const text = valueText(value, budget);
    if ('kind' in text) return undefined;
    texts.set(name, stringValue(text));
  }
  return mapValue(texts, params.origin);
}

function startOf(file: SourceFile): YamlNode {
  return { kind: 'scalar', file, start: 0, end: 0, text: '', style: 'plain' };
}
