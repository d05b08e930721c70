import { appendAll } from '../../model/group-by.ts';
import type { YamlNode } from '../../model/node.ts';
import type { Container } from '../../model/workload.ts';

/** Fields that are named. */
const MAX_FIELDS = 10;

/**
 * The fields of a container whose text reads a variable: `$(NAME)`, which Kubernetes replaces, and `$NAME` or `${NAME}` in commands, which
 * a shell would. As `args[0]`, `env[3].value`.
 */
export function fieldsReading({ node }: Container, name: string): readonly string[] {
  const written = name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const kubernetes = new RegExp(String.raw`(?<!\$)\$\(${written}\)`);
  const shell = new RegExp(String.raw`\$(?:\{${written}(?!\w)|${written}(?!\w))`);
  const fields: string[] = [];
  const stack: { readonly at: string; readonly node: YamlNode }[] = [{ at: '', node }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.node.kind === 'scalar') {
      const { text } = next.node;
      if (kubernetes.test(text) || (COMMAND.test(next.at) && shell.test(text)))
        fields.push(next.at);
      if (fields.length === MAX_FIELDS) break;
    } else appendAll(stack, childrenOf(next.at, next.node).toReversed());
  }
  return fields;
}

const COMMAND = /(?:^|\.)(?:command|args)\[\d+\]$/;

function childrenOf(at: string, node: Exclude<YamlNode, { readonly kind: 'scalar' }>) {
  if (node.kind === 'sequence')
    return node.items.map((item, index) => ({ at: `${at}[${index}]`, node: item }));
  return node.entries.map(({ key, value }) => ({
    at: at === '' ? key.text : `${at}.${key.text}`,
    node: value,
  }));
}
