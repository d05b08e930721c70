import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { hostSpan } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const HERE = 'https://github.com/acme/fleet';

const set = (elements: string): string => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: web, namespace: argocd}
spec:
  generators:
    - merge:
        mergeKeys: [name]
        generators:
          - clusters: {values: {dir: base}}
          - list: {elements: [${elements}]}
  template:
    metadata: {name: 'web-{{name}}'}
    spec:
      project: default
      source: {repoURL: ${HERE}, path: 'web/{{values.dir}}'}
      destination: {namespace: web, server: '{{server}}'}
`;

/** A base whose pod needs a key, and an overlay that adds it. */
const FILES = {
  'web/base/kustomization.yaml': 'resources: [web.yaml]\n',
  'web/base/web.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: settings}
data: {A: "1"}
---
apiVersion: v1
kind: Pod
metadata: {name: web}
spec: {containers: [{name: web, image: web, env: [{name: B, valueFrom: {configMapKeyRef: {name: settings, key: B}}}]}]}
`,
  'web/eu/kustomization.yaml': 'resources: [../base]\npatches: [{path: settings.yaml}]\n',
  'web/eu/settings.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata: {B: "1"}\n',
};

function said(elements: string, more: Readonly<Record<string, string>> = {}): readonly string[] {
  const files = { ...FILES, ...more, 'argocd/web.yaml': set(elements) };
  const tree = { ...treeOf(files), remotes: [HERE] };
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  return problems.map(({ severity, rule, at, help }) => {
    const text = help === undefined ? '' : messageText(help);
    const why = /A warning, not an error: (.*)/.exec(text)?.[1] ?? '';
    return `${severity} ${rule} ${hostSpan(at).file.path} ${why}`.trim();
  });
}

test('what is wrong only for clusters that an ApplicationSet does not name is a warning', () => {
  expect(said('{name: eu, values.dir: eu}')).toEqual([
    'warning missing-config-map-key web/base/web.yaml application argocd/web-{{name}} deploys `web/base` only to clusters that its ApplicationSet does not name.',
  ]);
});

test('what is wrong for one that it names, too, is an error', () => {
  const us = { 'web/us/kustomization.yaml': 'resources: [../base]\n' };
  expect(said('{name: eu, values.dir: eu}, {name: us, values.dir: us}', us)).toEqual([
    'error missing-config-map-key web/base/web.yaml',
  ]);
});
