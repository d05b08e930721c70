import { entryWith, type Entry, type ScalarNode, type YamlNode } from '../../../../model/node.ts';
import { done, mapDone, mapResults } from '../../../../model/result.ts';
import { isNull, resolveScalar } from '../../../../model/scalars/resolve-scalar.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import { withEntries, withItems } from '../../../kustomize/tree/nodes.ts';

/** What the controller says before an error within a field that may hold anything. */
export const JSON_WORDS = 'failed to deeply replace JSON field contents: ';

export type FillScalar = (scalar: ScalarNode) => BuildResult<ScalarNode>;

/**
 * A tree with every text in it filled in, keys of maps too. What does not change is shared. Stops at the first text that cannot be
 * filled in.
 */
export function renderNode<Node extends YamlNode>(node: Node, fill: FillScalar): BuildResult<Node>;
export function renderNode(node: YamlNode, fill: FillScalar): BuildResult<YamlNode> {
  switch (node.kind) {
    case 'scalar':
      return isTemplate(node) ? fill(node) : done(node);
    case 'sequence': {
      const items = mapResults(node.items, (item) => renderNode(item, fill));
      return mapDone(items, (rendered) => withItems(node, rendered));
    }
    default: {
      // Go's copy of a map leaves null out.
      const kept = node.entries.filter(({ value }) => !isNull(value, 'kubectl'));
      const entries = mapResults(kept, (one) => renderEntry(one, fill));
      return mapDone(entries, (rendered) => withEntries(node, lastOfEach(rendered)));
    }
  }
}

/** One entry of a map, filled in: the value, then the key. */
export function renderEntry(one: Entry, fill: FillScalar): BuildResult<Entry> {
  const value = renderNode(one.value, fill);
  if (value.kind === 'refused') {
    return one.name === 'valuesObject' ? refused(value.at, JSON_WORDS + value.message) : value;
  }
  if (!one.name.includes('{{')) {
    return done(value.value === one.value ? one : entryWith(one, value.value));
  }
  const filled = fill({ ...one.key, text: one.name, tag: '!!str' });
  return mapDone(filled, (key) => ({ key, name: key.text, value: value.value }));
}

/** Whether a scalar is a text that something is filled into. */
function isTemplate(scalar: ScalarNode): boolean {
  return scalar.text.includes('{{') && resolveScalar(scalar, 'kubectl').kind === 'string';
}

function lastOfEach(entries: readonly Entry[]): readonly Entry[] {
  const byName = new Map(entries.map((one) => [one.name, one]));
  return byName.size === entries.length ? entries : [...byName.values()];
}
