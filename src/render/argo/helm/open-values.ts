import type { ScalarNode, YamlNode } from '../../../model/node.ts';
import { entryWith } from '../../../model/node.ts';
import type { SourceFile } from '../../../model/span.ts';
import { partRanges } from '../../kustomize/tree/part-ranges.ts';
import { embedText } from '../../kustomize/tree/embed-text.ts';
import { withEntries, withItems } from '../../kustomize/tree/nodes.ts';

/** Values written as a text, parameters of an ApplicationSet that nobody here knows among them. */
export function valuesText(node: ScalarNode): SourceFile {
  return embedText(plainScalar(node), false);
}

/** The same for values written as an object. */
export function valuesObject(node: YamlNode): YamlNode {
  switch (node.kind) {
    case 'scalar':
      return plainScalar(node);
    case 'sequence':
      return withItems(node, node.items.map(valuesObject));
    default:
      return withEntries(
        node,
        node.entries.map((each) => {
          const value = valuesObject(each.value);
          return value === each.value ? each : entryWith(each, value);
        }),
      );
  }
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
