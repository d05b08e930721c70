import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { MapNode, YamlNode } from '../../src/model/node.ts';
import type { Trail } from '../../src/model/trail.ts';
import { parseText } from '../../src/parse/parse-text.ts';

/** Nodes of a text for tests of the functions that take and give nodes. */
export function nodeOf(text: string, path = 'test.yaml'): YamlNode {
  const { documents, faults } = parseText({ path, text }, DEFAULT_LIMITS);
  const root = documents[0]?.root;
  if (root === undefined || faults.length > 0) throw new Error(`not one document: ${text}`);
  return root;
}

export function mapOfText(text: string, path?: string): MapNode {
  const node = nodeOf(text, path);
  if (node.kind !== 'map') throw new Error('not a map');
  return node;
}

/** How the patches of a test come. */
export const TRAIL: Trail = {
  step: { kind: 'patch', at: undefined, in: 'overlay' },
  before: undefined,
};

/** Texts of all scalars that have a trail, with the file that wrote them. */
export function arrivals(node: YamlNode, trail: Trail): readonly string[] {
  if (node.kind === 'scalar') return node.trail === trail ? [`${node.text} ${node.file.path}`] : [];
  const inner = node.kind === 'map' ? node.entries.map(({ value }) => value) : node.items;
  return inner.flatMap((each) => arrivals(each, trail));
}
