import type { ScalarNode, YamlNode } from '../src/model/node.ts';
import { placeOf } from '../src/model/span.ts';

/** `path = text  place, step place …`, one line per scalar of an object; secrets and what is unknown by their labels. */
export function scalarLines(node: YamlNode, path: string): string[] {
  if (node.kind === 'scalar') return [`  ${path} = ${textWithParts(node)}  ${originOf(node)}`];
  if (node.kind === 'sequence') {
    return node.items.flatMap((item, index) => scalarLines(item, `${path}[${index}]`));
  }
  return node.entries
    .filter(({ name }) => path !== '' || (name !== 'kind' && name !== 'apiVersion'))
    .flatMap(({ name, value }) => scalarLines(value, path === '' ? name : `${path}.${name}`));
}

function textWithParts({ text, value, style }: ScalarNode): string {
  if (value === undefined) return style === 'plain' ? text : JSON.stringify(text);
  return value.map((part) => (part.kind === 'text' ? part.text : `<${part.label}>`)).join('');
}

function originOf(node: ScalarNode): string {
  const steps: string[] = [];
  for (let trail = node.trail; trail !== undefined; trail = trail.before) {
    const { kind, at } = trail.step;
    steps.push(at === undefined ? kind : `${kind} ${placeOf(at)}`);
  }
  return [placeOf(node), ...steps].join(', ');
}
