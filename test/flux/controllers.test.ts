import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.com/team/apps';

/** What cannot be built, then the objects of all builds, as `build: Kind name`. */
function shown(files: Readonly<Record<string, string>>): readonly string[] {
  const tree = { ...treeOf(files), remotes: [URL] };
  const limits = DEFAULT_LIMITS;
  const { builds } = renderBuilds(ENGINES, tree, parseFiles(tree, limits), {
    limits,
    loadRestrictor: 'repository',
  });
  return [
    ...builds.flatMap(({ failures }) =>
      failures.map(
        ({ at, message, severity = 'error' }) =>
          `${severity} ${placeOf(at)} ${messageText(message)}`,
      ),
    ),
    ...builds.flatMap(({ id, deployedBy, objects }) =>
      deployedBy === undefined
        ? []
        : objects.map(({ kind, name = '' }) => `${id}: ${kind} ${name}`),
    ),
  ];
}

function source(rest = ''): string {
  return `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec:
  url: ${URL}
${rest}---
`;
}

function kustomization(name: string, path: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  path: ${path}
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild: {substitute: {KNOWN: value}}
---
`;
}

function controller(image: string, args = '--log-level=info'): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: kustomize-controller, namespace: flux-system}
spec:
  template:
    spec:
      containers: [{name: manager, image: '${image}', args: ['${args}']}]
`;
}

const APP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata: {a: "${UNKNOWN}"}\n';
const NOT_SET = expect.stringContaining('variable not set (strict mode): "UNKNOWN"');

function cluster(components: string): Readonly<Record<string, string>> {
  return {
    'clusters/a/sync.yaml': source() + kustomization('flux-system', './clusters/a'),
    'clusters/a/apps.yaml': kustomization('apps', './apps'),
    'clusters/a/components.yaml': components,
    'apps/app.yaml': APP,
  };
}

const IMAGE = 'ghcr.io/fluxcd/kustomize-controller';
const GATE = '--feature-gates=Other=true,StrictPostBuildSubstitutions';

test.each([
  ['since 1.9', controller(`${IMAGE}:v1.9.0`)],
  ['since 1.9, by digest too', controller(`mirror.example/kustomize-controller:v1.10.2@sha256:0`)],
  ['with the gate', controller(`${IMAGE}:v1.4.0`, `${GATE}=true`)],
  ['with Flux 2.9', instance('2.9.x')],
])('a variable without a value is an error: %s', (_, components) => {
  expect(shown(cluster(components))).toContainEqual(NOT_SET);
});

test.each([
  ['before 1.9', controller(`${IMAGE}:v1.8.2`)],
  ['without the gate', controller(`${IMAGE}:v1.9.0`, `${GATE}=false`)],
  ['with a version that nobody knows', controller(`${IMAGE}:main`)],
  ['with any Flux 2', instance('2.x')],
  ['where a patch speaks of the gate', instance('2.9.1', `${GATE}=false`)],
  ['where nothing tells', ''],
])('a variable without a value is empty: %s', (_, components) => {
  expect(shown(cluster(components))).not.toContainEqual(NOT_SET);
});

test('each cluster has its own controller', () => {
  const files = {
    ...cluster(controller(`${IMAGE}:v1.8.0`)),
    'clusters/b/sync.yaml': source() + kustomization('flux-system', './clusters/b'),
    'clusters/b/apps.yaml': kustomization('more', './more'),
    'clusters/b/components.yaml': controller(`${IMAGE}:v1.9.1`),
    'more/app.yaml': APP,
  };
  const errors = shown(files).filter((line) => line.startsWith('error'));
  expect(errors).toEqual([expect.stringMatching(/^error more\/app\.yaml/)]);
});

function instance(version: string, arg = ''): string {
  return `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec:
  distribution: {version: '${version}', registry: ghcr.io/fluxcd}
  kustomize:
    patches: [{target: {kind: Deployment}, patch: '${arg}'}]
`;
}

test('what the source ignores is not deployed; each cluster has its own source', () => {
  const ignore = '  ignore: |\n    /apps/secret.yaml\n';
  const files = {
    'clusters/a/sync.yaml': source(ignore) + kustomization('apps', './apps'),
    'clusters/b/sync.yaml': source() + kustomization('apps-b', './apps'),
    'apps/app.yaml': APP,
    'apps/secret.yaml': APP.replace('name: app', 'name: secret'),
  };
  expect(shown(files)).toEqual([
    'apps: ConfigMap app',
    'apps (Kustomization flux-system/apps-b): ConfigMap app',
    'apps (Kustomization flux-system/apps-b): ConfigMap secret',
  ]);
});

test('a kustomization cannot list what its source ignores', () => {
  expect(
    shown({
      'clusters/a/sync.yaml':
        source('  ignore: "/apps/app.yaml"\n') + kustomization('apps', './apps'),
      'apps/kustomization.yaml': 'resources: [app.yaml]\n',
      'apps/app.yaml': APP,
    })[0],
  ).toMatch(/^error apps\/kustomization\.yaml:1 .*app\.yaml/);
});

test('a path that an example gets wrong is listed apart, unless something deploys the example', () => {
  const files = {
    'demo/shop/flux.yaml': source() + kustomization('gone', './shop/gone'),
    'docs/readme.md': '',
    'shop/app.yaml': APP,
  };
  expect(shown(files)).toEqual([]);
  const deployed = { ...files, 'clusters/a/sync.yaml': kustomization('demo', './demo/shop') };
  expect(shown(deployed)[0]).toMatch(/^error demo\/shop\/flux\.yaml:11 /);
});
