import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { write } from '../../scratch.ts';
import {
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

function declareEast(folder: string): string {
  return `clusters: [{name: east, folders: [${folder}]}]\n`;
}

test('a repository has its own configuration, and a fleet that of the run', async () => {
  const web = { 'web.yaml': deployment('db', 'user') };
  const folder = checkouts({
    quiet: { ...web, '.envfrom.yaml': 'rules: {undeclared-secret: off}\nstrict: true\n' },
    known: { ...web, '.envfrom.yaml': 'externals: [{kind: Secret, name: d*}]\n' },
    partly: {
      'a/web.yaml': deployment('db', 'user'),
      'b/web.yaml': deployment('db', 'user'),
      '.envfrom.yaml': 'overrides: [{paths: [a], rules: {undeclared-secret: error}}]\n',
      '.envfrom-baseline.json': '{}',
    },
  });
  const words = 'quiet known partly';
  const report = await reportOf(folder, `fleet ${words}`);
  expect(problemsOf(report)).toMatchInlineSnapshot(`
    [
      "error undeclared-secret partly/a/web.yaml:14 → partly/b/web.yaml:14",
    ]
  `);
  expect(report.notices).toMatchInlineSnapshot(`
    [
      "Using \`known/.envfrom.yaml\`: 1 external.",
      "Using \`partly/.envfrom.yaml\`: in a: 1 rule at another severity (undeclared-secret: error).",
      "\`partly/.envfrom-baseline.json\` is not used in a fleet.",
      "Using \`quiet/.envfrom.yaml\`: 1 rule off (undeclared-secret).",
      "\`quiet/.envfrom.yaml\` also sets \`strict\`, which a fleet takes from flags and \`--config\` only.",
    ]
  `);
  const flagged = await reportOf(folder, `fleet ${words} --rule undeclared-secret=info`);
  expect(problemsOf(flagged)).toMatchInlineSnapshot(`
    [
      "info undeclared-secret partly/a/web.yaml:14 → partly/b/web.yaml:14 → quiet/web.yaml:14",
    ]
  `);
  write(folder, {
    'run.yaml': 'overrides: [{paths: [partly/a], rules: {undeclared-secret: off}}]\n',
  });
  expect(problemsOf(await reportOf(folder, `fleet ${words} --config run.yaml`)))
    .toMatchInlineSnapshot(`
    [
      "warning undeclared-secret partly/b/web.yaml:14",
    ]
  `);
  expect(problemsOf(await reportOf(folder, `fleet ${words} --no-config`))).toMatchInlineSnapshot(`
    [
      "warning undeclared-secret known/web.yaml:14 → partly/a/web.yaml:14 → partly/b/web.yaml:14 → quiet/web.yaml:14",
    ]
  `);
});

test('what several repositories need is as grave as the gravest of them says', async () => {
  const web = { 'web.yaml': deployment('db', 'user') };
  const lowered = { ...web, '.envfrom.yaml': 'rules: {undeclared-secret: info}\n' };
  const folder = checkouts({ lowered, shop: web });
  expect(problemsOf(await reportOf(folder, 'fleet lowered shop'))).toEqual([
    'warning undeclared-secret shop/web.yaml:14 → lowered/web.yaml:14',
  ]);
});

test('a repository names its clusters, which are those of others where they are declared', async () => {
  const folder = checkouts({
    shared: { 'secrets/db.yaml': secret('db', 'user'), '.envfrom.yaml': declareEast('secrets') },
    shop: { 'live/web.yaml': deployment('db', 'usr'), '.envfrom.yaml': declareEast('.') },
  });
  const report = await reportOf(folder, 'fleet shared shop');
  expect(problemsOf(report)).toMatchInlineSnapshot(`
    [
      "error missing-secret-key shop/live/web.yaml:14 → shared/secrets/db.yaml:4",
    ]
  `);
  expect(report.builds.map(({ id, cluster }) => `${id} ${cluster}`)).toMatchInlineSnapshot(`
    [
      "shared/secrets east",
      "shop/live east",
    ]
  `);
});

test('a cluster that only the folders of another repository name cannot be declared', async () => {
  const infra = {
    'clusters/prod/shop.yaml': fluxSource('shop', './deploy'),
    'clusters/prod/db.yaml': secret('db', 'usr'),
  };
  const shop = {
    'deploy/kustomization.yaml': KUSTOMIZATION,
    'deploy/web.yaml': deployment('db', 'user'),
  };
  const declared = 'clusters: [{name: infra/clusters/prod, folders: [secrets]}]\n';
  const thief = { 'secrets/db.yaml': secret('db', 'user'), '.envfrom.yaml': declared };
  const folder = checkouts({ infra, shop, thief });
  expect(verdictsOf(await reportOf(folder, 'fleet infra shop thief'))).toEqual([
    'db:user in shop/deploy/web.yaml broken',
  ]);
  write(folder, { 'infra/.envfrom.yaml': declared.replace('secrets', 'clusters/prod') });
  expect(verdictsOf(await reportOf(folder, 'fleet infra shop thief'))).toEqual([
    'db:user in shop/deploy/web.yaml elsewhere (thief/secrets/db.yaml, infra/clusters/prod/db.yaml)',
  ]);
});

test('a URL that a repository claims in its configuration is its own where no other repository has it', async () => {
  const shop = {
    'deploy/kustomization.yaml': KUSTOMIZATION,
    'deploy/web.yaml': deployment('db', 'user'),
  };
  const claim = { '.envfrom.yaml': 'repositoryUrls: ["https://git.example.com/acme/shop"]\n' };
  const infra = { 'clusters/prod/shop.yaml': fluxSource('shop', './deploy') };
  const both = checkouts({ infra, shop, thief: { ...shop, ...claim } });
  expect(deployedOf(await reportOf(both, 'fleet infra shop thief'))).toMatchInlineSnapshot(`
    [
      "Kustomization flux-system/shop → shop/deploy in infra/clusters/prod, 1 objects",
    ]
  `);
  const one = checkouts({ infra, mirror: { ...shop, ...claim } });
  expect(deployedOf(await reportOf(one, 'fleet infra mirror'))).toMatchInlineSnapshot(`
    [
      "Kustomization flux-system/shop → mirror/deploy in infra/clusters/prod, 1 objects",
    ]
  `);
});

describe('rows of `producers` of one repository', () => {
  const web = deployment('db', 'user').replace('name: web}', 'name: web, namespace: apps}');
  const shop = { 'web.yaml': `${web}---\n${secret('db', 'usr')}` };

  test.each([
    '{group: "", kinds: [Secret], adds: [{keys: [user], when: [metadata.name=db]}]}',
    '{group: apps, kinds: [Deployment], makes: [{kind: Secret, name: db}]}',
    '{group: networking.k8s.io, kinds: [Ingress], makes: [{kind: Secret, name: db}]}',
  ])('on kinds of Kubernetes are about its own objects: %s', async (row) => {
    const folder = checkouts({
      shop,
      other: { ...shop, '.envfrom.yaml': `producers: [${row}]\n` },
    });
    const ingress =
      'apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: a, namespace: apps}\n';
    write(folder, { 'shop/a.yaml': ingress, 'other/a.yaml': ingress });
    expect(problemsOf(await reportOf(folder, 'fleet other shop'))).toEqual([
      'error missing-secret-key shop/web.yaml:14 → shop/web.yaml:19',
    ]);
  });

  test('on the kind of an operator are about all objects of the fleet', async () => {
    const row = '{group: db.example.com, kinds: [Database], makes: [{kind: Secret, name: db}]}';
    const database =
      'apiVersion: db.example.com/v1\nkind: Database\nmetadata: {name: a, namespace: apps}\n';
    const folder = checkouts({
      infra: { '.envfrom.yaml': `producers: [${row}]\n` },
      shop: { 'web.yaml': deployment('db', 'user'), 'db.yaml': database },
    });
    expect(verdictsOf(await reportOf(folder, 'fleet infra shop'))).toEqual([
      'db:user in shop/web.yaml produced (shop/db.yaml)',
    ]);
  });
});

test('a configuration that cannot be read is named with its repository', async () => {
  const folder = checkouts({ shop: { 'deploy/web.yaml': secret('db', 'user') }, other: {} });
  symlinkSync('../shop/deploy/web.yaml', join(folder, 'other/.envfrom.yaml'));
  expect(await envfrom(folder, 'fleet other shop --no-cache')).toMatchObject({
    code: 2,
    stdout: '',
    stderr:
      'envfrom: Cannot read the configuration `other/.envfrom.yaml`: a symlink leads it outside the repository, where nothing is read.\n',
  });
});
