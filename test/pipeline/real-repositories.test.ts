import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { check } from '../../src/commands/check.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { NEWEST_KUBERNETES } from '../../src/model/kubernetes-version.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Settings } from '../../src/model/settings.ts';
import { positionOf } from '../../src/model/span.ts';
import { tree } from '../tree.ts';

const SETTINGS: Settings = {
  kubernetesVersion: NEWEST_KUBERNETES,
  strict: false,
  rules: new Map(),
  externals: [],
  limits: DEFAULT_LIMITS,
  loadRestrictor: 'repository',
};

/** What whole repositories print: classes of findings that were wrong, or missing, in repositories read by hand. */
function problemsOf(files: FileTree): string[] {
  const report = check(files, catalogue, SETTINGS);
  return report.problems.map(({ at, severity, rule }) => {
    const { path, line } = positionOf(at);
    return `${path}:${line} ${severity} ${rule}`;
  });
}

test('a tree of templates that a playbook copies is no entry point', () => {
  const files = tree`
    === hack/templates/db/kustomization.yaml
    resources:
      - ../../base/db
    === hack/templates/pipeline/kustomization.yaml
    resources:
      - ../{{ 'rings/' + ring if env == 'production' else 'base' }}
    === hack/playbook.yaml
    - hosts: localhost
  `;
  expect(problemsOf(files)).toEqual([]);
});

test('templates that a kustomization outside lists are what they are', () => {
  const files = tree`
    === app/kustomization.yaml
    resources:
      - templates/db
    === app/templates/db/kustomization.yaml
    resources:
      - nothing.yaml
    === app/templates/web/kustomization.yaml
    resources:
      - "{{ name }}.yaml"
  `;
  expect(problemsOf(files)).toContain(
    'app/templates/db/kustomization.yaml:2 error unbuildable-kustomization',
  );
});

test.each([
  ['a word in braces', 'image: {username}/app:1'],
  ['a line in capitals', '__EXTRA_MOUNTS__'],
  ['a line in angle brackets', '<See another file>'],
])('a file that cannot be read for a placeholder is a template: %s', (_, line) => {
  const files = tree`
    === sample.yaml
    apiVersion: v1
    kind: Pod
    metadata:
      name: app
    spec:
      containers:
      - name: app
        ${line}
        ports: []
  `;
  expect(problemsOf(files)).toEqual([]);
});

test('values that illustrate what belongs there', () => {
  const files = tree`
    === example/alerts.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: alerts}
    data: {url: base64(alerts.example)}
    === docs/manual/secret.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: hooks}
    data: {hook: "shh! a secret", token: abc}
  `;
  expect(problemsOf(files)).toEqual(['docs/manual/secret.yaml:4 error invalid-base64']);
});

test('copies of Go modules and scratch files are not checked; objects that a policy compares with have no name', () => {
  const files = tree`
    === deps/github.com/owner/project/pod.yaml
    apiVersion: v1
    kind: Pod
    === tmp/dump.yaml
    apiVersion: v1
    kind: Pod
    === policies/input/running.yaml
    apiVersion: v1
    kind: Pod
    metadata: {namespace: backup}
    status: {phase: Running}
  `;
  expect(problemsOf(files)).toEqual([]);
});

const LABELS = `
    {{- define "app.labels" }}
    app: base
    tier: web
    {{- end }}`;

test('keys that templates write twice: once per place, by what follows', () => {
  const files = tree`
    === chart/Chart.yaml
    apiVersion: v2
    name: app
    version: 1.0.0
    === chart/templates/_helpers.tpl
    ${LABELS}
    === chart/templates/maps.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: one
      labels:
        {{- include "app.labels" . | nindent 4 }}
        app: other
        tier: web
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: two
      labels:
        {{- include "app.labels" . | nindent 4 }}
        app: other
    data:
      a: "1"
      a: "2"
  `;
  expect(problemsOf(files)).toEqual([
    'chart/templates/_helpers.tpl:3 info duplicate-key',
    'chart/templates/_helpers.tpl:4 info duplicate-key',
    'chart/templates/maps.yaml:18 warning duplicate-key',
  ]);
});

test('a slip in the templates of a chart is an error, whatever values the chart gets', () => {
  const files = tree`
    === chart/Chart.yaml
    apiVersion: v2
    name: app
    version: 1.0.0
    === chart/templates/all.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: settings}
    data: {LEVEL: info, COLOR: red}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          envFrom:
            - configMapRef: {name: settigns}
          env:
            - name: LEVEL
              valueFrom:
                configMapKeyRef: {name: settings, key: LEVLE}
            - name: SHAPE
              valueFrom:
                configMapKeyRef: {name: settings, key: SHAPE}
  `;
  expect(problemsOf(files)).toEqual([
    'chart/templates/all.yaml:14 error missing-config-map',
    'chart/templates/all.yaml:18 error missing-config-map-key',
    'chart/templates/all.yaml:21 warning missing-config-map-key',
  ]);
});

test('a key that a custom resource names in a source all of whose keys are known', () => {
  const files = tree`
    === dashboards/kustomization.yaml
    resources: [all.yaml]
    === dashboards/all.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: boards}
    data: {home.json: "{}"}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: filled}
    ---
    apiVersion: grafana.example/v1
    kind: Dashboard
    metadata: {name: home}
    spec:
      configMapRef:
        name: boards
        key: nodes.json
    ---
    apiVersion: grafana.example/v1
    kind: Dashboard
    metadata: {name: other}
    spec:
      tokenSecretRef: {name: filled, key: token}
  `;
  expect(problemsOf(files)).toEqual(['dashboards/all.yaml:16 error missing-config-map-key']);
});

test('a document that tells in prose of a Secret: somebody makes it', () => {
  const files = tree`
    === README.md
    The alerts need a secret called "slack-hook" to be created. The secret \`plain\` too, and mysql is a secret.
    \`\`\`yaml
    secretName: only-read # a secret
    \`\`\`
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          envFrom:
            - secretRef: {name: slack-hook}
            - secretRef: {name: plain}
            - secretRef: {name: mysql}
            - secretRef: {name: only-read}
            - configMapRef: {name: slack-hook}
  `;
  expect(problemsOf(files)).toEqual([
    'pod.yaml:11 warning untraced-secret',
    'pod.yaml:12 warning untraced-secret',
    'pod.yaml:13 warning untraced-config-map',
  ]);
});

test('a slip is an error also where no entry point leads; a name nobody knows is an info there', () => {
  const files = tree`
    === clusters/prod/apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      sourceRef: {kind: GitRepository, name: flux-system}
    === apps/kustomization.yaml
    resources: []
    configMapGenerator: [{name: a, literals: [A=1]}]
    === samples/all.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: settings}
    data: {LEVEL: info}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          envFrom:
            - configMapRef: {name: settigns}
            - configMapRef: {name: nobody-knows}
  `;
  expect(problemsOf(files)).toEqual([
    'samples/all.yaml:14 error missing-config-map',
    'samples/all.yaml:15 info untraced-config-map',
  ]);
});

test('a Secret with empty fields is complete, and may be filled in all the same; one without fields waits for somebody', () => {
  const files = tree`
    === all.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: sealed}
    stringData:
    sops: {version: "3", mac: "ENC[AES256_GCM,data:x]"}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: filled}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: emptied}
    stringData:
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          env:
            - name: A
              valueFrom: {secretKeyRef: {name: sealed, key: TOKEN}}
            - name: B
              valueFrom: {secretKeyRef: {name: filled, key: TOKEN}}
            - name: C
              valueFrom: {secretKeyRef: {name: emptied, key: TOKEN}}
  `;
  expect(problemsOf(files)).toEqual([
    'all.yaml:25 warning missing-secret-key',
    'all.yaml:29 warning missing-secret-key',
  ]);
});

test('a Secret that only another variant makes is not said to be nowhere', () => {
  const files = tree`
    === base/kustomization.yaml
    resources: [pod.yaml]
    === base/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers: [{name: web, image: "web:1", envFrom: [{secretRef: {name: login}}]}]
    === variants/one/kustomization.yaml
    resources: [../../base]
    secretGenerator: [{name: login, literals: [A=1]}]
    === variants/two/kustomization.yaml
    resources: [../../base]
  `;
  const [problem] = check(files, catalogue, SETTINGS).problems;
  expect(problem?.message).toBe(
    'Nothing that is applied with Pod `web` makes Secret `login`, which it needs; another build does.',
  );
});

test('what a controller makes in namespaces of its choice is not only where its object is applied', () => {
  const files = tree`
    === cluster/apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: certs, namespace: flux-system}
    spec: {path: ./certs, targetNamespace: certs, sourceRef: {kind: GitRepository, name: flux-system}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: web, namespace: flux-system}
    spec: {path: ./web, targetNamespace: web, sourceRef: {kind: GitRepository, name: flux-system}}
    === certs/all.yaml
    apiVersion: external-secrets.io/v1
    kind: ClusterExternalSecret
    metadata: {name: tls}
    spec: {namespaces: [web], externalSecretSpec: {data: [{secretKey: tls.crt, remoteRef: {key: a}}]}}
    ---
    apiVersion: trust.cert-manager.io/v1alpha1
    kind: Bundle
    metadata: {name: ca}
    spec: {target: {configMap: {key: ca.pem}}}
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: login}
    stringData: {user: web}
    ---
    apiVersion: external-secrets.io/v1alpha1
    kind: PushSecret
    metadata: {name: login}
    spec:
      secretStoreRefs: [{kind: SecretStore, name: web}]
      selector: {secret: {name: login}}
      data: [{match: {secretKey: user, remoteRef: {remoteKey: login, property: user}}}]
    ---
    apiVersion: v1
    kind: Secret
    metadata: {name: only-here}
    stringData: {user: web}
    === web/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web:1
          envFrom:
            - configMapRef: {name: ca}
            - secretRef: {name: tls}
            - secretRef: {name: login}
            - secretRef: {name: only-here}
  `;
  expect(problemsOf(files).filter((line) => line.includes('missing'))).toEqual([
    'web/pod.yaml:12 error missing-secret',
  ]);
});

test.each(['1.5.1', '2.6.0', '4.2.0'])(
  'the preview of app-template %s is well-formed',
  (version) => {
    const accounts = version === '4.2.0' ? '{web: {staticToken: true}}' : '{create: true}';
    const files = tree`
    === release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: web, namespace: apps}
    spec:
      chart: {spec: {chart: app-template, version: "${version}", sourceRef: {kind: HelmRepository, name: bjw-s}}}
      values:
        image: {repository: nginx, tag: "1"}
        serviceAccount: ${accounts}
        controllers:
          web:
            containers:
              app: {image: {repository: nginx, tag: "1"}}
        persistence:
          plugins: {type: image, image: {repository: plugins, tag: "2"}, globalMounts: [{path: /plugins}]}
  `;
    expect(problemsOf(files)).toEqual([]);
  },
);
