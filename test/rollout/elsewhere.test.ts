import { describe, expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function verdictOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string {
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example.com/team/apps.git'] };
  const change = diff(ENGINES, treeOf(before), treeOf(after), settings);
  return change.workloads
    .map(({ rollout: { verdict, reasons } }) => `${verdict}: ${reasons[0]?.text}`)
    .join('; ');
}

const objects = (annotations = '') => `apiVersion: apps/v1
kind: Deployment
metadata: {name: api, annotations: {${annotations}}}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec: {containers: [{name: app, image: "app:1", envFrom: [{configMapRef: {name: settings}}]}]}
`;
const SETTING =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata: {LEVEL: info}\n';

const flux = (fields: string, annotations = '') => ({
  'clusters/main/apps.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 10m, path: ./apps, ${fields}, sourceRef: {kind: GitRepository, name: flux-system}}
`,
  'apps/settings.yaml': SETTING,
  'apps/api.yaml': objects(annotations),
});

const argo = (destination: string, policy: string, annotations = '') => ({
  'argocd/apps.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: apps, namespace: argocd}
spec:
  project: default
  destination: {${destination}}
  source: {repoURL: "https://git.example.com/team/apps.git", path: apps}
  syncPolicy: {${policy}}
`,
  'apps/settings.yaml': SETTING,
  'apps/api.yaml': objects(annotations),
});
const HERE = 'server: "https://kubernetes.default.svc", namespace: shop';

const stays = (why: string): string => `unaffected: it stays in the cluster: ${why}`;

const release = (fields: string, charts = '') => ({
  ...flux('prune: true'),
  'apps/api.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: api, namespace: shop}
spec:
  interval: 10m
  ${fields}
  chart: {spec: {chart: ./charts/api, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
`,
  'charts/api/Chart.yaml': 'apiVersion: v2\nname: api\nversion: 0.1.0\n',
  'charts/api/templates/all.yaml': `${SETTING}---\n${charts}`,
});

describe('a workload that goes to another place is a new one', () => {
  test.each([
    [
      'the namespace of an Application',
      argo(HERE, ''),
      argo(HERE.replace('shop', 'store'), ''),
      'created: it goes to another namespace',
    ],
    [
      'the cluster of an Application',
      argo(HERE, ''),
      argo(HERE.replace('kubernetes.default.svc', 'k8s.example.com'), ''),
      'created: it goes to another cluster',
    ],
    [
      'the target namespace of a HelmRelease',
      release('targetNamespace: shop\n  releaseName: api', objects()),
      release('targetNamespace: store\n  releaseName: api', objects()),
      'created: it goes to another namespace',
    ],
    ['nothing', argo(HERE, ''), argo(HERE, 'automated: {}'), ''],
  ])('%s', (_, before, after, expected) => {
    expect(verdictOf(before, after)).toBe(expected);
  });
});

describe('a workload that the files no longer have', () => {
  const GONE = 'removed: it is removed, and its pods with it';
  const PRUNE = 'kustomize.toolkit.fluxcd.io/prune: Disabled';
  const OPTION = 'argocd.argoproj.io/sync-options: "Replace=true,Prune=false"';
  const KEEP = 'helm.sh/resource-policy: keep';

  test.each([
    ['Flux prunes', flux('prune: true'), GONE],
    [
      'Flux does not',
      flux('prune: false'),
      stays('Kustomization flux-system/apps does not `prune`'),
    ],
    [
      'Flux does not prune this one',
      flux('prune: true', PRUNE),
      stays('it says `kustomize.toolkit.fluxcd.io/prune: disabled`'),
    ],
    ['Argo CD prunes', argo(HERE, 'automated: {prune: true}'), GONE],
    ['a person syncs', argo(HERE, ''), GONE],
    [
      'Argo CD does not prune',
      argo(HERE, 'automated: {}'),
      stays('Application argocd/apps syncs by itself and does not `prune`'),
    ],
    [
      'Argo CD does not prune this one',
      argo(HERE, 'automated: {prune: true}', OPTION),
      stays('it says `argocd.argoproj.io/sync-options: Prune=false`'),
    ],
  ])('%s', (_, before, expected) => {
    const { 'apps/api.yaml': gone, ...after } = before;
    expect(gone).not.toBe('');
    expect(verdictOf(before, after)).toBe(expected);
  });

  test('a chart that keeps it', () => {
    expect(verdictOf(release('', objects(KEEP)), release(''))).toBe(
      stays('it says `helm.sh/resource-policy: keep`'),
    );
    expect(verdictOf(release('', objects()), release(''))).toBe(GONE);
  });

  test('the release of a Kustomization that does not prune stays with all that it deploys', () => {
    const kustomization = flux('prune: false')['clusters/main/apps.yaml'];
    const all = { ...release('', objects()), 'clusters/main/apps.yaml': kustomization };
    const { 'apps/api.yaml': gone, ...after } = all;
    expect(gone).not.toBe('');
    expect(verdictOf(all, after)).toBe(stays('Kustomization flux-system/apps does not `prune`'));
  });
});

const isLeft = (why: string): string =>
  `not-applied: ConfigMap \`settings\` stays as it is: ${why}`;
const STALE =
  'stale: it reads `LEVEL` from ConfigMap `settings` when it starts, and nothing in its pod template changes';
const says = (annotation: string): string =>
  SETTING.replace('{name: settings}', `{name: settings, annotations: {${annotation}}}`);
const ignoring = (fields: string, options: string) => ({
  ...argo(HERE, `syncOptions: [${options}]`),
  'argocd/apps.yaml': `${argo(HERE, `syncOptions: [${options}]`)['argocd/apps.yaml']}  ignoreDifferences: [{${fields}}]\n`,
});

function generated(level: string) {
  return {
    'clusters/main/apps.yaml': flux('prune: true')['clusters/main/apps.yaml'],
    'apps/kustomization.yaml': `resources: [api.yaml]
configMapGenerator:
  - name: settings
    literals: [LEVEL=${level}]
    options: {annotations: {kustomize.toolkit.fluxcd.io/ssa: IfNotPresent}}
`,
    'apps/api.yaml': objects(),
  };
}

describe('a ConfigMap that is left alone', () => {
  const RESPECT = 'RespectIgnoreDifferences=true';
  const IGNORED = isLeft('Application argocd/apps ignores the difference');

  test.each([
    ['ssa: IfNotPresent', isLeft('it says `kustomize.toolkit.fluxcd.io/ssa: IfNotPresent`')],
    ['ssa: Merge', STALE],
    ['reconcile: disabled', isLeft('it says `kustomize.toolkit.fluxcd.io/reconcile: disabled`')],
  ])('by Flux: %s', (field, expected) => {
    const before = {
      ...flux('prune: true'),
      'apps/settings.yaml': says(`kustomize.toolkit.fluxcd.io/${field}`),
    };
    const after = {
      ...before,
      'apps/settings.yaml': before['apps/settings.yaml'].replace('info', 'debug'),
    };
    expect(verdictOf(before, after)).toBe(expected);
  });

  test('unless the change gives it a new name', () => {
    expect(verdictOf(generated('info'), generated('debug'))).toMatch(/^rolls: /);
  });

  test.each([
    ['kind: ConfigMap, jsonPointers: [/data]', RESPECT, IGNORED],
    [
      'kind: ConfigMap, name: settings, namespace: shop, jsonPointers: [/data/LEVEL]',
      RESPECT,
      IGNORED,
    ],
    ['group: "*", kind: "*", jqPathExpressions: [.data.LEVEL]', RESPECT, IGNORED],
    ['kind: ConfigMap, jsonPointers: [/data/OTHER]', RESPECT, STALE],
    ['kind: ConfigMap, name: other, jsonPointers: [/data]', RESPECT, STALE],
    ['kind: Secret, jsonPointers: [/data]', RESPECT, STALE],
    ['kind: ConfigMap, jsonPointers: [/data]', 'Validate=false', STALE],
  ])('by Argo CD: %s, %s', (fields, options, expected) => {
    const before = ignoring(fields, options);
    expect(
      verdictOf(before, { ...before, 'apps/settings.yaml': SETTING.replace('info', 'debug') }),
    ).toBe(expected);
  });
});
