import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { needsEngines, NO_ENGINES } from '../../src/render/engines.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const ENTRY = (version: string): string =>
  `apiVersion: ${version}\nkind: Application\nmetadata: {name: a}\nspec: {source: {repoURL: "https://example.com/a", path: b}}\n`;

const POD = 'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c}]}\n';

function needs(tree: FileTree): boolean {
  return needsEngines(tree, parseFiles(tree, SETTINGS.limits));
}

test.each<[string, Files]>([
  ['a kustomization', { 'a/kustomization.yaml': 'resources: []\n' }],
  ['a kustomization by its third name', { 'a/Kustomization': 'resources: []\n' }],
  ['a chart', { 'a/Chart.yaml': 'name: a\n' }],
  ['an Application', { 'a.yaml': ENTRY('argoproj.io/v1alpha1') }],
  ['an Application with escapes', { 'a.yaml': ENTRY('"\\x61rgo\\u0070roj.io/v1alpha1"') }],
  ['an Application with a folded line', { 'a.yaml': ENTRY('"argo\\\n  proj.io/v1alpha1"') }],
  ['an Application in base64', { 'a.yaml': ENTRY('!!binary YXJnb3Byb2ouaW8vdjFhbHBoYTE=') }],
  [
    'an Application in UTF-16',
    { 'a.yaml': Buffer.from(`\uFEFF${ENTRY('argoproj.io/v1')}`, 'utf16le') },
  ],
])('engines are loaded for %s', (_, files) => {
  expect(needs(treeOf(files))).toBe(true);
});

test('a folder of plain manifests is rendered without them', () => {
  const tree = treeOf({
    'a/pod.yaml': POD,
    'a/list.json': '{"apiVersion": "v1", "kind": "List", "items": []}',
    'notes.txt': 'kustomization.yaml of argoproj.io',
    ...Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`many/${at}.yaml`, POD])),
  });
  expect(needs(tree)).toBe(false);
  const parsed = parseFiles(tree, SETTINGS.limits);
  expect(renderBuilds(NO_ENGINES, tree, parsed, SETTINGS)).toEqual(
    renderBuilds(ENGINES, tree, parsed, SETTINGS),
  );
});
