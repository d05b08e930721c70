import { message } from '../../../model/message.ts';
import { entryOf, itemsAt, valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import type { SourceFile } from '../../../model/span.ts';
import { joinAnnotations } from '../object/join-annotations.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { valueText } from '../tree/merge-context.ts';
import { isEmptyNode } from '../tree/node-fields.ts';
import type { KustomizeContext } from './context.ts';
import { readDocuments } from './read-documents.ts';

/** The objects in a text, lists taken apart, as kustomize's resource factory reads them (SliceFromBytes). */
export function readResources(
  context: KustomizeContext,
  source: SourceFile,
): BuildResult<readonly MapNode[]> {
  const { roots, count, failure } = readDocuments(context, source);
  if (failure !== undefined) return failure;
  const nodes: YamlNode[] = [];
  for (const root of roots) nodes.push(...(count === 1 ? unwrapped(root) : [root]));
  const objects = validObjects(nodes);
  if (objects.kind === 'refused') return objects;
  return mapDone(inlineLists(objects.value), (all) => all.map(joinAnnotations));
}

/** A `List` that is alone in its file stands for its items. */
function unwrapped(root: YamlNode): readonly YamlNode[] {
  const kind = valueText(valueAt(root, 'kind'));
  if (kind !== 'List' && kind !== 'ResourceList') return [root];
  if (entryOf(root, 'items') === undefined && entryOf(root, 'functionConfig') === undefined) {
    return [root];
  }
  return itemsAt(root, 'items');
}

function validObjects(nodes: readonly YamlNode[]): BuildResult<MapNode[]> {
  const objects: MapNode[] = [];
  for (const node of nodes) {
    if (isEmptyNode(node)) continue;
    const failure = node.kind === 'map' ? invalidMetadata(node) : noMetadata(node);
    if (failure !== undefined) return failure;
    if (node.kind === 'map') objects.push(node);
  }
  return done(objects);
}

function noMetadata(node: YamlNode): BuildRefusal {
  return refused(node, 'missing Resource metadata', {
    message: message`This is not a Kubernetes object: \`apiVersion\`, \`kind\` and \`metadata.name\` are missing`,
  });
}

/** What kustomize refuses of an object before it looks any further. */
export function invalidMetadata(node: MapNode): BuildRefusal | undefined {
  const kind = fieldText(node, 'kind');
  const hasMetadata = !isEmptyNode(valueAt(node, 'metadata'));
  if (kind === undefined && fieldText(node, 'apiVersion') === undefined && !hasMetadata) {
    return noMetadata(node);
  }
  if (kind === undefined || kind === '') {
    return refused(node, 'missing kind in object', {
      message: message`This object has no \`kind\``,
    });
  }
  if (kind.endsWith('List')) return undefined;
  const name = valueAt(node, 'metadata', 'name');
  if (!isEmptyNode(name) && valueText(name) !== '') return undefined;
  return refused(node, 'missing metadata.name in object', {
    message: message`This ${kind} has no \`metadata.name\``,
  });
}

function fieldText(node: MapNode, name: string): string | undefined {
  const value = valueAt(node, name);
  return isEmptyNode(value) ? undefined : valueText(value);
}

/** Other lists (`ConfigMapList`, one `List` of several documents) stand for their items, which come last. */
function inlineLists(objects: readonly MapNode[]): BuildResult<readonly MapNode[]> {
  const result: MapNode[] = [];
  const queue = [...objects];
  for (let index = 0; index < queue.length; index++) {
    const node = queue[index];
    if (node === undefined) break;
    const items = entryOf(node, 'items')?.value;
    if (!valueText(valueAt(node, 'kind')).endsWith('List') || items === undefined) {
      result.push(node);
    } else if (items.kind === 'sequence') {
      const inner = validObjects(items.items);
      if (inner.kind === 'refused') return inner;
      queue.push(...inner.value);
    } else if (!isEmptyNode(items) || items.kind === 'map') {
      return refused(items, 'expected array in items', {
        message: message`\`items\` of a list must be a list`,
      });
    }
  }
  return done(result);
}
