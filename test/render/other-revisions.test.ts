import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

// Objects that deploy another branch, tag or commit say nothing about the files at hand.

const URL = 'https://git.example.org/team/repo.git';

function application(name: string, revision: string, path: string): string {
  return `---\n{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: ${name}}, spec: {destination: {name: in-cluster}, source: {repoURL: '${URL}', targetRevision: '${revision}', path: ${path}}}}\n`;
}

function flux(name: string, source: string): string {
  return `---\n{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, metadata: {name: ${name}, namespace: x}, spec: {path: ./${name}, sourceRef: {kind: GitRepository, name: ${source}}}}\n`;
}

function source(name: string, ref: string): string {
  return `---\n{apiVersion: source.toolkit.fluxcd.io/v1, kind: GitRepository, metadata: {name: ${name}, namespace: x}, spec: {url: '${URL}', ref: {${ref}}}}\n`;
}

const CONFIG = '{apiVersion: v1, kind: ConfigMap, metadata: {name: c}}\n';

/** The builds, and what is not looked at, with the reason. */
function planOf(
  files: Readonly<Record<string, string>>,
  revisions: readonly string[] | undefined,
): readonly unknown[] {
  const all = {
    ...treeOf(files),
    remotes: [URL],
    ...(revisions !== undefined && { revisions }),
  };
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const { builds, uncheckedEntries } = renderBuilds(
    ENGINES,
    all,
    parseFiles(all, DEFAULT_LIMITS),
    settings,
  );
  return [
    builds.filter(({ objects }) => objects.length > 0).map(({ id }) => id),
    uncheckedEntries.map(({ manifest, reason }) => `${manifest.name}: ${messageText(reason)}`),
  ];
}

const ARGO = {
  'argo/apps.yaml':
    application('here', 'HEAD', 'here') +
    application('named', 'main', 'named') +
    application('other', 'stable', 'other') +
    application('tagged', 'v1.2.0', 'tagged') +
    application('chart', 'stable', 'chart') +
    application('any', '$BRANCH', 'any'),
  'here/c.yaml': CONFIG,
  'named/c.yaml': CONFIG,
  'other/c.yaml': CONFIG,
  'tagged/kustomization.yaml': 'resources: [c.yaml]\n',
  'tagged/c.yaml': CONFIG,
  'chart/Chart.yaml': '{apiVersion: v2, name: chart, version: 1.0.0}\n',
  'chart/templates/c.yaml': CONFIG,
  'any/c.yaml': CONFIG,
};

test('Applications', () => {
  expect(planOf(ARGO, ['main', 'master'])).toEqual([
    ['any', 'argo', 'here', 'named'],
    [
      'other: it deploys `stable`, which is not the revision that is checked',
      'tagged: it deploys `v1.2.0`, which is not the revision that is checked',
      'chart: it deploys `stable`, which is not the revision that is checked',
    ],
  ]);
});

test('a run on the branch that they deploy', () => {
  expect(planOf(ARGO, ['stable', 'main', 'master'])).toEqual([
    ['any', 'argo', 'chart', 'here', 'named', 'other'],
    ['tagged: it deploys `v1.2.0`, which is not the revision that is checked'],
  ]);
});

test.each([
  [['stable'], []],
  [undefined, ['gone: it is deployed from another revision']],
])('a folder that is not there, on branch %s', (revisions, unchecked) => {
  const files = { 'argo/apps.yaml': application('gone', 'stable', 'gone'), 'here/c.yaml': CONFIG };
  expect(planOf(files, revisions)[1]).toEqual(unchecked);
});

test('nothing tells which revision is at hand', () => {
  expect(planOf(ARGO, undefined)).toEqual([
    ['any', 'argo', 'chart', 'here', 'named', 'other', 'tagged'],
    [],
  ]);
});

test('Kustomizations of Flux, and a folder that this revision deploys, too', () => {
  const files = {
    'flux/all.yaml':
      source('one', 'branch: main') +
      source('two', 'semver: ">=1.0.0"') +
      flux('here', 'one') +
      flux('both', 'one') +
      flux('other', 'two') +
      flux('both', 'two').replace('name: both', 'name: second'),
    'here/c.yaml': CONFIG,
    'both/c.yaml': CONFIG,
    'other/c.yaml': CONFIG,
  };
  expect(planOf(files, ['main', 'master'])).toEqual([
    ['both', 'flux', 'here'],
    [
      'other: it deploys `>=1.0.0`, which is not the revision that is checked',
      'second: it deploys `>=1.0.0`, which is not the revision that is checked',
    ],
  ]);
});

test('an Application of which one source is of another revision', () => {
  const sources = [
    ['here', 'HEAD'],
    ['other', 'stable'],
  ].map(([path, revision]) => `{repoURL: '${URL}', targetRevision: '${revision}', path: ${path}}`);
  const files = {
    'argo/apps.yaml': `{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: both}, spec: {destination: {name: in-cluster}, sources: [${sources.join()}]}}\n`,
    'here/c.yaml': CONFIG,
    'other/c.yaml': CONFIG,
  };
  expect(planOf(files, ['main', 'master'])).toEqual([['argo', 'here'], []]);
});

test.each(['__GIT_BRANCH__', 'refs/heads/__GIT_BRANCH__', '<branch>', '{branch}', '$BRANCH'])(
  'the branch %s, in a repository whose address is filled in, too',
  (branch) => {
    const all = source('repo', `name: '${branch}'`) + flux('apps', 'repo');
    const files = {
      'flux/all.yaml': all.replaceAll(URL, '__GIT_REPO_URL__'),
      'apps/web/c.yaml': CONFIG,
    };
    expect(planOf(files, ['main'])).toEqual([['apps', 'flux'], []]);
  },
);
