import type { MapNode, YamlNode } from '../../model/node.ts';
import { withEntries, withItems } from './patch/nodes.ts';

const settled = new WeakSet<YamlNode>();

/**
 * `{a: }` as kustomize prints it: it writes the object as YAML and reads it again, and between braces or brackets a value that
 * is nothing at all comes back as the empty string.
 */
export function settleFlowNulls(object: MapNode): MapNode {
  if (settled.has(object)) return object;
  const node = settle(object, false);
  settled.add(node);
  return node.kind === 'map' ? node : object;
}

function settle(node: YamlNode, inFlow: boolean): YamlNode {
  if (node.kind === 'scalar') {
    const isNothing = node.text === '' && node.style === 'plain' && node.tag === undefined;
    return inFlow && isNothing ? { ...node, tag: '!!str' } : node;
  }
  if (!inFlow && settled.has(node)) return node;
  const flow = inFlow || startsFlow(node);
  const result = settleInside(node, flow);
  if (!inFlow) settled.add(result);
  return result;
}

function settleInside(node: Exclude<YamlNode, { kind: 'scalar' }>, flow: boolean): YamlNode {
  if (node.kind === 'sequence') {
    return withItems(
      node,
      node.items.map((item) => settle(item, flow)),
    );
  }
  const entries = node.entries.map((each) => {
    const value = settle(each.value, flow);
    return value === each.value ? each : { ...each, value };
  });
  return withEntries(node, entries);
}

function startsFlow({ file, start }: YamlNode): boolean {
  const first = file.text[start];
  return first === '{' || first === '[';
}
