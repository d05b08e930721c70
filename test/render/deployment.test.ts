import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { deploymentOfFile } from '../../src/model/parsed-file.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.com/team/apps';
const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\ndata: {a: b}\n';
const LIST = (...paths: readonly string[]): string =>
  `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [${paths.join(', ')}]\n`;

/** Each build, and each file whose objects no build reads, with the answer and its evidence. */
function answers(files: Readonly<Record<string, string>>): readonly string[] {
  const tree = { ...treeOf(files), remotes: [URL] };
  const limits = DEFAULT_LIMITS;
  const rendered = renderBuilds(ENGINES, tree, parseFiles(tree, limits), {
    limits,
    loadRestrictor: 'repository',
  });
  const found = [
    ...rendered.builds.map(({ id, deployment }) => ({ id, deployment })),
    ...rendered.files.map((file) => ({ id: file.path, deployment: deploymentOfFile(file) })),
  ];
  return found.flatMap(({ id, deployment }) =>
    deployment === undefined ? [] : [`${id}: ${deployment.answer}, ${deployment.evidence.kind}`],
  );
}

function flux(name: string, path: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  path: ${path}
  sourceRef: {kind: GitRepository, name: flux-system}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: '${URL}'}
`;
}

test('without entry objects nothing is known: people apply folders, install charts, and include bases', () => {
  expect(
    answers({
      'app/map.yaml': MAP,
      'lib/base/kustomization.yaml': LIST('map.yaml'),
      'lib/base/map.yaml': MAP,
      'lib/base/other.yaml': MAP,
      'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
      'web/templates/map.yaml': MAP,
      'testdata/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "app: unknown, none",
      "lib/base: unknown, library-base",
      "web: unknown, chart",
      "lib/base/other.yaml: not-deployed, unlisted",
      "testdata/map.yaml: not-deployed, unused-file",
    ]
  `);
});

test('what entry objects lead to is deployed, and what they certainly do not lead to is not', () => {
  expect(
    answers({
      'clusters/prod/apps.yaml': flux('apps', './apps'),
      'apps/kustomization.yaml': LIST('map.yaml'),
      'apps/map.yaml': MAP,
      'apps/off/kustomization.yaml': LIST('ks.yaml'),
      'apps/off/ks.yaml': flux('off', './switched/off'),
      'switched/off/map.yaml': MAP,
      'forgotten/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps: deployed, deployer",
      "apps/off: not-deployed, unlisted",
      "clusters/prod: deployed, root",
      "forgotten: not-deployed, other-folders",
      "switched/off: not-deployed, undeployed-deployer",
    ]
  `);
});

const application = (name: string, path: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec: {source: {repoURL: '${URL}', path: ${path}}, destination: {namespace: ${name}}}
`;

test('a list beside the one that is deployed, what it names, and what only people may apply', () => {
  expect(
    answers({
      'argocd/root.yaml': application('root', 'argocd/envs/prod'),
      'argocd/envs/prod/kustomization.yaml': LIST('shop.yaml'),
      'argocd/envs/prod/shop.yaml': application('shop', 'shop'),
      'argocd/envs/dev/kustomization.yaml': LIST('shop.yaml'),
      'argocd/envs/dev/shop.yaml': application('shop-dev', 'shop-dev'),
      'alone/app.yaml': application('alone', 'loner'),
      'shop/map.yaml': MAP,
      'shop-dev/map.yaml': MAP,
      'loner/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "alone: deployed, root",
      "argocd: deployed, root",
      "argocd/envs/dev: not-deployed, other-folders",
      "argocd/envs/prod: deployed, deployer",
      "loner: unknown, by-hand",
      "shop: deployed, deployer",
      "shop-dev: not-deployed, undeployed-deployer",
    ]
  `);
});

test('what a script, a pipeline or a document applies is deployed', () => {
  expect(
    answers({
      'argocd/root.yaml': application('root', 'apps/used'),
      'apps/used/map.yaml': MAP,
      'apps/script/map.yaml': MAP,
      'apps/document/kustomization.yaml': LIST('map.yaml'),
      'apps/document/map.yaml': MAP,
      'apps/pipeline/map.yaml': MAP,
      'apps/dead/map.yaml': MAP,
      'apps/deploy.sh': 'kubectl apply -f "$DIR/script/map.yaml"\nhelm upgrade dead other/dead\n',
      'README.md': '```\nkubectl apply -k apps/document\n```\nThe folder apps/dead is old.\n',
      '.github/workflows/deploy.yaml': 'run: kubectl apply \\\n  -f apps/pipeline/\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps/dead: not-deployed, other-folders",
      "apps/document: deployed, applied",
      "apps/pipeline: deployed, applied",
      "apps/script: deployed, applied",
      "apps/used: unknown, by-hand",
      "argocd: deployed, root",
    ]
  `);
});

test('entry objects in folders of tests and examples, unless those are environments or nothing else is here', () => {
  const used = { 'apps/used/map.yaml': MAP, 'argocd/root.yaml': application('root', 'apps/used') };
  const test = { 'tests/one.yaml': application('one', 'tests/data') };
  expect([
    ...answers({ ...used, ...test }),
    ...answers({ ...used, ...test, 'prod/map.yaml': MAP }),
    ...answers({ ...used, 'clusters/demo/one.yaml': application('one', 'one') }),
    ...answers(test),
  ]).toMatchInlineSnapshot(`
    [
      "apps/used: unknown, by-hand",
      "argocd: deployed, root",
      "tests: not-deployed, other-folders",
      "tests/data: not-deployed, undeployed-deployer",
      "apps/used: unknown, by-hand",
      "argocd: deployed, root",
      "prod: not-deployed, other-folders",
      "tests: deployed, root",
      "tests/data: unknown, by-hand",
      "apps/used: unknown, by-hand",
      "argocd: deployed, root",
      "clusters/demo: deployed, root",
      "one: deployed, deployer",
      "tests: deployed, root",
      "tests/data: unknown, by-hand",
    ]
  `);
});

test('what a list names in a comment only is not deployed, with its variables', () => {
  expect(
    answers({
      'clusters/sbox/list/kustomization.yaml': `${LIST('../../../apps/used/ks.yaml')}# - ../../../apps/off/ks.yaml\n`,
      'clusters/sbox/root.yaml': flux('root', './clusters/sbox/list'),
      'apps/used/ks.yaml': flux('used', './apps/used/app'),
      'apps/used/app/map.yaml': MAP,
      'apps/off/ks.yaml': flux('off', './apps/off/${ENV}'),
      'apps/off/sbox/kustomization.yaml': LIST('map.yaml'),
      'apps/off/sbox/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps/off/sbox: not-deployed, undeployed-deployer",
      "apps/used/app: deployed, deployer",
      "clusters/sbox: deployed, root",
      "clusters/sbox/list: deployed, deployer",
      "apps/off/ks.yaml: not-deployed, unlisted",
    ]
  `);
});
