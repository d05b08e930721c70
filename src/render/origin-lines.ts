import type { YamlNode } from '../model/node.ts';
import { hostSpan, placeOf } from '../model/span.ts';
import { trailOf } from '../model/trail.ts';

/** Where an object was written, and where each of its fields was that is in another place, a line for each. */
export function originLines(node: YamlNode): string[] {
  const home = hostSpan(node).file.path;
  const lines = [`from ${placeOf(node)}`];
  for (const { path, place } of fieldsElsewhere(node, home)) lines.push(`${path} from ${place}`);
  return lines;
}

interface FieldElsewhere {
  readonly path: string;
  readonly place: string;
}

/** The outermost fields that were written elsewhere than the object, or that a step of the build made. */
function fieldsElsewhere(root: YamlNode, home: string): readonly FieldElsewhere[] {
  const found: FieldElsewhere[] = [];
  const visit = (node: YamlNode, path: string): void => {
    const isElsewhere =
      hostSpan(node).file.path !== home || (node.kind === 'scalar' && trailOf(node) !== undefined);
    if (isElsewhere && node.kind === 'scalar') {
      found.push({ path, place: placeOf(node) });
      return;
    }
    if (node.kind === 'map') {
      for (const { name, value } of node.entries)
        visit(value, path === '' ? name : `${path}.${name}`);
    } else if (node.kind === 'sequence') {
      for (const [index, item] of node.items.entries()) visit(item, `${path}[${index}]`);
    }
  };
  visit(root, '');
  return found.filter(({ path }) => path !== 'apiVersion' && path !== 'kind');
}
