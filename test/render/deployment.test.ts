import { expect, test } from 'vitest';
import { answers, application, flux, LIST, MAP, rendered, URL } from './deployment-answers.ts';

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

test('what starts a folder is not left out of it, although the folder deploys itself once more', () => {
  expect(
    answers({
      'clusters/one/kustomization.yaml': LIST('config/self.yaml', 'config/shop.yaml'),
      'clusters/one/config/self.yaml': flux('one', './clusters/one'),
      'clusters/one/config/shop.yaml': flux('shop', './shop'),
      'clusters/one/flux-system/kustomization.yaml': LIST('gotk-sync.yaml'),
      'clusters/one/flux-system/gotk-sync.yaml': flux('flux-system', './clusters/one'),
      'shop/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "clusters/one: deployed, deployer",
      "clusters/one (Kustomization flux-system/one): deployed, deployer",
      "clusters/one/flux-system: deployed, root",
      "shop: deployed, deployer",
    ]
  `);
});

/** An overlay that sets the path of the Kustomizations of its base. */
const PATCHED = (name: string): string =>
  `${LIST('../base')}patches:\n  - patch: '[{"op": "add", "path": "/spec/path", "value": "./apps/${name}"}]'\n    target: {kind: Kustomization}\n`;

test('Kustomizations of a base get their paths from the overlays: without one they do not deploy everything', () => {
  const pathless = flux('apps', './').replace(/.*path: .*\n/, '');
  expect(
    answers({
      'clusters/base/kustomization.yaml': LIST('apps.yaml'),
      'clusters/base/apps.yaml': pathless,
      'clusters/one/kustomization.yaml': PATCHED('one'),
      'clusters/two/kustomization.yaml': PATCHED('two'),
      'apps/one/map.yaml': MAP,
      'apps/two/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps/one: deployed, deployer",
      "apps/two: deployed, deployer",
      "clusters/one: deployed, root",
      "clusters/two: deployed, root",
    ]
  `);
});

test('what a folder deploys beside it says nothing of the folder', () => {
  expect(
    answers({
      'clusters/staging/kustomization.yaml': LIST('repos.yaml', 'apps.yml'),
      'clusters/staging/repos.yaml': flux('repos', './clusters/common/repos'),
      'clusters/staging/apps.yml': flux('apps', './apps'),
      'clusters/common/repos/map.yaml': MAP,
      'apps/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps: deployed, deployer",
      "clusters/common/repos: deployed, deployer",
      "clusters/staging: deployed, root",
    ]
  `);
});

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
      'apps/url/map.yaml': MAP,
      'apps/dead/map.yaml': MAP,
      'apps/deploy.sh': 'kubectl apply -f "$DIR/script/map.yaml"\nhelm upgrade dead other/dead\n',
      'README.md': `\`\`\`\nkubectl apply -k apps/document\nkubectl apply -f ${URL}/-/raw/main/apps/url/map.yaml\n\`\`\`\nThe folder apps/dead is old.\n`,
      '.github/workflows/deploy.yaml': 'run: kubectl apply \\\n  -f apps/pipeline/\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps/dead: not-deployed, other-folders",
      "apps/document: deployed, applied",
      "apps/pipeline: deployed, applied",
      "apps/script: deployed, applied",
      "apps/url: deployed, applied",
      "apps/used: deployed, deployer",
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
      "tests: not-deployed, test-folder",
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
      "apps/off/ks.yaml: not-deployed, commented-out",
    ]
  `);
});

const applicationSet = (name: string, folder: string): string => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: ${name}, namespace: argocd}
spec:
  generators:
  - git: {repoURL: '${URL}', directories: [{path: '${folder}/*'}]}
  template:
    metadata: {name: '{{path.basename}}'}
    spec: {source: {repoURL: '${URL}', path: '{{path}}'}, destination: {namespace: x}}
`;

test('two folders side by side that each start what is in them: neither says that the other is left out', () => {
  expect(
    answers({
      'k8s/apps/kustomization.yaml': LIST('set.yaml'),
      'k8s/apps/set.yaml': applicationSet('apps', 'k8s/apps'),
      'k8s/apps/web/map.yaml': MAP,
      'k8s/infra/kustomization.yaml': LIST('set.yaml', 'auth.yaml'),
      'k8s/infra/set.yaml': applicationSet('infra', 'k8s/infra'),
      'k8s/infra/auth.yaml': application('auth', 'k8s/infra/login'),
      'k8s/infra/login/map.yaml': MAP,
      'k8s/infra/dns/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "k8s/apps: deployed, root",
      "k8s/apps/web: deployed, deployer",
      "k8s/infra: deployed, root",
      "k8s/infra/dns: deployed, deployer",
      "k8s/infra/login: unknown, by-hand",
      "k8s/infra/login (Application argocd/login): deployed, deployer",
    ]
  `);
});

test('a list of files that have folders of their own leaves out the one that it does not name', () => {
  expect(
    answers({
      'clusters/one/apps.yaml': flux('apps', './apps'),
      'apps/kustomization.yaml': LIST('web/ks.yaml', 'shop/ks.yaml'),
      'apps/web/ks.yaml': flux('web', './apps/web/app'),
      'apps/web/app/map.yaml': MAP,
      'apps/shop/ks.yaml': flux('shop', './apps/shop/app'),
      'apps/shop/app/map.yaml': MAP,
      'apps/old/ks.yaml': flux('old', './apps/old/app'),
      'apps/old/app/map.yaml': MAP,
      'apps/old/other.yaml': flux('other', './other'),
      'other/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps: deployed, deployer",
      "apps/old: not-deployed, unlisted",
      "apps/old/app: not-deployed, undeployed-deployer",
      "apps/shop/app: deployed, deployer",
      "apps/web/app: deployed, deployer",
      "clusters/one: deployed, root",
      "other: not-deployed, undeployed-deployer",
    ]
  `);
});

test('what the Application that a list leaves out deploys is not deployed, wherever it is', () => {
  expect(
    answers({
      'argocd/root.yaml': application('root', 'argocd/list'),
      'argocd/list/kustomization.yaml': `${LIST('used.yaml')}# - off.yaml\n`,
      'argocd/list/used.yaml': application('used', 'used'),
      'argocd/list/off.yaml': application('off', 'off/overlays/prod'),
      'argocd/list/left-out.yaml': application('left-out', 'left/out'),
      'used/map.yaml': MAP,
      'off/overlays/prod/kustomization.yaml': LIST('map.yaml'),
      'off/overlays/prod/map.yaml': MAP,
      'left/out/kustomization.yaml': LIST('map.yaml'),
      'left/out/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "argocd: deployed, root",
      "argocd/list: deployed, deployer",
      "left/out: not-deployed, undeployed-deployer",
      "off/overlays/prod: not-deployed, undeployed-deployer",
      "used: deployed, deployer",
      "argocd/list/left-out.yaml: not-deployed, unlisted",
      "argocd/list/off.yaml: not-deployed, commented-out",
    ]
  `);
});

test('the only Application of a repository, and one that cannot build what holds the others', () => {
  expect([
    ...answers({ 'root.yaml': application('root', 'app'), 'app/map.yaml': MAP }),
    ...answers({
      'flux/apps.yaml': flux('apps', './apps'),
      'flux/more.yaml': flux('more', './more'),
      'apps/kustomization.yaml': LIST('web/ks.yaml', 'gone/ks.yaml'),
      'apps/web/ks.yaml': flux('web', './web'),
      'web/map.yaml': MAP,
      'more/map.yaml': MAP,
    }),
  ]).toMatchInlineSnapshot(`
    [
      ".: deployed, root",
      "app: deployed, deployer",
      "apps: deployed, deployer",
      "flux: deployed, root",
      "more: unknown, by-hand",
      "web: deployed, deployer",
    ]
  `);
});

test('documents name paths from the top of the repository, scripts from where they are', () => {
  expect(
    answers({
      'argocd/root.yaml': application('root', 'used'),
      'used/map.yaml': MAP,
      'k8s/web/map.yaml': MAP,
      'site/docs/k8s/web/map.yaml': MAP,
      'site/docs/howto.md': 'kubectl apply -f k8s/web/\nkubectl apply -f ./k8s/shop/',
      'site/docs/k8s/shop/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "argocd: deployed, root",
      "k8s/web: deployed, applied",
      "site/docs/k8s/shop: deployed, applied",
      "site/docs/k8s/web: unknown, unreached",
      "used: deployed, deployer",
    ]
  `);
});

test.each([
  ['', ['web/kustomization.yaml']],
  ['patches: [{path: patch.yaml}]\n', []],
])(
  'what a list that cannot be built names is called wrong, unless the list may patch it: %s',
  (patches, wrong) => {
    const files = {
      'flux/apps.yaml': flux('apps', './apps'),
      'apps/kustomization.yaml': LIST('web/ks.yaml', 'gone/ks.yaml') + patches,
      'apps/web/ks.yaml': flux('web', './web'),
      'web/kustomization.yaml': LIST('map.yaml', 'gone.yaml'),
      'web/map.yaml': MAP,
    };
    const { builds } = rendered(files);
    const web = builds.find(({ id }) => id === 'web');
    expect(web?.failures.map(({ at }) => at.file.path)).toEqual(wrong);
    expect(web?.deployment?.answer).toBe('deployed');
  },
);
