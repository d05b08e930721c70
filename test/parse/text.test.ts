import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jsonOf } from '../../scripts/conformance/json-of.ts';
import { isObject, objectsAt, stringAt } from '../../scripts/conformance/json.ts';
import type { JsonObject } from '../../scripts/conformance/types.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { entryOf, valueAt } from '../../src/model/node.ts';
import type { ParseFault } from '../../src/model/parsed-file.ts';
import { positionOf, type Span } from '../../src/model/span.ts';
import { parseDocument, parseText } from '../../src/parse/parse-text.ts';

/** Where an offset of the embedded text is in its host. */
function offsetOf(offset: number): number {
  return 11 + offset + (offset >= 5 ? 2 : 0);
}

const parse = (text: string) => parseText({ path: 'a.yaml', text }, DEFAULT_LIMITS);
const place = (span: Span) => {
  const { line, column, endLine, endColumn } = positionOf(span);
  return `${line}:${column}-${endLine}:${endColumn}`;
};
const faultsOf = (text: string) =>
  parse(text).faults.map(({ at, message, kubectl }) => [place(at), message, kubectl]);
const documentsOf = (text: string) => parse(text).documents.map(({ root }) => jsonOf(root));

describe('documents', () => {
  test.each<[string, string, readonly string[]]>([
    ['two', 'a: 1\n---\nb: 2\n', ['{"a":1}', '{"b":2}']],
    ['leading dashes belong to the first', '---\na: 1\n', ['{"a":1}']],
    ['a comment behind the dashes', 'a: 1\n--- # next\nb: 2', ['{"a":1}', '{"b":2}']],
    ['indented dashes are text', 'a: |\n  x\n  ---\n  y\n', ['{"a":"x\\n---\\ny\\n"}']],
    ['nothing behind `...` counts', 'a: 1\n...\nb: }\n---\nc: 3\n', ['{"a":1}', '{"c":3}']],
    ['a byte order mark per document', '\ufeffa: 1\n---\n\ufeffb: 2\n', ['{"a":1}', '{"b":2}']],
    ['CRLF', 'a: |\r\n  x\r\n  y\r\n---\r\nb: 2\r\n', ['{"a":"x\\ny\\n"}', '{"b":2}']],
    ['a broken one hides no other', 'a: 1\n---\nb: [\n---\nc: 3\n', ['{"a":1}', 'null', '{"c":3}']],
    ['JSON values without separators', '{"a":1}{"b":2}\n[3]', ['{"a":1}', '{"b":2}', '[3]']],
    ['JSON, then YAML', '{"a":1}\n---\nb: yes\n', ['{"a":1}', '{"b":true}']],
    ['nearly JSON is YAML', '{"a": 1, # one\n b: 2,}\n', ['{"a":1,"b":2}']],
    ['none', '', []],
  ])('%s', (_, text, expected) => expect(documentsOf(text)).toEqual(expected));
});

describe('values', () => {
  test.each<[string, string]>([
    ['args: [\'a\',\n"b"\n]\n', '{"args":["a","b"]}'],
    ['a: "x\ny"\nb: 1\n', '{"a":"x y","b":1}'],
    ['a:\t1\t# tab\n', '{"a":1}'],
    ['a: |# no blank\n  x\n', '{"a":"x\\n"}'],
    ['x: &x {a: 1, b: 2}\nz: {a: 0, <<: *x, b: 3}\n', '{"x":{"a":1,"b":2},"z":{"a":1,"b":3}}'],
    ['a: {<<: [{x: 1}, {x: 2, z: 3}]}\n', '{"a":{"x":1,"z":3}}'],
    ['a: !!binary aGk=\nb: !!str 1\nc: !secret x\n', '{"a":"hi","b":"1","c":"x"}'],
    [
      'a: 9007199254740993\nb: 18446744073709551615\n',
      '{"a":9007199254740993,"b":18446744073709551615}',
    ],
    ['__proto__: 1\nconstructor: 2\n', '{"__proto__":1,"constructor":2}'],
    ['[a]\n', '["a"]'],
  ])('%j', (text, expected) => expect(documentsOf(text)).toEqual([expected]));

  test('of duplicate keys the last counts, and the first is remembered', () => {
    const [document] = parse('a: 1\nb: 2\na: 3\n').documents;
    expect(jsonOf(document?.root)).toBe('{"a":3,"b":2}');
    expect(parse('a: 1\nb: 2\na: 3\n').faults).toEqual([]);
    const { root } = document ?? {};
    const duplicates = root?.kind === 'map' ? root.duplicates : undefined;
    expect(duplicates?.map(({ dropped, kept }) => [place(dropped.key), place(kept.key)])).toEqual([
      ['1:1-1:2', '3:1-3:2'],
    ]);
  });

  test('what `<<` overrides is no duplicate', () => {
    const { root } = parse('b: &b {x: 1}\na:\n  <<: *b\n  x: 2\n').documents[0] ?? {};
    const a = valueAt(root, 'a');
    expect(a?.kind === 'map' && a.duplicates).toBe(undefined);
    expect(a?.kind === 'map' && a.mergeOverrides?.length).toBe(1);
  });
});

test('a last line without line break gets one from kubectl, and none from kustomize', () => {
  const file = { path: 'a.yaml', text: 'a: |\n  x' };
  const read = [true, false].map((endLastLine) => parseText(file, DEFAULT_LIMITS, { endLastLine }));
  expect(read.map(({ documents }) => jsonOf(documents[0]?.root))).toEqual([
    '{"a":"x\\n"}',
    '{"a":"x"}',
  ]);
});

describe('spans', () => {
  const text = [
    '# header',
    'name: web  # a comment',
    'list:',
    '- "one"',
    '- {k: v}',
    'script: |',
    '  echo',
    '',
    'anchor: &x',
    '  in: side',
    'alias: *x',
    'empty:',
    '',
  ];
  test.each<[string, readonly string[], string]>([
    ['plain', ['name'], '2:7-2:10'],
    ['block sequence', ['list'], '4:1-5:9'],
    ['block scalar: header to last character', ['script'], '6:9-7:7'],
    ['block map', ['anchor'], '10:3-10:11'],
    ['an alias leads to what it stands for', ['alias'], '10:3-10:11'],
    ['empty: behind the colon', ['empty'], '12:7-12:7'],
  ])('%s', (_, path, expected) => {
    for (const [name, end] of [
      ['LF', '\n'],
      ['CRLF', '\r\n'],
    ] as const) {
      const { root } = parse(`${text.join(end)}\n`).documents[0] ?? {};
      const node = valueAt(root, ...path);
      expect([name, node && place(node)]).toEqual([name, expected]);
    }
  });

  test('in the second document, behind a byte order mark, after an astral character', () => {
    const second = parse('a: 😀\n---\n\ufeffb: "x"\n').documents[1]?.root;
    const entry = entryOf(second, 'b');
    expect([entry && place(entry.key), entry && place(entry.value)]).toEqual([
      '3:2-3:3',
      '3:5-3:8',
    ]);
  });

  test('of an embedded text lead into its host', () => {
    const file = { path: 'host.yaml', text: 'patch: |\n  a: 1\n  b: 2\n' };
    const spanOf = (start: number, end: number) => {
      return { file, start: offsetOf(start), end: offsetOf(end) };
    };
    const host = { spanOf };
    const { documents } = parseText({ path: 'inline', text: 'a: 1\nb: 2\n', host }, DEFAULT_LIMITS);
    const b = valueAt(documents[0]?.root, 'b');
    expect(b && [positionOf(b).path, place(b)]).toEqual(['host.yaml', '3:6-3:7']);
  });
});

/** Names the anchor before it says anything. */
const SELF = /^yaml: anchor '/;

describe('faults', () => {
  test.each<[string, string, string | undefined]>([
    ['a: 1\n b: 2\n', '2:3-2:6', 'yaml: line 2: mapping values are not allowed in this context'],
    ['a:\n  b: 1\n c: 2\n', '3:2-3:6', 'yaml: line 2: did not find expected key'],
    ["k: 1\na: 'x\nb: 2\n", '2:4-2:6', 'yaml: line 4: found unexpected end of stream'],
    ['a:\n\tb: 1\n', '2:1-2:6', 'yaml: line 2: found character that cannot start any token'],
    ['a: {{ .Values.x }}\n', '1:5-1:18', 'yaml: invalid map key'],
    ['a: *x\n', '1:4-1:6', 'yaml: unknown anchor'],
    ['a: &a [*a]\n', '1:8-1:10', undefined],
    ['%YAML 1.1\n---\na: 1\n', '2:1-2:1', 'yaml: line 1: did not find expected <document start>'],
    ['a: 1\n--- {b: 2}\n', '2:1-2:11', 'invalid Yaml document separator'],
    ['a: 1\n----\nb: 2\n', '2:1-2:5', 'invalid Yaml document separator'],
    ['a: "\u0001"\n', '1:5-1:6', 'yaml: control characters are not allowed'],
    ['a: .inf\n', '1:4-1:8', 'json: unsupported value: +Inf'],
    ['~: 1\n', '1:1-1:2', 'unsupported map key of type: %!s(<nil>)'],
    ['a: !!int x\n', '1:10-1:11', 'yaml: cannot decode !!str'],
    ['a: {<<: 1}\n', '1:9-1:10', 'yaml: map merge requires map or sequence of maps as the value'],
    ['{"a": 1,\n "b" 2}', '2:6-2:7', "json: offset 15: invalid character '2' after object key"],
    ['{"a": [', '1:8-1:8', 'unexpected EOF'],
    ['{"a":1}{"b":2}---\n', '1:16-1:17', "invalid character '-' in numeric literal"],
  ])('%j', (text, at, kubectl) => {
    expect(faultsOf(text).map(([where, , words]) => [where, words])).toEqual([[at, kubectl]]);
  });

  test('say in plain words what is wrong, and never quote what may be a Secret', () => {
    const secret = 's3cr3t';
    const texts = [
      `a: "${secret}\n`,
      `a: ${secret}: ${secret}\n`,
      `a: @${secret}\n`,
      `- ${secret}\nb: 1\n`,
    ];
    const messages = texts.flatMap(faultsOf).map(([, message, kubectl]) => `${message} ${kubectl}`);
    expect(messages.length).toBe(texts.length);
    expect(messages.filter((message) => message.includes(secret))).toEqual([]);
  });

  test('are those of kubectl, word for word', () => {
    const vectors: unknown = JSON.parse(
      readFileSync(new URL('../conformance/yaml-own.json', import.meta.url), 'utf8'),
    );
    const cases = isObject(vectors)
      ? objectsAt(vectors, 'cases').filter((one) => 'error' in one)
      : [];
    const different = cases.flatMap((one) => {
      const expected = stringAt(one, 'error')?.replace('error converting YAML to JSON: ', '') ?? '';
      const words = firstFault(one)?.kubectl ?? 'none';
      return expected.startsWith(words) || SELF.test(expected)
        ? []
        : [{ input: one['input'], expected, words }];
    });
    expect(cases.length).toBeGreaterThan(100);
    expect(different).toEqual([]);
  });
});

function firstFault(one: JsonObject): ParseFault | undefined {
  const file = { path: 'a.yaml', text: stringAt(one, 'input') ?? '' };
  if (one['kind'] === 'stream') return parseText(file, DEFAULT_LIMITS).faults[0];
  const span = { file, start: 0, end: file.text.length };
  return parseDocument(span, DEFAULT_LIMITS, { endLastLine: false }).fault;
}

const limited = (text: string, limits: Partial<typeof DEFAULT_LIMITS>) =>
  parseText({ path: 'a.yaml', text }, { ...DEFAULT_LIMITS, ...limits }).faults.map(
    ({ at, message, kubectl }) => [place(at), message, kubectl],
  );

describe('limits', () => {
  test('documents', () =>
    expect(limited('a\n---\nb\n---\nc\n', { documents: 2 })).toEqual([
      ['5:1-5:1', 'More than 2 documents in one file, the limit', undefined],
    ]));
  test('depth', () =>
    expect(limited('a:\n  b:\n    c: 1\n', { depth: 2 })).toEqual([
      ['3:5-3:6', 'Nested more than 2 levels deep, the limit', undefined],
    ]));
  test('aliases', () =>
    expect(limited('a: &a [1, 2, 3]\nb: [*a, *a]\n', { aliasNodes: 6 })).toEqual([
      ['2:9-2:11', 'Aliases add more than 6 nodes to this document, the limit', undefined],
    ]));
  test('alias bombs, as kubectl', () => {
    const lines = Array.from({ length: 12 }, (_, level) => {
      const items = Array.from({ length: 9 }, () => (level === 0 ? 'x' : `*a${level - 1}`));
      return `a${level}: &a${level} [${items.join(', ')}]\n`;
    });
    expect(limited(lines.join(''), {}).map(([, , kubectl]) => kubectl)).toEqual([
      'yaml: document contains excessive aliasing',
    ]);
  });
});
