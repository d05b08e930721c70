import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { messageText } from '../../src/model/message.ts';
import { valueAt } from '../../src/model/node.ts';
import { scalarText } from '../../src/model/scalars/scalar-text.ts';
import { makingOf, placeOf } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { expandResourceSet } from '../../src/render/flux/resource-set/expand-resource-set.ts';
import type { ExpandedResourceSet } from '../../src/render/flux/resource-set/resource-set.ts';
import { chartBudget } from '../../src/render/helm/value/chart-budget.ts';
import { IS_SLOW } from '../suite.ts';

const HEAD = `
apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSet
metadata: {name: tenants, namespace: apps}
`;

function expand(text: string): ExpandedResourceSet {
  const bytes = new TextEncoder().encode(text);
  const parsed = parseFile('set.yaml', { kind: 'bytes', bytes }, DEFAULT_LIMITS);
  const [set, ...providers] = parsed.documents.flatMap(({ manifests }) => manifests);
  if (set === undefined) throw new Error('set.yaml holds no object');
  return expandResourceSet(set, { limits: DEFAULT_LIMITS, providers, budget: chartBudget() });
}

function names({ objects }: ExpandedResourceSet): readonly string[] {
  return objects.map(({ kind, namespace = '-', name }) => `${kind} ${namespace}/${name}`);
}

function field(object: Manifest | undefined, path: string): string {
  const node = valueAt(object?.node, ...path.split('.'));
  if (node === undefined) return 'absent';
  return `${scalarText(node, 'kubectl')} at ${placeOf(node)}`;
}

describe('a ResourceSet is expanded', () => {
  const set = `${HEAD}spec:
  commonMetadata:
    labels: {team: platform}
  inputs:
    - tenant: red
      replicas: 2
      apps: [web, api]
    - tenant: blue
      replicas: 3
      apps: []
      disabled: true
  resources:
    - apiVersion: v1
      kind: Namespace
      metadata:
        name: << inputs.tenant >>
        annotations:
          fluxcd.controlplane.io/reconcile: << if hasKey inputs "disabled" >>disabled<< else >>enabled<< end >>
    - apiVersion: v1
      kind: ConfigMap
      metadata: {name: shared, namespace: apps}
      data:
        by: << inputs.provider.name >>
    - apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        namespace: << inputs.tenant >>
        labels: {team: own}
      spec:
        replicas: << inputs.replicas >>
  resourcesTemplate: |
    <<- range $app := inputs.apps >>
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: << $app >>-config
      namespace: << inputs.tenant >>
    data:
      app: << $app >>
    <<- end >>
`;
  const expanded = expand(set);

  test('once per set of inputs, without repetitions and what is disabled', () => {
    expect({ ...expanded, objects: names(expanded) }).toEqual({
      objects: [
        'Namespace -/red',
        'ConfigMap apps/shared',
        'Deployment red/web',
        'Deployment blue/web',
        'ConfigMap red/web-config',
        'ConfigMap red/api-config',
      ],
      unknown: [],
      refusal: undefined,
    });
  });

  test.each([
    ['Namespace', 'metadata.name', 'red at set.yaml:9'],
    ['Namespace', 'metadata.labels.team', 'platform at set.yaml:7'],
    ['ConfigMap', 'data.by', 'tenants at set.yaml:2'],
    ['ConfigMap', 'metadata.name', 'shared at set.yaml:25'],
    ['Deployment', 'spec.replicas', '2 at set.yaml:10'],
    ['Deployment', 'metadata.labels.team', 'platform at set.yaml:7'],
  ])('%s %s: %s', (kind, path, shown) => {
    expect(
      field(
        expanded.objects.find((object) => object.kind === kind),
        path,
      ),
    ).toBe(shown);
  });

  test.each([
    ['data.app', 'web at set.yaml:11'],
    ['metadata.name', 'web-config at set.yaml:42'],
    ['kind', 'ConfigMap at set.yaml:40'],
  ])('of the template: %s: %s', (path, shown) => {
    expect(field(expanded.objects[4], path)).toBe(shown);
  });

  test('without inputs the resources are made once', () => {
    const once = expand(`${HEAD}spec:
  resources:
    - apiVersion: v1
      kind: ConfigMap
      metadata: {name: a, annotations: {fluxcd.controlplane.io/reconcile: disabled}}
`);
    expect(names(once)).toEqual(['ConfigMap -/a']);
  });

  test('without inputs what is disabled in the template is not made', () => {
    const once = expand(`${HEAD}spec:
  resourcesTemplate: |
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: a, annotations: {fluxcd.controlplane.io/reconcile: disabled}}
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: b}
`);
    expect(names(once)).toEqual(['ConfigMap -/b']);
  });

  test('numbers without a fraction are integers', () => {
    const numbers = expand(`${HEAD}spec:
  inputs: [{num: 12345678, two: 2, half: 0.5, thousand: 1e3, large: 9223372036854775808}]
  resources:
    - apiVersion: v1
      kind: ConfigMap
      metadata: {name: n-<< inputs.num >>}
      data:
        kinds: << kindOf inputs.num >> << kindOf inputs.half >> << kindOf inputs.thousand >> << kindOf inputs.large >>
        equal: << eq inputs.two 2 >>
        padded: << printf "%03d" inputs.two >>
`);
    const [object] = numbers.objects;
    expect(
      ['metadata.name', 'data.kinds', 'data.equal', 'data.padded'].map((path) =>
        field(object, path),
      ),
    ).toEqual([
      'n-12345678 at set.yaml:10',
      'int64 float64 int64 float64 at set.yaml:12',
      'true at set.yaml:13',
      '2 at set.yaml:6',
    ]);
  });

  test('a step may repeat what a step of the same name made', () => {
    const again = expand(`${HEAD}spec:
  steps:
    - {name: one, resources: [{apiVersion: v1, kind: ConfigMap, metadata: {name: c}}]}
    - {name: one, resources: [{apiVersion: v1, kind: ConfigMap, metadata: {name: c}}]}
`);
    expect([names(again), again.refusal]).toEqual([['ConfigMap -/c'], undefined]);
  });

  test('steps, in order', () => {
    const steps = expand(`${HEAD}spec:
  inputs: [{t: a}, {t: b}]
  steps:
    - name: one
      resources:
        - {apiVersion: v1, kind: Secret, metadata: {name: '<< inputs.t >>'}}
    - name: two
      resources:
        - {apiVersion: v1, kind: ConfigMap, metadata: {name: c}}
`);
    expect(names(steps)).toEqual(['Secret -/a', 'Secret -/b', 'ConfigMap -/c']);
  });

  test('every combination of the inputs of several providers', () => {
    const permuted = expand(`${HEAD}spec:
  inputStrategy: {name: Permute}
  inputs: [{t: a}, {t: b}]
  inputsFrom:
    - {kind: ResourceSetInputProvider, name: all-Regions}
  resources:
    - {apiVersion: v1, kind: ConfigMap, metadata: {name: '<< inputs.tenants.t >>-<< inputs.all_regions.region >>-<< inputs.id >>'}}
---
apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSetInputProvider
metadata: {name: all-Regions, namespace: apps}
spec: {type: Static, defaultValues: {region: eu}}
`);
    expect(names(permuted)).toEqual(['ConfigMap -/a-eu-1772095638', 'ConfigMap -/b-eu-1773078679']);
  });
});

describe('what cannot be known is said', () => {
  const resources = `
  resources:
    - {apiVersion: v1, kind: ConfigMap, metadata: {name: 'c-<< inputs.t >>'}}
`;

  test('inputs of a provider outside of the repository', () => {
    const expanded = expand(`${HEAD}spec:
  inputs: [{t: known}]
  inputsFrom:
    - {kind: ResourceSetInputProvider, name: pull-requests}
    - {kind: ResourceSetInputProvider, selector: {matchLabels: {a: b}}}${resources}`);
    expect(names(expanded)).toEqual(['ConfigMap -/c-known']);
    expect(
      expanded.unknown.map(({ at, reason }) => `${placeOf(at)} ${messageText(reason)}`),
    ).toEqual([
      'set.yaml:8 what the provider pull-requests would give is not known',
      'set.yaml:9 what the providers that the selector selects would give is not known',
    ]);
  });

  test('only such inputs: no objects', () => {
    const expanded = expand(
      `${HEAD}spec:\n  inputsFrom: [{kind: ResourceSetInputProvider, name: x}]${resources}`,
    );
    expect({ objects: names(expanded), refusal: expanded.refusal }).toEqual({
      objects: [],
      refusal: undefined,
    });
    expect(expanded.unknown).toHaveLength(1);
  });

  test('the id of a static provider is a placeholder', () => {
    const expanded = expand(`${HEAD}spec:
  inputsFrom: [{kind: ResourceSetInputProvider, name: x}]
  resources:
    - {apiVersion: v1, kind: ConfigMap, metadata: {name: '<< inputs.t >>'}, data: {id: '<< inputs.id | quote >>'}}
---
apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSetInputProvider
metadata: {name: x, namespace: apps}
spec: {type: Static, defaultValues: {t: v}}
`);
    const [object] = expanded.objects;
    const id = valueAt(object?.node, 'data', 'id');
    expect(field(object, 'metadata.name')).toBe('v at set.yaml:13');
    expect(id && makingOf(id)?.unknowable).toBe('id');
  });

  if (IS_SLOW) {
    test('a template without end, and too many objects', () => {
      const endless = expand(`${HEAD}spec:
  resources:
    - {apiVersion: v1, kind: ConfigMap, metadata: {name: '<< repeat 1000000000 "x" >>'}}
`);
      expect(endless.unknown.map(({ reason }) => messageText(reason))).toEqual([
        'its templates produce too much text or loop for too long',
      ]);
      const inputs = Array.from({ length: 20_000 }, (_, index) => `{t: n${index}}`).join(', ');
      const many = expand(`${HEAD}spec:\n  inputs: [${inputs}]${resources}`);
      expect(many.objects).toHaveLength(10_000);
      expect(many.unknown.map(({ reason }) => messageText(reason))).toEqual([
        'it generates more than 10,000 objects, the limit',
      ]);
    });
  }
});

describe('a ResourceSet that the operator refuses', () => {
  test.each([
    [
      'a missing input',
      'resources: [{apiVersion: v1, kind: ConfigMap, metadata: {name: "<< inputs.nope >>"}}]',
      'set.yaml:6 failed to build resource: failed to execute template: template: resourceset:4:11: executing "resourceset" at <inputs>: map has no entry for key "nope"',
    ],
    [
      'a function that there is not',
      'resources: [{apiVersion: v1, kind: ConfigMap, metadata: {name: "<< now >>"}}]',
      'set.yaml:6 failed to build resource: failed to parse template: template: resourceset:4: function "now" not defined',
    ],
    [
      'no object',
      'resources: [{apiVersion: v1, metadata: {name: a}}]',
      "set.yaml:6 failed to build resource: failed to read object: error unmarshaling JSON: while decoding JSON: Object 'Kind' is missing",
    ],
    [
      'a missing input of the second resource, with inputs',
      'inputs: [{a: b}]\n  resources:\n    - {apiVersion: v1, kind: ConfigMap, metadata: {name: a}}\n    - {apiVersion: v1, kind: ConfigMap, metadata: {name: << inputs.nope >>}}',
      'set.yaml:9 failed to build resources[1]: failed to execute template: template: resourceset:4:11: executing "resourceset" at <inputs>: map has no entry for key "nope"',
    ],
    [
      'text in a template of many',
      'resourcesTemplate: just text',
      'set.yaml:6 failed to build resource: failed to read objects from multi-doc YAML: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal string into Go value of type map[string]interface {}',
    ],
    [
      'the same object in two steps',
      'steps:\n    - {name: a, resources: [{apiVersion: v1, kind: ConfigMap, metadata: {name: c, namespace: apps}}]}\n    - {name: b, resources: [{apiVersion: v1, kind: ConfigMap, metadata: {name: c, namespace: apps}}]}',
      'set.yaml:8 duplicate resource ConfigMap/apps/c in step "b", already defined in step "a"',
    ],
    [
      'a step with nothing in it',
      'steps: [{name: a}]',
      'set.yaml:6 step "a": at least one of resources or resourcesTemplate must be set',
    ],
  ])('%s', (_name, spec, refusal) => {
    const expanded = expand(`${HEAD}spec:\n  ${spec}\n`);
    expect(expanded.objects).toEqual([]);
    const { at, message } = expanded.refusal ?? {};
    expect(at && `${placeOf(at)} ${message}`).toBe(refusal);
  });
});
