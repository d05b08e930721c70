import { randomFrom, type Random } from '../../../scripts/random.ts';

const FOLDERS = [
  'apps/api',
  'apps/web',
  'apps/api/overlays/dev',
  'apps/api/overlays/prod',
  'base/common',
  'clusters/one',
  'clusters/two',
  'infra/db',
  'infra/templates/db',
  'other',
  'services/a',
  'services/b',
  'teams/red/app',
  'teams/blue/app',
  'tests/e2e/case-1',
  'tests/e2e/case-1/more',
] as const;
const NAMES = [
  'api-config',
  'api-confg',
  'web-config',
  'db-credentials',
  'db-credential',
  'shared',
  'api-config-7',
  'tls',
] as const;
const SPACES = ['', '', 'shop', 'shop', 'data', '${NS}'] as const;
const KEYS = ['HOST', 'PORT', 'password', 'user', 'api-config'] as const;
const SERVICES = ['web', 'api', 'db'] as const;
const VARIABLES = ['HOST', 'WEB_SERVICE_HOST', 'API_PORT', 'DB_SERVICE_PORT', 'X'] as const;

/**
 * Files in folders that have to do with each other in every way that a verdict may depend on: names that are made elsewhere, nearly made, or
 * mentioned; Services; values of Secrets that are names; what deploys folders; tests, templates and scripts.
 */
export function scattered(seed: number): Record<string, string> {
  const random = randomFrom(seed);
  const files: Record<string, string> = {};
  const count = 4 + random.below(12);
  for (let index = 0; index < count; index += 1) {
    const folder = random.pick(FOLDERS);
    const made = random.pick(random.oneIn(4) ? RARE : COMMON)(random, index);
    for (const [name, text] of Object.entries(made)) {
      files[name.startsWith('/') ? name.slice(1) : `${folder}/${name}`] = text;
    }
  }
  return files;
}

type Make = (random: Random, index: number) => Record<string, string>;

function object(
  random: Random,
  apiVersion: string,
  kind: string,
  name: string,
  rest: string,
): string {
  const namespace = random.pick(SPACES);
  const comment = random.oneIn(12) ? '# envfrom-ignore missing-config-map -- made elsewhere\n' : '';
  return `${comment}apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: ${name}\n${
    namespace === '' ? '' : `  namespace: ${namespace}\n`
  }${rest}`;
}

function variable(random: Random): string {
  const [name, from, key] = [random.pick(VARIABLES), random.pick(NAMES), random.pick(KEYS)];
  const optional = random.oneIn(5) ? ', optional: true' : '';
  return random.pick([
    `{name: ${name}, value: "$(${random.pick(VARIABLES)})"}`,
    `{name: ${name}, valueFrom: {configMapKeyRef: {name: ${from}, key: ${key}${optional}}}}`,
    `{name: ${name}, valueFrom: {secretKeyRef: {name: ${from}, key: ${key}${optional}}}}`,
  ]);
}

function workload(random: Random, kind = 'Deployment'): string {
  const name = random.pick(SERVICES);
  const env = Array.from({ length: random.below(4) }, () => variable(random));
  const from = random.oneIn(2)
    ? `      envFrom: [{prefix: "${random.pick(['', 'API_', '1'])}", ${random.pick(['configMapRef', 'secretRef'])}: {name: ${random.pick(NAMES)}}}]\n`
    : '';
  const pull = random.oneIn(4) ? `    imagePullSecrets: [{name: ${random.pick(NAMES)}}]\n` : '';
  return object(
    random,
    kind === 'Job' ? 'batch/v1' : 'apps/v1',
    kind,
    name,
    `spec:
  ${kind === 'Job' ? '' : `selector: {matchLabels: {app: ${name}}}`}
  template:
   metadata: {labels: {app: ${name}}}
   spec:
    containers:
    - name: main
      image: x
      args: ["$(WEB_SERVICE_HOST)"${kind === 'Job' ? `, "kubectl create secret generic ${random.pick(NAMES)}"` : ''}]
      env: [${env.join(', ')}]
${from}${pull}`,
  );
}

function source(random: Random, kind: 'ConfigMap' | 'Secret'): string {
  const value = random.pick([...NAMES, 'hunter2-pa55word-x9', 'apps/api', 'main', '$(X)']);
  const field = kind === 'Secret' ? 'stringData' : 'data';
  return object(
    random,
    'v1',
    kind,
    random.pick(NAMES),
    `${field}:\n  ${random.pick(KEYS)}: "${value}"\n`,
  );
}

const COMMON: readonly [Make, ...Make[]] = [
  (random, index) => ({ [`deploy-${index}.yaml`]: workload(random) }),
  (random, index) => ({ [`deploy-${index}.yaml`]: workload(random) }),
  (random, index) => ({ [`config-${index}.yaml`]: source(random, 'ConfigMap') }),
  (random, index) => ({ [`secret-${index}.yaml`]: source(random, 'Secret') }),
  (random, index) => ({
    [`service-${index}.yaml`]: object(
      random,
      'v1',
      'Service',
      random.pick(SERVICES),
      'spec: {ports: [{name: http, port: 80}]}\n',
    ),
  }),
  (random, index) => ({
    'kustomization.yaml': `resources: [deploy-k${index}.yaml${random.oneIn(3) ? ', ../../base/common' : ''}]
${random.oneIn(2) ? `namePrefix: ${random.pick(['dev-', 'api-'])}\n` : ''}configMapGenerator: [{name: ${random.pick(NAMES)}, literals: ["${random.pick(KEYS)}=1"]}]
`,
    [`deploy-k${index}.yaml`]: workload(random),
  }),
  (random) => ({
    '/base/common/kustomization.yaml': 'resources: [all.yaml]\n',
    '/base/common/all.yaml': `${workload(random)}---\n${source(random, 'ConfigMap')}`,
  }),
];

const RARE: readonly [Make, ...Make[]] = [
  (random, index) => ({ [`job-${index}.yaml`]: workload(random, 'Job') }),
  (random, index) => ({
    [`flux-${index}.yaml`]: object(
      random,
      'kustomize.toolkit.fluxcd.io/v1',
      'Kustomization',
      random.pick(SERVICES),
      `spec:
  interval: 1m
  prune: true
  path: ./${random.pick(FOLDERS)}
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild: {substituteFrom: [{kind: ConfigMap, name: ${random.pick(NAMES)}}]}
`,
    ),
  }),
  (random, index) => ({
    [`app-${index}.yaml`]: object(
      random,
      'argoproj.io/v1alpha1',
      'Application',
      random.pick(SERVICES),
      `spec:\n  project: default\n  destination: {namespace: shop, server: "https://kubernetes.default.svc"}\n  source: {repoURL: "https://example.com/a/b.git", path: ${random.pick([...FOLDERS, 'gone'])}}\n`,
    ),
  }),
  (random, index) => ({
    [`external-${index}.yaml`]: object(
      random,
      'external-secrets.io/v1',
      'ExternalSecret',
      random.pick(NAMES),
      `spec: {target: {name: ${random.pick(NAMES)}}, data: [{secretKey: ${random.pick(KEYS)}, remoteRef: {key: k}}]}\n`,
    ),
  }),
  (random, index) => ({
    [`database-${index}.yaml`]: object(
      random,
      'db.example.com/v1',
      'Database',
      random.pick(['api', 'db', ...NAMES]),
      `spec: {credentials: ${random.pick(NAMES)}}\n`,
    ),
  }),
  () => ({ 'case.yaml': 'apiVersion: kuttl.dev/v1beta1\nkind: TestStep\n' }),
  (random) => ({ 'README.md': `First make a secret called \`${random.pick(NAMES)}\`.\n` }),
  (random) => ({ 'make.sh': `kubectl create secret generic ${random.pick(NAMES)}\n` }),
  (random) => ({ 'package.json': '{}', 'note.yaml': `a: ${random.pick(NAMES)}\n` }),
  (random, index) => ({
    [`script-${index}.yaml`]: object(
      random,
      'v1',
      'ConfigMap',
      'scripts',
      `data:\n  run.sh: |\n    kubectl create configmap ${random.pick(NAMES)} --from-literal a=b\n`,
    ),
  }),
  (random) => ({
    'templates/one.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: {{ ${random.pick(NAMES)} }}}\n`,
    'templates/two.yaml': source(random, 'ConfigMap'),
  }),
  (random) => ({
    'Chart.yaml': `apiVersion: v2\nname: ${random.pick(NAMES)}\nversion: 1.0.0\n`,
    'templates/all.yaml': workload(random),
    'values.yaml': 'a: 1\n',
  }),
  (random) => ({
    'broken.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${random.pick(NAMES)}\n`,
  }),
  (random) => ({ 'kustomization.yaml': `resources: [missing.yaml, ${random.pick(FOLDERS)}]\n` }),
  (random, index) => ({
    [`reflected-${index}.yaml`]: `apiVersion: v1
kind: Secret
metadata:
  name: ${random.pick(NAMES)}
  namespace: data
  annotations:
    reflector.v1.k8s.emberstack.com/reflection-auto-enabled: "true"
    reflector.v1.k8s.emberstack.com/reflection-allowed: "true"
stringData: {password: x}
`,
  }),
  (random) => ({
    'fixtures/data.yaml': source(random, 'ConfigMap'),
    'names.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: names}\ndata: {folder: infra/templates, other: x/templates}\n`,
  }),
  (random) => ({
    'kustomization.yaml': `secretGenerator: [{name: ${random.pick(NAMES)}, envs: [secret.env]}]\nresources: [pod.yaml]\n`,
    'secret.env': 'password=hunter2-pa55word-x9\nhunter2-pa55word-x9\n',
    'pod.yaml': workload(random),
  }),
];
