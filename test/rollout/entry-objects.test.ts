import { describe, expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { DEFAULT_CHANGE_OPTIONS } from '../../src/report/changes/change-options.ts';
import { formatChanges } from '../../src/report/changes/format-changes.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const REPOSITORY = 'https://git.example.org/team/repo.git';

type Files = Readonly<Record<string, string>>;

/** A release of a chart that nobody has here; its values tell of no container. */
function release(name: string, values: string, chart = 'version: 1.0.0'): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: flux-system}
spec:
  chart: {spec: {chart: redis, ${chart}, sourceRef: {kind: HelmRepository, name: redis}}}
  ${values}
`;
}

function notCompared(base: Files, head: Files): readonly string[] {
  const [old, now] = [base, head].map((files) => ({ ...treeOf(files), remotes: [REPOSITORY] }));
  const change = diff(ENGINES, old ?? treeOf({}), now ?? treeOf({}), SETTINGS);
  return change.notCompared.map(({ text }) => messageText(text));
}

const UNKNOWN = 'is not known: its chart is not available';
const FOLDER = 'resources: [redis.yaml]\n';

function twoClusters(one: string, other: string): Files {
  return {
    'clusters/home/kustomization.yaml': FOLDER,
    'clusters/home/redis.yaml': one,
    'clusters/office/kustomization.yaml': FOLDER,
    'clusters/office/redis.yaml': other,
  };
}

test('releases of the same name in two clusters are compared each with itself', () => {
  const [one, other] = [
    release('redis', 'values: {replicas: 1}'),
    release('redis', 'values: {replicas: 3}'),
  ];
  const base = twoClusters(one, other);
  expect(notCompared(base, { ...base, 'README.md': '# redis\n' })).toEqual([]);
  expect(notCompared(base, twoClusters(one, release('redis', 'values: {replicas: 5}')))).toEqual([
    `HelmRelease \`flux-system/redis\` changes, and what it deploys ${UNKNOWN}`,
  ]);
});

test('a release that goes, and one that comes', () => {
  const [old, now] = ['redis', 'valkey'].map((name) => ({
    'apps/kustomization.yaml': `resources: [${name}.yaml]\n`,
    [`apps/${name}.yaml`]: release(name, 'values: {replicas: 1}'),
  }));
  expect(notCompared(old ?? {}, now ?? {})).toEqual([
    `HelmRelease \`flux-system/valkey\` is new, and what it deploys ${UNKNOWN}`,
    `HelmRelease \`flux-system/redis\` is removed, and what it deployed ${UNKNOWN}`,
  ]);
});

test('a release in a kustomization that can no longer be built stays where it is', () => {
  const base = {
    'apps/kustomization.yaml': FOLDER,
    'apps/redis.yaml': release('redis', 'values: {replicas: 1}'),
  };
  const broken = { ...base, 'apps/kustomization.yaml': 'resources: [redis.yaml, gone.yaml]\n' };
  expect(notCompared(base, broken).map((text) => text.replace(/: .*/s, ''))).toEqual([
    'build `apps` can no longer be built, so that nothing of it is applied',
  ]);
  expect(notCompared(broken, base).map((text) => text.replace(/: .*/s, ''))).toEqual([
    'build `apps` could not be built before',
  ]);
});

/** A list that gives the release of a file another version. */
function patchedList(more: string): string {
  return `resources: [../../apps/redis.yaml${more}]
patches: [{patch: '[{"op": "replace", "path": "/spec/chart/spec/version", "value": "2.0.0"}]', target: {kind: HelmRelease}}]
`;
}

test('what a kustomization made of a release is not compared with its file once it can no longer be built', () => {
  const cluster = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {path: ./clusters/home, sourceRef: {kind: GitRepository, name: flux-system}}
`;
  const apps = { 'apps/redis.yaml': release('redis', 'values: {replicas: 1}') };
  const files = { ...apps, 'flux-system/gotk-sync.yaml': cluster };
  const base = { ...files, 'clusters/home/kustomization.yaml': patchedList('') };
  const broken = { ...files, 'clusters/home/kustomization.yaml': patchedList(', gone.yaml') };
  expect(notCompared(base, broken).map((text) => text.replace(/: .*/s, ''))).toEqual([
    'build `clusters/home` can no longer be built, so that nothing of it is applied',
  ]);
  expect(notCompared(broken, base).map((text) => text.replace(/: .*/s, ''))).toEqual([
    'build `clusters/home` could not be built before',
  ]);
});

function ociTree(tag: string): Files {
  return {
    'redis.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: redis, namespace: flux-system}
spec: {chartRef: {kind: OCIRepository, name: redis}}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: redis, namespace: flux-system}
spec: {url: "oci://example.com/charts/redis", ref: {tag: ${tag}}}
`,
  };
}

test('the version of a chart, in the release or in the object that it names', () => {
  expect(
    notCompared(
      { 'redis.yaml': release('redis', 'values: {}') },
      { 'redis.yaml': release('redis', 'values: {}', 'version: 2.0.0') },
    ),
  ).toEqual([
    `HelmRelease \`flux-system/redis\` changes (version 1.0.0 to 2.0.0 of its chart), and what it deploys ${UNKNOWN}`,
  ]);
  expect(notCompared(ociTree('85.3.3'), ociTree('86.2.2'))).toEqual([
    `HelmRelease \`flux-system/redis\` changes (version 85.3.3 to 86.2.2 of its chart), and what it deploys ${UNKNOWN}`,
  ]);
});

function valuesTree(replicas: number, other: string): Files {
  return {
    'apps/kustomization.yaml': `resources: [redis.yaml]
namespace: flux-system
configMapGenerator:
  - name: redis-values
    files: [values.yaml, other.yaml]
    options: {disableNameSuffixHash: true}
`,
    'apps/values.yaml': `replicas: ${replicas}\n`,
    'apps/other.yaml': `a: ${other}\n`,
    'apps/redis.yaml': release('redis', 'valuesFrom: [{kind: ConfigMap, name: redis-values}]'),
  };
}

test('values that come from a ConfigMap', () => {
  expect(notCompared(valuesTree(1, 'a'), valuesTree(2, 'a'))).toEqual([
    `HelmRelease \`flux-system/redis\` changes (its values come from ConfigMap \`redis-values\`), and what it deploys ${UNKNOWN}`,
  ]);
  expect(notCompared(valuesTree(1, 'a'), valuesTree(1, 'b'))).toEqual([]);
});

function manyReleases(version: string): Files {
  return Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [
      `${name}.yaml`,
      release(name, 'values: {}', `version: ${version}`),
    ]),
  );
}

test('many releases that change alike are one sentence for people', () => {
  const change = diff(
    ENGINES,
    treeOf(manyReleases('1.0.0')),
    treeOf(manyReleases('1.1.0')),
    SETTINGS,
  );
  expect(change.notCompared).toHaveLength(4);
  const text = formatChanges('text', change, { ...DEFAULT_CHANGE_OPTIONS, width: 100 });
  expect(text).toMatchInlineSnapshot(`
    "Changes from the base to the head

    not compared: HelmRelease flux-system/a (version 1.0.0 to 1.1.0 of its chart), HelmRelease
    flux-system/b (version 1.0.0 to 1.1.0 of its chart), HelmRelease flux-system/c (version 1.0.0 to
    1.1.0 of its chart) and HelmRelease flux-system/d (version 1.0.0 to 1.1.0 of its chart) change, and
    what each deploys is not known: its chart is not available

    No workload is touched.
    "
  `);
});

function twoOfOneBase(version: string): Files {
  const one = release('redis', 'values: {}', `version: ${version}`);
  return {
    'base/kustomization.yaml': FOLDER,
    'base/redis.yaml': one,
    'clusters/home/kustomization.yaml': 'resources: [../../base]\n',
    'clusters/office/kustomization.yaml': 'resources: [../../base]\n',
  };
}

test('clusters of the same files say the same once', () => {
  const change = diff(
    ENGINES,
    treeOf(twoOfOneBase('1.0.0')),
    treeOf(twoOfOneBase('1.1.0')),
    SETTINGS,
  );
  const text = formatChanges('text', change, { ...DEFAULT_CHANGE_OPTIONS, width: 100 });
  expect(text.match(/not compared/g)).toHaveLength(1);
});

test('how often a release is looked at changes nothing of what it deploys', () => {
  const [old, now] = ['1m', '5m'].map((interval) => ({
    'apps/kustomization.yaml': FOLDER,
    'apps/redis.yaml': release('redis', `interval: ${interval}`),
  }));
  expect(notCompared(old ?? {}, now ?? {})).toEqual([]);
});

function flux(tag: string, kind: string): Files {
  return {
    'clusters/home/apps.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: ${kind}
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, url: "https://git.example/other/apps", ref: {tag: ${tag}}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, path: ./apps, prune: true, sourceRef: {kind: ${kind}, name: apps}}
`,
  };
}

describe('another version of what Flux deploys from', () => {
  test.each(['GitRepository', 'OCIRepository'])('a %s', (kind) => {
    const [note, ...others] = notCompared(flux('1.0.0', kind), flux('1.1.0', kind));
    expect(others).toEqual([]);
    expect(note).toContain(
      `Kustomization \`flux-system/apps\` changes (through ${kind} \`flux-system/apps\`), and what it deploys is not known`,
    );
  });

  test('not how often it is looked at', () => {
    const base = flux('1.0.0', 'GitRepository');
    const head = Object.fromEntries(
      Object.entries(base).map(([path, text]) => [path, text.replaceAll('1m', '2m')]),
    );
    expect(notCompared(base, head)).toEqual([]);
  });
});

function files(text: string, values = 'replicas: 1\n'): Files {
  return {
    'apps/shop.yaml': text,
    'config/config.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: shop}\ndata: {A: b}\n',
    'values/shop.yaml': values,
  };
}

describe('an Application of a chart that is not here', () => {
  const app = (version: string, more = ''): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: shop, namespace: argocd}
spec:
  project: default
  destination: {server: "https://kubernetes.default.svc", namespace: shop}
  sources:
    - {repoURL: "https://charts.example.com", chart: shop, targetRevision: ${version}, helm: {valueFiles: [$own/values/shop.yaml]}}
    - {repoURL: "${REPOSITORY}", targetRevision: HEAD, ref: own}
${more}`;
  const beside = `    - {repoURL: "${REPOSITORY}", targetRevision: HEAD, path: config}\n`;
  test('its file of values changes', () => {
    expect(notCompared(files(app('1.0.0')), files(app('1.0.0'), 'replicas: 2\n'))).toEqual([
      `Application \`argocd/shop\` changes (its values come from \`values/shop.yaml\`), and what it deploys ${UNKNOWN}`,
    ]);
  });

  const PART =
    'build `config` changes, and a part of what it deploys is not known: one of its sources is not available';

  test.each([
    ['another version', files(app('1.1.0', beside))],
    ['other values', files(app('1.0.0', beside), 'replicas: 2\n')],
  ])('beside a folder of this repository: %s', (_, head) => {
    expect(notCompared(files(app('1.0.0', beside)), head)).toEqual([PART]);
  });

  test('another project changes nothing of it', () => {
    const text = app('1.0.0', beside);
    expect(notCompared(files(text), files(text.replace('default', 'shop')))).toEqual([]);
  });
});

function inTwoEnvironments(prod: string, stage: string): Files {
  return {
    'chart/Chart.yaml': 'name: apps\nversion: 1.0.0\n',
    'chart/templates/all.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: shop, namespace: argocd}
spec:
  source:
    repoURL: ${REPOSITORY}
    path: apps/shop
    helm: {values: 'image: {{ .Values.image }}, cluster: {{ .Values.cluster }}'}
  destination: {namespace: shop}
`,
    'chart/values-prod.yaml': `image: ${prod}\n`,
    'chart/values-stage.yaml': `image: ${stage}\n`,
    'apps/shop/Chart.yaml': 'name: shop\nversion: 1.0.0\n',
    'apps/shop/templates/none.yaml': '',
  };
}

test('applications of a chart that is not followed, one for each environment', () => {
  const note =
    'Application `argocd/shop` changes, and what it deploys is not known: no entry point is known to deploy its chart';
  const base = inTwoEnvironments('a', 'b');
  expect(notCompared(base, inTwoEnvironments('a', 'b'))).toEqual([]);
  expect(notCompared(base, inTwoEnvironments('x', 'b'))).toEqual([note]);
  expect(notCompared(base, inTwoEnvironments('a', 'x'))).toEqual([note]);
  expect(notCompared(base, inTwoEnvironments('x', 'x'))).toEqual([note]);
});

test('a release whose chart is here in its version only on the head', () => {
  const repository = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: redis, namespace: flux-system}
spec: {url: "https://team.github.io/repo"}
`;
  const chart = {
    'source.yaml': repository,
    'charts/redis/Chart.yaml': 'apiVersion: v2\nname: redis\nversion: 2.0.0\n',
    'charts/redis/templates/pod.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: {name: redis}\nspec: {containers: [{name: a, image: a}]}\n',
  };
  const base = { ...chart, 'redis.yaml': release('redis', 'values: {}') };
  const head = { ...chart, 'redis.yaml': release('redis', 'values: {}', 'version: 2.0.0') };
  expect(notCompared(base, head)).toEqual([
    `HelmRelease \`flux-system/redis\` is rendered now, and what it deployed before ${UNKNOWN}`,
  ]);
});
