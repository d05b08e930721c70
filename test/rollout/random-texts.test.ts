import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const URL = 'ssh://git@example.com/shop';
const ARGO = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  destination: {namespace: web}
  source: {repoURL: "${URL}", path: chart}
`;

/** A chart with a ConfigMap, and a Deployment whose pod template has an annotation. */
function chart(annotation: string, level: string, argo = ''): FileTree {
  const files = {
    'argo.yaml': argo,
    'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'chart/values.yaml': `level: ${level}\n`,
    'chart/templates/map.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: map}
data: {LEVEL: "{{ .Values.level }}"}
`,
    'chart/templates/web.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}, annotations: {roll: ${annotation}}}
    spec: {containers: [{name: web, image: "a:1", envFrom: [{configMapRef: {name: map}}]}]}
`,
  };
  return { ...treeOf(files), remotes: [URL] };
}

const RANDOM = '{{ randAlphaNum 5 | quote }}';
const REVISION = '{{ .Release.Revision | quote }}';

test.each([
  ['a random text', RANDOM, '', 'rolls'],
  ['the time', '{{ now | date "2006" | quote }}', '', 'rolls'],
  ['the revision of the release', REVISION, '', 'rolls'],
  ['the revision, which is always 1 in Argo CD', REVISION, ARGO, 'stale'],
  ['the name of the release', '{{ .Release.Name }}', '', 'stale'],
])('a ConfigMap changes, and an annotation of the pods is %s', (_, annotation, argo, verdict) => {
  const change = diff(
    ENGINES,
    chart(annotation, 'low', argo),
    chart(annotation, 'high', argo),
    SETTINGS,
  );
  expect(change.workloads.map(({ rollout }) => rollout.verdict)).toEqual([verdict]);
});

test('no release, no other text', () => {
  const change = diff(ENGINES, chart(RANDOM, 'low'), chart(RANDOM, 'low'), SETTINGS);
  expect(change.workloads).toEqual([]);
});

test('pods that each release replaces are not stale on the next change', () => {
  const rules = new Map([['stale-on-next-change', 'warning' as const]]);
  const stale = (annotation: string): boolean =>
    check(ENGINES, chart(annotation, 'low'), catalogue, { ...SETTINGS, rules }).problems.some(
      ({ rule }) => rule === 'stale-on-next-change',
    );
  expect([RANDOM, REVISION, '{{ .Release.Name }}'].map(stale)).toEqual([false, false, true]);
});
