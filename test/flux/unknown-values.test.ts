import { expect, test } from 'vitest';
import { reportOf } from '../pipeline/problems-of.ts';
import { tree } from '../tree.ts';

const URL = 'https://git.example.com/team/apps';

function releaseWith(values: string): ReturnType<typeof reportOf> {
  const files = tree`
    === clusters/k/apps.yaml
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: flux-system, namespace: flux-system}
    spec: {url: '${URL}', ref: {branch: main}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      sourceRef: {kind: GitRepository, name: flux-system}
      postBuild: {substituteFrom: [{kind: ConfigMap, name: more, optional: true}]}
    === apps/release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: web, namespace: web}
    spec:
      chart: {spec: {chart: ./charts/c, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
      values: ${values}
    === charts/c/Chart.yaml
    {apiVersion: v2, name: c, version: 1.0.0}
    === charts/c/values.schema.json
    {"type": "object", "properties": {"group": {"type": "integer"}, "host": {"type": "string", "pattern": "^[a-z.]+$"}, "port": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}}
    === charts/c/templates/a.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: a}}
  `;
  return reportOf({ ...files, remotes: [URL] });
}

test.each([
  ['{group: "${GROUP:=1000}", host: "a.${DOMAIN}", port: "${PORT}"}', []],
  ['{group: a, host: "a.${DOMAIN}"}', ["'/group'"]],
  ['{group: "${GROUP:=1000}", host: A}', ["'/host'"]],
  ['{port: a, group: "${GROUP}"}', ["'/port'"]],
])('a schema judges what is known of %s', (values, places) => {
  const { problems } = releaseWith(values);
  const found = problems.filter(({ rule }) => rule === 'unrenderable-chart');
  expect(found.flatMap(({ message }) => message.match(/'\/\w+'/g) ?? [])).toEqual(places);
});

test('a path that a script fills in is no missing folder', () => {
  const files = tree`
    === up.yaml
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: flux-system, namespace: flux-system}
    spec: {url: '${URL}', ref: {branch: main}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: flux-system, namespace: flux-system}
    spec: {path: <insert-from-script>, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
  `;
  const { problems } = reportOf({ ...files, remotes: [URL] });
  expect(problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
});
