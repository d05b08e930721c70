import type { ScalarNode, YamlNode } from '../../../model/node.ts';
import type { SourceFile } from '../../../model/span.ts';
import { embedText } from '../../kustomize/tree/embed-text.ts';
import { withChildren } from '../../kustomize/tree/nodes.ts';
import { partRanges } from '../../kustomize/tree/part-ranges.ts';

/** Values written as a text, parameters of an ApplicationSet that nobody here knows among them. */
export function valuesText(node: ScalarNode): SourceFile {
  return embedText(plainScalar(node), false);
}

/** The same for values written as an object. */
export function valuesObject(node: YamlNode): YamlNode {
  return node.kind === 'scalar' ? plainScalar(node) : withChildren(node, valuesObject);
}

/**
 * `{{name}}` is a map to YAML, wherever a chart prints it: `<_name_>`, of the same length, is a text. The parts that are not known say that they are
 * parameters.
 */
export function plainScalar(node: ScalarNode): ScalarNode {
  if (node.value === undefined) return node;
  const ranges = partRanges(node.text, node.value);
  const runs = ranges.map(({ part, start, end }) => {
    const run = node.text.slice(start, end);
    return part.kind === 'placeholder' ? run.replace(/^\{\{(.*)\}\}$/s, '<_$1_>') : run;
  });
  const value = ranges.map(({ part }) =>
    part.kind === 'placeholder' ? { ...part, label: `parameter ${part.label}` } : part,
  );
  return { ...node, text: runs.join(''), value };
}
