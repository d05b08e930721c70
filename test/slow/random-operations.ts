import type { Random } from '../../scripts/random.ts';
import type { YamlNode } from '../../src/model/node.ts';

const VALUES = [
  '1',
  '"1"',
  'yes',
  'null',
  '2.50',
  'a',
  '[]',
  '{}',
  '{a: 1, b: [x]}',
  '[{name: z}]',
  '1000000',
  '010',
  '2020-01-01',
  "''",
] as const;

/** A random RFC 6902 patch as YAML: mostly at places the object has, sometimes just next to them. */
export function randomOperations(random: Random, object: YamlNode): string {
  const paths = pointersOf(object, '');
  const count = 1 + random.below(3);
  return Array.from({ length: count }, () => randomOperation(random, paths)).join('');
}

function randomOperation(random: Random, paths: readonly string[]): string {
  const op = random.pick(['add', 'add', 'replace', 'replace', 'remove', 'copy', 'move', 'test']);
  const lines = [`- op: ${random.oneIn(50) ? 'other' : op}`];
  if (!random.oneIn(60)) lines.push(`  path: ${quote(pointer(random, paths))}`);
  if (op === 'copy' || op === 'move') {
    if (!random.oneIn(40)) lines.push(`  from: ${quote(pointer(random, paths))}`);
  } else if (op !== 'remove' && !random.oneIn(25)) lines.push(`  value: ${random.pick(VALUES)}`);
  return `${lines.join('\n')}\n`;
}

function pointer(random: Random, paths: readonly string[]): string {
  const path = paths[random.below(paths.length)] ?? '';
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (random.oneIn(4)) return `${path}/${random.pick(['new', '-', '0', '1', '-1', '7', 'a~1b'])}`;
  if (random.oneIn(4))
    return `${parent}/${random.pick(['new', '-', '0', '1', '-1', '-2', '9', '+1', '01'])}`;
  if (random.oneIn(40)) return path.slice(1);
  return path;
}

function pointersOf(node: YamlNode, path: string): readonly string[] {
  if (node.kind === 'scalar') return [path];
  const inner =
    node.kind === 'sequence'
      ? node.items.flatMap((item, index) => pointersOf(item, `${path}/${index}`))
      : node.entries
          .filter(
            ({ name }) => path !== '' || name === 'spec' || name === 'data' || name === 'metadata',
          )
          .filter(({ name }) => path !== '/metadata' || (name !== 'name' && name !== 'annotations'))
          .flatMap(({ name, value }) => pointersOf(value, `${path}/${name}`));
  return path === '' || path === '/metadata' ? inner : [path, ...inner];
}

function quote(text: string): string {
  return `'${text}'`;
}
