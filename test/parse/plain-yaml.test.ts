import { readFileSync, readdirSync } from 'node:fs';
import { assert, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareReaders } from '../../scripts/fuzz/compare-readers.ts';
import { mutateFiles } from '../../scripts/fuzz/mutate-files.ts';
import { PLAIN_DOCUMENTS } from '../../scripts/fuzz/reader-documents.ts';
import { generateRepository } from '../../scripts/generate-repository.ts';
import { randomFrom } from '../../scripts/random.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { documentText } from '../../src/parse/document-text.ts';
import { readPlainYaml } from '../../src/parse/plain-yaml/read-plain-yaml.ts';
import { sharedFolder } from '../real-programs.ts';
import { cases, IS_SLOW } from '../suite.ts';
import { yamlText, yamlTree } from './yaml-snippets.ts';

function isRead(text: string, limits = DEFAULT_LIMITS): boolean {
  return (
    readPlainYaml(documentText({ path: 'a.yaml', text }, 0, text.length), limits) !== undefined
  );
}

function nested(depth: number): string {
  return Array.from({ length: depth }, (_, at) => `${' '.repeat(at)}a:\n`).join('');
}

describe('the reader for plain YAML', () => {
  test('reads plain documents, and finds what go-yaml finds', () => {
    const generated = [...generateRepository(1, 5).values()];
    for (const text of [...PLAIN_DOCUMENTS, ...generated]) {
      expect(compareReaders(text)).toEqual({ plain: 1, others: 0, differences: [] });
    }
  });

  test.each([
    ['a tag', 'a: !!str 1\n'],
    ['an anchor of a map', 'a: &x\n  b: c\n'],
    ['a merge key', 'a: &x 1\n<<: *x\n'],
    ['an unknown alias', 'a: *x\n'],
    ['more aliases than go-yaml takes unseen', `a: &x 1\nb:\n${'- *x\n'.repeat(101)}`],
    ['a complex key', '? a\n: b\n'],
    ['a duplicate key', 'a: 1\na: 2\n'],
    ['words in a flow collection', 'a: [b c]\n'],
    ['a document mark in a flow collection', 'a: [b,\n...\nc]\n'],
    ['a key without a value', 'a: 1\nb\n'],
    ['two values', 'a: b: c\n'],
    ['a wrong indentation', 'a:\n    b: 1\n  c: 2\n'],
    ['a tab', 'a:\tb\n'],
    ['Windows line breaks', 'a: b\r\n'],
    ['a byte order mark', '\ufeffa: b\n'],
    ['a control character', 'a: "\u0001"\n'],
    ['a value that JSON does not have', 'a: .inf\n'],
    ['a null key', '~: a\n'],
    ['the end of the document', 'a: b\n...\n'],
    ['a directive', '%YAML 1.1\n---\na: b\n'],
    ['a Helm template', 'a: {{ .Values.a }}\n'],
  ])('leaves to go-yaml: %s', (_, text) => {
    expect(isRead(text)).toBe(false);
  });

  test('finds what go-yaml finds in random documents', () => {
    let plain = 0;
    assert(
      property(oneof(yamlText(), yamlTree()), (text) => {
        const found = compareReaders(text);
        expect(found.differences).toEqual([]);
        plain += found.plain;
      }),
      { numRuns: cases(200, 20_000) },
    );
    expect(plain).toBeGreaterThan(cases(8, 2000));
  });

  test('finds what go-yaml finds in mutated documents', () => {
    let plain = 0;
    let others = 0;
    for (let seed = 0; seed < cases(300, 50_000); seed++) {
      const text = PLAIN_DOCUMENTS[seed % PLAIN_DOCUMENTS.length] ?? '';
      const { 'a.yaml': mutated = '' } = mutateFiles({ 'a.yaml': text }, randomFrom(seed));
      const found = compareReaders(mutated);
      expect([mutated, found.differences]).toEqual([mutated, []]);
      plain += found.plain;
      others += found.others;
    }
    expect(plain).toBeGreaterThan(others / 4);
  });

  test('stays below the limits on depth and aliases', () => {
    expect(isRead(nested(10), { ...DEFAULT_LIMITS, depth: 10 })).toBe(true);
    expect(isRead(nested(11), { ...DEFAULT_LIMITS, depth: 10 })).toBe(false);
    expect(isRead('a: &x 1\nb: *x\n', { ...DEFAULT_LIMITS, aliasNodes: 1 })).toBe(true);
    expect(isRead('a: &x 1\nb: *x\n', { ...DEFAULT_LIMITS, aliasNodes: 0 })).toBe(false);
  });

  test.each([
    ['line breaks', '\n'.repeat(3_000_000)],
    ['comments', '# comment\n'.repeat(500_000)],
    ['a long word', `a: ${'x'.repeat(5_000_000)}`],
    ['many words', `a: ${'x y:z '.repeat(1_000_000)}`],
    ['a long quote', `a: "${'x'.repeat(5_000_000)}"`],
    ['blanks', `a: b\n${' '.repeat(5_000_000)}c`],
    ['a list in one line', `a: [${'b, '.repeat(500_000)}]`],
  ])('does not exhaust the stack: %s', (_, text) => {
    expect(isRead(text)).toBe(true);
  });

  if (IS_SLOW) {
    const corpus = sharedFolder('corpus');
    test.skipIf(corpus === undefined)('finds what go-yaml finds in real repositories', () => {
      let plain = 0;
      let others = 0;
      const paths = readdirSync(corpus ?? '', { recursive: true, encoding: 'utf8' });
      for (const path of paths.filter((each) => /\.ya?ml$/.test(each))) {
        const found = compareReaders(readFileSync(`${corpus}/${path}`, 'utf8'));
        expect([path, ...found.differences]).toEqual([path]);
        plain += found.plain;
        others += found.others;
      }
      expect(plain).toBeGreaterThan(others * 10);
    });
  }
});
