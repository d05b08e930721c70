import { describe, expect, test } from 'vitest';
import { message, messageText } from '../../src/model/message.ts';
import { placeOf } from '../../src/model/span.ts';
import type { ArgoCluster } from '../../src/render/argo/application-set/application-set.ts';
import { treeOf } from '../tree.ts';
import { expand, shownApplications } from './expand.ts';

const matrix = (first: string, second: string, rest: string): string => `
apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: set, namespace: argocd}
spec:
  goTemplate: true
  goTemplateOptions: [missingkey=error]
  generators:
    - matrix:
        generators:
          - ${first}
          - ${second}
  template:
    metadata: {name: '{{ .path.basename }}-{{ .name | normalize }}'}
    spec:
      project: default
      ${rest}
`;
const clusters = "clusters: {selector: {matchLabels: {env: prod}}, values: {r: 'x-{{.name}}'}}";
const folders = 'git: {repoURL: https://git/repo, revision: HEAD, directories: [{path: apps/*}]}';
const fields =
  "{destination: {server: '{{ .server }}', namespace: '{{ .metadata.labels.team }}'}, source: {path: '{{ .path.path }}'}}";
const spec = fields.slice(1, -1).replaceAll(', source', '\n      source');

const cluster = (name: string, env: string): ArgoCluster => ({
  name,
  server: `https://${name}`,
  labels: new Map([
    ['env', env],
    ['team', 'a'],
  ]),
  annotations: new Map(),
  at: undefined,
});

describe('what cannot be known is said', () => {
  test('clusters that are not declared: one application stands for all of them', () => {
    const set = matrix(clusters, folders, spec);
    const expanded = expand(treeOf({ 'set.yaml': set, 'apps/web/k.yaml': '' }));
    expect(expanded.applications).toEqual([]);
    expect(shownApplications(expanded.standIns.map(({ application }) => application))).toEqual([
      'web-{{name}}: apps/web → {{.server}} {{.metadata.labels.team}}',
    ]);
    expect(expanded.standIns[0]?.application.node.trail?.before?.step.kind).toBe('template');
    expect(expanded.unknown).toEqual([]);
    expect(
      expanded.standIns.flatMap(({ because }) =>
        because.map(({ at, reason }) => `${placeOf(at)} ${messageText(reason)}`),
      ),
    ).toEqual(['set.yaml:11 which clusters are registered in Argo CD is not known']);
  });

  test.each([
    ['it is written as it is', "{path: apps/web, helm: {releaseName: '{{ .release }}'}}", 1],
    ['no parameter at all', '{path: apps/web}', 1],
    ['a loop', "{path: apps/web, helm: {values: '{{ range .all }}{{ . }}{{ end }}'}}", 0],
    ['a part of a parameter', "{path: 'apps/{{ .app.name }}'}", 0],
    ['a function', "{path: 'apps/{{ .app | lower }}'}", 0],
  ])('what a plugin answers, %s', (_, source, count) => {
    const set = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: set, namespace: argocd}
spec:
  goTemplate: true
  generators: [{plugin: {configMapRef: {name: vars}}}]
  template: {metadata: {name: web}, spec: {project: default, source: ${source}}}
`;
    const expanded = expand(treeOf({ 'set.yaml': set, 'apps/web/k.yaml': '' }));
    expect(expanded.applications).toEqual([]);
    expect(expanded.standIns).toHaveLength(count);
    const said = expanded.standIns.flatMap(({ because }) => because);
    expect([...expanded.unknown, ...said].map(({ reason }) => messageText(reason))).toEqual([
      'what the plugin answers is not known',
    ]);
  });

  test('declared clusters are known', () => {
    const set = matrix(clusters, folders, spec);
    const expanded = expand(treeOf({ 'set.yaml': set, 'apps/web/k.yaml': '' }), {
      clusters: [cluster('eu_1', 'prod'), cluster('dev', 'dev')],
    });
    expect(shownApplications(expanded.applications)).toEqual([
      'web-eu-1: apps/web → https://eu_1 a',
    ]);
    expect({ ...expanded, applications: [] }).toEqual({
      applications: [],
      unknown: [],
      refusal: undefined,
      partial: [],
      standIns: [],
      duplicateNames: [],
    });
  });

  test('a condition on what is not known makes the whole text unknown', () => {
    const set = matrix(
      clusters,
      folders,
      `destination: {namespace: '{{ if eq .name "x" }}a{{ else }}b{{ end }}', server: '{{ if eq .path.basename "web" }}w{{ end }}'}`,
    );
    const { standIns } = expand(treeOf({ 'set.yaml': set, 'apps/web/k.yaml': '' }));
    expect(shownApplications(standIns.map(({ application }) => application))).toEqual([
      'web-{{name}}:  → w {{ if eq .name "x" }}a{{ else }}b{{ end }}',
    ]);
  });

  test.each([
    [
      'files whose place depends on it',
      matrix(
        clusters,
        "git: {repoURL: https://git/repo, revision: HEAD, files: [{path: 'c/{{.name}}/*.yaml'}]}",
        '',
      ),
      'set.yaml:12 it uses generator parameters that only the cluster knows',
    ],
    [
      'a plugin',
      matrix('plugin: {configMapRef: {name: x}}', folders, ''),
      'set.yaml:11 what the plugin answers is not known',
    ],
    [
      'it in a merge over others',
      matrix(
        `merge: {mergeKeys: [name], generators: [{list: {elements: [{name: a}]}}, {${clusters}}]}`,
        folders,
        '',
      ),
      'set.yaml:11 which clusters are registered in Argo CD is not known',
    ],
  ])('%s', (_name, set, reason) => {
    const expanded = expand(treeOf({ 'set.yaml': set, 'apps/web/k.yaml': '' }));
    expect(
      expanded.unknown.map(({ at, reason: why }) => `${placeOf(at)} ${messageText(why)}`),
    ).toEqual([reason]);
    expect({ ...expanded, unknown: [] }).toEqual({
      applications: [],
      unknown: [],
      refusal: undefined,
      partial: [],
      standIns: [],
      duplicateNames: [],
    });
  });

  test('pull requests: the path is known', () => {
    const set = `
apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: previews, namespace: argocd}
spec:
  generators:
    - pullRequest: {github: {owner: a, repo: b}}
  template:
    metadata: {name: 'pr-{{number}}'}
    spec:
      project: default
      destination: {namespace: 'pr-{{number}}', server: https://s}
      source: {path: deploy, repoURL: https://git/repo, targetRevision: '{{head_sha}}'}
`;
    const { standIns } = expand(treeOf({ 'set.yaml': set }));
    expect(shownApplications(standIns.map(({ application }) => application))).toEqual([
      'pr-{{number}}: deploy → https://s pr-{{number}}',
    ]);
    expect(standIns[0]?.because.map(({ reason }) => messageText(reason))).toEqual([
      'which pull requests are open is not known',
    ]);
  });

  test('another repository', () => {
    const set = matrix(folders, 'list: {elements: [{name: a}]}', '');
    const { unknown, applications } = expand(treeOf({ 'set.yaml': set, 'apps/web/k.yaml': '' }), {
      identify: (url) => ({ kind: 'unknown', reason: message`${url} is another repository` }),
    });
    expect(applications).toEqual([]);
    expect(unknown.map(({ at, reason }) => `${placeOf(at)} ${messageText(reason)}`)).toEqual([
      'set.yaml:11 https://git/repo is another repository',
    ]);
  });
});
