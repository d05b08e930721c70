import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { shareContents } from '../../src/io/share-contents.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Build } from '../../src/model/manifest.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { printBuild } from '../../src/render/print-build.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { openRenderMemory, type RenderMemory } from '../../src/render/render-memory.ts';
import { treeOf } from '../tree.ts';

const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\ndata: {level: info}\n';

const BASE: Readonly<Record<string, string>> = {
  'base/kustomization.yaml': 'resources: [config.yaml]\n',
  'base/config.yaml': CONFIG,
  'dev/kustomization.yaml': 'resources: [../base]\nnamePrefix: dev-\n',
  'prod/kustomization.yaml':
    'resources: [../base]\nconfigMapGenerator: [{name: env, envs: [prod.env]}]\n',
  'prod/prod.env': 'A=1\n',
  'remote/kustomization.yaml': 'resources: [../base, https://example.com/more.yaml]\n',
};

function render(tree: FileTree, memory?: RenderMemory): readonly Build[] {
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const files = parseFiles(tree, DEFAULT_LIMITS);
  return renderBuilds(ENGINES, tree, files, settings, () => [], memory).builds;
}

function told(builds: readonly Build[]): readonly unknown[] {
  return builds.map((build) => [
    {
      ...build,
      objects: build.objects.length,
      failures: build.failures.map((each) => each.message),
    },
    printBuild(build, { origins: true }),
  ]);
}

test.each<[what: string, change: Readonly<Record<string, string>>, shared: readonly string[]]>([
  ['nothing changes', {}, ['dev', 'prod', 'remote']],
  ['a file of one overlay', { 'prod/prod.env': 'A=2\n' }, ['dev', 'remote']],
  ['a file of all overlays', { 'base/config.yaml': CONFIG.replace('info', 'debug') }, []],
  ['a second kustomization', { 'dev/kustomization.yml': 'resources: []\n' }, ['prod', 'remote']],
  ['a second one below', { 'base/Kustomization': 'resources: []\n' }, []],
  ['Fleet joins a folder', { 'dev/fleet.yaml': 'kustomize:\n  dir: .\n' }, ['prod', 'remote']],
  ['a file that nothing lists', { 'dev/other.txt': 'x' }, ['dev', 'prod', 'remote']],
])('%s: the builds of the head are those of a run of its own', (_, change, shared) => {
  const { base, head } = shareContents(treeOf({ ...BASE, ...change }), treeOf(BASE));
  const memory = openRenderMemory();
  const before = render(base, memory);
  const after = render(head, memory);
  expect(told(after)).toEqual(told(render(treeOf({ ...BASE, ...change }))));
  const olds = new Set(before.map(({ objects }) => objects));
  const same = after.filter(({ objects }) => olds.has(objects));
  expect(same.map(({ id }) => id)).toEqual(shared);
});
