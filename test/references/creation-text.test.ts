import { expect, test } from 'vitest';
import {
  quotedSources,
  sourcesCreatedIn,
} from '../../src/references/explainers/kit/sources-in-text.ts';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { tree, treeOf } from '../tree.ts';

function made(path: string, text: string, ...names: readonly string[]): readonly string[] {
  const quoted = quotedSources({ path, text: () => text, names: () => new Set(names) });
  return [...sourcesCreatedIn(path, text), ...quoted].map(({ kind, name }) => `${kind} ${name}`);
}

test.each<[string, string, readonly string[]]>([
  ['README.md', '`kubectl create secret generic db --from-literal=a=b`', ['Secret db']],
  ['x.sh', 'kubectl -n shop create secret -n x generic db', []],
  [
    'x.sh',
    'kubectl create secret docker-registry --docker-server "a b" -n x pull',
    ['Secret pull'],
  ],
  ['x.sh', 'kubectl create secret tls \\\n  --cert=a \\\n  web-tls', ['Secret web-tls']],
  ['x.sh', 'oc create cm settings --from-file=a', ['ConfigMap settings']],
  ['x.sh', 'oc secrets new-dockercfg pull --docker-server=x', ['Secret pull']],
  [
    'x.sh',
    'NAME=db-a\nNAME="db-b"\nkubectl create secret generic ${NAME}',
    ['Secret db-a', 'Secret db-b'],
  ],
  ['x.sh', 'kubectl create secret generic "${APP}-users"', ['Secret *-users']],
  ['deploy.sh', 'kubectl create secret generic $NS-$APP-db-$X', []],
  [
    'x.sh',
    'local name="cc.login.$account.${env}"\nkubectl create secret generic $name --from-literal=a=b',
    ['Secret cc.login.*.*'],
  ],
  ['x.sh', 'name=a$env\nkubectl create secret generic $name', []],
  ['x.sh', 'kubectl create cm ${{ inputs.app }}-settings', ['ConfigMap *-settings']],
  [
    'x.sh',
    'for mod in web "api-v2"; do\n kubectl -n shop create secret generic "${mod}-db" --from-literal="${p}=x"\ndone',
    ['Secret web-db', 'Secret api-v2-db'],
  ],
  [
    'deploy.sh',
    'cat <<EOF > kustomization.yaml\nconfigMapGenerator:\n- name: settings\n  literals:\n  - A=b\n\nsecretGenerator:\n  - files: [a]\n    name: db\npatches:\n- target: {name: x}\nEOF',
    ['ConfigMap settings', 'Secret db'],
  ],
  [
    'agent.yaml',
    'vault-template: |\n  {{- with secret "kv/db" }}\n  {"kind": "Secret", "metadata": {"name": "db"}}\n',
    ['Secret db'],
  ],
  [
    'README.md',
    'kubectl get secret db -o json | \\\n jq \'del(.metadata.uid)\n | .metadata.name = "db-copy"\' | \\\n kubectl apply -f -',
    ['Secret db-copy', 'ConfigMap db-copy'],
  ],
  ['x.sh', `kubectl get secret -o json | jq '.items[] | select(.metadata.name == "db")'`, []],
  ['list.yaml', 'items: [{"kind": "Secret", "metadata": {"name": "db"}}]\n', []],
  // Hostile lines, each of which took minutes.
  ['x.sh', `secretGenerator:\n${' '.repeat(400_000)}\rx\n`, []],
  ['x.sh', `secretGenerator:\n${' '.repeat(400_000)}x\n`, []],
  ['x.sh', 'create configmap ${{'.repeat(50_000), []],
  ['README.md', 'kustomize edit add secret db --from-file=a', ['Secret db']],
  [
    'x.sh',
    'cat <<EOF > db.yaml\n{\n "kind": "Secret",\n "metadata": {\n  "name": "db"\n }\n}\nEOF',
    ['Secret db'],
  ],
  ['Makefile', 'SECRET := db\nx:\n\tkubectl create secret generic $SECRET', ['Secret db']],
  [
    'x.sh',
    'kubectl get secret pull -n a -o yaml | sed s/a/b/ | \\\n kubectl apply -n b -f -',
    ['Secret pull'],
  ],
  ['x.sh', 'kubectl get configmap/ca -o json \\\n | oc create -f -', ['ConfigMap ca']],
  ['x.sh', 'kubectl get secret pull -o yaml', []],
  [
    'sync.yaml',
    'x: |\n for NAME in web-tls api-tls; do\n  kubectl get secret "$NAME" -n a -o yaml | sed s/a/b/ | kubectl apply -f -\n done',
    ['Secret web-tls', 'Secret api-tls'],
  ],
  ['x.sh', 'kubectl get secret $1 -o yaml | kubectl apply -f -', []],
  [
    'x.sh',
    'cat <<EOF | kubectl apply -f -\nkind: Secret\nmetadata:\n  name: db\nEOF',
    ['Secret db'],
  ],
  [
    '.github/workflows/a.yaml',
    'run: |\n    cat <<EOF\n    kind: ConfigMap\n    metadata:\n      name: c\n    EOF',
    ['ConfigMap c'],
  ],
  ['a.yaml', 'x:\n    kind: Secret\n    metadata:\n      name: read-as-object', []],
  ['a.yaml', 'x: << inputs.x >>\nref:\n    kind: ConfigMap\n    name: c', []],
  ['main.tf', 'resource "kubernetes_secret_v1" "x" {\n metadata { name = "db" }\n}', ['Secret db']],
  ['main.tf', 'resource "kubernetes_secret" "x" {\n metadata { name = "${var.env}-db" }\n}', []],
  [
    'main.tf',
    'resource "kubernetes_secret" "x" {\n metadata { name = "${var.env}-users" }\n}',
    ['Secret *-users', 'ConfigMap *-users'],
  ],
  ['main.tf', 'resource "aws_s3_bucket" "x" { name = "db" }', []],
  [
    'README.md',
    'helm upgrade --install --namespace shop -f v.yaml --set=a=b db \\\n  oci://x/mysql',
    ['Secret db', 'ConfigMap db', 'Secret db-*', 'ConfigMap db-*'],
  ],
  ['README.md', 'helm install --wait ./chart --generate-name', []],
  ['README.md', 'To install with helm, install the chart first', []],
  [
    'deploy/skaffold.yaml',
    'deploy:\n  helm:\n    releases:\n      - name: db\n        remoteChart: mysql',
    ['Secret db', 'ConfigMap db', 'Secret db-*', 'ConfigMap db-*'],
  ],
])('%s: %j', (path, text, expected) => {
  expect(made(path, text)).toEqual(expected);
});

test.each<[string, string, readonly string[]]>([
  [
    'index.ts',
    'new k8s.core.v1.Secret("x", {metadata: {name: "db"}})',
    ['Secret db', 'ConfigMap db'],
  ],
  [
    'main.go',
    'c.Secrets(ns).Create(ctx, &v1.Secret{ObjectMeta: m("db")})',
    ['Secret db', 'ConfigMap db'],
  ],
  [
    'main.py',
    'api.create_namespaced_secret(ns, V1Secret(name="db"))',
    ['Secret db', 'ConfigMap db'],
  ],
  ['main.go', 'c.Secrets(ns).Get(ctx, "db")', []],
  [
    'db.jsonnet',
    "[{ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'db' } }]",
    ['Secret db', 'ConfigMap db'],
  ],
  [
    'db.libsonnet',
    "local secret = k.core.v1.secret; secret.new('db', {})",
    ['Secret db', 'ConfigMap db'],
  ],
  ['db.jsonnet', "db_secret:: kube.Secret('db') { }", ['Secret db', 'ConfigMap db']],
  ['web.jsonnet', "{ kind: 'Pod', spec: { x: secretRef('db') } }", []],
  ['main.go', 'db.Create("db")', []],
])('%s: %j asked for db', (path, text, expected) => {
  expect(made(path, text, 'db')).toEqual(expected);
});

const POD = `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: shop}
spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: db-users}}]}]}
`;

function verdicts(files: Readonly<Record<string, string>>): readonly string[] {
  return tellVerdicts(readTree(treeOf({ 'apps/web/pod.yaml': POD, ...files }))).filter((line) =>
    line.includes('pod.yaml'),
  );
}

const CREATE = 'kubectl create secret generic db-users\n';

test('the nearest text is named', () => {
  expect(
    verdicts({
      'README.md': CREATE,
      'apps/README.md': CREATE,
      'other/x.sh': CREATE,
      'zoo/x.sh': CREATE,
    }),
  ).toEqual([
    'apps/web/pod.yaml:4 Secret shop/db-users unknown: apps/README.md shows how to create it',
  ]);
  expect(verdicts({ 'main.tf': '"kubernetes_secret" name = "${x}-users"' })).toEqual([
    'apps/web/pod.yaml:4 Secret shop/db-users unknown: main.tf shows how to create it',
  ]);
});

test.each<[string, string, string]>([
  ['secrets.README', CREATE, 'k8s/secrets.README shows how to create it'],
  ['README', 'The Secret db-users must exist.\n', 'k8s/README mentions it'],
  [
    'secrets.yaml.example',
    'kind: Secret\nmetadata:\n  name: db-users\n',
    'k8s/secrets.yaml.example shows how to create it',
  ],
])('%s tells of a source', (name, text, reason) => {
  expect(verdicts({ [`k8s/${name}`]: text })).toEqual([
    `apps/web/pod.yaml:4 Secret shop/db-users unknown: ${reason}`,
  ]);
});

function job(container: string, rest = ''): string {
  return `apiVersion: batch/v1
kind: Job
metadata: {name: setup, namespace: shop}
spec: {template: {spec: {${rest}containers: [{name: c, image: i, ${container}}]}}}
`;
}

const BY_JOB = ['apps/web/pod.yaml:4 Secret shop/db-users unknown: Job `shop/setup` may create it'];
const UNDECLARED = ['apps/web/pod.yaml:4 Secret shop/db-users undeclared: no source'];

test.each<[string, string, readonly string[]]>([
  ['an argument', job('args: [create, --secret-name=db-users]'), BY_JOB],
  ['a variable', job('env: [{name: SECRET, value: db-users}]'), BY_JOB],
  ['a script', job('command: [sh, -c, "make-it shop/db-users"]'), BY_JOB],
  ['another name', job('args: [--secret-name=db-users-2]'), UNDECLARED],
  ['what the Job itself reads', job('envFrom: [{secretRef: {name: db-users}}]'), UNDECLARED],
])('a Job of the same build that names it: %s', (_, text, expected) => {
  expect(verdicts({ 'apps/web/job.yaml': text })).toEqual(expected);
  expect(verdicts({ 'apps/other/job.yaml': text })).toEqual(UNDECLARED);
});

function role(verbs: string, resources: string): string {
  return `---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: maker, namespace: shop}
rules: [{apiGroups: [""], resources: [${resources}], verbs: [${verbs}]}]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: maker, namespace: shop}
roleRef: {kind: Role, name: maker}
subjects: [{kind: ServiceAccount, name: robot}]
`;
}

test.each<[string, string, string, readonly string[]]>([
  ['get, create', 'secrets', 'robot', BY_JOB],
  ['"*"', '"*"', 'robot', BY_JOB],
  ['get', 'secrets', 'robot', UNDECLARED],
  ['create', 'configmaps', 'robot', UNDECLARED],
  ['create', 'secrets', 'other', UNDECLARED],
])('a Job that may %s %s as %s', (verbs, resources, account, expected) => {
  const text = job('args: [x]', `serviceAccountName: ${account}, `) + role(verbs, resources);
  expect(verdicts({ 'apps/web/job.yaml': text })).toEqual(expected);
});

function creatingJob(name: string): string {
  const command = `kubectl create secret docker-registry ${name} --docker-server=a`;
  const text = job(`command: [sh, -c, "${command}"]`, 'serviceAccountName: robot, ');
  return text + role('create', 'secrets');
}

test('a Job that may create Secrets, and says which', () => {
  expect(verdicts({ 'apps/web/job.yaml': creatingJob('pull') })).toEqual(UNDECLARED);
  expect(verdicts({ 'apps/web/job.yaml': creatingJob('db-$WHO') })).toEqual(BY_JOB);
});

function deployment(name: string): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: controller, namespace: shop}
spec: {template: {spec: {serviceAccountName: robot, containers: [{name: c, image: i, args: [--generated-name=${name}]}]}}}
`;
}

test('a controller that is told the name, and may create it', () => {
  const text = deployment('db-users') + role('create', 'secrets');
  expect(verdicts({ 'apps/web/a.yaml': text })).toEqual([
    'apps/web/pod.yaml:4 Secret shop/db-users unknown: Deployment `shop/controller` may create it',
  ]);
  expect(verdicts({ 'apps/web/a.yaml': deployment('db-users') })).toEqual(UNDECLARED);
  expect(verdicts({ 'apps/web/a.yaml': deployment('other') + role('create', 'secrets') })).toEqual(
    UNDECLARED,
  );
});

test('a workload beside it that may create Secrets', () => {
  const maker = deployment('other').replace('name: controller', 'name: web-deployer');
  const text = maker + role('create', 'secrets');
  const [own = ''] = UNDECLARED;
  expect(
    verdicts({
      'apps/web/pod.yaml': POD.replace('name: p,', 'name: web-server,'),
      'apps/web/a.yaml': text,
    }),
  ).toEqual([
    own.replace('undeclared: no source', 'unknown: Deployment `shop/web-deployer` may create it'),
  ]);
  expect(verdicts({ 'apps/web/a.yaml': maker + role('get', 'secrets') })).toEqual(UNDECLARED);
  const cluster = text
    .replaceAll('kind: Role,', 'kind: ClusterRole,')
    .replace('kind: Role\n', 'kind: ClusterRole\n');
  expect(
    verdicts({
      'apps/web/pod.yaml': POD.replace('name: p,', 'name: web-server,'),
      'apps/web/a.yaml': cluster,
    }),
  ).toEqual(UNDECLARED);
  expect(verdicts({ 'apps/web/a.yaml': text.replaceAll('web-deployer', 'wep-deployer') })).toEqual(
    UNDECLARED,
  );
});

function release(...names: readonly string[]): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: shop}
spec: {valuesFrom: [${names.map((name) => `{kind: Secret, name: ${name}}`).join(', ')}]}
---
{apiVersion: v1, kind: Secret, metadata: {name: one, namespace: shop}, stringData: {values.yaml: a}}
---
{apiVersion: v1, kind: Secret, metadata: {name: two, namespace: shop}, stringData: {values.yaml: a}}
`;
}

function told(...names: readonly string[]): readonly string[] {
  return tellVerdicts(readTree(treeOf({ 'hr.yaml': release(...names) }))).filter(
    (line) => !line.includes('present'),
  );
}

test('documented references of a custom resource that nothing explains', () => {
  expect(told('one', 'x-credentials', 'y-users')).toEqual([
    'hr.yaml:4 Secret shop/x-credentials[values.yaml] undeclared: no source',
    'hr.yaml:4 Secret shop/y-users[values.yaml] undeclared: no source',
  ]);
});

test.each([
  ['Issuer', 'a.yaml:4 Secret shop/token[key] undeclared: no source, in other'],
  ['ClusterIssuer', 'a.yaml:4 Secret shop/token[key] unknown'],
])('the Secret of a %s is in its namespace, or in one that its controller knows', (kind, told) => {
  const reading = readTree(tree`
    === a.yaml
    apiVersion: cert-manager.io/v1
    kind: ${kind}
    metadata: {name: le, namespace: shop}
    spec: {acme: {privateKeySecretRef: {name: le}, solvers: [{dns01: {cloudflare: {apiTokenSecretRef: {name: token, key: key}}}}]}}
    === b.yaml
    {apiVersion: v1, kind: Secret, metadata: {name: token, namespace: other}, stringData: {key: b}}
  `);
  const found = tellVerdicts(reading).filter((line) => line.includes('token'));
  expect(found).toEqual([expect.stringContaining(told)]);
});

test('the key that decrypts a repository is made by hand, whatever else its object names', () => {
  const reading = readTree(tree`
    === ks.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: one, namespace: shop}, data: {A: b}}
    ---
    {apiVersion: v1, kind: Secret, metadata: {name: two, namespace: shop}, stringData: {A: b}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: app, namespace: shop}
    spec:
      sourceRef: {kind: GitRepository, name: x}
      path: ./app
      decryption: {provider: sops, secretRef: {name: age}}
      postBuild: {substituteFrom: [{kind: ConfigMap, name: one}, {kind: Secret, name: two}]}
  `);
  expect(tellVerdicts(reading).filter((line) => !line.includes('present'))).toEqual([
    'ks.yaml:11 Secret shop/age unknown: its controller decides what a missing ConfigMap or Secret means',
  ]);
});

test('names that only one operator makes', () => {
  const reading = readTree(
    treeOf({ 'pod.yaml': POD.replace('db-users', 'app.db.credentials.postgresql.acid.zalan.do') }),
  );
  expect(tellVerdicts(reading)).toEqual([
    "pod.yaml:4 Secret shop/app.db.credentials.postgresql.acid.zalan.do unknown: Zalando's Postgres operator creates names like this",
  ]);
});

test.each([
  ['cattle-system', 'tls-rancher-internal-ca', 'assumed: created by Rancher'],
  ['cattle-system', 'tls-rancher-ingress', 'undeclared: no source'],
  ['longhorn-system', 'longhorn-webhook-tls', 'assumed: created by Longhorn'],
  ['shop', 'longhorn-webhook-tls', 'undeclared: no source'],
  ['argocd', 'argocd-secret', 'assumed: created by Argo CD'],
  ['velero', 'velero-repo-credentials', 'assumed: created by Velero'],
  ['gatekeeper-system', 'gatekeeper-webhook-server-cert', 'assumed: created by Gatekeeper'],
])('what platforms make: %s/%s', (namespace, name, expected) => {
  const pod = POD.replace('db-users', name).replace('shop', namespace);
  expect(tellVerdicts(readTree(treeOf({ 'pod.yaml': pod })))).toEqual([
    `pod.yaml:4 Secret ${namespace}/${name} ${expected}`,
  ]);
});
