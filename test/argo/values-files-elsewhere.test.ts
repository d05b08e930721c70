import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.com/team/fleet';

/** What is said of a values file of a chart from a chart repository. */
function problemsWith(file: string, more = ''): readonly string[] {
  const files = {
    'apps/web.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  destination: {server: https://kubernetes.default.svc, namespace: web}
  sources:
    - {repoURL: https://charts.example.com, chart: apisix, targetRevision: 2.5.0, helm: {valueFiles: [${file}]${more}}}
    - {repoURL: ${URL}, targetRevision: HEAD, ref: values}
`,
    'apps/values/web.yaml': 'replicas: 1\n',
    'values/web.yaml': 'replicas: 1\n',
  };
  return reportOf({ ...treeOf(files), remotes: [URL] })
    .problems.filter(({ rule }) => rule === 'unrenderable-chart')
    .map(({ severity, message }) => `${severity}: ${messageText(message)}`);
}

test('a file that helm-secrets decrypts, and an address that Argo CD does not fetch', () => {
  expect(refusalsOf('secrets://values.yaml')).toEqual([]);
  expect(refusalsOf('secrets+age-import:///key.txt?values.yaml')).toEqual([]);
  expect(refusalsOf('ftp://example.com/values.yaml')).toEqual([
    expect.stringContaining("the URL scheme 'ftp' is not allowed"),
  ]);
});

/** What is said of a values file of a chart in the repository. */
function refusalsOf(file: string): readonly string[] {
  const files = {
    'apps/web.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  destination: {server: https://kubernetes.default.svc, namespace: web}
  source: {repoURL: ${URL}, targetRevision: HEAD, path: charts/web, helm: {valueFiles: ["${file}"]}}
`,
    'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'charts/web/values.yaml': 'a: b\n',
  };
  return reportOf({ ...treeOf(files), remotes: [URL] }).problems.map(({ message }) =>
    messageText(message),
  );
}

test('a file of this repository without the `ref` of its source', () => {
  expect(problemsWith('apps/values/web.yaml')).toEqual([
    'warning: The values file `apps/values/web.yaml` is looked for in the chart, which is not of this repository, and only this repository has it. Helm: open apps/values/web.yaml: no such file or directory',
  ]);
});

test.each([
  ['with the `ref`', '$values/apps/values/web.yaml', ''],
  ['a path that the chart may have', 'values/web.yaml', ''],
  ['a file that this repository does not have', 'apps/values/other.yaml', ''],
  ['it may be missing', 'apps/values/web.yaml', ', ignoreMissingValueFiles: true'],
])('silent: %s', (_, file, more) => {
  expect(problemsWith(file, more)).toEqual([]);
});
