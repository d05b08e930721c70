import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapAt, valueAt } from '../../src/model/node.ts';
import { builtInSchema } from '../../src/render/kustomize/merge/built-in-schema.ts';
import { customSchema } from '../../src/render/kustomize/merge/custom-schema.ts';
import { mergeStrategic } from '../../src/render/kustomize/merge/merge-strategic.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import { isNamespaceable, type Schema } from '../../src/render/kustomize/tree/schema.ts';
import { IS_SLOW } from '../suite.ts';
import { arrivals, mapOfText, TRAIL } from './nodes.ts';

function merge(target: string, patch: string, schema: Schema = builtInSchema()): string {
  const merged = mergeStrategic(mapOfText(target), mapOfText(patch), schema, TRAIL);
  if (merged.kind === 'refused') return `refused: ${merged.message}`;
  return merged.value === undefined ? 'deleted' : writeYaml([merged.value]);
}

function pod(spec: string): string {
  return `apiVersion: v1\nkind: Pod\nspec: ${spec}\n`;
}

/** The specs of two pods merged, as kustomize prints it. */
function mergeSpecs(target: string, patch: string): string {
  const found = /spec:\n([^]*)/.exec(merge(pod(target), pod(patch)));
  return found?.[1]?.replaceAll(/^ {2}/gm, '').trimEnd() ?? '';
}

function widget(inner: string): string {
  return `apiVersion: example.com/v1\nkind: Widget\n${inner}\n`;
}

function oddKeys(value: string): string {
  return `apiVersion: v1\nkind: ConfigMap\ndata: {__proto__: ${value}, constructor: c}\n`;
}

function named(names: readonly string[]): string {
  return names.map((name) => `{name: ${name}}`).join(', ');
}

describe('strategic merge', () => {
  test.each([
    [
      'a new container comes first',
      '{containers: [{name: a}]}',
      '{containers: [{name: b}]}',
      'containers:\n- name: b\n- name: a',
    ],
    [
      'lists without keys are replaced',
      '{containers: [{name: a, args: [x, y]}]}',
      '{containers: [{name: a, args: [z]}]}',
      'containers:\n- args:\n  - z\n  name: a',
    ],
    [
      'tolerations have no key',
      '{tolerations: [{key: a}]}',
      '{tolerations: [{key: b}]}',
      'tolerations:\n- key: b',
    ],
    ['null deletes', '{hostname: x, containers: []}', '{hostname: null}', 'containers: []'],
    [
      'null deletes in what is new, too',
      '{}',
      '{securityContext: {runAsUser: null, runAsGroup: 1}}',
      'securityContext:\n  runAsGroup: 1',
    ],
    [
      'a null of the object stays as written, an empty one goes',
      '{a: null, b: , c: ~}',
      '{x: 1}',
      'a: null\nc: null\nx: 1',
    ],
    [
      'delete one element',
      '{volumes: [{name: a}, {name: b}]}',
      '{volumes: [{name: a, $patch: delete}]}',
      'volumes:\n- name: b',
    ],
    [
      'replace a list',
      '{volumes: [{name: a}]}',
      '{volumes: [{$patch: replace}, {name: b}]}',
      'volumes:\n- name: b',
    ],
    [
      'replace of one element is lost',
      '{volumes: [{name: a, x: 1}]}',
      '{volumes: [{name: a, y: 2, $patch: replace}]}',
      'volumes:\n- name: a\n  x: 1',
    ],
    [
      'delete a map',
      '{securityContext: {a: 1}, hostname: x}',
      '{securityContext: {$patch: delete}}',
      'hostname: x',
    ],
    [
      'replace a map',
      '{securityContext: {a: 1}}',
      '{securityContext: {b: 2, $patch: replace}}',
      'securityContext:\n  b: 2',
    ],
    [
      'ports by number and protocol',
      '{containers: [{name: a, ports: [{containerPort: 1, protocol: TCP}]}]}',
      '{containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}]}]}',
      'containers:\n- name: a\n  ports:\n  - containerPort: 1\n    protocol: UDP\n  - containerPort: 1\n    protocol: TCP',
    ],
    [
      'a number over a string becomes a string',
      "{hostname: '1', containers: []}",
      '{hostname: 2}',
      'containers: []\nhostname: "2"',
    ],
    ['a string over a number stays one', '{hostname: 1}', "{hostname: '2'}", 'hostname: "2"'],
    [
      'of elements with one name the last stays',
      '{containers: [{name: a, image: x}, {name: a, image: w}]}',
      '{containers: [{name: a, image: z}]}',
      'containers:\n- image: w\n  name: a',
    ],
    [
      'directives kustomize does not know are fields',
      '{volumes: [{name: a}]}',
      '{$setElementOrder/volumes: [{name: a}], $retainKeys: [x]}',
      '$retainKeys:\n- x\n$setElementOrder/volumes:\n- name: a\nvolumes:\n- name: a',
    ],
  ])('%s', (_, target, patch, expected) => {
    expect(mergeSpecs(target, patch)).toBe(expected);
  });

  test.each([
    [
      'an unknown directive',
      '{securityContext: {a: 1}}',
      '{securityContext: {$patch: drop}}',
      "refused: unknown patch strategy 'drop'",
    ],
    [
      'a map where a list is',
      '{containers: [{name: a}]}',
      '{containers: {name: a}}',
      'refused: wrong node kind: expected SequenceNode but got MappingNode',
    ],
    [
      'a text where a map is',
      '{securityContext: {a: 1}}',
      '{securityContext: x}',
      'refused: wrong node kind: expected MappingNode but got ScalarNode',
    ],
  ])('refuses %s', (_, target, patch, expected) => {
    expect(merge(pod(target), pod(patch))).toBe(expected);
  });

  test('deletes an object, and forgets its replacement', () => {
    expect(merge(pod('{a: 1}'), `${pod('{}')}$patch: delete\n`)).toBe('deleted');
    expect(merge(pod('{a: 1}'), `${pod('{b: 1}')}$patch: replace\n`)).toBe(
      writeYaml([mapOfText(pod('{a: 1}'))]),
    );
  });

  test('custom resources merge as JSON, but for typed objects in them', () => {
    expect(merge(widget('list: [{name: a}]'), widget('list: [{name: b}]'))).toBe(
      'apiVersion: example.com/v1\nkind: Widget\nlist:\n- name: b\n',
    );
    const inner = (name: string): string =>
      widget(`pod: {apiVersion: v1, kind: Pod, spec: {containers: [{name: ${name}}]}}`);
    expect(merge(inner('a'), inner('b'))).toContain('    - name: b\n    - name: a\n');
  });

  test('a schema of the user replaces the built-in one', () => {
    const schema = customSchema(
      mapOfText(`
definitions:
  Item: {type: object, properties: {name: {type: string}}}
  Widget:
    type: object
    x-kubernetes-group-version-kind: [{group: example.com, version: v1, kind: Widget}]
    properties:
      list:
        type: array
        items: {$ref: '#/definitions/Item'}
        x-kubernetes-patch-merge-key: name
        x-kubernetes-patch-strategy: merge
paths:
  /apis/example.com/v1/widgets:
    get: {x-kubernetes-group-version-kind: {group: example.com, version: v1, kind: Widget}}
`),
    );
    const [a, b] = [widget('list: [{name: a}]'), widget('list: [{name: b}]')];
    expect(merge(a, b, schema)).toContain('- name: b\n- name: a\n');
    expect(merge(pod('{containers: [{name: a}]}'), pod('{containers: [{name: b}]}'), schema)).toBe(
      writeYaml([mapOfText(pod('{containers: [{name: b}]}'))]),
    );
    expect(isNamespaceable('example.com/v1', 'Widget', schema)).toBe(false);
    expect(isNamespaceable('v1', 'Namespace', schema)).toBe(false);
  });

  test('knows which kinds have namespaces', () => {
    const scopes = [
      ['v1', 'Namespace'],
      ['v1', 'ConfigMap'],
      ['rbac.authorization.k8s.io/v1', 'ClusterRole'],
      ['example.com/v1', 'Anything'],
      ['admissionregistration.k8s.io/v1', 'ValidatingAdmissionPolicy'],
    ].map(([apiVersion = '', kind = '']) => isNamespaceable(apiVersion, kind, builtInSchema()));
    expect(scopes).toEqual([false, true, false, true, false]);
  });
});

describe('origins of a merge', () => {
  const target = mapOfText(
    'apiVersion: v1\nkind: Pod\nspec: {hostname: h, containers: [{name: a, env: [{name: X, value: x}]}, {name: b}]}\n',
    'base.yaml',
  );
  const patch = mapOfText(
    'apiVersion: v1\nkind: Pod\nspec: {containers: [{name: a, env: [{name: X, value: y}]}]}\n',
    'patch.yaml',
  );
  const merged = mergeStrategic(target, patch, builtInSchema(), TRAIL);
  const node = merged.kind === 'done' ? merged.value : undefined;

  test('what the patch wrote points into the patch, the rest where it was', () => {
    expect(node === undefined ? [] : arrivals(node, TRAIL)).toEqual([
      'v1 patch.yaml',
      'Pod patch.yaml',
      'a patch.yaml',
      'X patch.yaml',
      'y patch.yaml',
    ]);
  });

  test('untouched nodes are the same nodes', () => {
    expect(valueAt(node, 'spec', 'hostname')).toBe(valueAt(target, 'spec', 'hostname'));
    const list = valueAt(node, 'spec', 'containers');
    const before = valueAt(target, 'spec', 'containers');
    if (list?.kind !== 'sequence' || before?.kind !== 'sequence') throw new Error('no list');
    expect(list.items[1]).toBe(before.items[1]);
  });

  test('`__proto__` is a key like any other', () => {
    expect(merge(oddKeys('a'), oddKeys('b'))).toContain('  __proto__: b\n  constructor: c\n');
  });

  test('a patch that says nothing gives the object itself back', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^c[a-z]{1,4}$/), { maxLength: 4 });
    fc.assert(
      fc.property(names, names, (containers, variables) => {
        const each = containers.map((name) => `{name: ${name}, env: [${named(variables)}]}`);
        const object = mapOfText(
          pod(`{containers: [${each.join(', ')}], volumes: [${named(variables)}]}`),
        );
        const result = mergeStrategic(object, mapOfText('{}'), builtInSchema(), TRAIL);
        expect(result.kind === 'done' && result.value === object).toBe(true);
      }),
    );
  });

  if (IS_SLOW) {
    test('a list of 20,000 variables takes no time to speak of', () => {
      const env = Array.from({ length: 20_000 }, (_, index) => `{name: V${index}}`).join(', ');
      const big = mapOfText(pod(`{containers: [{name: a, env: [${env}]}]}`));
      const result = mergeStrategic(big, big, builtInSchema(), TRAIL);
      expect(result.kind === 'done' && mapAt(result.value, 'spec') !== undefined).toBe(true);
    });
  }
});
