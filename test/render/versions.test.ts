import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { entriesAt, valueAt } from '../../src/model/node.ts';
import { scalarText } from '../../src/model/scalars/scalar-text.ts';
import type { Settings } from '../../src/model/settings.ts';
import { placeOf } from '../../src/model/span.ts';
import {
  DEPLOYER_TITLES,
  type DeployerVersion,
} from '../../src/model/versions/deployer-version.ts';
import { check } from '../../src/pipeline/check.ts';
import { knownVersion } from '../../src/render/versions/known-versions.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const CLUSTER = {
  'clusters/a/sync.yaml': `
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: "https://git.example/o/r"}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, path: ./clusters/a, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: app, namespace: flux-system}
spec:
  interval: 1m
  chart: {spec: {chart: ./charts/app, sourceRef: {kind: GitRepository, name: flux-system}}}
`,
  'charts/app/Chart.yaml': 'apiVersion: v2\nname: app\nversion: 1.0.0\n',
  'charts/app/values.yaml': 'env: {A: x, B: null}\n',
  'charts/app/templates/c.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: c}
data:
  {{- range $name, $value := .Values.env }}
  {{ $name }}: {{ $value | quote }}
  {{- end }}
`,
};

const ARGO = {
  'apps/app.yaml': `
apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app, namespace: argocd}
spec:
  project: default
  destination: {server: https://kubernetes.default.svc, namespace: x}
  source: {repoURL: https://git.example/o/r, path: app, targetRevision: HEAD}
`,
  'app/kustomization.yaml':
    'resources: [psp.yaml, c.yaml]\nimages: [{name: registry.example/app, newTag: "2"}]\n',
  'app/psp.yaml':
    'apiVersion: policy/v1beta1\nkind: PodSecurityPolicy\nmetadata: {name: p}\nspec: {volumes: [configMap, emptyDir]}\n',
  'app/c.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {A: b}\n',
};

function report(files: Readonly<Record<string, string>>, settings: Partial<Settings> = {}) {
  return check(ENGINES, treeOf(files), catalogue, {
    ...SETTINGS,
    repositoryUrls: ['https://git.example/o/r'],
    ...settings,
  });
}

/** `Flux 2.7 repository clusters/a/v.yaml:3` */
function shown({ deployer, version, known }: DeployerVersion): string {
  const at = known.by === 'repository' ? ` ${placeOf(known.at)}` : '';
  return `${DEPLOYER_TITLES[deployer]} ${version} ${known.by}${at}`;
}

function versionsOf(
  files: Readonly<Record<string, string>>,
  settings?: Partial<Settings>,
): readonly string[] {
  const { builds } = report(files, settings);
  return [...new Set(builds.flatMap(({ deployerVersion: own }) => own ?? []).map(shown))].sort();
}

const FLUX_LABELS = `
apiVersion: apps/v1
kind: Deployment
metadata:
  name: source-controller
  namespace: flux-system
  labels: {app.kubernetes.io/part-of: flux, app.kubernetes.io/version: v2.7.5}
spec: {template: {spec: {containers: [{name: m, image: "ghcr.io/fluxcd/source-controller:v1.7.4"}]}}}
`;
const INSTANCE = `
apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec: {distribution: {version: VERSION, registry: ghcr.io/fluxcd}}
`;
const IMAGE = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: argocd-server, namespace: argocd}
spec: {template: {spec: {containers: [{name: s, image: "quay.io/argoproj/argocd:v3.4.13"}]}}}
`;
const CHART = `
apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: argocd, namespace: argocd}
spec:
  destination: {server: https://kubernetes.default.svc, namespace: argocd}
  source: {repoURL: https://argoproj.github.io/argo-helm, chart: argo-cd, targetRevision: 8.3.1}
`;
const UMBRELLA =
  'apiVersion: v2\nname: argocd\nversion: 1.0.0\ndependencies:\n  - name: argo-cd\n    version: 8.3.1\n    repository: https://argoproj.github.io/argo-helm\n';
const RAW = 'https://raw.githubusercontent.com/argoproj/argo-cd';

describe('the version that runs', () => {
  test.each([
    ['nothing says it', CLUSTER, 'Flux 2.10 assumption'],
    [
      'the components of Flux',
      { ...CLUSTER, 'clusters/a/components.yaml': FLUX_LABELS },
      'Flux 2.7 repository clusters/a/components.yaml:7',
    ],
    [
      'a FluxInstance',
      { ...CLUSTER, 'clusters/a/flux.yaml': INSTANCE.replace('VERSION', '2.8.x') },
      'Flux 2.8 repository clusters/a/flux.yaml:5',
    ],
    [
      'a range means its newest',
      { ...CLUSTER, 'clusters/a/flux.yaml': INSTANCE.replace('VERSION', '2.x') },
      'Flux 2.10 repository clusters/a/flux.yaml:5',
    ],
    [
      'another cluster says nothing of this one',
      { ...CLUSTER, 'clusters/b/components.yaml': FLUX_LABELS },
      'Flux 2.10 assumption',
    ],
    [
      'the URL of the components',
      {
        ...CLUSTER,
        'flux/kustomization.yaml':
          'resources: ["https://github.com/fluxcd/flux2/releases/download/v2.6.1/install.yaml"]\n',
      },
      'Flux 2.6 repository flux/kustomization.yaml:1',
    ],
    [
      'the image of Argo CD',
      { ...ARGO, 'argocd/i.yaml': IMAGE },
      'Argo CD 3.4 repository argocd/i.yaml:5',
    ],
    [
      'the chart of Argo CD',
      { ...ARGO, 'argocd/a.yaml': CHART },
      'Argo CD 3.1 repository argocd/a.yaml:7',
    ],
    [
      'the chart of Argo CD, as a dependency',
      { ...ARGO, 'argocd/Chart.yaml': UMBRELLA },
      'Argo CD 3.1 repository argocd/Chart.yaml:6',
    ],
    [
      'the URL of install.yaml',
      {
        ...ARGO,
        'argocd/kustomization.yaml': `resources: [${RAW}/v2.14.2/manifests/install.yaml]\n`,
      },
      'Argo CD 2.14 repository argocd/kustomization.yaml:1',
    ],
    [
      'a remote base',
      {
        ...ARGO,
        'argocd/kustomization.yaml':
          'resources: ["https://github.com/argoproj/argo-cd//manifests/ha/cluster-install?ref=v3.0.1"]\n',
      },
      'Argo CD 3.0 repository argocd/kustomization.yaml:1',
    ],
    [
      'a branch says nothing',
      {
        ...ARGO,
        'argocd/kustomization.yaml': `resources: [${RAW}/stable/manifests/install.yaml]\n`,
      },
      'Argo CD 3.6 assumption',
    ],
    [
      'two that disagree',
      {
        ...ARGO,
        'argocd/i.yaml': IMAGE,
        'old/kustomization.yaml': `resources: [${RAW}/v2.14.2/manifests/install.yaml]\n`,
      },
      'Argo CD 3.6 assumption',
    ],
  ])('%s', (_, files, version) => {
    expect(versionsOf(files)).toEqual([version]);
  });

  test('the settings count more, those of the cluster most', () => {
    const [all, own] = ['2.6', '2.8'].map((text) => knownVersion('flux', text)?.row);
    if (all === undefined || own === undefined) throw new Error('not known');
    const files = { ...CLUSTER, 'clusters/a/components.yaml': FLUX_LABELS };
    expect(versionsOf(files, { deployers: { flux: all } })).toEqual(['Flux 2.6 settings']);
    const cluster = {
      name: 'a',
      labels: new Map(),
      annotations: new Map(),
      folders: ['clusters/a'],
    };
    const clusters = [{ ...cluster, deployers: { flux: own } }];
    expect(versionsOf(files, { deployers: { flux: all }, clusters })).toEqual([
      'Flux 2.8 settings',
    ]);
  });
});

test.each([
  ['3.4', '3.4', undefined],
  ['v3.4.13', '3.4', undefined],
  ['~3.1', '3.1', undefined],
  ['2.x', '2.14', undefined],
  ['>=2.4', '3.6', undefined],
  ['*', '3.6', undefined],
  ['4.2', '3.6', 'newer'],
  ['1.8', '2.4', 'older'],
  ['main', undefined, undefined],
])('%s means', (text, version, nearest) => {
  const known = knownVersion('argocd', text);
  expect([known?.row.version, known?.nearest]).toEqual([version, nearest]);
});

function found(
  files: Readonly<Record<string, string>>,
  deployer: 'argocd' | 'flux',
  version: string | undefined,
) {
  const row = version === undefined ? undefined : knownVersion(deployer, version)?.row;
  const { problems, builds } = report(files, row && { deployers: { [deployer]: row } });
  return {
    problems: problems.flatMap(({ rule, severity }) =>
      severity === 'info' ? [] : `${severity} ${rule}`,
    ),
    data: builds.flatMap(({ objects, deployerVersion }) =>
      deployerVersion === undefined
        ? []
        : objects.flatMap(({ kind, node }) =>
            kind === 'ConfigMap' ? [JSON.stringify(node.entries.map(({ name }) => name))] : [],
          ),
    ),
  };
}

const KEYS = '["apiVersion","kind","metadata","data"]';

describe('what only some versions refuse', () => {
  test.each([
    ['3.0', { problems: [], data: [KEYS] }],
    ['3.1', { problems: ['error unbuildable-kustomization'], data: [] }],
    [undefined, { problems: ['warning version-dependent-build'], data: [KEYS] }],
  ])('images above a PodSecurityPolicy, with Argo CD %s', (version, expected) => {
    expect(found(ARGO, 'argocd', version)).toEqual(expected);
  });

  test.each([
    ['2.11', []],
    ['2.13', ['error unbuildable-kustomization']],
    [undefined, ['warning version-dependent-build']],
  ])('an unknown field of configurations, with Argo CD %s', (version, problems) => {
    const files = {
      ...ARGO,
      'app/kustomization.yaml': 'resources: [c.yaml]\nconfigurations: [fields.yaml]\n',
      'app/fields.yaml': 'varReference: [{path: data/a, kind: ConfigMap, apiGroup: core}]\n',
    };
    expect(found(files, 'argocd', version).problems).toEqual(problems);
  });

  test.each([
    ['2.7', []],
    ['2.8', []],
    [undefined, ['warning version-dependent-build']],
  ])('nulls among the defaults of a chart, with Flux %s', (version, problems) => {
    expect(found(CLUSTER, 'flux', version).problems).toEqual(problems);
  });

  test('a field of Kubernetes that is null is one that is not there', () => {
    const pod = `apiVersion: v1
kind: Pod
metadata: {name: web}
spec: {containers: [{name: web, image: web, securityContext: {{ toJson .Values.security }}}]}
`;
    const files = {
      ...CLUSTER,
      'charts/app/values.yaml': 'security: {privileged: false, seLinuxOptions: null}\n',
      'charts/app/templates/c.yaml': pod,
    };
    expect(found(files, 'flux', undefined).problems).toEqual([]);
  });

  test('nulls in a chart that installs Argo CD itself: the version that it installs counts', () => {
    const template = CLUSTER['charts/app/templates/c.yaml'];
    const server = (tag: string): string =>
      `${template}---${IMAGE.trimEnd().replace('v3.4.13', tag)}\n`;
    const files = (tag: string) => ({
      'apps/app.yaml': ARGO['apps/app.yaml'],
      'app/Chart.yaml': CLUSTER['charts/app/Chart.yaml'],
      'app/values.yaml': CLUSTER['charts/app/values.yaml'],
      'app/templates/c.yaml': tag === '' ? template : server(tag),
    });
    const problems = ['v3.4.13', 'v3.5.1', ''].map(
      (tag) => found(files(tag), 'argocd', undefined).problems,
    );
    expect(problems).toEqual([[], [], ['warning version-dependent-build']]);
    const data = (tag: string, version?: string) => {
      const row = version === undefined ? undefined : knownVersion('argocd', version)?.row;
      const { builds } = report(files(tag), row && { deployers: { argocd: row } });
      const maps = builds.flatMap(({ objects }) => objects.filter(({ name }) => name === 'c'));
      return maps.map(({ node }) => entriesAt(node, 'data').map(({ name }) => name));
    };
    expect(data('v3.4.13')).toEqual(data('', '3.4'));
    expect(data('v3.5.1')).toEqual(data('', '3.5'));
    expect(data('v3.5.1')).not.toEqual(data('v3.4.13'));
  });

  test('a line break at the end of a text is no difference', () => {
    const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata:\n  a: |\n    x\n';
    const maps = `${map}---\n${map.replace('name: c', 'name: d')}`;
    const files = { ...CLUSTER, 'charts/app/templates/c.yaml': maps };
    expect(found(files, 'flux', undefined).problems).toEqual([]);
  });

  test('two objects of one name are no difference', () => {
    const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {a: x}\n';
    const maps = `${map}---\n${map.replace('a: x', 'a: z')}`;
    const files = { ...CLUSTER, 'charts/app/templates/c.yaml': maps };
    expect(found(files, 'flux', undefined).problems).toEqual(['error duplicate-object']);
  });

  test('a function that only Helm 4 has', () => {
    const template =
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {a: {{ mustToDuration "90s" | toString | quote }}}\n';
    const files = {
      ...CLUSTER,
      'charts/app/values.yaml': '',
      'charts/app/templates/c.yaml': template,
    };
    const rules = ['2.7', '2.8', undefined].map(
      (version) => found(files, 'flux', version).problems,
    );
    expect(rules).toEqual([['error unrenderable-chart'], [], ['warning version-dependent-build']]);
    expect(report(files).problems.map(({ message }) => messageText(message))).toEqual([
      expect.stringContaining('Helm 3 refuses this release, and Helm 4 renders it.'),
    ]);
  });
});

const HOOKS = {
  ...CLUSTER,
  'charts/app/values.yaml': '',
  'charts/app/templates/c.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: c}
data: {A: chart}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: hook, annotations: {helm.sh/hook: pre-install}}
data: {A: chart}
`,
};
const RENDERER = `  postRenderers:
    - kustomize:
        patches:
          - target: {kind: ConfigMap}
            patch: "- {op: replace, path: /data/A, value: patched}"
`;

test.each([
  ['2.8', '', ['patched', 'chart']],
  ['2.9', '', ['patched', 'patched']],
  ['2.9', '  postRenderStrategy: separate\n', ['patched', 'patched']],
  ['2.9', '  postRenderStrategy: nohooks\n', ['patched', 'chart']],
])('post-renderers and hooks in Flux %s %s', (version, strategy, values) => {
  const row = knownVersion('flux', version)?.row;
  const sync = `${CLUSTER['clusters/a/sync.yaml']}${RENDERER}${strategy}`;
  const { builds } = report(
    { ...HOOKS, 'clusters/a/sync.yaml': sync },
    row && { deployers: { flux: row } },
  );
  const objects = builds.flatMap((build) => (build.kind === 'helm-release' ? build.objects : []));
  expect(objects.map(({ node }) => scalarText(valueAt(node, 'data', 'A'), 'kubectl'))).toEqual(
    values,
  );
});
