import { goQuote } from '../../../../go/go-quote.ts';
import type { ActionNode, CommandNode, Operand, TemplateNode } from './nodes.ts';

/** A node that errors may be about. */
export type NamedNode = Operand | CommandNode | ActionNode | TemplateNode;

/**
 * A node as Go prints it in its errors (`Node.String`). Without recursion: parentheses may be nested as deeply as the
 * parser allows.
 */
export function nodeText(node: NamedNode): string {
  const todo: (NamedNode | string)[] = [node];
  let text = '';
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === 'string') text += next;
    else todo.push(...partsOf(next).reverse());
  }
  return text;
}

function partsOf(node: NamedNode): (NamedNode | string)[] {
  switch (node.kind) {
    case 'action':
      return ['{{', node.pipe, '}}'];
    case 'template': {
      const name = `{{template ${goQuote(node.name)}`;
      return node.pipe === undefined ? [name, '}}'] : [name, ' ', node.pipe, '}}'];
    }
    case 'pipe': {
      const names = node.variables.map(({ name }) => name).join(', ');
      const assigned = names === '' ? '' : `${names}${node.isAssign ? ' = ' : ' := '}`;
      return [assigned, ...joined(node.commands, ' | ')];
    }
    case 'command':
      return joined(node.args, ' ');
    case 'chain':
      return [...joined([node.node], ''), node.fields.map((name) => `.${name}`).join('')];
    default:
      return [leafText(node)];
  }
}

function leafText(node: Exclude<Operand, { readonly kind: 'pipe' | 'chain' }>): string {
  switch (node.kind) {
    case 'dot':
      return '.';
    case 'nil':
      return 'nil';
    case 'bool':
      return String(node.value);
    case 'number':
      return node.text;
    case 'string':
      return node.quoted;
    case 'field':
      return `.${node.names.join('.')}`;
    case 'variable':
      return [node.name, ...node.fields].join('.');
    default:
      return node.name;
  }
}

function joined(nodes: readonly NamedNode[], separator: string): (NamedNode | string)[] {
  return nodes.flatMap((node, index) => [
    ...(index === 0 ? [] : [separator]),
    ...(node.kind === 'pipe' ? ['(', node, ')'] : [node]),
  ]);
}
