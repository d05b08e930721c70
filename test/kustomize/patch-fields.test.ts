import { describe, expect, test } from 'vitest';
import type { YamlNode } from '../../src/model/node.ts';
import { done } from '../../src/model/result.ts';
import { applyFieldSpec, type Creation } from '../../src/render/kustomize/fields/field-spec.ts';
import { readReplacementSource } from '../../src/render/kustomize/fields/replacement-source.ts';
import { splitFieldPath, splitPath } from '../../src/render/kustomize/fields/split-path.ts';
import { writeReplacement } from '../../src/render/kustomize/merge/replacement.ts';
import { setImage } from '../../src/render/kustomize/merge/set-image.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import { replicasSetter } from '../../src/render/kustomize/transform/transform-replicas.ts';
import type { BuildResult } from '../../src/render/kustomize/tree/build-refusal.ts';
import { findUnwritable } from '../../src/render/kustomize/tree/find-unwritable.ts';
import { scalarOf } from '../../src/render/kustomize/tree/nodes.ts';
import { mapOfText, nodeOf, TRAIL } from './nodes.ts';

const AT = nodeOf('x', 'kustomization.yaml');
const NO_OPTIONS = { delimiter: '', index: 0, create: false };

describe('paths', () => {
  test.each([
    ['a/b/c', ['a', 'b', 'c']],
    ['/a/b', ['a', 'b']],
    ['metadata/annotations/x\\/y', ['metadata', 'annotations', 'x/y']],
    ['a//b', ['a', '', 'b']],
  ])('of a field spec: %s', (path, expected) => {
    expect(splitPath(path, '/')).toEqual(expected);
  });

  test.each([
    ['spec.containers.[name=a.b].image', ['spec', 'containers', '[name=a.b]', 'image']],
    ['metadata.annotations.[a.b/c]', ['metadata', 'annotations', 'a.b/c']],
    ['metadata.annotations.a\\.b', ['metadata', 'annotations', 'a.b']],
    ['list.*.[=x]', ['list', '*', '[=x]']],
    ['a.[b.c', ['a', 'b.c']],
  ])('of a replacement: %s', (path, expected) => {
    expect(splitFieldPath(path)).toEqual(expected);
  });
});

const CREATION: Creation = { kind: 'scalar', at: AT, trail: TRAIL };

function setText(node: YamlNode): BuildResult<YamlNode> {
  return done(node.kind === 'scalar' ? scalarOf('set', AT, TRAIL) : node);
}

function set(
  object: string,
  path: string,
  create: boolean,
  kind: Creation['kind'] = 'scalar',
): string {
  const spec = { group: '', version: '', kind: '', path, create };
  const result = applyFieldSpec(mapOfText(object), spec, setText, { ...CREATION, kind });
  return result.kind === 'refused'
    ? `refused: ${result.message}`
    : writeYaml([result.value]).trim();
}

describe('field specs', () => {
  test.each([
    ['sets what is there', '{a: {b: x}}', 'a/b', false, 'a:\n  b: set'],
    ['leaves what is not', '{a: {}}', 'a/b', false, 'a: {}'],
    ['creates what is not', '{}', 'a/b', true, 'a:\n  b: set'],
    ['goes through lists', '{l: [{b: x}, {c: y}]}', 'l/b', false, 'l:\n- b: set\n- c: "y"'],
    ['creates in elements of lists', '{l: [{}, {b: x}]}', 'l[]/b', true, 'l:\n- b: set\n- b: set'],
    ['creates no list', '{}', 'l[]/b', true, '{}'],
    ['a null on the way becomes a map', '{a: null}', 'a/b', true, 'a:\n  b: set'],
    ['a null for a list becomes one', '{l: null}', 'l[]/b', false, 'l: []'],
    ['a null is left alone without create', '{a: null}', 'a/b', false, 'a: null'],
    ['a null at the end is set', '{a: null}', 'a', false, 'a: set'],
    [
      'refuses a text on the way',
      '{a: x}',
      'a/b',
      false,
      'refused: expected sequence or mapping node',
    ],
    [
      'refuses an empty name',
      '{a: {}}',
      'a//b',
      true,
      'refused: cannot set or create an empty field name',
    ],
  ])('%s', (_, object, path, create, expected) => {
    expect(set(object, path, create)).toBe(expected);
  });

  test('an object of another type is returned as it is', () => {
    const object = mapOfText('{apiVersion: apps/v1, kind: Deployment, a: x}');
    const spec = { group: 'batch', version: '', kind: '', path: 'a', create: true };
    const result = applyFieldSpec(object, spec, () => done(AT), CREATION);
    expect(result.kind === 'done' && result.value === object).toBe(true);
  });

  test('replicas keep the quotes of what they replace', () => {
    const set2 = replicasSetter(5, AT, TRAIL);
    const texts = ['1', '"1"', 'null', '{}'].map((text) => {
      const result = set2(nodeOf(text));
      return result.kind === 'refused' ? result.message : writeYaml([result.value]).trim();
    });
    expect(texts).toEqual([
      '5',
      '"5"',
      '5',
      'wrong node kind: expected ScalarNode but got MappingNode',
    ]);
  });
});

describe('images', () => {
  const none = { name: 'nginx', newName: '', newTag: '', tagSuffix: '', digest: '' };

  test.each([
    ['nginx', { newTag: '2' }, 'nginx:2'],
    ['nginx:1', { newTag: '2' }, 'nginx:2'],
    ['nginx:1@sha256:abc', { newTag: '2' }, 'nginx:2'],
    ['nginx:1', { digest: 'sha256:d' }, 'nginx@sha256:d'],
    ['nginx:1', { newTag: '2', digest: 'sha256:d' }, 'nginx:2@sha256:d'],
    ['nginx:1', { newName: 'host:5000/web' }, 'host:5000/web:1'],
    ['nginx@sha512:abc', { newName: 'web' }, 'web@sha512:abc'],
    ['nginx:1', { tagSuffix: '-alpine' }, 'nginx:1-alpine'],
    ['nginx', { tagSuffix: '-alpine' }, 'nginx:-alpine'],
    ['nginx:1@sha256:abc', { tagSuffix: '-x' }, 'nginx:1-x'],
    ['mynginx:1', { newTag: '2' }, 'mynginx:1'],
    ['nginx-x:1', { newTag: '2' }, 'nginx-x:1'],
    ['host/nginx:1', { newTag: '2' }, 'host/nginx:1'],
    ['host:5000/app:1', { name: 'host:5000/app', newTag: '2' }, 'host:5000/app:2'],
    ['nginx:1', { name: 'ng.nx', newTag: '2' }, 'nginx:2'],
    ['nginx:1', { name: '[', newTag: '2' }, 'nginx:1'],
    ['nginx:1', {}, 'nginx:1'],
  ])('%s with %j', (image, change, expected) => {
    expect(setImage(image, { ...none, ...change })).toBe(expected);
  });
});

describe('sources of replacements', () => {
  const object = mapOfText(
    '{metadata: {name: m}, spec: {image: "a:b:c", list: [{name: x, v: 1}, {name: y}], empty: [], no: null}}',
  );

  test.each([
    ['', undefined, 'm'],
    ['spec.image', { delimiter: ':', index: 1 }, 'b'],
    [
      'spec.image',
      { delimiter: ':', index: 3 },
      'refused: options.index 3 is out of bounds for value a:b:c',
    ],
    [
      'spec.image',
      { delimiter: ':', index: -1 },
      'refused: options.index -1 is out of bounds for value a:b:c',
    ],
    ['spec.list.[name=x].v', undefined, '1'],
    ['spec.list.1.name', undefined, '"y"'],
    ['spec.list.-.name', undefined, '"y"'],
    ['spec.list', undefined, '- name: x\n  v: 1\n- name: "y"'],
    [
      'spec.list',
      { delimiter: ':' },
      'refused: delimiter option can only be used with scalar nodes',
    ],
    ['spec.gone', undefined, 'refused: fieldPath `spec.gone` is missing for replacement source S'],
    [
      'spec.empty',
      undefined,
      'refused: fieldPath `spec.empty` is missing for replacement source S',
    ],
    ['spec.no', undefined, 'refused: fieldPath `spec.no` is missing for replacement source S'],
    [
      'spec.*',
      undefined,
      'refused: error looking up replacement source: wildcard is not supported in PathGetter',
    ],
    [
      'spec.list.[name]',
      undefined,
      'refused: error looking up replacement source: list path element must contain fieldName=fieldValue for element to match',
    ],
    [
      'spec.list.name',
      undefined,
      'refused: error looking up replacement source: wrong node kind: expected MappingNode but got SequenceNode',
    ],
  ])('%j %j', (path, options, expected) => {
    const given = options === undefined ? undefined : { ...NO_OPTIONS, ...options };
    const result = readReplacementSource(object, path, given, AT, 'S');
    expect(
      result.kind === 'refused' ? `refused: ${result.message}` : writeYaml([result.value]).trim(),
    ).toBe(expected);
  });
});

function write(object: string, path: string, value: string, options = {}): string {
  const own = { ...NO_OPTIONS, ...options };
  const target = { fieldPath: path, options: own, at: AT, replacesPartsInside: true };
  const result = writeReplacement(
    mapOfText(object),
    { node: nodeOf(value, 'source.yaml'), secret: undefined },
    target,
    TRAIL,
  );
  if (result.kind === 'refused') return `refused: ${result.message}`;
  const { node } = result.value;
  const unwritable = findUnwritable(node);
  return unwritable === undefined ? writeYaml([node]).trim() : `unwritable: ${unwritable.message}`;
}

describe('targets of replacements', () => {
  test.each([
    ['a text', '{a: x}', 'a', 'new', {}, 'a: new'],
    ['a number over a string is a string', '{a: "1"}', 'a', '2', {}, 'a: "2"'],
    ['a number over a word is a string', '{a: x}', 'a', '2', {}, 'a: "2"'],
    ['a numeric text over a number is a number', '{a: 1}', 'a', '"2"', {}, 'a: 2'],
    [
      'a word over a number is no value',
      '{a: 1}',
      'a',
      'x',
      {},
      'unwritable: yaml: cannot decode !!str',
    ],
    ['a map over a text puts its text only', '{a: x}', 'a', '{b: 1}', {}, 'a: ""'],
    ['a text over a map', '{a: {b: 1}}', 'a', '"2"', {}, 'a: "2"'],
    ['every element', '{l: [{v: 1}, {v: 2}]}', 'l.*.v', '3', {}, 'l:\n- v: 3\n- v: 3'],
    [
      'an element by its key',
      '{l: [{k: a, v: 1}, {k: b, v: 2}]}',
      'l.[k=b].v',
      '3',
      {},
      'l:\n- k: a\n  v: 1\n- k: b\n  v: 3',
    ],
    [
      'a key is an expression found anywhere',
      '{l: [{k: ab, v: 1}, {k: xbx, v: 2}]}',
      'l.[k=b].v',
      '3',
      {},
      'l:\n- k: ab\n  v: 3\n- k: xbx\n  v: 3',
    ],
    ['an element of a plain list', '{l: [a, b]}', 'l.[=b]', 'c', {}, 'l:\n- a\n- c'],
    ['by index', '{l: [a, b]}', 'l.1', 'c', {}, 'l:\n- a\n- c'],
    [
      'nothing there',
      '{a: {}}',
      'a.b',
      'x',
      {},
      'refused: unable to find field "a.b" in replacement target',
    ],
    [
      'beyond the end',
      '{l: [a]}',
      'l.1',
      'c',
      {},
      'refused: unable to find field "l.1" in replacement target: index 1 specified but only 1 elements found',
    ],
    ['made', '{a: {}}', 'a.b.c', 'x', { create: true }, 'a:\n  b:\n    c: x'],
    ['made without a type', '{}', 'a', '"5"', { create: true }, 'a: 5'],
    ['an element made', '{}', 'l.[k=a].v', 'x', { create: true }, 'l:\n- k: a\n  v: x'],
    ['appended', '{l: [a]}', 'l.1', 'c', { create: true }, 'l:\n- a\n- c'],
    [
      'not that far',
      '{l: [a]}',
      'l.2',
      'c',
      { create: true },
      'refused: unable to find or create field "l.2" in replacement target: index 2 specified but only 1 elements found',
    ],
    ['between delimiters', '{a: "1:2:3"}', 'a', 'x', { delimiter: ':', index: 1 }, 'a: 1:x:3'],
    ['before the first', '{a: "1:2"}', 'a', 'x', { delimiter: ':', index: -1 }, 'a: x:1:2'],
    ['behind the last', '{a: "1:2"}', 'a', 'x', { delimiter: ':', index: 9 }, 'a: 1:2:x'],
    ['inside JSON', `{a: '{"b": {"c": 1}}'}`, 'a.b.c', '2', {}, `a: '{"b":{"c":2}}'`],
    [
      'inside JSON on several lines',
      `{a: "{\\n  \\"b\\": 1\\n}"}`,
      'a.b',
      '2',
      {},
      'a: |-\n  {\n    "b": 2\n  }',
    ],
    [
      'inside YAML',
      '{a: "b:\\n  c: x\\nd: [1]\\n"}',
      'a.b.c',
      'y',
      {},
      'a: |-\n  b:\n    c: y\n  d: [1]',
    ],
    [
      'inside YAML with comments',
      String.raw`{a: "# top\nb:\n  c: x # why\n\n  d: 1\n"}`,
      'a.b.c',
      '"y: z"',
      {},
      "a: |-\n  # top\n  b:\n    c: 'y: z' # why\n    d: 1",
    ],
    [
      'inside a text that holds none',
      '{a: plain}',
      'a.b',
      'y',
      {},
      'refused: unable to find field "a.b" in replacement target: wrong node kind: expected MappingNode but got ScalarNode',
    ],
  ])('%s', (_, object, path, value, options, expected) => {
    expect(write(object, path, value, options)).toBe(expected);
  });

  test('the written value points to its source', () => {
    const target = { fieldPath: 'a', options: undefined, at: AT, replacesPartsInside: true };
    const result = writeReplacement(
      mapOfText('{a: x}'),
      { node: nodeOf('v', 'source.yaml'), secret: undefined },
      target,
      TRAIL,
    );
    const [entry] = result.kind === 'done' ? result.value.node.entries : [];
    expect([entry?.value.file.path, entry?.value.trail]).toEqual(['source.yaml', TRAIL]);
  });
});
