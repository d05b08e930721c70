import { describe, expect, test } from 'vitest';
import { goFloatKey } from '../../src/go/go-number.ts';
import type { ScalarNode, ScalarStyle } from '../../src/model/node.ts';
import {
  isPlainString,
  jsonTypeName,
  resolveScalar,
  stringOf,
} from '../../src/model/scalars/resolve-scalar.ts';

const scalar = (text: string, style: ScalarStyle = 'plain', tag?: string): ScalarNode => {
  const place = { file: { path: 'a.yaml', text }, start: 0, end: text.length };
  return { kind: 'scalar', ...place, text, style, ...(tag !== undefined && { tag }) };
};
const show = (node: ScalarNode, dialect: 'kubectl' | 'kustomize'): string => {
  const resolved = resolveScalar(node, dialect);
  if (resolved.kind === 'int' || resolved.kind === 'float')
    return `${resolved.kind} ${resolved.json}`;
  return 'value' in resolved ? `${resolved.kind} ${resolved.value}` : resolved.kind;
};

describe('plain scalars', () => {
  test.each<[string, string, string?]>([
    ['yes', 'bool true', 'string yes'],
    ['y', 'bool true', 'string y'],
    ['Off', 'bool false', 'string Off'],
    ['yEs', 'string yEs'],
    ['true', 'bool true'],
    ['tRUE', 'string tRUE'],
    ['', 'null'],
    ['~', 'null'],
    ['Null', 'null'],
    ['nil', 'string nil'],
    ['0', 'int 0'],
    ['010', 'int 8'],
    ['0755', 'int 493'],
    ['089', 'float 89'],
    ['0o17', 'int 15'],
    ['0b11', 'int 3'],
    ['0b-1', 'int -1'],
    ['0x1F', 'int 31'],
    ['0xg', 'string 0xg'],
    ['1_000', 'int 1000'],
    ['_1', 'string _1'],
    ['+1', 'int 1'],
    ['9007199254740993', 'int 9007199254740993'],
    ['18446744073709551615', 'int 18446744073709551615'],
    ['18446744073709551616', 'float 18446744073709552000'],
    ['-9223372036854775809', 'float -9223372036854776000'],
    ['1.10', 'float 1.1'],
    ['5.', 'float 5'],
    ['.5', 'float 0.5'],
    ['.5_0', 'float 0.5'],
    ['._5', 'string ._5'],
    ['1e3', 'float 1000'],
    ['1e21', 'float 1e+21'],
    ['1e400', 'string 1e400'],
    ['1.0.0', 'string 1.0.0'],
    ['12:30:45', 'string 12:30:45'],
    ['2020-01-01', 'string 2020-01-01', 'string 2020-01-01T00:00:00Z'],
    [
      '2001-12-14t21:59:43.10-05:00',
      'string 2001-12-14t21:59:43.10-05:00',
      'string 2001-12-14T21:59:43.1-05:00',
    ],
    ['2020-02-30', 'string 2020-02-30'],
    ['.inf', 'invalid'],
    ['-.NaN', 'string -.NaN'],
    ['<<', 'string <<'],
    ['toString', 'string toString'],
  ])('%j', (text, kubectl, kustomize = kubectl) => {
    expect([show(scalar(text), 'kubectl'), show(scalar(text), 'kustomize')]).toEqual([
      kubectl,
      kustomize,
    ]);
  });

  test('that are text at once are text after a closer look', () => {
    const texts = ['a', 'x1', 'name', 'toolong', 'yesterday', 'é', '$(A)', '/path', 'false-ish'];
    const wrong = texts.filter(
      (text) => isPlainString(text) && !show(scalar(text), 'kubectl').startsWith('string'),
    );
    expect([wrong, isPlainString(''), isPlainString('no'), isPlainString('1')]).toEqual([
      [],
      false,
      false,
      false,
    ]);
  });
});

describe('tags and quotes', () => {
  test.each<[ScalarNode, string]>([
    [scalar('yes', 'double-quoted'), 'string yes'],
    [scalar('1', 'literal'), 'string 1'],
    [scalar('12', 'single-quoted', '!!int'), 'int 12'],
    [scalar('1', 'plain', '!!str'), 'string 1'],
    [scalar('1', 'plain', '!!float'), 'float 1'],
    [scalar('', 'plain', '!!str'), 'string '],
    [scalar('', 'plain', '!!null'), 'null'],
    [scalar('x', 'plain', '!!bool'), 'invalid'],
    [scalar('2020-01-01', 'plain', '!!int'), 'invalid'],
    [scalar('2020-01-01', 'plain', '!!timestamp'), 'string 2020-01-01'],
    [scalar('aGk=', 'plain', '!!binary'), 'string hi'],
    [scalar('aGk', 'plain', '!!binary'), 'invalid'],
    [scalar('1', 'plain', '!local'), 'string 1'],
  ])('%#', (node, expected) => expect(show(node, 'kubectl')).toBe(expected));
});

test('Go names the JSON types of its errors', () => {
  const { file } = scalar('');
  const names = [scalar('1'), scalar('1.5'), scalar('on'), scalar('a'), scalar('')].map((node) =>
    jsonTypeName(node, 'kubectl'),
  );
  const sequence = { kind: 'sequence', file, start: 0, end: 0, items: [] } as const;
  const map = { kind: 'map', file, start: 0, end: 0, entries: [] } as const;
  expect([...names, jsonTypeName(sequence, 'kubectl'), jsonTypeName(map, 'kubectl')]).toEqual([
    'number',
    'number',
    'bool',
    'string',
    'null',
    'array',
    'object',
  ]);
  expect([
    stringOf(scalar('on'), 'kubectl'),
    stringOf(scalar('on'), 'kustomize'),
    stringOf(map, 'kubectl'),
  ]).toEqual([undefined, 'on', undefined]);
});

test('float keys', () => {
  expect([1.1, 1000, 1e6, 1234567, 0.0001, 0.00001, -2.5, 1e300, 0].map(goFloatKey)).toEqual([
    '1.1',
    '1000',
    '1e+06',
    '1.234567e+06',
    '0.0001',
    '1e-05',
    '-2.5',
    '.inf',
    '0',
  ]);
});
