import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { git, repository, write } from '../scratch.ts';
import { checkouts } from './fleet/checkouts.ts';

function pod(name: string, source: string, key: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  containers:
  - name: c
    image: i
    env: [{name: A, valueFrom: {configMapKeyRef: {name: ${source}, key: ${key}}}}]
`;
}

function configMap(name: string): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata: {a: b}\n`;
}

const CHART = {
  'charts/api/Chart.yaml': 'apiVersion: v2\nname: api\nversion: 1.0.0\n',
  'charts/api/values.yaml': 'key: a\nhost: none\n',
  'charts/api/values-prod.yaml': 'key: missing\n',
  'charts/api/templates/config.yaml': configMap('config'),
  'charts/api/templates/pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: "{{ .Release.Name }}-pod", namespace: "{{ .Release.Namespace }}"}
spec:
  containers:
  - name: c
    image: i
    env:
    - {name: HOST, value: "{{ .Values.host }}"}
    - name: A
      valueFrom: {configMapKeyRef: {name: config, key: "{{ .Values.key }}"}}
`,
};
const OVERLAYS = {
  'web/base/kustomization.yaml': 'resources: [pod.yaml]\n',
  'web/base/pod.yaml': pod('web', 'config', 'missing'),
  'web/overlays/prod/kustomization.yaml': 'resources: [../../base, config.yaml]\n',
  'web/overlays/prod/config.yaml': configMap('config'),
};
const PLAIN = {
  'k8s/config.yaml': configMap('config'),
  'k8s/app/pod.yaml': pod('app', 'config', 'missing'),
};
const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  project: default
  destination: {server: 'https://kubernetes.default.svc', namespace: web}
  source: {repoURL: 'https://git.example/team/repo.git', path: web/overlays/prod}
`;

/** A repository whose configuration declares entry points. */
function declaring(files: Readonly<Record<string, string>>, entryPoints: string): string {
  return repository({
    ...files,
    '.envfrom.yaml': `repositoryUrls: ['https://git.example/team/repo.git']\nentryPoints:\n${entryPoints}`,
  });
}

interface BuildRow {
  readonly id: string;
  readonly kind: string;
  readonly cluster?: string;
}

async function buildsOf(root: string, flags = ''): Promise<readonly string[]> {
  const { stdout } = await envfrom(root, `builds --format json ${flags}`);
  const { builds }: { readonly builds: readonly BuildRow[] } = JSON.parse(stdout);
  return builds.map(({ id, kind, cluster }) => `${id}: ${kind}, ${cluster ?? 'none'}`);
}

interface ProblemRow {
  readonly severity: string;
  readonly rule: string;
}

async function severities(root: string, ...flags: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await envfrom(root, `check --format json ${flags.join(' ')}`);
  const { problems }: { readonly problems: readonly ProblemRow[] } = JSON.parse(stdout);
  return problems.map(({ severity, rule }) => `${severity} ${rule}`);
}

describe('entry points that the configuration declares', () => {
  const release = '{chart: charts/api, values: [values-prod.yaml], namespace: shop, cluster: prod}';

  test('a chart is a release with its values, and no longer judged with its defaults', async () => {
    expect(await buildsOf(repository(CHART))).toEqual([
      'charts/api: chart, none',
      'charts/api with values-prod.yaml: chart, none',
    ]);
    expect(await severities(repository(CHART))).toEqual(['warning missing-config-map-key']);
    const root = declaring(CHART, `- ${release}\n`);
    expect(await buildsOf(root)).toEqual(['charts/api with values-prod.yaml: helm-release, prod']);
    expect(await severities(root)).toEqual(['error missing-config-map-key']);
    const { stdout } = await envfrom(root, 'env --cluster prod');
    expect(stdout).toContain('Pod shop/api-pod, container c');
  });

  test('a chart has the name of its release, and values files from anywhere in the repository', async () => {
    const files = { ...CHART, 'env/eu/api.yaml': 'host: eu.example\n' };
    const entry = `- chart: ./charts/api/\n  values: [/env/eu/api.yaml, ../../env/eu/api.yaml]\n  release: shop\n`;
    const root = declaring(files, entry);
    const { stdout } = await envfrom(root, 'env');
    expect(stdout).toContain('Pod default/shop-pod');
    expect(stdout).toMatch(/HOST +eu\.example +value \(env\/eu\/api\.yaml:1\)/);
    expect(await severities(root)).toEqual([]);
  });

  test('a chart that cannot be rendered with its values is an error', async () => {
    const files = { ...CHART, 'charts/api/templates/x.yaml': '{{ required "say x" .Values.x }}\n' };
    expect(await severities(repository(files))).toEqual([]);
    expect(await severities(declaring(files, `- ${release}\n`))).toEqual([
      'error unrenderable-chart',
    ]);
  });

  test('a kustomization is built, a folder above it is not', async () => {
    const root = declaring(OVERLAYS, '- {folder: web/overlays/prod, cluster: prod}\n');
    expect(await buildsOf(root)).toEqual(['web/overlays/prod: kustomization, prod']);
    expect(await severities(root)).toEqual(['error missing-config-map-key']);
    expect((await envfrom(root, 'graph --cluster prod')).stdout).toContain('"web/overlays/prod"');
  });

  test('one folder may go to several clusters', async () => {
    const entries = ['eu', 'us'].map((each) => `- {folder: web/overlays/prod, cluster: ${each}}\n`);
    expect(await buildsOf(declaring(OVERLAYS, entries.join('')))).toEqual([
      'web/overlays/prod: kustomization, eu',
      'web/overlays/prod (us): kustomization, us',
    ]);
  });

  test('a base that overlays use may be declared, too', async () => {
    const root = declaring(OVERLAYS, '- {folder: web/base, cluster: dev}\n');
    expect(await buildsOf(root)).toEqual([
      'web/base: kustomization, dev',
      'web/overlays/prod: kustomization, none',
    ]);
  });

  test('a plain folder is applied with all below it, but for kustomizations and charts', async () => {
    const files = { ...PLAIN, 'k8s/web/kustomization.yaml': 'resources: [pod.yaml]\n' };
    const more = { ...files, 'k8s/web/pod.yaml': pod('web', 'config', 'a') };
    expect(await buildsOf(repository(more))).toEqual([
      'k8s: folder, none',
      'k8s/app: folder, none',
      'k8s/web: kustomization, none',
    ]);
    const root = declaring(more, '- {folder: k8s, namespace: apps, cluster: prod}\n');
    expect(await buildsOf(root)).toEqual(['k8s: folder, prod', 'k8s/web: kustomization, none']);
    expect((await envfrom(root, 'env --build k8s')).stdout).toContain('Pod apps/app, container c');
  });

  test('the root of the repository may be declared', async () => {
    const root = declaring(
      { 'pod.yaml': pod('a', 'config', 'a') },
      '- {folder: ., cluster: prod}\n',
    );
    expect(await buildsOf(root)).toEqual(['.: folder, prod']);
  });

  test('entry objects in what is declared are followed, to its cluster', async () => {
    const files = { ...OVERLAYS, 'root/web.yaml': APPLICATION };
    const root = declaring(files, '- {folder: root, cluster: prod}\n');
    expect(await buildsOf(root)).toEqual([
      'root: folder, prod',
      'web/overlays/prod: argo-application, prod',
    ]);
    expect((await envfrom(root, 'why web/overlays/prod')).stdout).toContain(
      'Application argocd/web',
    );
  });

  test('entry objects of a declared chart are followed', async () => {
    const files = {
      ...OVERLAYS,
      'root/Chart.yaml': 'apiVersion: v2\nname: root\nversion: 1.0.0\n',
      'root/templates/web.yaml': APPLICATION.replace('web/overlays/prod', 'web/{{ .Values.of }}'),
      'prod.yaml': 'of: overlays/prod\n',
    };
    const root = declaring(files, '- {chart: root, values: [/prod.yaml], cluster: prod}\n');
    expect(await buildsOf(root)).toEqual([
      'root with prod.yaml: helm-release, prod',
      'web/overlays/prod: argo-application, prod',
    ]);
    const { stdout } = await envfrom(root, 'check');
    expect(stdout).toContain('error[missing-config-map-key]');
    expect(stdout).not.toContain('Not checked');
  });

  test('what is not declared is judged as before', async () => {
    const files = { ...OVERLAYS, ...PLAIN };
    const before = await severities(repository(files));
    expect(before).toEqual(['error missing-config-map-key', 'error missing-config-map-key']);
    expect(await severities(declaring(files, '- {folder: web/overlays/prod}\n'))).toEqual(before);
  });

  test('a run on a part of the repository has the entry points of that part', async () => {
    const root = declaring({ ...CHART, ...OVERLAYS, ...PLAIN }, `- ${release}\n- folder: k8s\n`);
    const { stdout } = await envfrom(root, 'builds k8s');
    expect(stdout).toContain('k8s (folder of manifests)');
    expect(stdout).not.toContain('charts/api');
  });

  test('`why` names the configuration, and so does a notice', async () => {
    const root = declaring(OVERLAYS, '- folder: web/overlays/prod\n');
    const { stdout } = await envfrom(root, 'why web/overlays/prod/config.yaml');
    expect(stdout).toContain('The configuration declares `web/overlays/prod` as an entry point.');
    const { stderr } = await envfrom(root, 'builds');
    expect(stderr).toContain('1 entry point (web/overlays/prod)');
  });
});

describe('mistakes in declared entry points', () => {
  test.each([
    ['{folder: web/overlays/prd}', '4:12: The folder `web/overlays/prd` does not exist.'],
    ['{folder: ../elsewhere}', '4:12: The folder `../elsewhere` does not exist.'],
    ['{chart: charts/app}', '4:11: The chart `charts/app` does not exist.'],
    ['{chart: web}', '4:11: `web` is not a Helm chart: it has no Chart.yaml.'],
    ['{folder: charts/api}', '4:12: `charts/api` is a Helm chart: write `chart: charts/api`.'],
    [
      '{chart: charts/api, values: [values-prd.yaml]}',
      '4:32: The values file `charts/api/values-prd.yaml` does not exist.',
    ],
    ['{cluster: prod}', '4:3: `entryPoints[0]` needs either a `folder` or a `chart`.'],
    ['{folder: web, chart: web}', '4:3: `entryPoints[0]` needs either a `folder` or a `chart`.'],
    ['{folder: web, values: [a.yaml]}', '`entryPoints[0]` lacks `chart`.'],
  ])('%s', async (entry, message) => {
    const root = declaring({ ...CHART, ...OVERLAYS }, `# Here:\n- ${entry}\n`);
    const { code, stderr } = await envfrom(root, 'check');
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('comparisons', () => {
  const entry = '- {folder: web/overlays/prod, cluster: prod}\n';

  test('what only one side has is added or removed', async () => {
    const root = repository({ 'README.md': '' });
    write(root, { ...OVERLAYS, '.envfrom.yaml': `entryPoints:\n${entry}` });
    const { code, stdout } = await envfrom(root, 'diff HEAD');
    expect(code).toBeLessThan(2);
    expect(stdout).toContain('Pod web');
  });

  test('a value of a declared chart reaches its release', async () => {
    const root = declaring(
      CHART,
      '- {chart: charts/api, values: [values-prod.yaml], cluster: prod}\n',
    );
    write(root, { 'charts/api/values-prod.yaml': 'key: a\nhost: prod.example\n' });
    const { stdout } = await envfrom(root, 'diff HEAD --cluster prod');
    expect(stdout).toContain('prod.example');
    expect(stdout).not.toContain('not deployed from here');
  });

  test('the configuration of the base may declare what the change removes', async () => {
    const root = declaring(OVERLAYS, entry);
    git(root, 'rm', '-r', '--quiet', 'web');
    write(root, { '.envfrom.yaml': '' });
    const { code, stdout } = await envfrom(root, 'check --base HEAD --config-from base');
    expect(code).toBe(0);
    expect(stdout).toContain(
      '`.envfrom.yaml:3`, which is not of the checked files, declares an entry point that is skipped: The folder `web/overlays/prod` does not exist.',
    );
  });

  test('the configuration of the base is followed', async () => {
    const root = declaring(CHART, '- {chart: charts/api, values: [values-prod.yaml]}\n');
    write(root, { '.envfrom.yaml': '', 'charts/api/values-prod.yaml': 'key: other\n' });
    expect(await severities(root, '--base HEAD')).toEqual(['warning missing-config-map-key']);
    expect(await severities(root, '--base HEAD --config-from base')).toEqual([
      'error missing-config-map-key',
    ]);
  });
});

describe('fleets', () => {
  test('each repository declares its own', async () => {
    const entry = '{chart: charts/api, values: [values-prod.yaml], cluster: prod}';
    const root = checkouts({
      web: { ...CHART, '.envfrom.yaml': `entryPoints: [${entry}]\n` },
      ops: PLAIN,
    });
    expect(await buildsOf(root, '--fleet web --fleet ops')).toEqual([
      'web/charts/api with values-prod.yaml: helm-release, prod',
      'ops/k8s: folder, none',
      'ops/k8s/app: folder, none',
    ]);
    write(join(root, 'ops'), { '.envfrom.yaml': 'entryPoints: [{folder: k9s}]\n' });
    const { code, stderr } = await envfrom(root, 'check --fleet web --fleet ops');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('The folder `k9s` does not exist.'),
    ]);
  });
});

describe('init', () => {
  const proposal = `# entryPoints:
#   - {chart: charts/api, values: [values-prod.yaml], cluster: prod}
`;

  test('proposes a chart with values files of environments that nothing here deploys', async () => {
    const root = repository({ ...CHART, 'charts/api/values-large.yaml': 'host: large\n' });
    const { stdout } = await envfrom(root, 'init');
    expect(stdout).toContain('1 entry point proposed in a comment');
    expect(readFileSync(join(root, '.envfrom.yaml'), 'utf8')).toContain(proposal);
    expect((await envfrom(root, 'init --update')).stdout).toContain('Nothing to change');
  });

  test('a proposal can be used as it is, and its cluster is not declared as a folder', async () => {
    const root = declaring(CHART, proposal.split('\n').slice(1).join('\n').replaceAll('# ', ''));
    expect(await buildsOf(root)).toEqual(['charts/api with values-prod.yaml: helm-release, prod']);
    expect((await envfrom(root, 'init --update --dry-run')).stdout).not.toContain('clusters:');
  });

  test.each([
    [
      'a release that is here',
      { 'app.yaml': APPLICATION.replace('web/overlays/prod', 'charts/api') },
    ],
    ['a chart that does not render', { 'charts/api/templates/x.yaml': '{{ fail "no" }}' }],
    ['an example', Object.fromEntries(Object.entries(CHART).map(([k, v]) => [`examples/${k}`, v]))],
  ])('proposes nothing for %s', async (what, files) => {
    const root = repository({ ...(what === 'an example' ? {} : CHART), ...files });
    write(root, { '.envfrom.yaml': "repositoryUrls: ['https://git.example/team/repo.git']\n" });
    expect((await envfrom(root, 'init --update --dry-run')).stdout).not.toContain('entryPoints');
  });
});
