import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { write } from '../../scratch.ts';
import {
  application,
  checkouts,
  deployedOf,
  deployment,
  fluxSource,
  KUSTOMIZATION,
  problemsOf,
  reportOf,
  secret,
  verdictsOf,
} from './checkouts.ts';

const SHOP = { 'deploy/kustomization.yaml': KUSTOMIZATION };

/** A cluster's repository that deploys `shop`, and what is in the shop. */
function shopFleet(infra: Readonly<Record<string, string>>, web: string): string {
  return checkouts({ infra, shop: { ...SHOP, 'deploy/web.yaml': web } });
}

describe('what one repository deploys of another', () => {
  test('a GitRepository of Flux: in its cluster, with the sources of that cluster', async () => {
    const folder = shopFleet(
      {
        'clusters/prod/shop.yaml': fluxSource('shop', './deploy'),
        'clusters/prod/db.yaml': secret('db', 'user', 'password'),
        'clusters/dev/shop.yaml': fluxSource('shop', './deploy'),
        'clusters/dev/other.yaml': secret('mail', 'user'),
      },
      deployment('db', 'user', 'passwort'),
    );
    const report = await reportOf(folder, 'fleet infra shop');
    expect(deployedOf(report)).toMatchInlineSnapshot(`
      [
        "Kustomization flux-system/shop → shop/deploy in infra/clusters/dev, 1 objects",
        "Kustomization flux-system/shop → shop/deploy (Kustomization flux-system/shop) in infra/clusters/prod, 1 objects",
      ]
    `);
    expect(verdictsOf(report)).toMatchInlineSnapshot(`
      [
        "db:user in shop/deploy/web.yaml undeclared",
        "db:passwort in shop/deploy/web.yaml undeclared",
        "db:user in shop/deploy/web.yaml elsewhere (infra/clusters/prod/db.yaml)",
        "db:passwort in shop/deploy/web.yaml broken",
      ]
    `);
    expect(problemsOf(report)).toMatchInlineSnapshot(`
      [
        "warning undeclared-secret shop/deploy/web.yaml:14 → infra/clusters/prod/db.yaml:3 → shop/deploy/web.yaml:16",
        "error missing-secret-key shop/deploy/web.yaml:16 → infra/clusters/prod/db.yaml:4",
      ]
    `);
    const alone = await reportOf(folder, 'check shop');
    expect(verdictsOf(alone)).toMatchInlineSnapshot(`
      [
        "db:user in deploy/web.yaml undeclared",
        "db:passwort in deploy/web.yaml undeclared",
      ]
    `);
  });

  test('an Application of Argo CD: a chart of one repository with values of another', async () => {
    const folder = checkouts({
      apps: {
        'argocd/web.yaml': application(
          'web',
          '{repoURL: "https://git.example.com/acme/charts", path: web, helm: {valueFiles: [$values/web/prod.yaml, /common.yaml]}}',
          '{repoURL: "ssh://git@git.example.com/acme/values.git", ref: values}',
        ),
      },
      charts: {
        'common.yaml': 'key: web\n',
        'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
        'web/values.yaml': 'secret: none\n',
        'web/templates/web.yaml': deployment('{{ .Values.secret }}-{{ .Values.key }}', 'user'),
      },
      values: {
        'web/prod.yaml': 'secret: db\n',
        'secrets/db.yaml': secret('db-web', 'user'),
      },
    });
    const report = await reportOf(folder, 'fleet apps charts values');
    expect(deployedOf(report)).toMatchInlineSnapshot(`
      [
        "Application argocd/web → charts/web in apps/., 1 objects",
      ]
    `);
    expect(verdictsOf(report)).toMatchInlineSnapshot(`
      [
        "db-web:user in charts/web/templates/web.yaml elsewhere (values/secrets/db.yaml)",
      ]
    `);
  });

  test('an ApplicationSet that reads the folders and files of another repository', async () => {
    const set = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
  generators:
  - git:
      repoURL: https://git.example.com/acme/shop.git
      directories: [{path: "apps/*"}]
  - git:
      repoURL: https://git.example.com/acme/shop.git
      files: [{path: "config/*.yaml"}]
  template:
    metadata: {name: "{{path.basename}}"}
    spec:
      destination: {namespace: apps, server: https://kubernetes.default.svc}
      source: {repoURL: "https://git.example.com/acme/shop.git", path: "{{path}}"}
`;
    const folder = checkouts({
      infra: { 'argocd/set.yaml': set },
      shop: {
        'apps/web/web.yaml': deployment('db', 'user'),
        'apps/api/web.yaml': deployment('db', 'user'),
        'config/one.yaml': 'name: one\n',
      },
    });
    expect(deployedOf(await reportOf(folder, 'fleet infra shop'))).toMatchInlineSnapshot(`
      [
        "Application argocd/api → shop/apps/api in infra/., 1 objects",
        "Application argocd/web → shop/apps/web in infra/., 1 objects",
        "Application argocd/config → shop/config in infra/., 0 objects",
      ]
    `);
  });

  test('a HelmRelease whose chart is in a GitRepository of the fleet', async () => {
    const [source = ''] = fluxSource('charts', '.').split('---\n');
    const release = `---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: apps}
spec:
  chart: {spec: {chart: ./web, sourceRef: {kind: GitRepository, name: charts, namespace: flux-system}}}
  values: {secret: db}
`;
    const folder = checkouts({
      infra: { 'clusters/prod/web.yaml': source + release },
      charts: {
        'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
        'web/templates/web.yaml': deployment('{{ .Values.secret }}', 'user'),
      },
    });
    expect(deployedOf(await reportOf(folder, 'fleet infra charts'))).toMatchInlineSnapshot(`
      [
        "HelmRelease apps/web → HelmRelease apps/web in infra/clusters/prod, 1 objects",
      ]
    `);
  });
});

describe('where sources of other repositories count', () => {
  test.each([
    ['nothing tells', 'db.yaml', 'web.yaml', 'elsewhere'],
    ['one environment', 'overlays/prod/db.yaml', 'production/web.yaml', 'elsewhere'],
    ['another environment', 'overlays/dev/db.yaml', 'production/web.yaml', 'undeclared'],
  ])('%s', async (_, made, used, verdict) => {
    const folder = checkouts({
      shared: { [made]: secret('db', 'user') },
      shop: { [used]: deployment('db', 'user') },
    });
    const { references } = await reportOf(folder, 'fleet shared shop');
    expect(references.map((each) => each.verdict)).toEqual([verdict]);
  });
});

describe('each repository', () => {
  test('is read up to its root only', async () => {
    const hostile = {
      'a/kustomization.yaml': 'resources: [../../shop/deploy, ../../shop/plain/web.yaml]\n',
      'b/kustomization.yaml':
        'resources: [../../infra/own]\nsecretGenerator: [{name: a, files: [../../shop/token]}]\n',
      'c/kustomization.yaml': 'patches: [{path: ../../shop/plain/web.yaml}]\n',
      'own/kustomization.yaml': 'resources: [own.yaml]\n',
      'own/own.yaml': secret('own', 'user'),
      'argocd/web.yaml': application(
        'web',
        '{repoURL: "https://git.example.com/acme/infra", path: ../shop/deploy}',
        '{repoURL: "https://git.example.com/acme/infra", path: chart, helm: {valueFiles: [../../shop/token]}}',
      ),
      'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
      'chart/templates/web.yaml': deployment('db', 'user'),
      'clusters/prod/web.yaml': fluxSource('infra', '../../shop/deploy'),
    };
    const folder = checkouts({
      infra: hostile,
      shop: {
        ...SHOP,
        'deploy/web.yaml': deployment('db', 'user'),
        'plain/web.yaml': deployment('db', 'user'),
        token: 'very secret',
      },
    });
    const report = await reportOf(folder, 'fleet infra shop');
    expect(report.problems.map(({ path, line, message }) => `${path}:${line} ${message}`))
      .toMatchInlineSnapshot(`
        [
          "infra/argocd/web.yaml:7 \`../shop/deploy\` points outside the repository. Argo CD: ../shop/deploy: app path outside root",
          "infra/argocd/web.yaml:8 \`../../shop/token\` points outside the repository. Argo CD: file '../../shop/token' resolved to outside repository root",
          "infra/c/kustomization.yaml:1 \`../../shop/plain/web.yaml\` is outside the repository, where envfrom reads nothing. kustomize: file '../../shop/plain/web.yaml' is outside of the repository",
          "infra/clusters/prod/web.yaml:10 The folder \`infra/shop/deploy\` does not exist. Flux: kustomization path not found: stat infra/shop/deploy: no such file or directory",
          "shop/deploy/web.yaml:14 Secret \`db\`, which Deployment \`web\` needs, is not defined or mentioned anywhere in the fleet.",
        ]
      `);
    // Nothing of the other repository was taken away either.
    expect(report.builds.map(({ id, objects }) => `${id} ${objects}`)).toMatchInlineSnapshot(`
      [
        "infra 0",
        "infra/a 0",
        "infra/argocd 1",
        "infra/b 0",
        "infra/c 0",
        "infra/chart 1",
        "infra/clusters/prod 2",
        "infra/shop/deploy 0",
        "shop/deploy 1",
        "shop/plain 1",
      ]
    `);
  });

  test('is read through no symlink into another one', async () => {
    const folder = checkouts({
      infra: { 'a/kustomization.yaml': 'resources: [../link.yaml, ../linked/deploy]\n' },
      shop: { ...SHOP, 'deploy/web.yaml': deployment('db', 'user') },
    });
    symlinkSync('../shop/deploy/web.yaml', join(folder, 'infra/link.yaml'));
    symlinkSync('../shop', join(folder, 'infra/linked'));
    const { references, problems } = await reportOf(folder, 'fleet infra shop');
    expect(references.map(({ path }) => path)).toEqual(['shop/deploy/web.yaml']);
    expect(problems.map(({ path, line, message }) => `${path}:${line} ${message}`))
      .toMatchInlineSnapshot(`
        [
          "infra/a/kustomization.yaml:1 \`../link.yaml\` cannot be read: a symlink leads it outside the repository, where nothing is read. kustomize: cannot read '../link.yaml': a symlink leads it outside the repository, where nothing is read",
          "infra/a/kustomization.yaml:1 \`../linked/deploy\` cannot be read: a symlink leads it outside the repository, where nothing is read. kustomize: cannot read '../linked/deploy': a symlink leads it outside the repository, where nothing is read",
          "shop/deploy/web.yaml:14 Secret \`db\`, which Deployment \`web\` needs, is not defined or mentioned anywhere in the fleet.",
        ]
      `);
  });

  test('keeps its ignore files, its excluded files and its suppressions', async () => {
    const folder = checkouts({
      shop: {
        '.gitignore': 'left/\n',
        'left/web.yaml': deployment('db', 'user'),
        '.envfrom.yaml': 'exclude: [gone]\n',
        'gone/web.yaml': deployment('db', 'user'),
      },
      other: {
        'gone/web.yaml': deployment('db', 'user'),
        'left/web.yaml': deployment('db', 'user'),
      },
    });
    const { references } = await reportOf(folder, 'fleet shop other');
    expect(references.map(({ path }) => path)).toEqual([
      'other/gone/web.yaml',
      'other/left/web.yaml',
    ]);
  });
});

describe('other commands look at a fleet too', () => {
  test.each([
    'fleet infra shop',
    'builds --fleet infra --fleet shop',
    'sources --fleet infra --fleet shop',
    'sources --fleet infra --fleet shop -f json',
    'references --fleet infra --fleet shop',
    'why secret/db --fleet infra --fleet shop',
    'env deploy/web --fleet infra --fleet shop',
    'graph --fleet infra --fleet shop',
    'check --fleet infra --fleet shop --build shop/deploy',
  ])('%s', async (line) => {
    const folder = shopFleet(
      {
        'clusters/prod/shop.yaml': fluxSource('shop', './deploy'),
        'clusters/prod/db.yaml': secret('db', 'user'),
      },
      deployment('db', 'user'),
    );
    expect((await envfrom(folder, line)).stdout).toMatchSnapshot();
  });
});

test('kept answers give the same report, and see every change', async () => {
  const folder = shopFleet(
    { 'clusters/prod/shop.yaml': fluxSource('shop', './deploy') },
    deployment('db', 'user'),
  );
  write(folder, {
    'shop/more/kustomization.yaml': KUSTOMIZATION,
    'shop/more/web.yaml': secret('a'),
  });
  const plain = await envfrom(folder, 'fleet infra shop -f json --no-cache');
  const program = join(folder, 'infra');
  const kept = { program };
  const line = 'fleet infra shop -f json --cache kept';
  expect(await envfrom(folder, line, kept)).toEqual(plain);
  expect(await envfrom(folder, line, kept)).toEqual(plain);
  write(folder, { 'infra/clusters/prod/db.yaml': secret('db', 'user') });
  const after = await envfrom(folder, line, kept);
  expect(after.stdout).not.toEqual(plain.stdout);
  expect(after).toEqual(await envfrom(folder, 'fleet infra shop -f json --no-cache'));
});
