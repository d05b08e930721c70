import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { tree, treeOf } from '../tree.ts';

function pod(file: string, secret: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${file}}
spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: ${secret}}}]}]}
`;
}

test('a slip in the name of a source that many files need, and nothing needs as it is called', () => {
  const files = {
    'secret.yaml':
      '{apiVersion: v1, kind: Secret, metadata: {name: postgres-cedentials}, stringData: {a: b}}',
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((file) => [`${file}.yaml`, pod(file, 'postgres-credentials')]),
    ),
  };
  const near = 'no source, near postgres-cedentials';
  expect(tellVerdicts(readTree(treeOf(files)))).toEqual(
    ['a', 'b', 'c', 'd'].map(
      (file) => `${file}.yaml:4 Secret postgres-credentials broken (near-miss): ${near}`,
    ),
  );
  const used = { ...files, 'e.yaml': pod('e', 'postgres-cedentials') };
  expect(tellVerdicts(readTree(treeOf(used)))).toEqual([
    ...['a', 'b', 'c', 'd'].map(
      (file) => `${file}.yaml:4 Secret postgres-credentials undeclared: ${near}`,
    ),
    'e.yaml:4 Secret postgres-cedentials present: secret.yaml:1',
  ]);
});

test('a ConfigMap here and a Secret from elsewhere may share a name', () => {
  const reading = readTree(tree`
    === app.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {MODE: a}}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      containers:
        - name: c
          image: i
          envFrom: [{configMapRef: {name: app}}, {secretRef: {name: app}}]
          env:
            - {name: A, valueFrom: {secretKeyRef: {name: app, key: PASSWORD}}}
            - {name: B, valueFrom: {secretKeyRef: {name: app, key: MODE}}}
          volumeMounts: [{name: v, mountPath: /v}]
        - {name: d, image: i, envFrom: [{secretRef: {name: app}}]}
      volumes: [{name: v, secret: {secretName: app}}]
  `);
  expect(tellVerdicts(reading)).toEqual([
    'app.yaml:10 ConfigMap app present: app.yaml:1',
    'app.yaml:10 Secret app undeclared: no source',
    'app.yaml:12 Secret app[PASSWORD] undeclared: no source',
    'app.yaml:13 Secret app[MODE] broken (other-kind): no source, is a ConfigMap',
    'app.yaml:15 Secret app undeclared: no source',
    'app.yaml:16 Secret app undeclared: no source',
  ]);
});

test.each([
  ['envFrom: [{secretRef: {name: app}}]', '', 'broken (other-kind): no source, is a ConfigMap'],
  [
    'envFrom: [{secretRef: {name: app}}], volumeMounts: [{name: v, mountPath: /v}]',
    ', volumes: [{name: v, configMap: {name: app}}]',
    'undeclared: no source',
  ],
])(
  'a Secret that a pod takes as a whole, beside its ConfigMap: %s%s',
  (container, more, verdict) => {
    const reading = readTree(tree`
    === app.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {MODE: a}}
    === pod.yaml
    {apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: c, image: i, ${container}}]${more}}}
  `);
    expect(tellVerdicts(reading)[0]).toBe(`pod.yaml:1 Secret app ${verdict}`);
  },
);

const OWN = (kind: string, name: string): string =>
  kind === 'Secret'
    ? `{apiVersion: v1, kind: Secret, metadata: {name: ${name}, namespace: web}, stringData: {values.yaml: a}}`
    : `{apiVersion: v1, kind: ConfigMap, metadata: {name: ${name}, namespace: web}, data: {values.yaml: a}}`;
const KUSTOMIZATION = (...items: readonly string[]): string =>
  `{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, metadata: {name: web, namespace: web}, spec: {path: ./web, postBuild: {substituteFrom: [${items.join(', ')}]}}}`;
const RELEASE = (item: string): string =>
  `{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, metadata: {name: web, namespace: web}, spec: {valuesFrom: [${item}]}}`;

const ELSEWHERE =
  '{apiVersion: v1, kind: ConfigMap, metadata: {name: app, namespace: flux-system}, data: {A: b}}';

test.each([
  ['variables', KUSTOMIZATION('{kind: ConfigMap, name: app}')],
  ['values', RELEASE('{kind: ConfigMap, name: app}')],
])('Flux looks for %s in the namespace of the object only', (_, object) => {
  const lines = tellVerdicts(readTree(treeOf({ 'all.yaml': `${object}\n---\n${ELSEWHERE}` })));
  expect(lines.map((line) => line.replace(/\[.*?\]/, '').slice(0, 55))).toEqual([
    'all.yaml:1 ConfigMap web/app broken (other-namespace): ',
  ]);
});

test('what Reflector copies into a namespace is there', () => {
  const copied = ELSEWHERE.replace(
    'namespace: flux-system',
    'namespace: flux-system, annotations: {reflector.v1.k8s.emberstack.com/reflection-auto-enabled: "true", reflector.v1.k8s.emberstack.com/reflection-allowed: "true"}',
  );
  const object = KUSTOMIZATION('{kind: ConfigMap, name: app}');
  const [line = ''] = tellVerdicts(readTree(treeOf({ 'all.yaml': `${object}\n---\n${copied}` })));
  expect(line).not.toContain('broken');
});

test.each([
  ['variables', [KUSTOMIZATION('{kind: ConfigMap, name: app}'), OWN('Secret', 'app')]],
  ['values', [RELEASE('{kind: ConfigMap, name: app}'), OWN('Secret', 'app')]],
])('Flux looks for %s in the wrong kind', (_, documents) => {
  const reading = readTree(treeOf({ 'all.yaml': documents.join('\n---\n') }));
  expect(tellVerdicts(reading).map((line) => line.replace(/\[.*?\]/, ''))).toEqual([
    'all.yaml:1 ConfigMap web/app broken (other-kind): no source, is a Secret',
  ]);
});

test.each([
  [
    'it also names the other kind',
    [
      KUSTOMIZATION('{kind: ConfigMap, name: app}', '{kind: Secret, name: app}'),
      OWN('Secret', 'app'),
    ],
  ],
  [
    'the other kind lacks the key',
    [RELEASE('{kind: ConfigMap, name: app, valuesKey: other.yaml}'), OWN('Secret', 'app')],
  ],
  [
    'a field whose kind is not written',
    [
      '{apiVersion: source.toolkit.fluxcd.io/v1, kind: GitRepository, metadata: {name: web, namespace: web}, spec: {secretRef: {name: app}}}',
      OWN('ConfigMap', 'app'),
    ],
  ],
])('not the wrong kind: %s', (_, documents) => {
  const reading = readTree(treeOf({ 'all.yaml': documents.join('\n---\n') }));
  expect(tellVerdicts(reading).join('\n')).not.toContain('other-kind');
});

test.each([
  ['values.yaml', 'no source, is a Secret'],
  ['other', 'undeclared: no source'],
])('far away, a name of the other kind is meant if it has the very key: %s', (key, expected) => {
  const pod = `apiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: web}\nspec: {containers: [{name: c, image: i, env: [{name: A, valueFrom: {configMapKeyRef: {name: app, key: ${key}}}}]}]}\n`;
  const files = { 'apps/web/pod.yaml': pod, 'databases/main/app.yaml': OWN('Secret', 'app') };
  expect(tellVerdicts(readTree(treeOf(files))).join('\n')).toContain(expected);
});

function chartNaming(name: string): string {
  return `
    === web/Chart.yaml
    {apiVersion: v2, name: web, version: 1.0.0}
    === web/values.yaml
    config: {name: web}
    === web/templates/secret.yaml
    {apiVersion: v1, kind: Secret, metadata: {name: web}, stringData: {KEY: a}}
    === web/templates/config.yaml
    {{ with .Values.config.data }}
    {apiVersion: v1, kind: ConfigMap, metadata: {name: web}, data: {{ toJson . }}}
    {{ end }}
    === web/templates/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers: [{name: c, image: i, volumeMounts: [{name: v, mountPath: /v}]}]
      volumes: [{name: v, configMap: {name: ${name}}}]
  `;
}

function verdictsNaming(name: string): string {
  return tellVerdicts(readTree(tree`${chartNaming(name)}`)).join('\n');
}

test('a name in the default values of a chart, which makes the ConfigMap for releases with other values', () => {
  expect(verdictsNaming('{{ .Values.config.name }}')).not.toContain('other-kind');
  expect(verdictsNaming('web')).toContain('other-kind');
});
