import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string>>;

/** `severity rule` of all problems. */
function problemsOf(files: Files): readonly string[] {
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems.map(({ severity, rule }) => `${severity} ${rule}`);
}

const pod = (container: string, more = ''): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n  - {name: web, image: x, ${container}}\n${more}`;

const FLUX = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, prune: true, path: ./apps, targetNamespace: shop, sourceRef: {kind: GitRepository, name: flux-system}}
`;

describe('a variable that is set twice', () => {
  const twice = pod('env: [{name: A, value: "1"}, {name: A, value: "2"}]');
  const grown = pod('env: [{name: A, value: "1"}, {name: A, value: "$(A)2"}]');

  test('is refused by Flux, which applies on the server’s side', () => {
    expect(problemsOf({ 'flux.yaml': FLUX, 'apps/pod.yaml': twice })).toEqual([
      'error duplicate-variable',
    ]);
    expect(problemsOf({ 'flux.yaml': FLUX, 'apps/pod.yaml': grown })).toEqual([
      'error duplicate-variable',
    ]);
  });

  test('is a warning where kubectl may apply it', () => {
    expect(problemsOf({ 'pod.yaml': twice })).toEqual(['warning duplicate-variable']);
    expect(problemsOf({ 'pod.yaml': grown })).toEqual(['info duplicate-variable']);
  });
});

test.each([
  ['nearly one of the pod', 'wbe', ['error invalid-resource-field']],
  ['one that a webhook may inject', 'istio-proxy', ['warning invalid-resource-field']],
  ['one of the pod', 'web', []],
  ['an init container', 'setup', []],
])('a resourceFieldRef names a container: %s', (_, name, expected) => {
  const text = pod(
    `env: [{name: A, valueFrom: {resourceFieldRef: {containerName: ${name}, resource: limits.cpu}}}]`,
    '  initContainers: [{name: setup, image: x}]\n',
  );
  expect(problemsOf({ 'pod.yaml': text })).toEqual(expected);
});

test.each([
  ['3 MiB', 30, ['warning oversized-environment']],
  ['7 MiB', 70, ['error oversized-environment']],
  ['1 MiB', 10, []],
])('an environment of %s', (_, count, expected) => {
  const maps = Array.from(
    { length: count },
    (_each, at) =>
      `---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: c${at}}\ndata: {K${at}: ${'x'.repeat(105_000)}}\n`,
  );
  const items = maps.map((_each, at) => `{configMapRef: {name: c${at}}}`).join(', ');
  expect(problemsOf({ 'pod.yaml': pod(`envFrom: [${items}]`) + maps.join('') })).toEqual(expected);
});

test('a list of variables that a template writes twice is one problem, at the second time', () => {
  const template = `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
    - name: c
      image: i
      env:
        {{- range $name, $value := .Values.env }}
        - name: {{ $name }}
          value: {{ $value | quote }}
        {{- end }}
        {{- range $name, $value := .Values.env }}
        - name: {{ $name }}
          value: {{ $value | quote }}
        {{- end }}
`;
  const files = {
    'chart/Chart.yaml': 'apiVersion: v2\nname: db\nversion: 1.0.0\n',
    'chart/values.yaml': 'env: {A: a, B: b, C: c}\n',
    'chart/templates/p.yaml': template,
    'app.yaml': APPLICATION,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const places = problems.map(({ rule, at, related = [] }) =>
    [rule, placeOf(at), ...related.map((each) => placeOf(each.at))].join(' '),
  );
  expect(places).toEqual([
    'duplicate-variable chart/templates/p.yaml:14 chart/templates/p.yaml:10',
  ]);
});

test('a key that a template leaves empty is missing at its own line', () => {
  const env = `env:
        - name: A
          valueFrom:
            secretKeyRef:
              name: s
              key: {{ .Values.none }}
`;
  const files = {
    'chart/Chart.yaml': 'apiVersion: v2\nname: db\nversion: 1.0.0\n',
    'chart/templates/p.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n    - name: web\n      image: x\n      ${env}`,
    'app.yaml': APPLICATION,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const missing = problems.filter(({ rule }) => rule === 'invalid-reference');
  expect(missing.map(({ at }) => placeOf(at))).toEqual(['chart/templates/p.yaml:13']);
});

const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: db, namespace: argocd}
spec:
  project: default
  destination: {server: https://kubernetes.default.svc, namespace: db}
  source: {repoURL: https://example.com/r.git, path: chart, targetRevision: HEAD}
`;

describe('a random value of a Secret that `lookup` may keep', () => {
  const chart = {
    'chart/Chart.yaml': 'apiVersion: v2\nname: db\nversion: 1.0.0\n',
    'chart/templates/s.yaml':
      '{{- $old := lookup "v1" "Secret" .Release.Namespace "db" }}\napiVersion: v1\nkind: Secret\nmetadata: {name: db}\ndata:\n{{- if $old }}\n  p: {{ $old.data.p }}\n{{- else }}\n  p: {{ randAlphaNum 8 | b64enc }}\n{{- end }}\n',
  };

  test('is new at every sync of Argo CD', () => {
    expect(problemsOf({ ...chart, 'app.yaml': APPLICATION })).toContain(
      'warning random-secret-value',
    );
  });

  test('is one problem, however many keys of the Secret are made so', () => {
    const random = '  p: {{ randAlphaNum 8 | b64enc }}\n';
    const text = chart['chart/templates/s.yaml'].replace(
      random,
      `${random}${random.replace('p', 'q')}`,
    );
    expect(text).toContain('  q: {{ randAlphaNum');
    const files = { ...chart, 'chart/templates/s.yaml': text, 'app.yaml': APPLICATION };
    expect(problemsOf(files).filter((each) => each.includes('random'))).toHaveLength(1);
  });

  test('is kept by Helm', () => {
    expect(problemsOf(chart)).toEqual([]);
  });
});

const tls = (data: string): string =>
  `apiVersion: v1\nkind: Secret\nmetadata: {name: tls}\nstringData: ${data}\n`;

describe('the TLS Secret of an Ingress', () => {
  const ingress =
    'apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: web}\nspec: {tls: [{hosts: [a.example], secretName: tls}]}\n---\n';

  test('needs its keys, not its type', () => {
    expect(problemsOf({ 'a.yaml': ingress + tls('{tls.crt: x, tls.key: x}') })).toEqual([]);
    expect(problemsOf({ 'a.yaml': ingress + tls('{cert: x}') })).toEqual([
      'warning wrong-secret-type',
    ]);
  });
});

const ALL = `kind: ServiceAccount\nmetadata: {name: web}\n---\n${pod('env: []')}`;

test.each([
  ['resources: [used]\n# - shop\n', false],
  ['resources: [used, shop]\n', true],
])('a file that only builds which nothing deploys read breaks nothing: %j', (list, isBroken) => {
  const problems = problemsOf({
    'flux.yaml': FLUX,
    'apps/kustomization.yaml': list,
    'apps/used/kustomization.yaml': 'resources: [pod.yaml]\n',
    'apps/used/pod.yaml': pod('env: []'),
    'apps/shop/kustomization.yaml': 'resources: [all.yaml]\n',
    'apps/shop/all.yaml': ALL,
  });
  expect(problems.includes('error unreadable-manifest')).toBe(isBroken);
});
