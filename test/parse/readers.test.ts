import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assert, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { objectsAt, isObject, stringAt } from '../../scripts/conformance/json.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { ScalarNode, YamlNode } from '../../src/model/node.ts';
import { DocumentError } from '../../src/parse/document-error.ts';
import { documentText } from '../../src/parse/document-text.ts';
import { readGoYaml } from '../../src/parse/go-yaml/read-go-yaml.ts';
import { readYaml, UNUSUAL } from '../../src/parse/read-yaml.ts';
import { splitDocuments } from '../../src/parse/split-documents.ts';
import { yamlText, yamlTree } from './yaml-snippets.ts';

/**
 * Two readers make the trees: one from the tokens of the package `yaml`, one by go-yaml's own rules. Whatever the first
 * reads, the second must read the same, spans included.
 */
type Reading = 'left to the other' | 'same' | { readonly yaml: unknown; readonly goYaml: unknown };

function compareReaders(text: string): Reading {
  const document = documentText({ path: 'a.yaml', text }, 0, text.length);
  const yaml = readYaml(document, DEFAULT_LIMITS);
  if (yaml === UNUSUAL) return 'left to the other';
  const goYaml = attempt(() => readGoYaml(document, DEFAULT_LIMITS));
  const shapes = [shapeOf(yaml), goYaml instanceof DocumentError ? goYaml.words : shapeOf(goYaml)];
  const [first, second] = shapes;
  return JSON.stringify(first) === JSON.stringify(second)
    ? 'same'
    : { yaml: first, goYaml: second };
}

function attempt<T>(read: () => T): T | DocumentError {
  try {
    return read();
  } catch (error) {
    if (error instanceof DocumentError) return error;
    throw error;
  }
}

/** A tree without its files, which would be printed with every node. */
function shapeOf(node: YamlNode | undefined): unknown {
  if (node === undefined) return undefined;
  const { file: _file, ...rest } = node;
  if (node.kind === 'scalar') return rest;
  if (node.kind === 'sequence') return { ...rest, items: node.items.map(shapeOf) };
  const entries = node.entries.map(({ key, name, value }) => [shapeOf(key), name, shapeOf(value)]);
  return { start: node.start, end: node.end, entries, duplicates: node.duplicates?.length };
}

describe('both readers make the same tree', () => {
  test('of random text', () => {
    assert(
      property(oneof(yamlText(), yamlTree()), (text) => {
        const reading = compareReaders(text);
        if (typeof reading !== 'string') expect(reading.yaml).toEqual(reading.goYaml);
      }),
      { numRuns: 4000 },
    );
  });

  test('of the vectors', () => {
    const vectors: unknown = JSON.parse(
      readFileSync(new URL('../conformance/yaml-own.json', import.meta.url), 'utf8'),
    );
    const texts = isObject(vectors)
      ? objectsAt(vectors, 'cases').map((one) => stringAt(one, 'input') ?? '')
      : [];
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.map(compareReaders).filter((reading) => typeof reading !== 'string')).toEqual([]);
  });

  const corpus = fileURLToPath(new URL('../../../shared/corpus', import.meta.url));
  test.skipIf(!existsSync(corpus))('of real repositories', () => {
    const counts = { same: 0, 'left to the other': 0 };
    for (const path of readdirSync(corpus, { recursive: true, encoding: 'utf8' })) {
      if (!/\.ya?ml$/.test(path)) continue;
      const text = readFileSync(`${corpus}/${path}`, 'utf8');
      for (const { start, end } of splitDocuments(text, 0)) {
        const reading = compareReaders(text.slice(start, end));
        if (typeof reading !== 'string')
          expect([path, reading.yaml]).toEqual([path, reading.goYaml]);
        else counts[reading]++;
      }
    }
    expect(counts.same).toBeGreaterThan(counts['left to the other'] * 5);
  });
});

describe('the span of a scalar', () => {
  test('holds its text, written in its style', () => {
    assert(
      property(oneof(yamlText(), yamlTree()), (text) => {
        const document = documentText({ path: 'a.yaml', text }, 0, text.length);
        const root = attempt(() => readGoYaml(document, DEFAULT_LIMITS));
        if (root instanceof DocumentError || root === undefined) return;
        for (const scalar of scalarsIn(root)) {
          const source = text.slice(scalar.start, scalar.end);
          if (!/[\n\r\\\u0085\u2028\u2029]/.test(source)) {
            expect([source, unwrapped(source, scalar)]).toEqual([source, scalar.text]);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});

/** What a scalar on one line, without escapes, says. */
function unwrapped(source: string, { style, text }: ScalarNode): string {
  switch (style) {
    case 'plain':
      return source;
    case 'single-quoted':
      return source.slice(1, -1).replaceAll("''", "'");
    case 'double-quoted':
      return source.slice(1, -1);
    default:
      return /^[|>]/.test(source) ? text : source;
  }
}

function scalarsIn(node: YamlNode): readonly ScalarNode[] {
  if (node.kind === 'scalar') return [node];
  if (node.kind === 'sequence') return node.items.flatMap(scalarsIn);
  return node.entries.flatMap(({ key, value }) => [key, ...scalarsIn(value)]);
}
