import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const APP = {
  'app/kustomization.yaml': 'configMapGenerator: [{name: app, envs: [app.env]}]\n',
  'app/app.env': 'LEVEL=debug\nTRACING\n',
};
const SCRIPT = { 'deploy.sh': 'TRACING=1 kustomize build app | kubectl apply -f -\n' };
const APPLICATION =
  'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: app, namespace: argocd}\nspec: {project: default, source: {repoURL: https://example.com/r, path: app}, destination: {namespace: app}}\n';

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['nothing sets the variable', {}, ['app/app.env']],
  ['a script sets the variable', SCRIPT, []],
  ['Argo CD runs no script', { ...SCRIPT, 'argo.yaml': APPLICATION }, ['app/app.env']],
])('a line without `=`: %s', (_, files, expected) => {
  const { problems } = check(ENGINES, treeOf({ ...APP, ...files }), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'unparsed-env-file');
  expect(found.map(({ at }) => at.file.path)).toEqual(expected);
});
