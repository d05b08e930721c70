import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { mapAt } from '../../src/model/node.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { buildKustomization } from '../../src/render/kustomize/build/build-kustomization.ts';
import { openContext } from '../../src/render/kustomize/load/context.ts';
import { tree, treeOf } from '../tree.ts';
import { problemsOf } from './problems-of.ts';

// Classes of false problems and noise in a second round of real repositories, read by hand.

/** A pod on one line; `spec` continues its pod spec, after one container. */
function pod(name: string, container: string, spec = ''): string {
  return `{apiVersion: v1, kind: Pod, metadata: {name: ${name}}, spec: {containers: [{name: c, image: i, ${container}}]${spec}}}`;
}

function object(kind: string, name: string, spec: string): string {
  return `apiVersion: ${kind === 'Ingress' ? 'networking.k8s.io/v1' : 'cert-manager.io/v1'}\nkind: ${kind}\nmetadata: {name: ${name}}\nspec: ${spec}\n`;
}

function ingresses(certificates: readonly string[]): Record<string, string> {
  return {
    'ingress.yaml': ['a', 'b', 'c']
      .map((name) => object('Ingress', name, `{tls: [{secretName: ${name}-front}]}`))
      .join('---\n'),
    'certificates.yaml': certificates
      .map((name) => object('Certificate', name, `{secretName: ${name}-front}`))
      .join('---\n'),
  };
}

function withTwice(field: string): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  ${field}: {a: b}\n  ${field}: {a: c, d: e}\n`;
}

function applicationSet(elements: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
  generators: [{list: {elements: ${elements}}}]
  template:
    metadata: {name: '{{name}}'}
    spec: {project: default, source: {repoURL: https://git.example/acme/apps, path: apps}}
`;
}

function application(at: number): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app-${at}, namespace: argocd}
spec:
  source: {repoURL: https://charts.example, chart: c, targetRevision: 1.0.0}
  destination: {namespace: apps, server: https://kubernetes.default.svc}
`;
}

function uses(count: number): string {
  return Array.from({ length: count }, (_, at) => `{secretRef: {name: secret-${at}}}`).join(', ');
}

test('names that somebody replaces before they are applied are not judged', () => {
  const envFrom = 'envFrom: [{secretRef: {name: your-db-secret}}, {secretRef: {name: changeme}}]';
  expect(
    problemsOf(tree`
      === ingress.yaml
      apiVersion: networking.k8s.io/v1
      kind: Ingress
      metadata: {name: web}
      spec:
        tls:
          - secretName: AUTOMATIC_REPLACE
          - secretName: AUTOMATIC_REPLACE-letsencrypt
          - secretName: web-your_domain_name-tls
          - secretName: Web-TLS
      === pod.yaml
      ${pod('a', envFrom)}
    `),
  ).toEqual(['ingress.yaml:9 error invalid-reference']);
});

test('what seems to be missing may come with a patch or a base that is not here', () => {
  const mount =
    pod('a', 'volumeMounts: [{name: data, mountPath: /data}]') +
    `\n---\n${pod('b', "args: ['$(REALM)']")}`;
  const files = {
    '.gitignore': 'env/\n',
    'a/pod.yaml': mount,
    'a/kustomization.yaml': 'resources: [pod.yaml]\npatches: [{path: env/patch.yaml}]\n',
    'b/base/pod.yaml': mount,
    'b/base/kustomization.yaml': 'resources: [pod.yaml]\n',
    'c/pod.yaml': mount,
    'c/kustomization.yaml': 'resources: [pod.yaml]\n',
  };
  expect(problemsOf(treeOf(files))).toEqual([
    'c/pod.yaml:1 error missing-volume',
    'c/pod.yaml:3 warning undefined-variable-reference',
  ]);
});

test('Fleet patches what its charts bring; a kustomization that a Makefile writes is not missing', () => {
  const patch =
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {replicas: 2}\n';
  const kustomization = 'patches: [{path: web.yaml}]\n';
  expect(
    problemsOf(
      treeOf({
        'fleet/fleet.yaml':
          'helm: {chart: ./web}\ntargetCustomizations:\n- name: dev\n  kustomize:\n    dir: overlays/dev\n',
        'fleet/overlays/dev/kustomization.yaml': kustomization,
        'fleet/overlays/dev/web.yaml': patch,
        'fleet/overlays/other/kustomization.yaml': kustomization,
        'fleet/overlays/other/web.yaml': patch,
        'nodes/kustomization.yaml': 'resources: [written, ignored, empty]\n',
        'nodes/written/Makefile': 'x:\n\techo "- x.yaml" >> kustomization.yaml\n',
        'nodes/ignored/README.md': 'x',
        'nodes/empty/README.md': 'x',
        '.gitignore': 'nodes/ignored/kustomization.yaml\n',
      }),
    ),
  ).toEqual([
    'fleet/overlays/other/web.yaml:3 warning unbuildable-kustomization',
    'nodes/kustomization.yaml:1 error unbuildable-kustomization',
  ]);
});

test('a namespace that a build sets does not prove that another part of the repository is wrong', () => {
  expect(
    problemsOf(tree`
      === clusters/prod/apps.yaml
      apiVersion: kustomize.toolkit.fluxcd.io/v1
      kind: Kustomization
      metadata: {name: apps, namespace: flux-system}
      spec:
        path: ./apps
        targetNamespace: apps
        sourceRef: {kind: GitRepository, name: flux-system}
      ---
      apiVersion: kustomize.toolkit.fluxcd.io/v1
      kind: Kustomization
      metadata: {name: far, namespace: flux-system}
      spec:
        path: $\{FAR}
        sourceRef: {kind: GitRepository, name: flux-system}
      === apps/kustomization.yaml
      resources: [secret.yaml]
      === apps/secret.yaml
      apiVersion: v1
      kind: Secret
      metadata: {name: auth}
      stringData: {a: b}
      === parts/pod.yaml
      apiVersion: v1
      kind: Pod
      metadata: {name: p, namespace: other}
      spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: auth}}]}]}
    `),
  ).toEqual(['parts/pod.yaml:4 warning undeclared-secret']);
});

test('a missing Secret that no container waits for, or that a base leaves open, is an info', () => {
  const uses = 'envFrom: [{secretRef: {name: db}}]';
  expect(
    problemsOf(
      treeOf({
        'a/pod.yaml': pod('a', 'stdin: true', ', imagePullSecrets: [{name: registry}]'),
        'b/pod.yaml': pod('b', 'envFrom: [{secretRef: {name: registry}}]'),
        'base/kustomization.yaml': 'resources: [pod.yaml]\n',
        'base/pod.yaml': pod('c', uses),
        'd/pod.yaml': pod('d', 'stdin: true', ', imagePullSecrets: [{name: pull}]'),
      }),
    ),
  ).toEqual([
    'a/pod.yaml:1 warning undeclared-secret',
    'base/pod.yaml:1 info undeclared-secret',
    'd/pod.yaml:1 info undeclared-secret',
  ]);
});

test('charts that documents, Skaffold and helmfile release make Secrets called after the release', () => {
  const uses = ['orders-db', 'users', 'cache-auth', 'grafana-other']
    .map((name) => `{secretRef: {name: ${name}}}`)
    .join(', ');
  expect(
    problemsOf(
      treeOf({
        'README.md':
          'helm install orders-db bitnami/mysql --namespace shop\n' +
          'helm upgrade -i --namespace shop users bitnami/mysql\n',
        'monitoring/install.sh': 'helm upgrade --install grafana grafana/grafana\n',
        'monitoring/pod.yaml': pod('m', 'envFrom: [{secretRef: {name: grafana-admin}}]'),
        'helmfile.yaml': 'releases:\n  - name: cache\n    chart: bitnami/redis\n',
        'pod.yaml': pod('a', `envFrom: [${uses}]`),
      }),
    ),
  ).toEqual(['pod.yaml:1 warning undeclared-secret']);
});

test('an ApplicationSet that an overlay completes is not judged as its base has it', () => {
  const patch =
    '{"op": "replace", "path": "/spec/generators/0/list/elements", "value": [{"name": "web"}]}';
  const files = {
    'base/kustomization.yaml': 'resources: [set.yaml]\n',
    'base/set.yaml': applicationSet('[patched-in-overlays]'),
    'overlays/a/kustomization.yaml': `resources: [../../base]\npatches: [{target: {kind: ApplicationSet}, patch: '[${patch}]'}]\n`,
    'plain/set.yaml': applicationSet('[text]').replace('name: apps', 'name: plain'),
  };
  expect(problemsOf(treeOf(files))).toEqual(['plain/set.yaml:5 error unbuildable-kustomization']);
});

test('where most entry objects deploy charts of elsewhere, the names that nothing makes are one info', () => {
  const made = Array.from(
    { length: 9 },
    (_, at) =>
      `---\n{apiVersion: v1, kind: Secret, metadata: {name: made-${at}}, stringData: {A${at}: b}}\n`,
  ).join('');
  const all = `${uses(4)}, ${uses(9).replaceAll('secret-', 'made-')}`;
  const files = (applications: number): Record<string, string> => ({
    'apps.yaml': Array.from({ length: applications }, (_, at) => application(at)).join('---\n'),
    'pod.yaml': `${pod('a', `envFrom: [${all}]`)}\n${made}`,
  });
  expect(problemsOf(treeOf(files(9)))).toHaveLength(4);
  expect(problemsOf(treeOf(files(10)))).toEqual(['pod.yaml:1 info undeclared-secret']);
});

test('annotations in two maps are what kustomize makes of them, one map; other keys it refuses', () => {
  const files = {
    'a/kustomization.yaml': 'namePrefix: x-\nresources: [a.yaml]\n',
    'a/a.yaml': withTwice('annotations'),
    'b/kustomization.yaml': 'resources: [a.yaml]\n',
    'b/a.yaml': withTwice('labels'),
  };
  expect(problemsOf(treeOf(files))).toEqual(['b/a.yaml:6 error unbuildable-kustomization']);
  const { findings, objects } = buildKustomization(
    openContext({
      tree: treeOf(files),
      parsed: (path) => parseFile(path, treeOf(files).read(path), DEFAULT_LIMITS),
      limits: DEFAULT_LIMITS,
      loadRestrictor: 'repository',
    }),
    'a',
  );
  expect(findings).toEqual([]);
  expect(
    objects.map(({ node }) =>
      mapAt(node, 'metadata', 'annotations')?.entries.map(({ name, value }) =>
        value.kind === 'scalar' ? `${name}: ${value.text}` : name,
      ),
    ),
  ).toEqual([['a: b', 'd: e']]);
});

test('the one TLS Secret that nothing makes, where all others are made, is a warning', () => {
  expect(problemsOf(treeOf(ingresses(['a', 'b'])))).toEqual([
    'ingress.yaml:14 warning undeclared-secret',
  ]);
  expect(problemsOf(treeOf(ingresses(['a'])))).toEqual([
    'ingress.yaml:9 info undeclared-secret',
    'ingress.yaml:14 info undeclared-secret',
  ]);
});

test('a generator that needs a file which git ignores makes its ConfigMap all the same', () => {
  expect(
    problemsOf(
      treeOf({
        '.gitignore': 'env/\n',
        'config/kustomization.yaml':
          'configMapGenerator:\n- {name: homepage, files: [env/services.yaml], options: {disableNameSuffixHash: true}}\n',
        'app/kustomization.yaml': 'resources: [pod.yaml]\n',
        'app/pod.yaml': pod(
          'a',
          'envFrom: [{configMapRef: {name: homepage}}, {configMapRef: {name: other}}]',
        ),
      }),
    ),
  ).toEqual(['app/pod.yaml:1 warning undeclared-config-map']);
});

test('what kluctl renders beside a chart of its own is not missing', () => {
  const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: web}\n';
  expect(
    problemsOf(
      treeOf({
        'usual/kustomization.yaml': 'resources: [namespace.yaml, helm-rendered.yaml]\n',
        'usual/namespace.yaml': namespace,
        'usual/helm-chart.yaml': 'helmChart:\n  chartName: nginx\n',
        'named/kustomization.yaml': 'resources: [namespace.yaml, deploy.yaml]\n',
        'named/namespace.yaml': namespace,
        'named/helm-chart.yml': 'helmChart:\n  chartName: nginx\n  output: deploy.yaml\n',
        'other/kustomization.yaml': 'resources: [namespace.yaml, helm-rendered.yaml]\n',
        'other/namespace.yaml': namespace,
        'other/helm-chart.yaml': 'helmChart:\n  chartName: nginx\n  output: deploy.yaml\n',
      }),
    ),
  ).toEqual(['other/kustomization.yaml:1 error unbuildable-kustomization']);
});

function operatorProblems(makefile: string): readonly string[] {
  return problemsOf(
    treeOf({
      'operator/Makefile': makefile,
      'operator/config/crd/kustomization.yaml': 'resources: [bases/shop.io_widgets.yaml]\n',
      'operator/config/webhook/kustomization.yaml': 'resources: [manifests.yaml]\n',
    }),
  );
}

test('what controller-gen writes is not missing where a Makefile runs it', () => {
  expect(operatorProblems('manifests:\n\t$(CONTROLLER_GEN) crd webhook\n')).toEqual([]);
  expect(operatorProblems('test:\n\tgo test ./...\n')).toEqual([
    'operator/config/crd/kustomization.yaml:1 error unbuildable-kustomization',
    'operator/config/webhook/kustomization.yaml:1 error unbuildable-kustomization',
  ]);
});

test('a kustomization that brings no object, and that nothing uses, is a warning, or nothing if its file is empty', () => {
  expect(
    problemsOf(
      treeOf({
        'apps/eks/kustomization.yaml': '# resources:\n#   - ../base\n',
        'apps/kept/kustomization.yaml': '\n',
        'overlays/http/kustomization.yaml':
          'replacements:\n- source: {kind: ConfigMap, name: a, fieldPath: data.b}\n  targets: [{select: {kind: Ingress}, fieldPaths: [spec.c]}]\n',
        'base/kustomization.yaml': '',
        'web/kustomization.yaml': 'resources: [../base]\n',
        'api/kustomization.yaml': 'resources: [pod.yaml]\n',
      }),
    ),
  ).toEqual([
    'api/kustomization.yaml:1 error unbuildable-kustomization',
    'apps/eks/kustomization.yaml:1 warning unbuildable-kustomization',
    'base/kustomization.yaml:1 error unbuildable-kustomization',
    'overlays/http/kustomization.yaml:2 warning unbuildable-kustomization',
  ]);
});
