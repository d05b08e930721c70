import { expect, test } from 'vitest';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://example.org/owner/project';
const SET = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: web, namespace: argocd}
spec:
  generators: [{clusters: {}}]
  template:
    metadata: {name: 'web-{{name}}'}
    spec:
      destination: {server: '{{server}}', namespace: web}
      source: {repoURL: '${URL}', path: 'envs/{{name}}'}
`;
const POD = `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: web}
spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: token}}]}]}
`;

test('a name that unknown clusters and a folder of no cluster lack is one problem', () => {
  const files = treeOf({
    'clusters/a/set.yaml': SET,
    'envs/eu/pod.yaml': POD,
    'tools/x/pod.yaml': POD,
  });
  const { problems } = reportOf({ ...files, remotes: [URL] });
  const own = problems.filter(({ rule }) => rule === 'undeclared-secret');
  expect(own.map(({ builds }) => builds)).toEqual([['envs/eu', 'tools/x']]);
});

test.each([
  ['extraEnvFrom: [{secretRef: {name: gluetun}}]', 1],
  ['vpn: {extraEnvFrom: [{configMapRef: {name: gluetun}}]}', 1],
  ['extraVolumes: [{name: a, secret: {secretName: gluetun}}]', 1],
  ['vpn: {enabled: false, extraEnvFrom: [{secretRef: {name: gluetun}}]}', 0],
  ['otherRefs: [{secretRef: {name: gluetun}}]', 0],
])('what values hand on to a pod must exist: %s', (values, count) => {
  const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: vpn, namespace: web}
spec:
  chart: {spec: {chart: qbittorrent, sourceRef: {kind: HelmRepository, name: web}}}
  values: {${values}}
`;
  const { problems } = reportOf(treeOf({ 'a.yaml': release }));
  expect(problems.filter(({ rule }) => rule.startsWith('undeclared-'))).toHaveLength(count);
});

const volume = (name: string, namespace: string): string =>
  `apiVersion: v1\nkind: PersistentVolume\nmetadata: {name: ${name}, namespace: web}\nspec: {csi: {driver: d, nodeStageSecretRef: {name: disk, namespace: ${namespace}}}}\n`;

test('the Secret of a volume is missing in the namespace that the volume names', () => {
  const files = { 'a.yaml': volume('a', 'ops'), 'b.yaml': volume('b', 'ops') };
  const { problems } = reportOf(treeOf({ ...files, 'c.yaml': volume('c', 'logs') }));
  expect(problems.map(({ message }) => message.split(',')[0])).toEqual([
    'Secret `disk` in namespace `ops`',
    'Secret `disk` in namespace `logs`',
  ]);
});
