import { expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { MAP, told } from './messages.ts';

test('generators', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      configMapGenerator:
        - name: app
          behavior: merge
          literals: [A=1]
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:2 This generator merges into ConfigMap \`app\`, which this build does not have. kustomize: id ConfigMap.v1.[noGrp]/app.[noNs] does not exist; cannot merge or replace",
      "  help: Generate it in a base that this kustomization includes, or leave \`behavior\` out.",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      configMapGenerator:
        - name: app
          literals:
            - A=1
            - B
            - A=2
        - name: env
          envs: [app.env]
      === app/app.env
      A=1
      B C=2
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:5 A literal must be \`key=value\`. kustomize: invalid literal source, expected key=value",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      secretGenerator:
        - literals: [A=hunter2]
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:2 This generator has no \`name\`. kustomize: a configmap must have a name",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      secretGenerator:
        - name: app
          behavior: upsert
          literals: [A=hunter2]
    `),
  ).toMatchInlineSnapshot(`
    [
      "builds",
    ]
  `);
});

test('patches', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      patches:
        - patch: |
            apiVersion: v1
            kind: ConfigMap
            metadata: {name: nobody}
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:6 This patch is for ConfigMap \`nobody\`, which this build does not have. kustomize: no matches for Id ConfigMap.v1.[noGrp]/nobody.[noNs]; failed to find unique target for patch ConfigMap.v1.[noGrp]/nobody.[noNs]",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      patches:
        - target: {kind: ConfigMap}
          patch: |
            - op: replace
              path: /data/B
              value: x
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "builds",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      patches:
        - patch: |
            kind: ConfigMap
            metadata:
              name: app
             labels: {}
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:7 This is neither a strategic merge patch nor a JSON patch. kustomize cannot read this YAML: This does not fit the indentation of the map around it. kustomize: unable to parse SM or JSON patch from [patch]",
      "  help: A strategic merge patch has \`apiVersion\`, \`kind\` and \`metadata.name\`.",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      patches:
        - target: {kind: "Config["}
          patch: |
            - op: move
              path: /data/B
        - target: {kind: ConfigMap}
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:7 This entry has neither \`patch\` nor \`path\`. kustomize: must specify one of patch and path",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      patchesStrategicMerge:
        - patch.yaml
      === app/map.yaml${MAP}
      === app/patch.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: app}
      data: [1]
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/patch.yaml:4 This patch does not apply to ConfigMap \`app\`. kustomize: wrong node kind: expected MappingNode but got SequenceNode",
      "  app/map.yaml:1 the object is here",
    ]
  `);
});

test('a patch that begins like JSON must be JSON', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      patches:
        - target: {kind: ConfigMap}
          patch: '[{op: add, path: /data/a, value: b}]'
      === app/map.yaml${MAP}
    `),
  ).toContain(
    '  help: A patch that begins with `[` must be JSON: quote the keys, or write a list of `- op: …`.',
  );
});

test('replacements, variables and names', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      replacements:
        - source: {kind: Service, fieldPath: metadata.name}
          targets:
            - select: {kind: ConfigMap}
              fieldPaths: [data.A]
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:3 The source of this replacement matches no object of this build. kustomize: nothing selected by Service.[noVer].[noGrp]/[noName].[noNs]:metadata.name",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      replacements:
        - source: {kind: ConfigMap, fieldPath: data.A}
          targets:
            - select: {kind: ConfigMap}
              fieldPaths: [data.B]
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:6 The replacement cannot write \`data.B\` of ConfigMap \`app\`. kustomize: unable to find field "data.B" in replacement target",
      "  app/map.yaml:1 the object is here",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      vars:
        - name: HOST
          objref: {apiVersion: v1, kind: Service, name: app}
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:3 The var \`HOST\` reads Service \`app\`, which this build does not have. kustomize: var 'HOST' cannot be mapped to a field in the set of known resources",
      "  help: Its \`objref\` must name \`apiVersion\`, \`kind\` and \`name\` as the object was first written.",
    ]
  `);
});

test('settings that kustomize does not know', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      sortOptions: {order: alphabetic}
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:2 \`sortOptions.order\` must be \`fifo\` or \`legacy\`. kustomize: the field 'sortOptions.order' must be one of [fifo, legacy]",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      buildMetadata: [origins]
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "builds",
    ]
  `);
  expect(
    told(tree`
      === app/kustomization.yaml
      resources: [map.yaml]
      openapi: {version: v1.0}
      === app/map.yaml${MAP}
    `),
  ).toMatchInlineSnapshot(`
    [
      "app/kustomization.yaml:2 kustomize has no types for Kubernetes \`v1.0\`, only for \`v1.21.2\`. kustomize: the specified OpenAPI version is not built in",
    ]
  `);
});

const patchedMap = (patch: string) => tree`
  === app/kustomization.yaml
  resources: [map.yaml]
  patches:
    - patch: |-
        {apiVersion: v1, kind: ConfigMap, metadata: {name: app}, ${patch}}
  === app/map.yaml
  apiVersion: v1
  kind: ConfigMap
  metadata: {name: app}
  data: # what the app reads
    A: "1"
`;

test('a comment behind a key whose value a patch empties', () => {
  expect(told(patchedMap('data: {A: null}'))).toMatchInlineSnapshot(`
    [
      "app/map.yaml:4 \`data\` ends up empty, and kustomize cannot write an empty map after a comment. kustomize: yaml: could not find expected ':'",
      "  help: Move the comment above \`data\`.",
    ]
  `);
  expect(told(patchedMap('data: {A: null, B: x}'))).toEqual(['builds']);
});

const patchedPod = (pod: string) => tree`
  === app/kustomization.yaml
  resources: [pod.yaml]
  patches:
    - path: patch.yaml
  === app/pod.yaml
  apiVersion: v1
  kind: Pod
  metadata: {name: app}
  spec: ${pod}
  === app/patch.yaml
  apiVersion: v1
  kind: Pod
  metadata: {name: app}
  spec:
    containers:
      - name: api
        resources: # more than others
          limits: {cpu: 1}
`;

test('a comment behind a key that comes between braces', () => {
  expect(told(patchedPod('{containers: [{name: web}]}'))).toMatchInlineSnapshot(`
    [
      "app/patch.yaml:7 \`resources\` ends up in a map in braces, where kustomize cannot write a map after a comment. kustomize: yaml: could not find expected ':'",
      "  help: Move the comment above \`resources\`.",
    ]
  `);
  expect(told(patchedPod('{}'))).toEqual(['builds']);
});

test('two objects that become one in a namespace', () => {
  expect(
    told(tree`
      === app/kustomization.yaml
      namespace: shop
      resources: [namespaces.yaml]
      === app/namespaces.yaml
      apiVersion: v1
      kind: Namespace
      metadata: {name: shop}
      ---
      apiVersion: v1
      kind: Namespace
      metadata: {name: sealed-secrets}
    `),
  ).toEqual([
    'app/kustomization.yaml:1 This `namespace` gives two Namespaces the name `shop`. kustomize: namespace transformation produces ID conflict',
    '  help: Leave one of them out, or list it in a kustomization without this `namespace`.',
    '  app/namespaces.yaml:5 one of them',
  ]);
  expect(
    told(tree`
      === app/kustomization.yaml
      namespace: shop
      resources: [maps.yaml]
      === app/maps.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: a, namespace: b}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: a, namespace: c}
    `),
  ).toEqual([
    'app/kustomization.yaml:1 Two objects become the same ConfigMap in the namespace `shop`. kustomize: namespace transformation produces ID conflict',
    '  app/maps.yaml:5 one of them',
  ]);
});
