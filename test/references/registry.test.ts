import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { producerFiles } from '../../scripts/producers/producer-files.ts';
import { readProducers } from '../../scripts/producers/read-producers.ts';
import { exampleOf, tellMade } from '../../scripts/producers/tell-made.ts';
import type { ProducerRow } from '../../src/model/producer-row.ts';
import { registryOf } from '../../src/references/producers/registry.ts';
import { patternsMadeBy, sourcesMadeBy } from '../../src/references/producers/sources-made-by.ts';
import { readTree, tellSources, tellVerdicts } from '../read-tree.ts';
import { cases, IS_SLOW } from '../suite.ts';
import { tree, treeOf } from '../tree.ts';

const FILES = readProducers();
const ROWS = FILES.flatMap(({ rows }) => rows);

test.each(producerFiles())('$path says what producers/ says', ({ path, text }) => {
  const isFresh = readFileSync(path, 'utf8') === text;
  expect(isFresh, 'run `npm run update-generated`').toBe(true);
});

test.each(ROWS)('the example of $controller makes what its row says', (row) => {
  expect(row.link).toMatch(/^https:\/\//);
  const example = exampleOf(row);
  expect(example.filter((manifest) => !isAbout(row, manifest))).toEqual([]);
  expect(tellMade(row, ROWS)).not.toEqual([]);
  for (const product of row.makes ?? []) {
    const alone = registryOf([{ ...row, makes: [product] }]);
    const made = example.flatMap((manifest) => [
      ...sourcesMadeBy(manifest, alone),
      ...patternsMadeBy(manifest, alone),
    ]);
    expect(made, `${product.kind} ${product.name}`).not.toEqual([]);
  }
});

function isAbout({ group, kinds }: ProducerRow, object: { group: string; kind: string }): boolean {
  const isGroup =
    group === object.group || (group.startsWith('*') && object.group.endsWith(group.slice(1)));
  return isGroup && (kinds.includes('*') || kinds.includes(object.kind));
}

test('no two rows are about the same objects', () => {
  const seen = ROWS.flatMap(({ group, kinds, makes }) =>
    makes === undefined ? [] : kinds.map((kind) => `${group}/${kind}`),
  ).filter((id) => id !== '*/*');
  expect(seen).toEqual([...new Set(seen)]);
});

const SHOP: ProducerRow = {
  group: 'shop.example.com',
  kinds: ['Database'],
  versions: ['v1'],
  makes: [
    {
      kind: 'Secret',
      each: 'spec.users[*]',
      name: '{metadata.name}-{.name}',
      namespace: '{spec.namespace|metadata.namespace}',
      keys: ['username', '{.extra.~}'],
      unknownIf: ['.all=true'],
      unless: ['spec.external'],
    },
    { kind: 'ConfigMap', name: "{metadata.annotations['shop.example.com/config']}" },
    { kind: 'Secret', name: 'tmp-*-{metadata.name}' },
  ],
};

test('rows of the configuration: templates, conditions, versions, keys', () => {
  const reading = readTree(
    tree`
      === db.yaml
      apiVersion: shop.example.com/v1
      kind: Database
      metadata: {name: db, namespace: shop, annotations: {shop.example.com/config: settings}}
      spec:
        namespace: web
        users: [{name: app, extra: {url: 1, ca: 2}}, {name: root, all: true}, {}]
      ---
      apiVersion: shop.example.com/v1
      kind: Database
      metadata: {name: other, namespace: shop}
      spec: {external: {}, users: [{name: app}]}
      ---
      apiVersion: shop.example.com/v2
      kind: Database
      metadata: {name: new, namespace: shop}
      spec: {users: [{name: app}]}
    `,
    { producers: [SHOP] },
  );
  expect(tellSources(reading)).toEqual([
    'Secret web/db-app (Database): username?, url?, ca?',
    'Secret web/db-root (Database): unknown: only the controller of Database knows its keys',
    'ConfigMap shop/settings (Database): unknown: only the controller of Database knows its keys',
  ]);
});

/** A pod in a build of its own that takes its variables from Secrets. */
function pod(namespace: string, ...names: readonly string[]): string {
  const refs = names.map((name) => `{secretRef: {name: ${JSON.stringify(name)}}}`).join(', ');
  return `{apiVersion: v1, kind: Pod, metadata: {name: p, namespace: ${namespace}}, spec: {containers: [{name: c, image: i, envFrom: [${refs}]}]}}`;
}

test('a producer counts where the reference can see it', () => {
  const reading = readTree(
    tree`
      === prod/db.yaml
      apiVersion: shop.example.com/v1
      kind: Database
      metadata: {name: db, namespace: shop}
      spec: {users: [{name: "\${APP}-user"}]}
      ---
      apiVersion: k8s.mariadb.com/v1alpha1
      kind: MariaDB
      metadata: {name: users, namespace: shop}
      ---
      apiVersion: unknown.example.com/v1
      kind: Portal
      metadata: {name: portal, namespace: shop}
      spec: {credentials: {secretName: minted}}
      ---
      {apiVersion: v1, kind: Service, metadata: {name: portal, namespace: shop}}
      === prod/pod.yaml
      ${pod('shop', 'db-web-user', 'tmp-1-db', 'users-exporter', 'portal-admin', 'minted')}
      === dev/pod.yaml
      ${pod('shop', 'db-web-user', 'tmp-1-db', 'users-exporter', 'minted')}
      === apps/pod.yaml
      ${pod('shop', 'db-web-user', 'tmp-1-db', 'users-exporter', 'minted')}
      === web/pod.yaml
      ${pod('web', 'db-web-user', 'tmp-1-db', 'users-exporter', 'minted')}
    `,
    { producers: [SHOP] },
  );
  const told = tellVerdicts(reading).filter((line) => line.includes('pod.yaml'));
  expect(told.map((line) => line.replace(/:1 Secret \w+/, ''))).toEqual([
    'apps/pod.yaml/db-web-user unknown: Secret `shop/db-${APP}-user` may become it',
    'apps/pod.yaml/tmp-1-db unknown: the controller of Database `shop/db` may create it',
    'apps/pod.yaml/users-exporter undeclared: no source',
    'apps/pod.yaml/minted unknown: Portal `shop/portal` names it and may create it',
    'dev/pod.yaml/db-web-user undeclared: no source',
    'dev/pod.yaml/tmp-1-db undeclared: no source',
    'dev/pod.yaml/users-exporter undeclared: no source',
    'dev/pod.yaml/minted undeclared: no source',
    'prod/pod.yaml/db-web-user unknown: Secret `shop/db-${APP}-user` may become it',
    'prod/pod.yaml/tmp-1-db unknown: the controller of Database `shop/db` may create it',
    'prod/pod.yaml/users-exporter unknown: the controller of MariaDB `shop/users` may create it',
    'prod/pod.yaml/portal-admin undeclared: no source',
    'prod/pod.yaml/minted unknown: Portal `shop/portal` names it and may create it',
    'web/pod.yaml/db-web-user undeclared: no source',
    'web/pod.yaml/tmp-1-db undeclared: no source',
    'web/pod.yaml/users-exporter undeclared: no source',
    'web/pod.yaml/minted undeclared: no source',
  ]);
});

if (IS_SLOW) {
  test('rows that reach far cost no more than their bounds', () => {
    const users = Array.from({ length: cases(150, 500) }, (_, at) => `{a: {b: {x: y${at}}}}`).join(
      ', ',
    );
    const makes = [{ kind: 'Secret', each: '**.**', name: '{**.**.x}-{**.x}-{**.x}' } as const];
    const row: ProducerRow = { group: 'shop.example.com', kinds: ['Database'], makes };
    const file = `apiVersion: shop.example.com/v1\nkind: Database\nmetadata: {name: db}\nspec: [${users}]\n`;
    const { sources } = readTree(treeOf({ 'db.yaml': file }), { producers: [row] });
    expect(sources.length).toBeLessThanOrEqual(1500);
  });
}
