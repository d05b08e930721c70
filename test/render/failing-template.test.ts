import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { hostSpan } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const HERE = 'https://github.com/acme/fleet';

interface Case {
  /** Lines of the release's spec. */
  readonly spec?: string;
  /** Lines of the container's `env`, after one that names a Secret. */
  readonly env?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** A release of a chart that makes the Secret `r-auth`, and whose pod reads the misspelt one that the release names. */
function said({ spec = '', env = '', more = {} }: Case): string[] {
  const files = {
    'clusters/prod/r.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: ${HERE}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: r, namespace: flux-system}
spec:
  chart: {spec: {chart: ./charts/c, sourceRef: {kind: GitRepository, name: flux-system}}}
${spec}  values: {number: 5, credentials: r-auht}
`,
    'charts/c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    'charts/c/templates/secret.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: "{{ .Release.Name }}-auth"}\nstringData: {token: "{{ .Values.token }}"}\n',
    'charts/c/templates/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
    - name: c
      image: x
      env:
        - name: TOKEN
          valueFrom: {secretKeyRef: {name: {{ .Values.credentials }}, key: token}}
${env}`,
    ...more,
  };
  const { problems } = check(ENGINES, { ...treeOf(files), remotes: [HERE] }, catalogue, SETTINGS);
  const serious = problems.filter(({ severity }) => severity !== 'info');
  return serious.map(({ severity, rule, at }) => `${severity} ${rule} ${hostSpan(at).file.path}`);
}

const MISSPELT = 'error missing-secret clusters/prod/r.yaml';
const FAILS = 'unrenderable-chart charts/c/templates/pod.yaml';
const VALUE = '        - name: SUM\n          value: {{ .Values.number | b64enc }}\n';
const UNKNOWN =
  '  valuesFrom: [{kind: Secret, name: elsewhere, valuesKey: token, targetPath: token, optional: true}]\n';
test('a value that fails hides nothing else', () => {
  expect(said({}).sort()).toEqual([MISSPELT]);
  expect(said({ env: VALUE }).sort()).toEqual([MISSPELT, `error ${FAILS}`]);
});

test('what fails with and without a value that is not known is a warning', () => {
  expect(said({ env: VALUE, spec: UNKNOWN }).sort()).toEqual([MISSPELT, `warning ${FAILS}`]);
});

test('what fails because of a value that is not known is silent, and so is the rest', () => {
  const env = '        - name: SUM\n          value: {{ .Values.token.part }}\n';
  expect(said({ env, spec: UNKNOWN })).toEqual([]);
});

test('a chart that refuses values itself may take the unknown ones', () => {
  const env = '        - {name: X, value: "{{ fail "no" }}"}\n';
  expect(said({ env, spec: UNKNOWN })).toEqual([]);
  expect(said({ env })).toContain(`error ${FAILS}`);
});

test('a template that fails outside of a value is left out, the others are judged', () => {
  const pod = { 'charts/c/templates/bad.yaml': '{{ range .Values.number }}{{ .x }}{{ end }}\n' };
  const all = said({ more: pod });
  expect(all).toContain(MISSPELT);
  expect(all).toContain('error unrenderable-chart charts/c/templates/bad.yaml');
});

const LOOKUP = {
  'charts/c/templates/account.yaml':
    '{{ $account := lookup "v1" "ServiceAccount" "web" "web" }}\nid: {{ index $account.metadata.annotations "id" }}\n',
};
const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: c, namespace: argocd}
spec: {project: default, destination: {namespace: c, server: https://kubernetes.default.svc}, source: {repoURL: ${HERE}, path: charts/c}}
`;

test('what fails without what `lookup` finds in the cluster is silent, except under Argo CD', () => {
  expect(said({ more: LOOKUP })).toEqual([MISSPELT]);
  expect(said({ more: { ...LOOKUP, 'clusters/prod/app.yaml': APPLICATION } })).toContain(
    'error unrenderable-chart charts/c/templates/account.yaml',
  );
});

test('what fails without an API that the cluster may have is silent', () => {
  const monitor =
    '{{ if not (.Capabilities.APIVersions.Has "monitoring.coreos.com/v1") }}{{ fail "no monitoring" }}{{ end }}\n';
  expect(said({ more: { 'charts/c/templates/monitor.yaml': monitor } })).toEqual([MISSPELT]);
});

test.each([
  ['.Value.test.enabled', 1],
  ['.Values.test.enabled', 0],
  ['.Vault.test.enabled', 0],
])('a chart that nothing deploys, of which a template asks for %s', (field, count) => {
  const files = {
    'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    'c/templates/a.yaml': `{{- if ${field} }}\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n{{- end }}\n`,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  expect(problems.filter(({ rule }) => rule === 'unrenderable-chart')).toHaveLength(count);
});

test.each([
  ['its own file', 'include (print $.Template.BasePath "/map.yaml") .', '', 1],
  ['one that it names', 'include "web.name" .', '', 1],
  ['one that a value names', 'include .Values.name .', '', 0],
  ['one of its parent', 'include "web.name" .', 'dependencies: [{name: c, version: 1.0.0}]\n', 0],
])(
  'a chart that nothing deploys includes a template that does not exist: %s',
  (_, call, parent, count) => {
    const files = {
      'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
      'c/values.yaml': 'name: web.name\n',
      'c/templates/a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: {{ ${call} }}}\n`,
      'p/Chart.yaml': `apiVersion: v2\nname: p\nversion: 1.0.0\n${parent}`,
    };
    const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
    expect(problems.filter(({ rule }) => rule === 'unrenderable-chart')).toHaveLength(count);
  },
);

test.each([
  ['.values', 1],
  ['.Values', 0],
])(
  'a chart whose schema asks for a value, and whose template asks for a field of %s',
  (values, count) => {
    const files = {
      'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
      'c/values.schema.json': '{"required": ["place"]}',
      'c/templates/a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "{{ ${values}.place.name }}"}\n`,
    };
    const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
    expect(problems.filter(({ rule }) => rule === 'unrenderable-chart')).toHaveLength(count);
  },
);

test.each([
  ['tasks/main.yaml', 0],
  ['tasks/notes.yaml', 1],
])('a Chart.yaml beside %s, with templates of Jinja', (path, count) => {
  const files = {
    'roles/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    [`roles/web/${path}`]: '- name: Apply\n',
    'roles/web/templates/values.j2': 'level: {{ web_vars.level }}\n',
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  expect(problems.filter(({ rule }) => rule === 'unrenderable-chart')).toHaveLength(count);
});
