import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { entriesAt, valueAt } from '../../src/model/node.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.com/team/apps';

const set = (
  generator: string,
  helm: string,
  path = 'web',
): string => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
  goTemplate: true
  generators:
    - ${generator}
  template:
    metadata: {name: web}
    spec:
      project: default
      destination: {server: 'https://kubernetes.default.svc', namespace: web}
      source:
        repoURL: '${URL}'
        path: '${path}'
        helm:
${helm}
`;

const CHART = {
  'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'web/values.yaml': 'host: none\nport: 80\nurl: u\n',
  'web/values.schema.json': '{"properties": {"port": {"type": "integer"}}}',
  'web/templates/config.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: web}
data:
  host: {{ .Values.host }}
  url: https://{{ .Values.url }}/x
  {{- if .Values.debug }}
  debug: "on"
  {{- end }}
`,
};

/** The data of the ConfigMaps of all builds as \`key=parts\`, then failures and what is not looked at. */
function shown(files: Readonly<Record<string, string>>): readonly string[] {
  const tree = { ...treeOf(files), remotes: [`${URL}.git`] };
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const parsed = parseFiles(tree, DEFAULT_LIMITS);
  const { builds, uncheckedEntries } = renderBuilds(ENGINES, tree, parsed, settings);
  const data = builds.flatMap(({ objects, deployment }) =>
    objects.flatMap(({ node }) =>
      entriesAt(valueAt(node, 'data')).map(({ name, value }) => {
        if (value.kind !== 'scalar') return name;
        const parts = value.value?.map((part) =>
          part.kind === 'placeholder' ? `<${part.label}>` : part.text,
        );
        return `${name}=${parts?.join('') ?? value.text} (${deployment?.evidence.kind})`;
      }),
    ),
  );
  return [
    ...data,
    ...builds.flatMap(({ failures }) =>
      failures.map(({ at, message }) => `${placeOf(at)} ${messageText(message)}`),
    ),
    ...uncheckedEntries.map(({ manifest: { name }, reason }) => `${name}: ${messageText(reason)}`),
  ];
}

const PLUGIN = 'plugin: {configMapRef: {name: vars}}';

test.each([
  [
    'a text',
    "          values: |\n            host: {{ .host }}\n            url: '{{ .domain }}:{{ .port }}'",
  ],
  ['an object', "          valuesObject: {host: '{{ .host }}', url: '{{ .domain }}:{{ .port }}'}"],
])('what a plugin answers is not known in values, %s', (_, helm) => {
  const [host, url] = shown({ 'set.yaml': set(PLUGIN, helm), ...CHART });
  expect([host, url]).toEqual([
    'host=<parameter host> (deployer)',
    expect.stringMatching(
      /^url=https:\/\/<parameter domain>(?::<parameter port>)?\/x \(deployer\)$/,
    ),
  ]);
});

test('parameters are as unknown', () => {
  const helm =
    "          parameters: [{name: host, value: 'x-{{ .host }}'}, {name: url, value: known}]";
  expect(shown({ 'set.yaml': set(PLUGIN, helm), ...CHART })).toEqual([
    'host=<parameter host> (deployer)',
    'url=https://known/x (deployer)',
  ]);
});

test('what is wrong with a placeholder may be right with what it stands for', () => {
  const helm = "          valuesObject: {port: '{{ .port }}'}";
  expect(shown({ 'set.yaml': set(PLUGIN, helm), ...CHART })).toMatchInlineSnapshot(`
    [
      "host=none (deployer)",
      "url=https://u/x (deployer)",
    ]
  `);
});

test('values that are nothing but unknown say nothing', () => {
  const helm = "          values: '{{ .values }}'";
  expect(shown({ 'set.yaml': set(PLUGIN, helm), ...CHART })).toEqual([
    'host=none (chart)',
    'url=https://u/x (chart)',
    'apps: what the plugin answers is not known',
  ]);
});

test('a folder that a path may mean is not known to be deployed', () => {
  const source = set('clusters: {}', '          releaseName: web', '{{ .name }}-web');
  expect(
    shown({
      'set.yaml': source,
      ...Object.fromEntries(
        Object.entries(CHART).map(([path, text]) => [path.replace('web', 'eu-web'), text]),
      ),
    }),
  ).toEqual(['host=none (possible)', 'url=https://u/x (possible)']);
});

test('what a matching folder lists and does not have is missing whatever the parameters are', () => {
  const [source = ''] = set('clusters: {}', '', 'envs/{{ .name }}').split('        helm:');
  expect(
    shown({ 'set.yaml': source, 'envs/eu/kustomization.yaml': 'resources:\n  - gone.yaml\n' }),
  ).toEqual([
    expect.stringMatching(/^envs\/eu\/kustomization\.yaml:2 `gone\.yaml` does not exist/),
  ]);
});

const application = (name: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  project: default
  destination: {server: 'https://kubernetes.default.svc', namespace: web}
  source: {repoURL: '${URL}', path: web, helm: {valueFiles: [more.yaml]}}
`;

test('what a template changes in values, no other release of the same file sees', () => {
  const template = CHART['web/templates/config.yaml'].replace(
    'apiVersion',
    '{{ $_ := set .Values.deep "host" (print .Values.deep.host "!") }}\napiVersion',
  );
  expect(
    shown({
      'a.yaml': application('a'),
      'b.yaml': application('b'),
      ...CHART,
      'web/more.yaml': 'deep: {host: h}\nhost: none\n',
      'web/templates/config.yaml': template.replace('.Values.host', '.Values.deep.host'),
    }).filter((line) => line.startsWith('host')),
  ).toEqual(['host=h! (by-hand)', 'host=h! (by-hand)']);
});

test.each([
  ['head_sha', 'debug=on (deployer)'],
  ['branch', 'which pull requests are open is not known'],
])(
  'what the commit of a pull request deploys is built; another revision of it is not: %s',
  (revision, expected) => {
    const pulls = set(
      'pullRequest: {github: {owner: team, repo: apps}}',
      '          values: ""',
      'plain',
    )
      .replace(/ {8}helm:[^]*/, `        targetRevision: '{{ .${revision} }}'\n`)
      .replace('name: web}', "name: 'pr-{{ .number }}'}");
    const lines = shown({
      'set.yaml': pulls,
      'plain/config.yaml': CHART['web/templates/config.yaml'].replaceAll(/.*\{\{.*\n/g, ''),
    });
    expect(lines.join('\n')).toContain(expected);
  },
);
