import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { problemsOf, reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.org/team/apps';
const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {A: b}\n';
const BLANK = '# Nothing yet.\n';

const application = (path: string): string =>
  `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app, namespace: argocd}
spec:
  project: default
  source: {repoURL: '${URL}', path: '${path}'}
  destination: {server: https://kubernetes.default.svc, namespace: shop}
`;

const SAID = ['warning unbuildable-kustomization'];

test.each([
  ['beside a folder that is deployed', BLANK, 'apps/one', []],
  ['far from what is deployed', BLANK, 'other/one', SAID],
  ['with a field that brings nothing', 'bases: ./one\n', 'apps/one', SAID],
])('a kustomization without content, %s', (_, text, deployed, expected) => {
  const tree = treeOf({
    'argocd/app.yaml': application(deployed),
    [`${deployed}/a.yaml`]: CONFIG,
    'apps/blank/kustomization.yaml': text,
  });
  const problems = problemsOf({ ...tree, remotes: [URL] });
  expect(problems.map((each) => each.replace(/^\S+ /, ''))).toEqual(expected);
});

test.each([
  ['nothing deploys', 'other', []],
  ['an Application deploys', 'apps/one', ['error unbuildable-kustomization']],
])('a kustomization that lists a template, and that %s', (_, folder, expected) => {
  const tree = treeOf({
    'argocd/app.yaml': application('apps/one'),
    'apps/one/kustomization.yaml': 'resources: [a.yaml]\n',
    'apps/one/a.yaml': CONFIG,
    [`${folder}/kustomization.yaml`]: 'resources: [b.yaml]\n',
    [`${folder}/b.yaml`]: `${CONFIG}target: {{target.name}}\n`,
  });
  const problems = problemsOf({ ...tree, remotes: [URL] });
  expect(problems.map((each) => each.replace(/^\S+ /, ''))).toEqual(expected);
});

const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: shop}\nspec: {replicas: 1}\n';

test.each([
  ['itself', 'resources: [kustomization.yaml]\n', {}, 'Remove the line.'],
  [
    'the file of another',
    'resources: [base/kustomization.yaml]\n',
    { 'base/kustomization.yaml': 'resources: []\n' },
    'List its folder instead of the file.',
  ],
  [
    'a patch without the namespace',
    'resources: [web.yaml]\npatches: [{path: patch.yaml}]\n',
    { 'web.yaml': DEPLOYMENT, 'patch.yaml': DEPLOYMENT.replace(', namespace: shop', '') },
    'The one in this build is in namespace `shop`: write the same `namespace` in the patch.',
  ],
  [
    'a generator without the namespace',
    'resources: [a.yaml]\nconfigMapGenerator: [{name: a, behavior: merge, literals: [A=c]}]\n',
    { 'a.yaml': CONFIG.replace('name: a', 'name: a, namespace: shop') },
    'The one in this build is in namespace `shop`: write the same `namespace` in the generator.',
  ],
])('a kustomization that lists %s', (_, text, files, help) => {
  const { problems } = reportOf(treeOf({ 'kustomization.yaml': text, ...files }));
  const found = problems.filter(({ rule }) => rule === 'unbuildable-kustomization');
  expect(found.map((each) => each.help && messageText(each.help))).toEqual([help]);
});

test.each([
  ['apps/stage', 'Did you mean `apps/staging`?'],
  ['aps/staging', 'Did you mean `apps/staging`?'],
  ['apps/eu-3', undefined],
  ['apps/prod', undefined],
])('an Application whose folder %s does not exist', (path, help) => {
  const tree = treeOf({
    'argocd/app.yaml': application(path),
    'apps/staging/a.yaml': CONFIG,
    'apps/eu-1/a.yaml': CONFIG,
    'apps/dev/a.yaml': CONFIG,
  });
  const { problems } = reportOf({ ...tree, remotes: [URL] });
  const found = problems.filter(({ rule }) => rule === 'unbuildable-kustomization');
  expect(found.map((each) => each.help && messageText(each.help).split(' A warning')[0])).toEqual([
    help,
  ]);
});

function meantIn(folder: string): string {
  return `Did you mean \`infra/dev/${folder}\`? The path is relative to the root of the repository.`;
}

test('paths of a folder that was a repository of its own have one cause', () => {
  const tree = treeOf({
    'infra/argocd/a.yaml': application('dev/a'),
    'infra/argocd/b.yaml': application('dev/b/').replace('name: app', 'name: b'),
    'infra/argocd/c.yaml': application('dev/c').replace('name: app', 'name: c'),
    'infra/dev/a/a.yaml': CONFIG,
    'infra/dev/b/b.yaml': CONFIG,
  });
  const { problems } = reportOf({ ...tree, remotes: [URL] });
  const found = problems.filter(({ rule }) => rule === 'unbuildable-kustomization');
  expect(
    found.map(({ cause, help }) => [cause, help && messageText(help).split(' A warning')[0]]),
  ).toEqual([
    ['a path from infra', meantIn('a')],
    ['a path from infra', meantIn('b')],
    [undefined, expect.stringMatching(/^A warning/)],
  ]);
});
