import { firstOf } from '../../../model/group-by.ts';
import type { MapNode } from '../../../model/node.ts';
import { mapDone } from '../../../model/result.ts';
import { isSourceKind } from '../../../model/source.ts';
import { refused, type BuildRefusal } from '../../kustomize/tree/build-refusal.ts';
import type { Shape } from '../schema/shape.ts';
import type { Expression, FilledText, Graph, GraphResource } from './graph.ts';
import { namesIn } from './names-in.ts';
import { readTemplate } from './read-template.ts';
import { celNameOf, typeOfCel, type ShapeOf } from './type-of-cel.ts';

/**
 * Refuses expressions that kro refuses when it compiles a graph: unknown names, iterators that no name has, fields that the schema lacks, texts
 * made of something else (kro: buildDependencyGraph and validateAndCompileNode in pkg/graph/builder.go).
 */
export function checkTypes(
  graph: Graph,
  ids: ReadonlySet<string>,
  status: MapNode | undefined,
): BuildRefusal | undefined {
  const { resources } = graph;
  return (
    firstOf(resources, (resource) => checkReferences(resource, ids)) ??
    firstOf(resources, (resource) => checkExpressions(resource, graph)) ??
    checkStatus(status, graph, ids)
  );
}

function checkReferences(
  resource: GraphResource,
  ids: ReadonlySet<string>,
): BuildRefusal | undefined {
  const { forEach, includeWhen, template } = resource;
  const iterators = forEach.map(({ name }) => name);
  const known = new Set([...ids, 'schema']);
  const within = new Set([...known, ...iterators]);
  const texts = [...template.texts.values()];
  return (
    firstOf(texts.flatMap(expressionsIn), (each) => unknownName(each, within)) ??
    unusedIterator(resource, iterators, texts) ??
    firstOf(forEach, ({ name, expression }) => {
      const own = iterators.filter((each) => isNamed(each, expression));
      if (own.length === 0) return unknownName(expression, known);
      return refused(
        expression.at,
        `${GRAPH}: node "${resource.id}": forEach iterator "${name}" cannot reference other iterators [${own.join(' ')}] - forEach iterators are independent (cartesian product)`,
      );
    }) ??
    firstOf(includeWhen, (each) => unknownName(each, known))
  );
}

const GRAPH = 'failed to build dependency graph';

function expressionsIn({ parts }: FilledText): readonly Expression[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part]));
}

function isNamed(name: string, { node }: Expression): boolean {
  return node !== undefined && namesIn(node).has(name);
}

function unknownName(
  { node, at }: Expression,
  known: ReadonlySet<string>,
): BuildRefusal | undefined {
  const unknown = node && [...namesIn(node)].find((name) => !known.has(name) && name !== 'runtime');
  return unknown === undefined
    ? undefined
    : refused(
        at,
        `${GRAPH}: failed to extract dependencies: references unknown identifiers: [${unknown}]`,
      );
}

/** Each iterator has to be in the name or namespace, so that the objects differ. */
function unusedIterator(
  { id, forEach }: GraphResource,
  iterators: readonly string[],
  texts: readonly FilledText[],
): BuildRefusal | undefined {
  const identity = texts
    .filter(({ path }) => ['metadata.name', 'metadata.namespace'].includes(path.join('.')))
    .flatMap(expressionsIn);
  if (identity.some(({ node }) => node === undefined)) return undefined;
  const missing = iterators.filter((name) => !identity.some((each) => isNamed(name, each)));
  const at = forEach.find(({ name }) => missing.includes(name))?.expression.at;
  if (at === undefined) return undefined;
  return refused(
    at,
    `${GRAPH}: node "${id}": all forEach dimensions must be used to produce a unique resource identity, missing: [${missing.join(' ')}]`,
  );
}

function shapeOfSchema({ shape }: Graph): Shape {
  return {
    type: 'object',
    fields: new Map<string, Shape>([
      ['apiVersion', { type: 'string' }],
      ['kind', { type: 'string' }],
      ['metadata', { type: 'object', isFree: true }],
      ['spec', shape],
    ]),
  };
}

function checkExpressions(resource: GraphResource, graph: Graph): BuildRefusal | undefined {
  const { id, forEach, includeWhen, template } = resource;
  const prefix = `failed to validate resource "${id}": `;
  const schema = shapeOfSchema(graph);
  const shapeOf: ShapeOf = (name) => (name === 'schema' ? schema : undefined);
  const lists = new Map<string, Shape | undefined>();
  for (const { name, expression } of forEach) {
    const type = expression.node && typeOfCel(expression.node, shapeOf);
    if (type !== undefined && 'mistake' in type)
      return refused(
        expression.at,
        `${prefix}node "${id}": forEach iterator "${name}": ${type.mistake}`,
      );
    const shape = type?.shape;
    if (shape !== undefined && shape.type !== 'array')
      return refused(
        expression.at,
        `${prefix}node "${id}": forEach iterator "${name}" must return a list, got "${celNameOf(shape)}"`,
      );
    lists.set(name, shape?.items);
  }
  const withIterators: ShapeOf = (name) => lists.get(name) ?? shapeOf(name);
  return (
    firstOf(template.texts, ([, text]) => wrongText(text, template.root, withIterators, prefix)) ??
    firstOf(includeWhen, (each) => wrongCondition(each, id, shapeOf, prefix))
  );
}

function wrongText(
  { parts, path, isWhole }: FilledText,
  root: MapNode,
  shapeOf: ShapeOf,
  prefix: string,
): BuildRefusal | undefined {
  for (const part of parts) {
    if (typeof part === 'string' || part.node === undefined) continue;
    const type = typeOfCel(part.node, shapeOf);
    const where = `at path "${path.join('.').replaceAll('.[', '[')}"`;
    if ('mistake' in type)
      return refused(
        part.at,
        `${prefix}failed to compile template expression "${part.text}" ${where}: ${type.mistake}`,
      );
    const { shape } = type;
    if (shape === undefined || shape.type === 'string') continue;
    if (!isWhole)
      return refused(
        part.at,
        `${prefix}failed to compile template expression "${part.at.text}" ${where}: found no matching overload for '_+_' applied to '(string, ${celNameOf(shape)})'`,
      );
    if (isTextField(path, root))
      return refused(
        part.at,
        `${prefix}type mismatch ${where}: expression "${part.text}" returns type "${celNameOf(shape)}" but expected "string"`,
      );
  }
  return undefined;
}

/** Whether a field is a text in the schemas of Kubernetes: keys of ConfigMaps and Secrets, and values of variables. */
function isTextField(path: readonly string[], root: MapNode): boolean {
  const kind = root.entries.find(({ name }) => name === 'kind')?.value;
  const isSource = kind?.kind === 'scalar' && isSourceKind(kind.text);
  if (isSource && path.length === 2 && (path[0] === 'data' || path[0] === 'stringData'))
    return true;
  return path.at(-1) === 'value' && path.at(-3) === 'env' && path.at(-5) === 'containers';
}

function wrongCondition(
  { node, at, text }: Expression,
  id: string,
  shapeOf: ShapeOf,
  prefix: string,
): BuildRefusal | undefined {
  const type = node && typeOfCel(node, shapeOf);
  if (type === undefined) return undefined;
  if ('mistake' in type)
    return refused(
      at,
      `${prefix}failed to type-check includeWhen expression "${text}" in resource "${id}": ${type.mistake}`,
    );
  if (type.shape === undefined || type.shape.type === 'boolean') return undefined;
  return refused(
    at,
    `${prefix}includeWhen expression "${text}" in resource "${id}" must return bool or optional_type(bool), but returns "${celNameOf(type.shape)}"`,
  );
}

function checkStatus(
  status: MapNode | undefined,
  { manifest }: Graph,
  ids: ReadonlySet<string>,
): BuildRefusal | undefined {
  if (status === undefined) return undefined;
  const known = new Set([...ids, 'schema']);
  const found = mapDone(readTemplate(status, manifest.dialect), ({ texts }) =>
    [...texts.values()].filter(({ path }) => path[0] !== 'conditions').flatMap(expressionsIn),
  );
  if (found.kind === 'refused') return undefined;
  return firstOf(found.value, ({ node, at, text }) => {
    const unknown = node && [...namesIn(node)].find((name) => !known.has(name));
    if (unknown === undefined) return undefined;
    return refused(
      at,
      `failed to build instance status schema: expression "${text}": references unknown identifiers: [${unknown}]`,
    );
  });
}
