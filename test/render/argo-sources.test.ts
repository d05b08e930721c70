import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

// Fields of an Application's source, as Argo CD 3.5 reads them.

const URL = 'https://git.example.org/team/repo.git';

function application(source: string): string {
  return `{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: app}, spec: {destination: {name: in-cluster, namespace: x}, source: {repoURL: '${URL}', path: app, ${source}}}}\n`;
}

const CHART = {
  'app/Chart.yaml': '{apiVersion: v2, name: app, version: 1.0.0}\n',
  'app/values.yaml': 'text: default\n',
  'app/templates/c.yaml':
    '{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {text: {{ .Values.text | quote }}, api: {{ .Capabilities.APIVersions.Has "acme.example/v1" | quote }}}}\n',
};

/** The data of the ConfigMaps that the Application deploys, and the problems. */
function deployedBy(source: string, files: Readonly<Record<string, string>>): readonly string[] {
  const tree = { ...treeOf({ 'argo.yaml': application(source), ...files }), remotes: [URL] };
  const { builds, sources, problems } = reportOf(tree);
  const whole = new Set(builds.flatMap(({ id, left }) => (left === undefined ? [id] : [])));
  const values = sources.flatMap(({ keys, build }) =>
    keys.kind === 'unknown' || !whole.has(build)
      ? []
      : [...keys.value.values()].map(({ key, node, value }) => {
          const parts = node?.kind === 'scalar' ? (node.value ?? []) : [];
          const open = parts.find(({ kind }) => kind === 'placeholder');
          if (open?.kind === 'placeholder') return `${key}=<${open.label}>`;
          const known =
            value.kind === 'known' && value.value.kind === 'text' ? value.value.text : '';
          return `${key}=${known}`;
        }),
  );
  return [...values, ...problems.map(({ message }) => messageText(message))];
}

const FOLDER = {
  'app/kustomization.yaml': 'resources: [c.yaml, gone.yaml]\n',
  'app/c.yaml': '{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {a: b}}\n',
};
const PLAIN = { 'app/c.yaml': FOLDER['app/c.yaml'] };
const NO_KUSTOMIZATION =
  "The folder `app` has no kustomization. kustomize: unable to find one of 'kustomization.yaml', 'kustomization.yml' or 'Kustomization' in directory 'app'";
const TEST = {
  'app/templates/test.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: t, annotations: {helm.sh/hook: test}}\ndata: {test: run}\n',
};
const GONE =
  "`gone.yaml` does not exist; it is listed in `resources`. kustomize: evalsymlink failure on 'app/gone.yaml' : lstat app/gone.yaml: no such file or directory";

test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'helm: {fileParameters: [{name: text, path: note.txt}]}',
    { ...CHART, 'app/note.txt': 'a, b' },
    ['text=a, b', 'api=false'],
  ],
  [
    'helm: {fileParameters: [{name: text, path: note.txt}]}',
    CHART,
    ['text=<file of parameter text>', 'api=false'],
  ],
  [
    'helm: {parameters: [{name: text, value: a, forceString: true}, {name: text, value: b}]}',
    CHART,
    ['text=a', 'api=false'],
  ],
  ['helm: {apiVersions: [acme.example/v1]}', CHART, ['text=default', 'api=true']],
  [
    'helm: {version: v2}',
    CHART,
    [
      "Argo CD does not have the Helm that this asks for, `v2`. Argo CD: helm chart version 'v2' is not supported",
    ],
  ],
  ['helm: {version: v3}', CHART, ['text=default', 'api=false']],
  [
    'helm: {valueFiles: [more]}',
    { ...CHART, 'app/more/values.yaml': 'text: more\n' },
    ['`more` is a folder, and helm reads values from files. Helm: read more: is a directory'],
  ],
  [
    "helm: {valueFiles: ['more/**']}",
    { ...CHART, 'app/more/values.yaml': 'text: more\n' },
    [
      '`more/**` matches the folder `app/more` too, and helm reads values from files. Helm: read app/more: is a directory',
    ],
  ],
  [
    "helm: {valueFiles: ['more/*']}",
    { ...CHART, 'app/more/values.yaml': 'text: more\n' },
    ['text=more', 'api=false'],
  ],
  ['helm: {version: v4}', CHART, ['text=default', 'api=false']],
  ["helm: {apiVersions: ['a/v1,acme.example/v1']}", CHART, ['text=default', 'api=true']],
  [
    'helm: {releaseName: Shop_A}',
    CHART,
    [
      String.raw`The chart cannot be rendered. Helm: invalid release name, must match regex ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ and the length must not be longer than 53`,
    ],
  ],
  // Whoever applies the Application takes its nulls away.
  ['helm: {valuesObject: {text: null}}', CHART, ['text=default', 'api=false']],
  ['helm: {valuesObject: {text: a}}', CHART, ['text=a', 'api=false']],
  ['helm: {skipTests: false}', { ...CHART, ...TEST }, ['text=default', 'api=false', 'test=run']],
  ['helm: {skipTests: true}', { ...CHART, ...TEST }, ['text=default', 'api=false']],
  ['directory: {recurse: false}', FOLDER, [GONE]],
  ['directory: {}', FOLDER, [GONE]],
  ['kustomize: {nonsense: 1}', FOLDER, [GONE]],
  [
    'helm: {releaseName: a}',
    PLAIN,
    [
      'a=b',
      'There is no `app/Chart.yaml`, and with options for Helm the folder must be a chart. Argo CD: open app/Chart.yaml: no such file or directory',
    ],
  ],
  ['directory: {recurse: true}', FOLDER, ['a=b']],
  ['kustomize: {forceCommonLabels: true}', PLAIN, ['a=b']],
  ['kustomize: {commonLabels: {}}', PLAIN, ['a=b']],
  ["kustomize: {commonLabels: {k: ''}}", PLAIN, ['a=b', NO_KUSTOMIZATION]],
  ['directory: {exclude: x}', FOLDER, ['a=b']],
])('%s', (source, files, expected) => {
  expect(deployedBy(source, files)).toEqual(expected);
});

test.each(['app/chart.yaml', 'app/Chart.yml'])('a chart in %s is to be renamed', (path) => {
  const files = {
    'argo.yaml': application('helm: {releaseName: a}'),
    [path]: CHART['app/Chart.yaml'],
  };
  const { problems } = reportOf({ ...treeOf(files), remotes: [URL] });
  expect(problems.map(({ help }) => help && messageText(help))).toEqual([
    `Rename \`${path}\` to \`Chart.yaml\`: Helm finds only this name.`,
  ]);
});

test('a placeholder in the name of a release, and in what a chart makes of it, is not a mistake', () => {
  const files = {
    'kustomization.yaml':
      'helmGlobals: {chartHome: .}\nhelmCharts: [{name: app, releaseName: "${ARGOCD_ENV_name}", namespace: "${ARGOCD_ENV_namespace}"}]\n',
    ...CHART,
    'app/templates/c.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: {{ .Release.Name | trunc 7 }}}\n',
  };
  expect(reportOf(treeOf(files)).problems).toEqual([]);
});
