import { expect, test } from 'vitest';
import { tree, treeOf } from '../tree.ts';
import { problemsOf, reportOf } from './problems-of.ts';

// Classes of findings that were wrong in repositories of Flux and kustomize that nobody had looked at.

test('the tree `tmpl`, which a script fills in and copies, is neither a start nor a source of variables', () => {
  const files = tree`
    === tmpl/cluster/flux.yaml
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: flux-system, namespace: flux-system}
    spec: {url: "\${BOOTSTRAP_REPOSITORY}"}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: cluster, namespace: flux-system}
    spec: {path: ./kubernetes/flux, sourceRef: {kind: GitRepository, name: flux-system}}
  `;
  expect(problemsOf(files)).toEqual([]);
  expect(reportOf(files).files.map(({ class: each }) => each)).toEqual([
    {
      kind: 'skipped',
      as: 'template',
      reason: 'part of a tree of templates (`tmpl`), which a program copies and fills in',
    },
  ]);
});

test.each([
  [
    'a script copies its folder',
    'generate.sh',
    'cp -R base "$OUT"/overlays/bases/all/base',
    'base/api.yaml',
  ],
  [
    'a script writes the variable that holds its path',
    'hack/generate.sh',
    'MANIFEST="${DIR}/bases/all/gen.yaml" # in between\nhelm template x \\\n  > $MANIFEST',
    'gen.yaml',
  ],
  [
    'a pipeline writes it',
    '.github/workflows/deploy.yaml',
    'with:\n  out: ./overlays/bases/all/gen.yaml',
    'gen.yaml',
  ],
  [
    'operator-sdk generates it',
    'Makefile',
    '\t$(OPERATOR_SDK) generate kustomize manifests -q',
    'bases/shop.clusterserviceversion.yaml',
  ],
  [
    'controller-gen generates it',
    'Makefile',
    '\t$(CONTROLLER_GEN) rbac:roleName=x webhook paths=./...',
    '../webhook/manifests.yaml',
  ],
  [
    'controller-gen generates the role, too',
    'Makefile',
    '\t$(CONTROLLER_GEN) rbac:roleName=x crd paths=./...',
    '../rbac/role.yaml',
  ],
  [
    'its plain text is there, to be encrypted',
    'overlays/bases/all/made.yaml.decrypted',
    'a: 1',
    'made.yaml',
  ],
])('a file that is listed and not here may be made: %s', (_, path, text, listed) => {
  const files = {
    ...tree`
    === overlays/bases/all/kustomization.yaml
    resources: [${listed}]
  `,
  };
  const told: typeof files = {
    ...files,
    paths: [...files.paths, path].sort(),
    read: (each) =>
      each === path ? { kind: 'bytes', bytes: new TextEncoder().encode(text) } : files.read(each),
  };
  expect(problemsOf(files)).toEqual([
    'overlays/bases/all/kustomization.yaml:1 error unbuildable-kustomization',
  ]);
  expect(problemsOf(told)).toEqual([]);
});

test.each([
  ['cp -r out base', 0],
  ['hub install -o plugins acme/connect-hbase', 1],
  ['cp -r $site team-base-yaml/$site', 0],
])('a script explains what is not here by the whole name: %s', (command, count) => {
  const files = tree`
    === prod/kustomization.yaml
    resources: [../base]
    === setup.sh
    ${command}
  `;
  expect(problemsOf(files)).toHaveLength(count);
});

test.each([
  ['bacend', 1],
  ['made', 0],
])(
  'a script that writes a file of the name does not explain a misspelled folder: %s',
  (folder, count) => {
    const files = tree`
    === base/kustomization.yaml
    resources: [${folder}/service.yaml]
    === base/backend/service.yaml
    {apiVersion: v1, kind: Service, metadata: {name: web}, spec: {ports: [{port: 80}]}}
    === test.sh
    cat > "\${DIR}/service.yaml"
  `;
    expect(problemsOf(files)).toHaveLength(count);
  },
);

test('a script explains what is not here, too, if only a part of its repository is checked', () => {
  const files = tree`
    === prod/kustomization.yaml
    resources: [made.yaml]
    === setup.sh
    envsubst < made.tpl > prod/made.yaml
  `;
  const part = { ...files, paths: ['prod/kustomization.yaml'] };
  expect(problemsOf(part)).toHaveLength(1);
  expect(problemsOf({ ...part, around: () => ['setup.sh'] })).toEqual([]);
});

const writtenBy = (first: string) => tree`
  === chart/kustomization.yaml
  resources: [all.yaml]
  === chart/kustomize
  ${first}
  cat > all.yaml && kubectl kustomize && rm all.yaml
`;

test('a script may have a name without an ending, as a post-renderer of Helm has', () => {
  expect(problemsOf(writtenBy('#!/bin/bash'))).toEqual([]);
  expect(problemsOf(writtenBy('Notes:'))).toEqual([
    'chart/kustomization.yaml:1 error unbuildable-kustomization',
  ]);
});

test('what a script called `run` compares below `e2e-tests` is a fixture', () => {
  const secret = '{apiVersion: v1, kind: Secret, type: kubernetes.io/tls, metadata: {name: tls}}\n';
  const files = { 'e2e-tests/tls/compare/secret.yml': secret };
  expect(problemsOf(treeOf(files)).length).toBeGreaterThan(0);
  expect(problemsOf(treeOf({ ...files, 'e2e-tests/tls/run': '#!/bin/bash\n' }))).toEqual([]);
});

const copiedTo = (folder: string) => tree`
  === system/parts/boot/kustomization.yaml
  resources: [parts/boot/service.yaml]
  === system/parts/boot/service.yaml
  {apiVersion: v1, kind: Service, metadata: {name: boot}}
  === ${folder}/Makefile
  cat parts/boot/kustomization.yaml > kustomization.yaml
`;

test('a kustomization may be written to be copied to a folder above it', () => {
  expect(problemsOf(copiedTo('system'))).toEqual([]);
  expect(problemsOf(copiedTo('other'))).toEqual([
    'system/parts/boot/kustomization.yaml:1 error unbuildable-kustomization',
  ]);
});

test.each(['>', '> x', 'cp ', 'x '])(
  'a line of %j for ever says nothing, and is soon read',
  (part) => {
    const line = `${part.repeat(500_000 / part.length)} x \r gen.yaml\n`;
    const files = tree`
    === overlays/kustomization.yaml
    resources: [gen.yaml]
  `;
    const told: typeof files = {
      ...files,
      paths: [...files.paths, 'x.sh'],
      read: (each) =>
        each === 'x.sh'
          ? { kind: 'bytes', bytes: new TextEncoder().encode(line) }
          : files.read(each),
    };
    expect(problemsOf(told)).toEqual([
      'overlays/kustomization.yaml:1 error unbuildable-kustomization',
    ]);
  },
);

const fluxWith = (script: string) => tree`
  === clusters/one/flux.yaml
  apiVersion: kustomize.toolkit.fluxcd.io/v1
  kind: Kustomization
  metadata: {name: apps, namespace: flux-system}
  spec: {path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}}
  === apps/kustomization.yaml
  resources: [gen.yaml]
  === ${script}
  out: apps/gen.yaml
`;

test('what Flux deploys is in git: only a pipeline may push what is not here', () => {
  expect(problemsOf(fluxWith('.gitlab-ci.yml'))).toEqual([]);
  expect(problemsOf(fluxWith('Taskfile.yml'))).toEqual([
    'apps/kustomization.yaml:1 error unbuildable-kustomization',
  ]);
});

const copiedWith = (annotation: string) => tree`
  === copy.yaml
  apiVersion: v1
  kind: Secret
  metadata: {name: tls, namespace: monitoring, annotations: {${annotation}}}
  === pod.yaml
  apiVersion: v1
  kind: Pod
  metadata: {name: web, namespace: web}
  spec:
    containers: [{name: web, image: web, envFrom: [{secretRef: {name: tls}}]}]
`;

test('a Secret that a controller copies from elsewhere says that the other one exists', () => {
  expect(problemsOf(copiedWith('owner: me'))).toEqual(['pod.yaml:5 error missing-secret']);
  const copied = problemsOf(copiedWith('reflector.v1.k8s.emberstack.com/reflects: web/tls'));
  expect(copied.filter((each) => each.includes(' error '))).toEqual([]);
});

test('objects that are another program’s, are wrong on purpose, or are samples of several versions', () => {
  const files = tree`
    === install-config.yaml
    apiVersion: v1
    baseDomain: example.org
    metadata: {name: okd}
    === samples/invalid.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: "a" b}
    === config/samples/kustomization.yaml
    resources: [v1alpha1.yaml, v1beta1.yaml]
    === config/samples/v1alpha1.yaml
    {apiVersion: example.io/v1alpha1, kind: Shop, metadata: {name: shop}, spec: {open: 1}}
    === config/samples/v1beta1.yaml
    {apiVersion: example.io/v1beta1, kind: Shop, metadata: {name: shop}, spec: {open: true}}
    === vals.yaml
    {apiVersion: v1, kind: Secret, metadata: {name: db}, data: {password: "ref+op://home/db/password", token: "op://home/db/token"}}
  `;
  expect(problemsOf(files)).toEqual([]);
});

/** A chart whose pod, in this namespace, needs a Secret of another one. */
const chartIn = (namespace: string, other: string) => tree`
  === Chart.yaml
  {apiVersion: v2, name: c, version: 1.0.0}
  === templates/secret.yaml
  {apiVersion: bitnami.com/v1alpha1, kind: SealedSecret, metadata: {name: mail, namespace: ${other}}, spec: {encryptedData: {A: x}}}
  === templates/pod.yaml
  apiVersion: v1
  kind: Pod
  metadata: {name: p, namespace: ${namespace}}
  spec:
    containers: [{name: c, image: i, envFrom: [{secretRef: {name: mail}}]}]
`;

test.each([
  ['{{ .Release.Namespace }}', 'mail', []],
  ['kube-system', '{{ .Release.Namespace }}', []],
  ['post', 'mail', ['missing-secret']],
])('the namespace of a chart that nothing deploys: %s, %s', (namespace, other, rules) => {
  const { problems } = reportOf(chartIn(namespace, other));
  expect(problems.flatMap(({ rule, severity }) => (severity === 'info' ? [] : [rule]))).toEqual(
    rules,
  );
});

test('a file that a playbook writes is not missing', () => {
  const files = tree`
    === deploy/base/kustomization.yaml
    configMapGenerator: [{name: ca, files: [configs/ca.crt]}]
    === tasks/configs.yml
    - name: write it
      copy:
        content: "{{ ca }}"
        dest: "{{ folder }}/base/configs/ca.crt"
  `;
  expect(problemsOf(files)).toEqual([]);
});
