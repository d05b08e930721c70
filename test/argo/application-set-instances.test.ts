import { describe, expect, test } from 'vitest';
import { treeOf } from '../tree.ts';
import { expand, shownApplications } from './expand.ts';

const setOf = (generators: string, source: string, goTemplate = false): string => `
apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: set, namespace: argocd}
spec:
  goTemplate: ${goTemplate}
  generators: [${generators}]
  template:
    metadata: {name: '${goTemplate ? '{{.name}}' : '{{name}}'}'}
    spec:
      project: default
      destination: {server: https://s}
      source: {repoURL: https://git/repo, ${source}}
`;

/** The stand-ins of a set as \`name: path → server\`, those that are only possible with a question mark. */
function shown(set: string, files: Readonly<Record<string, string>>): readonly string[] {
  const { standIns, applications, refusal } = expand(treeOf({ 'set.yaml': set, ...files }));
  expect([applications, refusal]).toEqual([[], undefined]);
  return standIns.map(({ application, isPossible }) => {
    const [line = ''] = shownApplications([application]);
    return isPossible ? `${line}?` : line;
  });
}

const K = 'resources: []';

describe('of clusters that nobody knows', () => {
  test('one for each folder that the path matches, the same parameter the same everywhere', () => {
    expect(
      shown(setOf('clusters: {}', "path: 'envs/{{name}}/{{name}}-app'"), {
        'envs/a/a-app/kustomization.yaml': K,
        'envs/b/b-app/pod.yaml': '',
        'envs/b/a-app/pod.yaml': '',
        'envs/c/readme/c-app/README.md': '',
      }),
    ).toEqual(['a: envs/a/a-app → https://s?', 'b: envs/b/b-app → https://s?']);
  });

  test('a Go template, a label and a part of a name', () => {
    const path = "path: 'envs/{{ .metadata.labels.env }}/x-{{ .name }}'";
    expect(
      shown(setOf('clusters: {}', path, true), {
        'envs/prod/x-eu/kustomization.yaml': K,
        'envs/prod/y/kustomization.yaml': K,
      }),
    ).toEqual(['eu: envs/prod/x-eu → https://s?']);
  });

  test('a folder that others of them bring in is none', () => {
    expect(
      shown(setOf('clusters: {}', "path: 'app/{{name}}'"), {
        'app/base/kustomization.yaml': K,
        'app/eu/kustomization.yaml': 'resources:\n  - ../base',
      }),
    ).toEqual(['eu: app/eu → https://s?']);
  });

  test('with values, only folders with a chart', () => {
    expect(
      shown(setOf('clusters: {}', "path: 'app/{{name}}', helm: {values: 'a: b'}"), {
        'app/web/Chart.yaml': '',
        'app/docs/kustomization.yaml': K,
      }),
    ).toEqual(['web: app/web → https://s?']);
  });

  test.each([
    "path: '{{name}}'",
    "path: '{{name}}/{{server}}'",
    "path: 'x{{name}}{{server}}{{project}}'",
  ])('a path that tells nothing, %s', (path) => {
    const [only, ...others] = shown(setOf('clusters: {}', path), { 'xa/a/kustomization.yaml': K });
    expect([only, others]).toEqual([expect.stringMatching(/^\{\{name\}\}: .*[^?]$/), []]);
  });

  test('a values file says what the path does not', () => {
    const source = "path: chart, helm: {valueFiles: [values.yaml, 'values-{{name}}.yaml']}";
    expect(
      shown(setOf('clusters: {}', source), {
        'chart/Chart.yaml': '',
        'chart/values.yaml': '',
        'chart/values-eu.yaml': '',
        'chart/values-us.yaml': '',
      }),
    ).toEqual(['eu: chart → https://s?', 'us: chart → https://s?']);
  });
});

const merge = (elements: string): string =>
  `merge: {mergeKeys: [name], generators: [{clusters: {values: {dir: base}}}, {list: {elements: [${elements}]}}]}`;

describe('a merge of clusters that nobody knows with a list', () => {
  test('one for each that the list names, and one for the rest', () => {
    const elements = '{name: eu, values.dir: eu}, {name: us, values.dir: gone}';
    expect(
      shown(setOf(merge(elements), "path: 'app/{{values.dir}}'"), {
        'app/base/kustomization.yaml': K,
        'app/eu/kustomization.yaml': K,
      }),
    ).toEqual(['eu: app/eu → https://s', '{{name}}: app/base → https://s?']);
  });

  test('nothing to deploy for the rest', () => {
    expect(
      shown(setOf(merge('{name: eu, values.dir: eu}'), "path: 'app/{{values.dir}}'"), {
        'app/eu/kustomization.yaml': K,
      }),
    ).toEqual(['eu: app/eu → https://s']);
  });

  test('an element without the key means nobody', () => {
    expect(
      shown(setOf(merge('{values.dir: eu}'), "path: 'app/{{values.dir}}'"), {
        'app/base/kustomization.yaml': K,
        'app/eu/kustomization.yaml': K,
      }),
    ).toEqual(['{{name}}: app/base → https://s']);
  });
});
