import { assert, constantFrom, json, oneof, pre, property, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { YamlNode } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Span } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { cases, few } from '../suite.ts';
import { yamlText, yamlTree } from './yaml-snippets.ts';

const NAMES = ['app.yaml', 'app.json', 'kustomization.yaml', 'notes.txt'];
const parse = (bytes: Uint8Array, path = 'app.yaml') =>
  parseFile(path, { kind: 'bytes', bytes }, DEFAULT_LIMITS);
const encode = (text: string) => new TextEncoder().encode(text);

/** Every span of a parsed file that is outside its text, or ends before it starts. */
function badSpans({ source, documents, faults }: ParsedFile): readonly Span[] {
  const spans: Span[] = faults.map(({ at }) => at);
  const seen = new Set<YamlNode>();
  const visit = (node: YamlNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    spans.push(node);
    if (node.kind === 'sequence') node.items.forEach(visit);
    if (node.kind === 'map') for (const { key, value } of node.entries) [key, value].forEach(visit);
  };
  for (const { span, root } of documents) {
    spans.push(span);
    if (root !== undefined) visit(root);
  }
  const length = source?.text.length ?? 0;
  return spans.filter(
    ({ file, start, end }) => file !== source || start < 0 || end < start || end > length,
  );
}

const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

describe('parseFile', () => {
  test('makes something of any bytes, and the same every time', () => {
    const bytes = oneof(
      uint8Array({ maxLength: 200 }),
      oneof(yamlText(), yamlTree()).map((text) => encode(`apiVersion: v1\nkind: Pod\n${text}`)),
      yamlText().map((text) => encode(`{"kind": 1}${text}`)),
      json().map((json) => encode(`{"apiVersion":"v1","kind":"Pod","a":${json}}`)),
    );
    assert(
      property(bytes, constantFrom(...NAMES), (content, path) => {
        const file = parse(content, path);
        expect(badSpans(file)).toEqual([]);
        expect(parse(content, path)).toEqual(file);
      }),
      { numRuns: cases(200, 3000) },
    );
  });

  test('a broken document leaves its neighbours as they are', () => {
    const good = 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: good\n';
    assert(
      property(oneof(yamlText(), yamlTree()), (text) => {
        pre(!/^---/m.test(text) && !/^\s*\{/.test(text));
        const file = parse(encode(`${good}---\n${text}\n---\n${good}`));
        if (file.class.kind !== 'manifests') {
          expect(file.class).toMatchObject({ as: 'template' });
          return;
        }
        const names = file.documents.flatMap(({ manifests }) => manifests.map(({ name }) => name));
        expect([names[0], names.at(-1)]).toEqual(['good', 'good']);
      }),
      { numRuns: cases(80, 1000) },
    );
  });

  /** Each would take minutes, or the stack, if anything in it were not linear. */
  const HEAD = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n';
  const LARGE: readonly (readonly [string, string, number])[] = [
    ['20,000 keys', `${HEAD}data:\n${many(20_000, (i) => `  key-${i}: v\n`)}`, 0],
    ['20,000 times one key', `${HEAD}data:\n${many(20_000, () => '  key: v\n')}`, 0],
    ['a block of 4 MB', `${HEAD}data:\n  a: |\n${'    some text\n'.repeat(300_000)}`, 0],
    ['a list on one line', `${HEAD}data: [${'1, '.repeat(100_000)}]\n`, 0],
    ['a map on one line', `${HEAD}data: {${many(50_000, (i) => `"a${i}": "\\n", `)}}\n`, 0],
    ['blank lines', `${HEAD}${'\n'.repeat(1_000_000)}data: {}\n`, 0],
    ['100,000 open brackets', `${HEAD}data: ${'['.repeat(100_000)}\n`, 1],
    ['100,000 dashes', `${HEAD}data:\n  ${'- '.repeat(100_000)}\n`, 1],
    ['3,000 levels', `${HEAD}data:\n${many(3000, (i) => `${' '.repeat(i + 1)}a:\n`)}`, 1],
    ['JSON 100,000 levels deep', `{"apiVersion":"v1","kind":"A","a":${'['.repeat(100_000)}`, 1],
    ['20,000 documents', `${HEAD}---\n`.repeat(20_000), 1],
    ['100,000 anchors', `${HEAD}data:\n${many(100_000, (i) => `- &a${i} x\n`)}`, 0],
    ['100,000 aliases', `${HEAD}x: &x y\ndata:\n${'- *x\n'.repeat(100_000)}`, 0],
    ['5,000 broken documents', `${HEAD}a: "\n---\n`.repeat(5000), 5000],
    [
      'a definition of 4 MB',
      `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\n${'# x\n'.repeat(1_000_000)}`,
      0,
    ],
  ];
  test.each(few(LARGE, 5))('%s', (_, text, faults) => {
    const file = parse(encode(text));
    expect([file.class.kind, file.faults.length]).toEqual(['manifests', faults]);
  });
});
