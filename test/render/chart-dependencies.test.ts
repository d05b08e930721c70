import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { positionOf } from '../../src/model/span.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { IS_SLOW } from '../suite.ts';
import { tree, treeOf } from '../tree.ts';

// Dependencies that are not below `charts/`: `helm dependency build` puts them there before a chart is deployed.

const CONFIG = '{apiVersion: v1, kind: ConfigMap, metadata: {name: {{ include "lib.name" . }}}}\n';
const LIBRARY = '{{ define "lib.name" }}made-by-{{ .Chart.Name }}{{ end }}\n';

function chart(name: string, version: string, ...dependencies: readonly string[]): string {
  const list = dependencies.map((each) => `{${each}}`).join(', ');
  return `{apiVersion: v2, name: ${name}, version: ${version}, dependencies: [${list}]}\n`;
}

function builtOf(files: Readonly<Record<string, string>>, name = 'app') {
  const all = treeOf(files);
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const { builds } = renderBuilds(ENGINES, all, parseFiles(all, DEFAULT_LIMITS), settings);
  return builds
    .filter(({ folder }) => folder?.endsWith(name))
    .map(({ objects, partial }) => ({
      objects: objects.map((each) => each.name),
      partial: partial.map(messageText),
    }));
}

/** An app that needs `lib`, declared this way, and a chart of that name and version. */
function withLibrary(
  declared: string,
  version: string,
  more: Readonly<Record<string, string>> = {},
) {
  return builtOf({
    'charts/app/Chart.yaml': chart('app', '1.0.0', `name: lib, ${declared}`),
    'charts/app/templates/config.yaml': CONFIG,
    'charts/lib/Chart.yaml': chart('lib', version),
    'charts/lib/templates/_lib.tpl': LIBRARY,
    ...more,
  });
}

const FOUND = [{ objects: ['made-by-app'], partial: [] }];
const MISSING = [
  {
    objects: [],
    partial: [
      'the dependency `lib` of its chart is not available',
      'the template `app/templates/config.yaml` fails without it',
    ],
  },
];
const POINTER = {
  'charts/app/charts/lib-1.2.3.tgz': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 2048\n`,
};
const LOCK = (version: string): Record<string, string> => ({
  'charts/app/Chart.lock': `{dependencies: [{name: lib, version: ${version}}], digest: x, generated: "2026-01-01T00:00:00Z"}\n`,
});

test.each([
  ['the folder that it names', 'version: 1.x.x, repository: "file://../lib"', '1.2.0', {}, FOUND],
  ['another version there', 'version: 2.x.x, repository: "file://../lib"', '1.2.0', {}, MISSING],
  ['a folder outside', 'version: 1.x.x, repository: "file://../../../lib"', '1.2.0', {}, MISSING],
  ['published, too', 'version: ~1.2.0, repository: "oci://example.com"', '1.2.3', {}, FOUND],
  [
    'a range without end',
    'version: ">=1.0.0", repository: "oci://example.com"',
    '1.2.3',
    {},
    MISSING,
  ],
  ['locked', 'version: 1.x.x, repository: "@own"', '1.2.3', LOCK('1.2.3'), FOUND],
  ['locked, and allowed', 'version: 1.x.x, repository: "@own"', '1.2.3', LOCK('1.2.2'), FOUND],
  ['below `charts/` only', 'version: 1.x.x', '1.2.3', {}, MISSING],
  ['an archive that only Git LFS has', 'version: 1.x.x', '1.2.3', POINTER, MISSING],
])('%s', (_, declared, version, more, built) => {
  expect(withLibrary(declared, version, more)).toEqual(built);
});

test.each([
  ['1.2.3', { problems: 1, partial: [] }],
  [
    '1.2.2',
    {
      problems: 0,
      partial: [
        'version 1.2.3 of `lib`, a dependency of its chart, stands in for 1.2.2, which is not available',
      ],
    },
  ],
])(
  'a schema of a dependency that refuses the values, with %s in Chart.lock',
  (version, expected) => {
    const files = treeOf({
      'app.yaml':
        'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: app, namespace: argocd}\nspec: {source: {repoURL: "https://git.example.org/team/repo.git", path: charts/app}, destination: {namespace: web}}\n',
      'charts/app/Chart.yaml': chart(
        'app',
        '1.0.0',
        'name: lib, version: 1.x.x, repository: "@own"',
      ),
      'charts/lib/Chart.yaml': chart('lib', '1.2.3'),
      'charts/lib/values.schema.json': '{"required": ["image"]}',
      'charts/lib/values.yaml': 'a: b\n',
      ...LOCK(version),
    });
    const report = reportOf({ ...files, remotes: ['https://git.example.org/team/repo.git'] });
    const app = report.builds.find(({ kind }) => kind === 'argo-application');
    const problems = report.problems.filter(({ rule }) => rule === 'unrenderable-chart').length;
    const partial = (app?.partial ?? []).map(messageText).filter((each) => !each.startsWith('it'));
    expect({ problems, partial }).toEqual(expected);
  },
);

test('what is wrong in a chart that others depend on is found where people edit it', () => {
  const files = tree`
    === app/Chart.yaml
    {apiVersion: v2, name: app, version: 1.0.0, dependencies: [{name: db, version: 1.0.0, repository: "https://example.com/charts"}]}
    === db/Chart.yaml
    {apiVersion: v2, name: db, version: 1.0.0}
    === db/templates/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: db}
    spec:
      containers: [{name: db, image: db, envForm: []}]
  `;
  const problems = reportOf(files).problems.map(({ rule, severity, at }) => {
    const { path, line } = positionOf(at);
    return `${path}:${line} ${severity} ${rule}`;
  });
  expect(problems).toEqual(['db/templates/pod.yaml:5 warning unknown-field']);
});

test('what a dependency lacks makes the chart partial, too', () => {
  expect(
    withLibrary('version: 1.0.0, repository: "file://../lib"', '1.0.0', {
      'charts/lib/Chart.yaml': chart(
        'lib',
        '1.0.0',
        'name: far, version: 1.0.0, repository: "oci://x"',
      ),
      'charts/app/templates/config.yaml': CONFIG.replace('lib.name', 'far.name'),
    }),
  ).toEqual([
    {
      objects: [],
      partial: [
        'the dependency `far` of its chart is not available',
        'the template `app/templates/config.yaml` fails without it',
      ],
    },
  ]);
});

test('charts that need each other come to an end', () => {
  const circle = withLibrary('version: 1.0.0, repository: "file://../lib"', '1.0.0', {
    'charts/lib/Chart.yaml': chart(
      'lib',
      '1.0.0',
      'name: app, version: 1.0.0, repository: "file://../app"',
    ),
  });
  expect(circle.map(({ partial }) => partial.map(messageText))).toEqual([
    ['the dependency `app` of its chart is not available'],
  ]);
});

if (IS_SLOW) {
  test('a pyramid of dependencies comes to an end', () => {
    const pyramid: Record<string, string> = {};
    for (let level = 0; level < 40; level++) {
      for (const side of ['l', 'r']) {
        pyramid[`charts/${side}${level}/Chart.yaml`] = chart(
          `${side}${level}`,
          '1.0.0',
          ...['l', 'r'].map(
            (next) =>
              `name: ${next}${level + 1}, version: 1.0.0, repository: "file://../${next}${level + 1}"`,
          ),
        );
        pyramid[`charts/${side}${level}/templates/config.yaml`] =
          '{apiVersion: v1, kind: ConfigMap, metadata: {name: {{ .Chart.Name }}}}\n';
      }
    }
    const [top] = builtOf(pyramid, '/l0');
    expect(top?.objects.length).toBeLessThan(600);
    expect(top?.partial.length).toBeGreaterThan(0);
  });
}
