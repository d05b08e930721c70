import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyJsonPatch, readJsonPatch } from '../../src/render/kustomize/merge/json-patch.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import { arrivals, mapOfText, nodeOf, TRAIL } from './nodes.ts';

const OBJECT = 'data: {a: x, "b/c": u, "d~e": z}\nlist: [one, two]\nnothing: null\nmap: {}\n';

function patch(operations: string, object = OBJECT): string {
  const root = nodeOf(operations);
  const read = readJsonPatch(operations, root, root);
  if (read.kind === 'refused') return `refused: ${read.message}`;
  const result = applyJsonPatch(mapOfText(object), read.value, TRAIL);
  if (result.kind === 'refused') return `refused: ${result.message}`;
  return writeYaml([result.value]);
}

/** What the object is after one operation, as changed lines only. */
function change(operation: string): string {
  const before = new Set(writeYaml([mapOfText(OBJECT)]).split('\n'));
  const after = patch(`- ${operation}`);
  if (after.startsWith('refused')) return after;
  const lines = after.split('\n');
  const gone = [...before].filter((line) => !lines.includes(line)).map((line) => `-${line}`);
  return [...gone, ...lines.filter((line) => !before.has(line)).map((line) => `+${line}`)].join(
    '\n',
  );
}

describe('JSON patches', () => {
  test.each([
    ['{op: add, path: /data/k, value: 1}', '+  k: 1'],
    ['{op: add, path: /data/a, value: w}', '-  a: x\n+  a: w'],
    ['{op: add, path: /list/-, value: three}', '+- three'],
    ['{op: add, path: /list/1, value: mid}', '+- mid'],
    ['{op: add, path: /list/-1, value: last}', '+- last'],
    [
      '{op: add, path: /map/x/y, value: 1}',
      'refused: add operation does not apply: doc is missing path: "/map/x/y": missing value',
    ],
    [
      '{op: add, path: /nothing/x, value: 1}',
      'refused: add operation does not apply: doc is missing path: "/nothing/x": missing value',
    ],
    [
      '{op: add, path: /list/3, value: far}',
      "refused: error in add for path: '/list/3': Unable to access invalid index: 3: invalid index referenced",
    ],
    [
      '{op: add, path: /list/x, value: 1}',
      `refused: error in add for path: '/list/x': value was not a proper array index: 'x': strconv.Atoi: parsing "x": invalid syntax`,
    ],
    ['{op: add, path: /data/k}', '+  k: null'],
    [
      '{op: add, path: "", value: {}}',
      'refused: add operation does not apply: doc is missing path: "": missing value',
    ],
    ['{op: add, path: oops/k, value: 1}', '+k: 1'],
    ['{op: add, path: /data/yes, value: yes}', '+  "yes": true'],
    ['{op: replace, path: /data/a, value: 010}', '-  a: x\n+  a: 8'],
    ['{op: replace, path: /data/new, value: v}', '+  new: v'],
    [
      '{op: replace, path: /list/-, value: v}',
      'refused: replace operation does not apply: doc is missing key: /list/-: missing value',
    ],
    ['{op: replace, path: /list/0, value: v}', '-- one\n+- v'],
    ['{op: replace, path: /data/b~1c, value: v}', '-  b/c: u\n+  b/c: v'],
    ['{op: remove, path: /data/d~0e}', '-  d~e: z'],
    [
      '{op: remove, path: /data/gone}',
      "refused: error in remove for path: '/data/gone': Unable to remove nonexistent key: gone: missing value",
    ],
    ['{op: remove, path: /list/-1}', '-- two'],
    ['{op: copy, from: /data/a, path: /map/a}', '-map: {}\n+map:'],
    ['{op: move, from: /list/0, path: /first}', '-- one\n+first: one'],
    [
      '{op: move, from: /data/gone, path: /x}',
      "refused: error in move for path: 'gone': Unable to remove nonexistent key: gone: missing value",
    ],
    ['{op: test, path: /data/a, value: x}', ''],
    ['{op: test, path: /data/a, value: y}', 'refused: testing value /data/a failed: test failed'],
    ['{op: test, path: /nothing, value: null}', ''],
    ['{op: rename, path: /data/a}', 'refused: Unexpected kind: rename'],
    ['{op: remove}', 'refused: remove operation failed to decode path: missing value'],
    [
      '{op: replace, path: "", value: [1]}',
      'refused: json: cannot unmarshal array into Go value of type map[string]interface {}',
    ],
  ])('%s', (operation, expected) => {
    expect(change(operation)).toBe(expected);
  });

  test('what is no list of operations is no JSON patch', () => {
    expect(patch('{op: add}')).toMatch(/^refused: json: cannot unmarshal object/);
    expect(patch('- add')).toMatch(/^refused: json: cannot unmarshal string/);
    expect(patch('[{op: remove, path: /a}]')).toMatch(/^refused: invalid character/);
  });

  test('values point into the patch', () => {
    const root = nodeOf('- {op: add, path: /data/k, value: {a: v}}', 'patch.yaml');
    const read = readJsonPatch('-', root, root);
    const result =
      read.kind === 'done' ? applyJsonPatch(mapOfText(OBJECT), read.value, TRAIL) : read;
    expect(result.kind === 'done' ? arrivals(result.value, TRAIL) : []).toEqual(['v patch.yaml']);
  });

  test('an object keeps its values, not its quotes: a later merge sees plain scalars', () => {
    const odd = 'a: "text"\nb: "1"\nc: 1000000\nd: yes\ne:\nf: 1.50\n';
    const operations = nodeOf('- {op: test, path: /a, value: text}');
    const read = readJsonPatch('-', operations, operations);
    const result = read.kind === 'done' ? applyJsonPatch(mapOfText(odd), read.value, TRAIL) : read;
    const scalars = result.kind === 'done' ? result.value.entries.map(({ value }) => value) : [];
    expect(scalars.map((each) => (each.kind === 'scalar' ? [each.text, each.style] : []))).toEqual([
      ['text', 'plain'],
      ['1', 'double-quoted'],
      ['1e+06', 'plain'],
      ['yes', 'double-quoted'],
      ['null', 'plain'],
      ['1.5', 'plain'],
    ]);
  });

  test('removing what was added gives the object back', () => {
    const key = fc.string({ minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(key, fc.jsonValue(), (name, value) => {
        fc.pre(!['data', 'list', 'nothing', 'map'].includes(name));
        const path = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const operations = JSON.stringify([
          { op: 'add', path, value },
          { op: 'remove', path },
        ]);
        expect(patch(operations)).toBe(writeYaml([mapOfText(OBJECT)]));
      }),
    );
  });
});
