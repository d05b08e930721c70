import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { tree, treeOf } from '../tree.ts';

const pod = (name: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: c, envFrom: [{secretRef: {name: ${name}}}]}]}\n`;

/** What is said of the Secret that a Pod needs, with these other files. */
function said(
  files: Readonly<Record<string, string>>,
  name = 'web-tls',
  path = 'pod.yaml',
): readonly string[] {
  const verdicts = tellVerdicts(readTree(treeOf({ [path]: pod(name), ...files })));
  return verdicts.filter((each) => each.includes(`Secret ${name} `)).map(withoutStart);
}

function withoutStart(verdict: string): string {
  return verdict.slice(verdict.search(/(?:unknown|undeclared|broken)/));
}

test('a name in code quotes on a line of a document that says that it was made', () => {
  const runbook = 'Secret `a` is not here.\n**Provisioned 2026-08-22** alongside `web-tls` (server';
  expect(said({ 'docs/RUNBOOK.md': runbook })).toEqual(['unknown: docs/RUNBOOK.md mentions it']);
  expect(said({ 'docs/RUNBOOK.md': 'The pod reads `web-tls`.' })).toEqual([
    'undeclared: no source',
  ]);
  expect(said({ 'docs/RUNBOOK.md': 'It is created for `web`.' }, 'web')).toEqual([
    'undeclared: no source',
  ]);
});

const comment = (text: string): Readonly<Record<string, string>> => ({
  'other/a/map.yaml': `# ${text}\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\n`,
});

test('a comment anywhere that says what creates it', () => {
  expect(said(comment('The hook of the chart creates web-tls in namespace a.'))).toEqual([
    'unknown: a comment in other/a/map.yaml says what creates it',
  ]);
  expect(said(comment('This reads web-tls, and creates nothing.'))).toEqual([
    'undeclared: no source',
  ]);
});

const lines = (first: string): Readonly<Record<string, string>> => ({
  'map.yaml': `# ${first}\n# created by the Reflector controller.\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\n`,
});

test('a comment whose sentence goes on in the next line', () => {
  expect(said(lines('Secrets (db, web-tls, pull) are copies'))).toEqual([
    'unknown: a comment in map.yaml mentions it',
  ]);
  expect(said(lines('Reads the Secret web-tls. The map is'))).toEqual([
    'unknown: a comment in map.yaml mentions it',
  ]);
  expect(said(lines('Reads the Secret web-tls.'))).toEqual(['undeclared: no source']);
});

test('a file of that name which git ignores', () => {
  expect(said({ '.gitignore': 'node_modules\nsecrets/web-tls.yaml\n' })).toEqual([
    'unknown: .gitignore ignores a file of that name',
  ]);
  expect(said({ '.gitignore': '# web-tls\n*web-tls*\n!web-tls\n' })).toEqual([
    'undeclared: no source',
  ]);
});

const script = (command: string): Readonly<Record<string, string>> => ({
  'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 0.1.0\n',
  'chart/templates/scripts.yaml': `{{- if .Values.a }}\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: scripts}\ndata:\n  a.sh: |\n    ${command}\n{{- end }}\n`,
});

const problems = (command: string): readonly string[] =>
  problemsOf(treeOf({ 'pod.yaml': pod('web-tls'), ...script(command) }));

test('a script in a template of a chart', () => {
  expect(problems('kubectl create secret tls web-tls --cert=a')).toEqual([]);
  expect(problems('kubectl get secret web-tls')).toEqual(['pod.yaml:4 warning undeclared-secret']);
});

const template = (value: string, name: string): Readonly<Record<string, string>> => ({
  'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 0.1.0\n',
  'chart/templates/secret.yaml': `apiVersion: v1\nkind: Secret\nmetadata:\n  name: ${name}\nstringData: {a: {{ ${value} }}}\n`,
});

const besideTemplate = (value: string, name: string): readonly string[] =>
  problemsOf(treeOf({ 'pod.yaml': pod('web-tls'), ...template(value, name) }));

test('a Secret in a template of a chart that needs the values of its release', () => {
  const missing = ['pod.yaml:4 warning undeclared-secret'];
  expect(besideTemplate('.Values.web.key | b64enc', 'web-tls')).toEqual([]);
  expect(besideTemplate('.Values.web.key | b64enc', 'web')).toEqual(missing);
  expect(besideTemplate('"a"', 'web')).toEqual(missing);
});

const release = (values: string): Readonly<Record<string, string>> => ({
  'release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: web, namespace: other}\nspec: {chart: {spec: {chart: web, sourceRef: {kind: HelmRepository, name: a, namespace: b}}}, values: {${values}}}\n`,
  'pod.yaml': pod('web-tls').replace('name: web}', 'name: web, namespace: apps}'),
});

test('a chart that is told to copy what it creates into the namespace', () => {
  expect(said(release('reflector: {namespaces: [apps]}'), 'apps/web-tls')).toEqual([
    'unknown: the chart of HelmRelease `other/web` may create it',
  ]);
  expect(said(release('reflector: {namespaces: [web]}'), 'apps/web-tls')).toEqual([
    'undeclared: no source',
  ]);
});

test('a base for which others generate the name', () => {
  const example = {
    'example/kustomization.yaml':
      'resources: [map.yaml]\nsecretGenerator:\n- {name: web-tls, literals: [a=b]}\n',
    'example/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\n',
  };
  expect(said(example, 'web-tls', 'apps/base/web/pod.yaml')).toEqual([
    'unknown: example/kustomization.yaml generates it, and who includes the base may do the same',
  ]);
  expect(said(example, 'web-tls', 'apps/web/pod.yaml')).toEqual(['undeclared: no source']);
});

const besideChart = (made: string, needed: string): readonly string[] =>
  problemsOf(
    treeOf({
      'pod.yaml': pod(needed),
      'secrets/Chart.yaml': 'apiVersion: v2\nname: secrets\nversion: 0.1.0\n',
      'secrets/templates/web.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: ${made}}\nstringData: {a: b}\n`,
    }),
  );

test('a chart that nothing installs creates it under the name of another release', () => {
  const missing = ['pod.yaml:4 warning undeclared-secret'];
  const ofRelease = "'{{ .Release.Name }}-web-tls'";
  expect(besideChart(ofRelease, 'shop-secrets-web-tls')).toEqual([]);
  expect(besideChart(ofRelease, 'shop-secrets-web-cert')).toEqual(missing);
  expect(besideChart(ofRelease, 'shop-web-tls')).toEqual(missing);
  expect(besideChart('web-tls', 'shop-web-tls')).toEqual(missing);
});

test('Terraform and the commands of a container say of which kind the name is', () => {
  const reading = readTree(tree`
    === app.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: keystore}, data: {A: b}}
    ---
    {apiVersion: v1, kind: ConfigMap, metadata: {name: truststore}, data: {A: b}}
    ---
    {apiVersion: v1, kind: Secret, metadata: {name: editor}, stringData: {A: b}}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: keystore}}, {secretRef: {name: truststore}}, {configMapRef: {name: editor}}]}]}
    ---
    apiVersion: batch/v1
    kind: Job
    metadata: {name: make}
    spec:
      template:
        spec:
          containers:
            - {name: c, image: i, command: [sh, -c, kubectl create secret generic $NAME --from-file=/store], env: [{name: NAME, value: keystore}]}
            - {name: d, image: i, command: [sh, -c, ls], env: [{name: NAME, value: truststore}]}
    === main.tf
    resource "kubernetes_config_map_v1" "settings" {
      metadata {
        name      = "editor"
        namespace = kubernetes_namespace.ns.id
      }
      data = {}
    }
  `);
  expect(tellVerdicts(reading)).toEqual([
    'app.yaml:10 Secret keystore unknown: Job `make` creates it',
    'app.yaml:10 Secret truststore broken (other-kind): no source, is a ConfigMap',
    'app.yaml:10 ConfigMap editor unknown: main.tf shows how to create it',
  ]);
});
