import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

function problemsOf(apiVersion: string, kind: string): readonly string[] {
  const text = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\n`;
  return reportOf(treeOf({ 'a.yaml': text }))
    .problems.filter(({ rule }) => rule === 'unknown-kind')
    .map(({ severity, message }) => `${severity}: ${messageText(message)}`);
}

test('no definition takes a kind with a blank in it', () => {
  expect(problemsOf('source.toolkit.fluxcd.io/v1', 'OCIRepositoryAdd more actions')).toEqual([
    'error: No kind can have the name `OCIRepositoryAdd more actions`. kubectl apply fails: `no matches for kind "OCIRepositoryAdd more actions" in version "source.toolkit.fluxcd.io/v1"`.',
  ]);
});

test.each([
  ['apps/v1', 'Deployment_Set', 1],
  ['example.com/v1', 'Widget', 0],
  ['example.com/v1', '"{{ .kind }} Set"', 0],
  ['example.com/v1', '${KIND}', 0],
  ['some-program/v1', 'some thing', 0],
  ['argproj.io/v1alpha1', 'Application', 1],
  ['argoproj.example/v1alpha1', 'Application', 0],
  ['argproj.io/v1alpha1', 'Widget', 0],
  ['traefik.containo.us/v1alpha1', 'Middleware', 0],
  ['v1', 'namespace', 1],
  ['v1', 'Serviceaccount', 1],
  ['v1', 'Namespace', 0],
  ['v1', 'Endpoints', 0],
  ['v1', 'Ingress', 1],
  ['v1', 'PodList', 0],
  ['apps/v1', 'Service', 1],
  ['apps/v1beta1', 'Deployment', 0],
  ['extensions/v1beta1', 'Ingress', 0],
  ['autoscaling/v1', 'VerticalPodAutoscaler', 0],
  ['rbac.authorization.k8s.io/v1', 'ClusterRolebinding', 1],
  ['rbac.authorization.k8s.io/v1', 'ServiceAccount', 1],
  ['admissionregistration.k8s.io/v1', 'MutatingAdmissionWebhook', 1],
  ['admissionregistration.k8s.io/v1', 'NewAdmissionKind', 0],
  ['source.toolkit.fluxcd.io/v1', 'HelmRelease', 1],
  ['source.toolkit.fluxcd.io/v1beta2', 'ImageRepository', 1],
  ['image.toolkit.fluxcd.io/v1beta2', 'ImageRepository', 0],
  ['example.com/v1', 'namespace', 0],
  ['helm.toolkit.fluxcd.io/v1', 'HelmRelease', 1],
  ['helm.toolkit.fluxcd.io/v2', 'HelmRelease', 0],
  ['helm.toolkit.fluxcd.io/v2beta1', 'HelmRelease', 0],
  ['helm.toolkit.fluxcd.io/v2beta3', 'HelmRelease', 1],
  ['helm.toolkit.fluxcd.io/v3', 'HelmRelease', 0],
  ['kustomize.toolkit.fluxcd.io/v1beta2', 'Kustomization', 0],
  ['source.toolkit.fluxcd.io/v1beta3', 'GitRepository', 1],
  ['source.toolkit.fluxcd.io/${VERSION}', 'GitRepository', 0],
  ['kustomize.toolkit.fluxcd.io/1', 'Kustomization', 1],
  ['gateway.networking.k8s.io', 'ListenerSet', 1],
  ['apps', 'Deployment', 1],
  ['v2', 'Chart', 0],
  ['${GROUP}', 'ListenerSet', 0],
])('%s %s', (apiVersion, kind, count) => {
  expect(problemsOf(apiVersion, kind)).toHaveLength(count);
});

test('the group that has the kind is named', () => {
  const text = 'apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRelease\nmetadata: {name: a}\n';
  const { problems } = reportOf(treeOf({ 'a.yaml': text }));
  const [help] = problems.flatMap((one) => (one.rule === 'unknown-kind' ? [one.help] : []));
  expect(help === undefined ? '' : messageText(help)).toBe(
    'Did you mean `kind: HelmRelease` with `apiVersion: helm.toolkit.fluxcd.io/…`?',
  );
});

const definition = (version: string): string =>
  `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata:\n  name: helmreleases.helm.toolkit.fluxcd.io\nspec:\n  group: helm.toolkit.fluxcd.io\n  versions:\n    - name: ${version}\n`;

test('a definition in the repository gives a group of Flux another version', () => {
  const release =
    'apiVersion: helm.toolkit.fluxcd.io/v1\nkind: HelmRelease\nmetadata: {name: a, namespace: b}\nspec: {}\n';
  const found = (version: string): number =>
    reportOf(treeOf({ 'a.yaml': release, 'crds.yaml': definition(version) })).problems.filter(
      ({ rule }) => rule === 'unknown-kind',
    ).length;
  expect(found('v1')).toBe(0);
  expect(found('v2')).toBe(1);
});

function kustomization(spec: string): readonly string[] {
  const text = `{apiVersion: kustomize.config.k8s.io/v1beta1, kind: Kustomization, metadata: {name: apps}${spec}}\n`;
  return reportOf(treeOf({ 'a.yaml': text })).problems.map(({ rule }) => rule);
}

test('a Kustomization of Flux with the apiVersion of kustomize', () => {
  const spec = ', spec: {path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}}';
  expect(kustomization(spec)).toEqual(['unknown-kind']);
  expect(kustomization('')).toEqual([]);
});
