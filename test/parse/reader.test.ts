import { readFileSync, readdirSync } from 'node:fs';
import { assert, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { ScalarNode, YamlNode } from '../../src/model/node.ts';
import { DocumentError } from '../../src/parse/document-error.ts';
import { documentText } from '../../src/parse/document-text.ts';
import { readGoYaml } from '../../src/parse/go-yaml/read-go-yaml.ts';
import { splitDocuments } from '../../src/parse/split-documents.ts';
import { sharedFolder } from '../real-programs.ts';
import { cases, IS_SLOW } from '../suite.ts';
import { yamlText, yamlTree } from './yaml-snippets.ts';

/**
 * An independent reader: the package `yaml`, which knows nothing of go-yaml's habits. Where it accepts a document without
 * a warning, and no merge key is in it, both must find the same scalars at the same places.
 */
function oracle(text: string): Shape | 'unlike' {
  const document = parseDocument(text, {
    schema: 'failsafe',
    prettyErrors: false,
    stringKeys: true,
  });
  if (document.errors.length > 0 || document.warnings.length > 0) return 'unlike';
  return theirShape(document.contents, document);
}

/** A scalar with its text and span (a block scalar ends where its reader likes), or what a collection holds. */
type Shape = readonly [text: string, start: number, end: number] | readonly Shape[];

function theirShape(node: unknown, document: Document.Parsed): Shape | 'unlike' {
  if (isAlias(node)) return theirShape(node.resolve(document), document);
  if (isScalar(node)) {
    const [start = 0, end = 0] = node.range ?? [];
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    const text = typeof node.value === 'string' ? node.value : '';
    return scalarShape(text, start, isBlock ? 0 : end);
  }
  const parts = isSeq(node)
    ? node.items
    : isMap(node)
      ? node.items.flatMap(({ key, value }) => [key, value])
      : [];
  const shapes = parts.map((part) => theirShape(part, document));
  const known = shapes.filter((shape) => shape !== 'unlike');
  return known.length < shapes.length || known.some(([text]) => text === '<<') ? 'unlike' : known;
}

/** What is not written stands wherever its reader likes. */
function scalarShape(text: string, start: number, end: number): Shape {
  return start === end ? [text, 0, 0] : [text, start, end];
}

function ourShape(node: YamlNode): Shape {
  if (node.kind === 'scalar') {
    const isBlock = node.style === 'literal' || node.style === 'folded';
    return scalarShape(node.text, node.start, isBlock ? 0 : node.end);
  }
  const parts =
    node.kind === 'sequence' ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
  return parts.map(ourShape);
}

function attempt<T>(read: () => T): T | DocumentError {
  try {
    return read();
  } catch (error) {
    if (error instanceof DocumentError) return error;
    throw error;
  }
}

/** Undefined when the two cannot be compared. */
function bothRead(text: string): readonly [ours: Shape, theirs: Shape] | undefined {
  const theirs = oracle(text);
  if (theirs === 'unlike') return undefined;
  const document = documentText({ path: 'a.yaml', text }, 0, text.length);
  const ours = attempt(() => readGoYaml(document, DEFAULT_LIMITS));
  if (ours === undefined || ours instanceof DocumentError) return undefined;
  return [ourShape(ours), theirs];
}

describe('go-yaml as we read it, and an independent reader', () => {
  test('find the same in random documents', () => {
    let compared = 0;
    assert(
      property(yamlTree(), (text) => {
        const [ours, theirs] = bothRead(text) ?? [];
        expect(ours).toEqual(theirs);
        if (ours !== undefined) compared++;
      }),
      { numRuns: cases(500, 3000) },
    );
    expect(compared).toBeGreaterThan(cases(15, 100));
  });

  if (IS_SLOW) {
    const corpus = sharedFolder('corpus');
    test.skipIf(corpus === undefined)('find the same in real repositories', () => {
      const counts = { same: 0, unlike: 0 };
      const paths = readdirSync(corpus ?? '', { recursive: true, encoding: 'utf8' });
      // The package takes its time: one file in four says enough.
      for (const path of paths
        .filter((each) => /\.ya?ml$/.test(each))
        .filter((_, at) => at % 4 === 0)) {
        const text = readFileSync(`${corpus}/${path}`, 'utf8').replaceAll('\r\n', '\n');
        for (const { start, end } of splitDocuments(text, 0)) {
          const both = bothRead(text.slice(start, end));
          if (both === undefined) counts.unlike++;
          else {
            counts.same++;
            expect([path, both[0]]).toEqual([path, both[1]]);
          }
        }
      }
      expect(counts.same).toBeGreaterThan(counts.unlike * 5);
    });
  }
});

describe('the span of a scalar', () => {
  test('holds its text, written in its style', () => {
    let compared = 0;
    assert(
      property(oneof(yamlText(), yamlTree()), (text) => {
        const document = documentText({ path: 'a.yaml', text }, 0, text.length);
        const root = attempt(() => readGoYaml(document, DEFAULT_LIMITS));
        if (root instanceof DocumentError || root === undefined) return;
        for (const scalar of scalarsIn(root)) {
          const source = text.slice(scalar.start, scalar.end);
          if (/[\n\r\\\u0085\u2028\u2029]/.test(source)) continue;
          expect([source, unwrapped(source, scalar)]).toEqual([source, scalar.text]);
          compared++;
        }
      }),
      { numRuns: cases(300, 2000) },
    );
    expect(compared).toBeGreaterThan(cases(30, 200));
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
