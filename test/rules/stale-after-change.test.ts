import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.org/team/repo.git';

/** A chart with a Deployment that has this annotation, and a ConfigMap of it with this value. */
function treeWith(annotation: string, level: string): FileTree {
  const files = {
    'app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: shop, namespace: argocd}\nspec: {project: default, source: {repoURL: '${URL}', path: chart}, destination: {server: https://kubernetes.default.svc, namespace: shop}}\n`,
    'chart/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    'chart/values.yaml': `level: ${level}\n`,
    'chart/templates/config.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata:\n  LEVEL: {{ .Values.level }}\n',
    'chart/templates/d.yaml': `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: d}\nspec:\n  selector: {matchLabels: {app: d}}\n  template:\n    metadata:\n      labels: {app: d}\n      annotations:\n        ${annotation}\n    spec: {containers: [{name: d, image: i, envFrom: [{configMapRef: {name: c}}]}]}\n`,
  };
  return { ...treeOf(files), remotes: [URL] };
}

function saidOf(annotation: string): readonly (string | undefined)[] {
  const { evidence } = examine(ENGINES, treeWith(annotation, 'info'), catalogue, SETTINGS);
  const head = treeWith(annotation, 'debug');
  const { problems } = examine(ENGINES, head, catalogue, SETTINGS, evidence).report;
  const own = problems.filter(({ rule }) => rule === 'stale-after-change');
  return own.map(({ message }) => /pod template changes\)\. ?(.*)$/.exec(message)?.[1]);
}

const INCLUDED = 'include (print $.Template.BasePath "/config.yaml") . | sha256sum';
const PATH = 'tpl (print $.Template.BasePath "/config.yaml") . | sha256sum';

test.each<[string, string, readonly string[]]>([
  ['a checksum of the content', `checksum/config: {{ ${INCLUDED} }}`, []],
  [
    'a checksum of the path',
    `checksum/config: {{ ${PATH} }}`,
    [
      `The annotation \`checksum/config\` stays the same: what it hashes, \`${PATH}\`, does not change with this content.`,
    ],
  ],
  [
    'a checksum that someone wrote',
    'config-sha256: abc',
    ['The annotation `config-sha256` stays the same: it does not follow this content.'],
  ],
  ['another annotation', 'team: shop', ['']],
])('%s', (_, annotation, expected) => {
  expect(saidOf(annotation)).toEqual(expected);
});
