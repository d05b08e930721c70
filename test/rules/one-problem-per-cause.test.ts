import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { Problem } from '../../src/model/problem.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function problemsOf(rule: string, files: Readonly<Record<string, string>>): readonly Problem[] {
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems.filter((problem) => problem.rule === rule);
}

const map = (data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata: {${data}}\n`;
const pod = (name: string): string =>
  `---\napiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: settings}}]}]}\n`;

const application = (name: string): string =>
  `---\napiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}, namespace: argocd}\nspec:\n  destination: {namespace: ${name}}\n  source: {repoURL: 'https://example.org/owner/project', path: overlays/${name}}\n`;

test('all keys of a source that no shell can read are one problem of a container', () => {
  const all = 'a.b: x, c.d: x, e.f: x, g.h: x, i.j: x, k.l: x, m.n: x';
  const [problem, ...others] = problemsOf('nonportable-variable-name', {
    'app.yaml': map(all) + pod('p'),
  });
  expect(others).toEqual([]);
  expect(problem?.message).toContain('7 keys of ConfigMap `settings` become variables `a.b`');
  expect(problem?.message).toContain('and 2 more, which no shell can read.');
});

test('a file that many containers get as a variable is one cause', () => {
  const problems = problemsOf('file-as-variable', {
    'app.yaml': map('server.conf: "a\\nb"') + pod('p') + pod('q'),
  });
  expect(new Set(problems.map(({ cause }) => cause)).size).toBe(1);
});

test('what overlays share is one problem of the order in which objects are applied', () => {
  const job =
    'apiVersion: batch/v1\nkind: Job\nmetadata: {name: migrate, annotations: {argocd.argoproj.io/hook: PreSync}}\nspec: {template: {spec: {restartPolicy: Never, containers: [{name: c, image: i, envFrom: [{configMapRef: {name: settings}}]}]}}}\n';
  const files = {
    'argocd.yaml': application('dev') + application('prod'),
    'base/kustomization.yaml': 'resources: [job.yaml, map.yaml]\n',
    'base/job.yaml': job,
    'base/map.yaml': map('a: b'),
    'overlays/dev/kustomization.yaml': 'namespace: dev\nresources: [../../base]\n',
    'overlays/prod/kustomization.yaml': 'namespace: prod\nresources: [../../base]\n',
  };
  expect(problemsOf('applied-after-use', files)).toHaveLength(1);
});
