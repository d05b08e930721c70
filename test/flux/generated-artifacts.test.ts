import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: web}
spec: {containers: [{name: app, image: a}]}
`;

function source(kind: string, name: string, url: string): string {
  return `apiVersion: source.toolkit.fluxcd.io/v1
kind: ${kind}
metadata: {name: ${name}, namespace: flux-system}
spec: {url: '${url}'}
---
`;
}

const GIT = source('GitRepository', 'flux-system', 'https://git.example.com/team/apps');

function generator(copies: string): string {
  return `${GIT}apiVersion: source.extensions.fluxcd.io/v1beta1
kind: ArtifactGenerator
metadata: {name: parts, namespace: flux-system}
spec:
  sources:
    - {alias: repo, kind: GitRepository, name: flux-system}
    - {alias: other, kind: GitRepository, name: elsewhere}
  artifacts: [{name: apps, copy: [${copies}]}]
---
${source('GitRepository', 'elsewhere', 'https://git.example.com/other/charts')}`;
}

function kustomization(kind: string, name: string, path: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: web, namespace: flux-system}
spec: {path: '${path}', sourceRef: {kind: ${kind}, name: ${name}}}
`;
}

/** What the Kustomization \`web\` deploys: the folder with its objects, or why nothing. */
function deployed(files: Readonly<Record<string, string>>): string {
  const tree = { ...treeOf(files), remotes: ['https://git.example.com/team/apps'] };
  const limits = DEFAULT_LIMITS;
  const settings = { limits, loadRestrictor: 'repository' } as const;
  const { builds, uncheckedEntries } = renderBuilds(
    ENGINES,
    tree,
    parseFiles(tree, limits),
    settings,
  );
  const build = builds.find(
    ({ deployedBy }) => deployedBy?.name === 'Kustomization flux-system/web',
  );
  if (build === undefined)
    return uncheckedEntries.map(({ reason }) => messageText(reason)).join(' ');
  const failures = build.failures.map((failure) => messageText(failure.message));
  return [build.id, ...build.objects.map(({ name }) => name ?? ''), ...failures].join(' ');
}

const UNKNOWN = 'it is not known whether its source is published from this repository';
const FILES = {
  'apps/base/pod.yaml': POD,
  'apps/base/kustomization.yaml': 'resources: [pod.yaml]\n',
  'apps/prod/kustomization.yaml': 'resources: [../base]\nnamePrefix: prod-\n',
};

test.each([
  ['all of a folder', '{from: "@repo/apps/**", to: "@artifact/"}', './prod', 'apps/prod prod-web'],
  ['a folder', '{from: "@repo/apps/base", to: "@artifact/"}', './base', 'apps/base web'],
  [
    'a folder that becomes the only one',
    '{from: "@repo/apps/base/", to: "@artifact/apps/base/"}',
    './apps/base',
    'apps/base web',
  ],
  ['everything', '{from: "@repo/**", to: "@artifact/all/"}', './all/apps/base', 'apps/base web'],
  [
    'a star, which keeps the path',
    '{from: "@repo/apps/base/*", to: "@artifact/"}',
    './apps/base',
    'apps/base web',
  ],
  [
    'several folders beside each other',
    '{from: "@repo/apps/base/**", to: "@artifact/base/"}, {from: "@repo/apps/prod/**", to: "@artifact/prod/"}',
    './prod',
    'apps/prod prod-web',
  ],
  [
    'what is around several folders',
    '{from: "@repo/apps/base/**", to: "@artifact/base/"}, {from: "@repo/apps/prod/**", to: "@artifact/prod/"}',
    './',
    'apps web prod-web',
  ],
  [
    'several folders in another order of folders',
    '{from: "@repo/apps/base/**", to: "@artifact/a/base/"}, {from: "@repo/apps/prod/**", to: "@artifact/b/prod/"}',
    './b/prod',
    UNKNOWN,
  ],
  [
    'an exclusion of what no kustomization needs',
    '{from: "@repo/apps/**", to: "@artifact/", exclude: ["*.md"]}',
    './base',
    'apps/base web',
  ],
  [
    'an exclusion of manifests',
    '{from: "@repo/apps/**", to: "@artifact/", exclude: ["pod.yaml"]}',
    './base',
    UNKNOWN,
  ],
  [
    'merged values',
    '{from: "@repo/apps/**", to: "@artifact/", strategy: Merge}',
    './base',
    UNKNOWN,
  ],
  [
    'files chosen by a pattern',
    '{from: "@repo/apps/*/pod.yaml", to: "@artifact/"}',
    './base',
    UNKNOWN,
  ],
  [
    'a folder that is not copied',
    '{from: "@repo/apps/base/**", to: "@artifact/base/"}',
    './prod',
    UNKNOWN,
  ],
  [
    'another repository',
    '{from: "@other/apps/**", to: "@artifact/"}',
    './base',
    'its source is another repository',
  ],
  [
    'two sources',
    '{from: "@repo/apps/**", to: "@artifact/"}, {from: "@other/apps/**", to: "@artifact/x/"}',
    './base',
    UNKNOWN,
  ],
  ['a source that is not listed', '{from: "@none/apps/**", to: "@artifact/"}', './base', UNKNOWN],
])('an artifact made of %s', (_, copies, path, told) => {
  const files = {
    ...FILES,
    'clusters/a/parts.yaml': generator(copies),
    'clusters/a/web.yaml': kustomization('ExternalArtifact', 'apps', path),
  };
  expect(deployed(files)).toBe(told);
});

test('an artifact that no generator here makes', () => {
  const files = {
    ...FILES,
    'clusters/a/parts.yaml': generator('{from: "@repo/apps/**", to: "@artifact/"}'),
    'clusters/a/web.yaml': kustomization('ExternalArtifact', 'applications', './base'),
  };
  expect(deployed(files)).toBe(UNKNOWN);
});

const PUSH = `      - run: |
          flux push artifact "oci://ghcr.io/acme/fleet:\${{ github.sha }}" \\
            --path="./deploy" --source=x
`;

const IN_FOLDER = `env:
  REGISTRY: ghcr.io
  IMAGE: acme/fleet
jobs:
  push:
    steps:
      - uses: acme/login@v1
        working-directory: ./other
      - name: Push
        working-directory: ./deploy
        run: |
          flux push artifact oci://\${{ env.REGISTRY }}/\${{ env.IMAGE }}:latest \\
            --path="." --source=x
      - run: echo
`;

test.each([
  ['pushes the bootstrap', 'flux-system', '', PUSH, 'deploy/web web'],
  [
    'pushes to its address',
    'fleet',
    source('OCIRepository', 'fleet', 'oci://ghcr.io/acme/fleet'),
    PUSH,
    'deploy/web web',
  ],
  [
    'pushes to another address',
    'fleet',
    source('OCIRepository', 'fleet', 'oci://ghcr.io/acme/floot'),
    PUSH,
    UNKNOWN,
  ],
  ['pushes to a source that is not written', 'fleet', '', PUSH, UNKNOWN],
  ['pushes two folders', 'flux-system', '', PUSH + PUSH.replace('deploy', 'other'), UNKNOWN],
  [
    'pushes a folder that has no such path',
    'flux-system',
    '',
    PUSH.replace('deploy', 'docs'),
    UNKNOWN,
  ],
  ['pushes a folder in a variable', 'flux-system', '', PUSH.replace('./deploy', '$DIR'), UNKNOWN],
  ['pushes nothing', 'flux-system', '', '', UNKNOWN],
  [
    'pushes the folder in which its step runs, to an address in variables',
    'fleet',
    source('OCIRepository', 'fleet', 'oci://ghcr.io/acme/fleet'),
    IN_FOLDER,
    'deploy/web web',
  ],
  [
    'runs the step in a folder that it does not name',
    'flux-system',
    '',
    IN_FOLDER.replace('./deploy', '${{ matrix.folder }}'),
    UNKNOWN,
  ],
])('a pipeline that %s', (_, name, written, pipeline, told) => {
  const files = {
    '.github/workflows/push.yaml': `jobs:\n  push:\n    steps:\n${pipeline}`,
    'deploy/web/pod.yaml': POD,
    'clusters/a/web.yaml': written + kustomization('OCIRepository', name, './web'),
  };
  expect(deployed(files)).toBe(told);
});

const SCRIPT = `#!/usr/bin/env bash
root='deploy'
registry='localhost:5050'

push() {
  artifact=$1
  folder=$2
  out=$(flux push artifact oci://\${artifact} \\
    --path="\${folder}" --source=x 2>&1)
}

push "\${registry}/fleet:local" "\${root}"
push "\${registry}/docs:local" "docs"
`;

test.each([
  ['has its name in the registry of the machine', 'registry:5000/fleet', SCRIPT, 'deploy/web web'],
  ['has another name there', 'registry:5000/floot', SCRIPT, UNKNOWN],
  ['is in a registry with a domain', 'ghcr.io/fleet', SCRIPT, UNKNOWN],
  [
    'is of a folder that depends on a condition',
    'registry:5000/fleet',
    SCRIPT.replace('registry=', 'root=other\nregistry='),
    UNKNOWN,
  ],
])('a function of a script that pushes to an address which %s', (_, url, script, told) => {
  const files = {
    'scripts/push.sh': script,
    'deploy/web/pod.yaml': POD,
    'clusters/a/web.yaml':
      source('OCIRepository', 'fleet', `oci://${url}`) +
      kustomization('OCIRepository', 'fleet', './web'),
  };
  expect(deployed(files)).toBe(told);
});
