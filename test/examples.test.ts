import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../rules/catalogue.ts';
import { diff } from '../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../src/commands/engines.ts';
import type { FileTree } from '../src/model/file-tree.ts';
import type { Report } from '../src/model/report.ts';
import { placeOf } from '../src/model/span.ts';
import { check } from '../src/pipeline/check.ts';
import { SETTINGS } from './settings.ts';
import { treeOf } from './tree.ts';

test('the worked examples of the ConfigMap environment proposal come out exactly', () => {
  const { environments, problems } = run('examples/proposal');
  const told = environments().map(({ workload, bindings }) => [
    workload.manifest.name,
    Object.fromEntries(
      bindings.map(({ name, value }) => [
        name,
        value.map((part) => (part.kind === 'text' ? part.text : '?')).join(''),
      ]),
    ),
  ]);
  expect(told).toEqual([
    [
      'config-env-example',
      {
        number_of_members: '1',
        initial_cluster_state: 'new',
        initial_cluster_token: 'DUMMY_ETCD_INITIAL_CLUSTER_TOKEN',
        discovery_token: 'DUMMY_ETCD_DISCOVERY_TOKEN',
        discovery_url: 'http://etcd_discovery:2379',
        etcdctl_peers: 'http://etcd:2379',
        duplicate_key: 'FROM_ENV',
        REPLACE_ME: 'a value',
        expansion: 'a value',
      },
    ],
    ['prefix-example', { cm1_key1: 'a', cm1_key2: 'b', cm2_key1: 'a', cm2_key2: 'b' }],
  ]);
  expect(problems.map(({ rule }) => rule)).toEqual(['overridden-variable']);
});

test('the shop shows its deliberate mistakes', () => {
  expect(linesOf(run('examples/shop'))).toEqual([
    'api.yaml:25 warning colliding-variable',
    'api.yaml:28 error forward-variable-reference',
    'api.yaml:28 error forward-variable-reference',
    'api.yaml:45 info overridden-variable',
    'config/api.yaml:8 error non-string-value',
    'config/database.yaml:10 warning trailing-newline',
    'worker.yaml:19 error missing-config-map',
    'worker.yaml:21 warning undeclared-secret',
    'worker.yaml:27 error missing-config-map-key',
  ]);
});

test('the overlays: a key missing in prod only, and a colliding prefix in a component', () => {
  expect(linesOf(run('examples/overlays'))).toEqual([
    'base/deployment.yaml:25 error missing-config-map-key overlays/prod',
    'components/metrics/env.yaml:6 warning colliding-variable overlays/prod',
  ]);
});

function run(folder: string): Report {
  return check(ENGINES, treeAt(folder), catalogue, SETTINGS);
}

function treeAt(folder: string): FileTree {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
  return treeOf(files);
}

/** `place severity rule builds`; folder builds are not named. */
function linesOf({ problems, builds }: Report): string[] {
  const rendered = new Set(
    builds.filter(({ kind }) => kind === 'kustomization').map(({ id }) => id),
  );
  return problems.map(({ at, severity, rule, builds: where }) =>
    [placeOf(at), severity, rule, ...where.filter((id) => rendered.has(id))].join(' '),
  );
}

test('the change of examples/change has a workload for most verdicts', () => {
  const change = diff(
    ENGINES,
    treeAt('examples/change/before'),
    treeAt('examples/change/after'),
    SETTINGS,
  );
  const verdicts = change.workloads.map(({ after, rollout }) => [
    after?.manifest.name,
    rollout.verdict,
  ]);
  expect(Object.fromEntries(verdicts)).toEqual({
    api: 'stale',
    frontend: 'updates-live',
    invoices: 'not-applied',
    report: 'next-run',
    search: 'reloaded',
    worker: 'rolls',
  });
});
