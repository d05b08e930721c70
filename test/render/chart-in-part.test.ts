import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { tree, treeOf } from '../tree.ts';

/** A chart with a dependency that is not here, and a template that needs it. */
const LACKING = tree`
  === c/Chart.yaml
  apiVersion: v2
  name: c
  version: 1.0.0
  dependencies: [{name: common, version: 1.x.x, repository: "https://charts.example.com"}]
  === c/templates/config.yaml
  {apiVersion: v1, kind: ConfigMap, metadata: {name: config}}
  === c/templates/web.yaml
  apiVersion: v1
  kind: Service
  metadata: {name: {{ include "common.name" . }}}
`;

/** The same template, and nothing that is not here. */
const WHOLE = tree`
  === c/Chart.yaml
  {apiVersion: v2, name: c, version: 1.0.0}
  === c/templates/config.yaml
  {apiVersion: v1, kind: ConfigMap, metadata: {name: config}}
  === c/templates/web.yaml
  apiVersion: v1
  kind: Service
  metadata: {name: {{ include "common.name" . }}}
`;

function builtOf(files: typeof LACKING) {
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const { builds } = renderBuilds(ENGINES, files, parseFiles(files, DEFAULT_LIMITS), settings);
  return builds.map(({ objects, partial }) => ({
    objects: objects.map(({ kind, name }) => `${kind} ${name ?? ''}`),
    partial: partial.map(messageText),
  }));
}

test('a template that fails without a dependency is left out, and that is said', () => {
  expect(builtOf(LACKING)).toEqual([
    {
      objects: ['ConfigMap config'],
      partial: [
        'the dependency `common` of its chart is not available',
        'the template `c/templates/web.yaml` fails without it',
      ],
    },
  ]);
});

test('a chart with all its dependencies fails as a whole, as Helm says', () => {
  expect(builtOf(WHOLE).flatMap(({ objects }) => objects)).toEqual([]);
});

test.each([
  ['no action', '', 1],
  ['an action', '  b: {{ .Values.b }}\n', 0],
])('a file with %s that is no YAML, in a chart without its dependency', (_, more, count) => {
  const files = {
    'c/Chart.yaml':
      'apiVersion: v2\nname: c\nversion: 1.0.0\ndependencies: [{name: common, version: 1.x.x, repository: "https://charts.example.com"}]\n',
    'c/values.yaml': 'b: 1\n',
    'c/templates/a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n    labels:\n${more}`,
  };
  const { problems } = reportOf(treeOf(files));
  expect(problems.filter(({ rule }) => rule === 'unrenderable-chart')).toHaveLength(count);
});
