import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { SETTINGS } from '../settings.ts';
import { tree, treeOf } from '../tree.ts';

function problems(files: FileTree): readonly string[] {
  return check(ENGINES, files, catalogue, SETTINGS).problems.map(
    ({ severity, rule, message }) => `${severity} ${rule} ${message}`,
  );
}

test('a chart that is rendered here makes nothing unseen in its own build', () => {
  const files = tree`
    === web/Chart.yaml
    apiVersion: v2
    name: web
    version: 1.0.0
    === web/templates/deployment.yaml
    apiVersion: v1
    kind: Pod
    metadata:
      name: {{ .Release.Name }}
    spec:
      containers:
        - name: c
          image: i
          envFrom:
            - secretRef:
                name: web-secret
  `;
  expect(problems(files)).toEqual([
    'info undeclared-secret Secret `web-secret`, which Pod `web` needs, is not defined or mentioned anywhere in this repository.',
  ]);
});

test('a key that the template of a chart writes with other values', () => {
  const files = tree`
    === web/Chart.yaml
    apiVersion: v2
    name: web
    version: 1.0.0
    === web/templates/secret.yaml
    apiVersion: v1
    kind: Secret
    metadata:
      name: web
    stringData:
      token: x
    {{- if .Values.url }}
      url: {{ .Values.url }}
    {{- end }}
    === web/templates/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata:
      name: web
    spec:
      containers:
        - name: c
          image: i
          env:
            - {name: URL, valueFrom: {secretKeyRef: {name: web, key: url}}}
            - {name: USER, valueFrom: {secretKeyRef: {name: web, key: user}}}
  `;
  expect(problems(files)).toEqual([
    "warning missing-secret-key Secret `web` has no key `user`. Container `c` of Pod `web` will not start (CreateContainerConfigError: couldn't find key user in Secret web).",
  ]);
});

test('a key that none of several equally near sources has: which is meant is not known', () => {
  const reading = readTree(tree`
    === one/secret.yaml
    {apiVersion: v1, kind: Secret, metadata: {name: miners}, stringData: {first: a}}
    === two/secret.yaml
    {apiVersion: v1, kind: Secret, metadata: {name: miners}, stringData: {first: b}}
    === main/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      containers:
        - name: c
          image: i
          env:
            - {name: A, valueFrom: {secretKeyRef: {name: miners, key: third}}}
            - {name: B, valueFrom: {secretKeyRef: {name: miners, key: fisrt}}}
  `);
  expect(tellVerdicts(reading)).toEqual([
    'main/pod.yaml:9 Secret miners[third] unknown: Secret `miners` (two/secret.yaml:1) may be the one that is used',
    'main/pod.yaml:10 Secret miners[fisrt] broken (missing-key): no key in one/secret.yaml:1, near first',
  ]);
});

test('a custom resource that describes the Secret it makes', () => {
  const reading = readTree(tree`
    === key.yaml
    apiVersion: garage.example.com/v1
    kind: GarageKey
    metadata: {name: logs-key}
    spec: {secretTemplate: {name: logs-s3, accessKeyIdKey: ID}}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: logs-s3}}, {secretRef: {name: logs-key}}]}]}
  `);
  expect(tellVerdicts(reading)).toEqual([
    'key.yaml:9 Secret logs-s3 unknown: the controller of GarageKey `logs-key` may create it',
    'key.yaml:9 Secret logs-key undeclared: no source',
  ]);
});

test('a name made of the name of a custom resource and a text in it', () => {
  const reading = readTree(tree`
    === app.yaml
    apiVersion: storage.example.com/v1
    kind: Database
    metadata: {name: orders}
    spec: {access: [{identity: web-app}]}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: orders-web-app-pgsql}}, {configMapRef: {name: orders-settings}}]}]}
  `);
  expect(tellVerdicts(reading)).toEqual([
    'app.yaml:9 ConfigMap orders-web-app-pgsql unknown: the controller of Database `orders` may create it',
    'app.yaml:9 ConfigMap orders-settings undeclared: no source',
  ]);
});

test('a text that says only the name means what is there under the other kind', () => {
  const reading = readTree(tree`
    === app.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: kafka-brokers}, data: {A: b}}
    ---
    {apiVersion: v1, kind: ConfigMap, metadata: {name: db-users}, data: {A: b}}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: kafka-brokers}}, {secretRef: {name: db-users}}]}]}
    === main.tf
    resource "kubernetes_config_map" "kafka" { metadata { name = "kafka-brokers" } }
    === README.md
    kubectl create secret generic db-users --from-literal=a=b
  `);
  expect(tellVerdicts(reading)).toEqual([
    'app.yaml:8 Secret kafka-brokers broken (other-kind): no source, is a ConfigMap',
    'app.yaml:8 Secret db-users unknown: README.md shows how to create it',
  ]);
});

/** What is said of a Secret whose name the build has misspelled, and that a text makes. */
function slipBeside(path: string): readonly string[] {
  const app = `{apiVersion: v1, kind: Secret, metadata: {name: quarz-users}, stringData: {a: b}}
---
apiVersion: v1
kind: Pod
metadata: {name: p}
spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: quartz-users}}]}]}
`;
  const text = path.endsWith('.example')
    ? 'kind: Secret\nmetadata:\n  name: quartz-users\n'
    : 'kubectl create secret generic quartz-users --from-literal=a=b\n';
  return tellVerdicts(readTree(treeOf({ 'app.yaml': app, [path]: text })));
}

test('an example in a document means what is there under a misspelled name; a script makes another', () => {
  expect(slipBeside('docs/analysis.md')).toEqual([
    'app.yaml:6 Secret quartz-users broken (near-miss): no source, near quarz-users',
  ]);
  expect(slipBeside('secret.yaml.example')).toEqual(slipBeside('docs/analysis.md'));
  expect(slipBeside('deploy.sh')).toEqual([
    'app.yaml:6 Secret quartz-users unknown: deploy.sh shows how to create it',
  ]);
});

test('an AzureKeyVaultSecret makes the key that it says, and nothing besides the Secret', () => {
  const reading = readTree(tree`
    === app.yaml
    apiVersion: spv.no/v1
    kind: AzureKeyVaultSecret
    metadata: {name: lissu-basic}
    spec: {output: {secret: {name: lissu-basic, dataKey: password}}}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec:
      containers:
        - name: c
          image: i
          envFrom: [{secretRef: {name: lissu-basic-v2}}]
          env:
            - {name: A, valueFrom: {secretKeyRef: {name: lissu-basic, key: password}}}
            - {name: B, valueFrom: {secretKeyRef: {name: lissu-basic, key: passwrod}}}
            - {name: C, valueFrom: {secretKeyRef: {name: lissu-basic, key: user}}}
  `);
  expect(tellVerdicts(reading)).toMatchInlineSnapshot(`
    [
      "app.yaml:13 Secret lissu-basic-v2 undeclared: no source, near lissu-basic",
      "app.yaml:15 Secret lissu-basic[password] produced: AzureKeyVaultSecret app.yaml:4",
      "app.yaml:16 Secret lissu-basic[passwrod] broken (missing-key): no key in app.yaml:4, near password",
      "app.yaml:17 Secret lissu-basic[user] produced: AzureKeyVaultSecret app.yaml:4",
    ]
  `);
});

test('a PushSecret needs the Secret that it pushes', () => {
  const reading = readTree(tree`
    === push.yaml
    {apiVersion: v1, kind: Secret, metadata: {name: star-apps-certificate}, stringData: {a: b}}
    ---
    apiVersion: external-secrets.io/v1alpha1
    kind: PushSecret
    metadata: {name: push}
    spec: {secretStoreRefs: [{name: vault}], selector: {secret: {name: star-aps-certificate}}}
  `);
  expect(tellVerdicts(reading)).toEqual([
    'push.yaml:6 Secret star-aps-certificate broken (near-miss): no source, near star-apps-certificate',
  ]);
});

const HEAD = 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: web\n';
const POD = `apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  containers:
    - name: c
      image: i
      env:
        - {name: URL, valueFrom: {secretKeyRef: {name: web, key: url}}}
`;

/** What is said of a key `url` of a Secret with this data, which a chart makes and a Pod beside the chart needs. */
function problemsWith(...data: readonly string[]): readonly string[] {
  const files = treeOf({
    'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'web/values.yaml': 'more: {}\n',
    'web/templates/secret.yaml': `${HEAD}${data.join('\n')}\n`,
    'plain/pod.yaml': POD,
  });
  return problems(files).map((problem) => problem.split('. ')[0] ?? '');
}

const MISSING = 'error missing-secret-key Secret `web` has no key `url`';

test.each([
  ['behind a condition', '{{- if .Values.url }}', '  url: x', '{{- end }}'],
  [
    'of a map of values',
    '{{- range $k, $v := .Values.more }}',
    '  {{ $k }}: {{ $v }}',
    '{{- end }}',
  ],
  ['printed', '  {{- toYaml .Values.more | nindent 2 }}'],
  ['with a part from values', '  "{{ .Release.Name }}-url": x'],
])('a key %s, needed elsewhere: the chart may be installed with other values', (_, ...data) => {
  expect(problemsWith('stringData:', '  token: x', ...data)).toEqual([]);
});

test.each([
  ['values alone come from values', '  token: {{ .Values.token }}'],
  ['an action is in a value', '  token: |', '    {{- toYaml .Values.more | nindent 4 }}'],
  ['a condition guards others', '  token: x', '{{- if .Values.more }}', '  user: x', '{{- end }}'],
  [
    'it is a slip',
    '  ulr: x',
    '{{- range $k, $v := .Values.more }}',
    '  {{ $k }}: {{ $v }}',
    '{{- end }}',
  ],
])('a key that no values can add: %s', (_, ...data) => {
  expect(problemsWith('stringData:', ...data)).toEqual([MISSING]);
});

/** A chart with an Ingress, and values files of which two name an issuer of cert-manager. */
const ownValues = {
  'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'web/templates/ingress.yaml': `{{- if .Values.tls }}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: web
  annotations: {example.org/a: b{{ with .Values.issuer }}, cert-manager.io/issuer: {{ . }}{{ end }}}
spec: {tls: [{hosts: [a.example.org], secretName: web-tls}]}
{{- end }}
`,
  'web/values-a.yaml': 'tls: true\n',
  'web/values-b.yaml': 'tls: true\nissuer: ca\n',
  'web/values-c.yaml': 'tls: true\nissuer: ca\n',
};

test('values files of a chart may leave a Secret to hands that the others leave to a controller', () => {
  const made = problems(treeOf(ownValues));
  expect(made.filter((each) => !each.startsWith('info '))).toEqual([]);
  expect(made.some((each) => each.includes('`web-tls`'))).toBe(true);
});

test('a release that no kustomization lists, previewed, takes what the other documents of its file make', () => {
  const files = tree`
    === app/kustomization.yaml
    resources: [pvc.yaml]
    === app/pvc.yaml
    apiVersion: v1
    kind: PersistentVolumeClaim
    metadata: {name: data, namespace: media}
    === app/release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: samba, namespace: media}
    spec:
      chart: {spec: {chart: app-template, version: 4.0.0, sourceRef: {kind: HelmRepository, name: bjw-s}}}
      values:
        controllers: {main: {containers: {main: {image: {repository: samba, tag: "1"}}}}}
        persistence:
          config: {type: configMap, name: samba-config}
          users: {type: secret, name: samba-users}
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: samba-config, namespace: media}
    data: {config: x}
  `;
  expect(problems(files)).toEqual([
    'warning undeclared-secret Secret `samba-users` in namespace `media`, which Deployment `media/samba` needs, is not defined or mentioned anywhere in this repository.',
  ]);
});

const CONFIG_POD = `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: web}
spec:
  containers: [{name: c, image: i, envFrom: [{configMapRef: {name: config}}]}]
`;

function besideGenerated(generated: string): readonly string[] {
  return problems(
    treeOf({
      'web/kustomization.yaml': 'resources: [pod.yaml]\n',
      'web/pod.yaml': CONFIG_POD,
      'api/kustomization.yaml': `configMapGenerator: [{name: ${generated}, files: [config/app.json]}]\n`,
      'api/.gitignore': 'config/\n',
    }),
  );
}

test('a name of one plain word is not what a kustomization that lacks a file speaks of by chance', () => {
  expect(besideGenerated('config')).toEqual([]);
  expect(besideGenerated('api')).toEqual([
    'warning undeclared-config-map ConfigMap `config` in namespace `web`, which Pod `web/p` needs, is not defined or mentioned anywhere in this repository.',
  ]);
});

function besideResource(kind: string): readonly string[] {
  const pod = CONFIG_POD.replace('configMapRef: {name: config}', 'secretRef: {name: app-s3-login}');
  const resource = `apiVersion: s3.example.org/v1\nkind: ${kind}\nmetadata: {name: app-s3, namespace: web}\nspec: {}\n`;
  return problems(treeOf({ 'web/pod.yaml': pod, 'web/resource.yaml': resource }));
}

test('a resource whose kind is a sort of login may make a Secret that is named after it', () => {
  expect(besideResource('StorageAccessKey')).toEqual([]);
  expect(besideResource('StorageBucket')).toEqual([
    'warning undeclared-secret Secret `app-s3-login` in namespace `web`, which Pod `web/p` needs, is not defined or mentioned anywhere in this repository.',
  ]);
});
