import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src/model/limits.ts';
import { parseFile } from '../src/parse/parse-file.ts';
import { collectSources } from '../src/references/collect-sources.ts';
import { plainBuilds } from '../src/render/plain-builds.ts';
import { plainGenerators } from '../src/render/plain-generators.ts';
import { plainPatches } from '../src/render/plain-patches.ts';
import { tree } from './tree.ts';

const FILES = tree`
  === root.yaml
  {apiVersion: v1, kind: Namespace, metadata: {name: root}}
  === base/kustomization.yaml
  ---
  resources: [api.yaml]
  configMapGenerator:
    - name: generated
      literals: [A=1, 'B="two"', C==, "broken"]
      files: [app.properties, renamed.txt=app.properties, raw.bin]
      envs: [app.env]
  secretGenerator:
    - {name: hidden, namespace: shop, literals: [K=v]}
    - {literals: [nameless=x]}
  === base/app.properties
  a=b
  === base/app.env
  # comment

  X=1
   Y = 2
  === base/api.yaml
  {apiVersion: v1, kind: Service, metadata: {name: api}}
  ---
  {apiVersion: v1, kind: List, items: [{apiVersion: v1, kind: ConfigMap, metadata: {name: listed}}]}
  === base/also.json
  {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "json"}}
  === overlay/kustomization.yaml
  resources: [../base, both.yaml]
  patches: [{path: patch.yaml}, {patch: "a\nb"}, {path: both.yaml}]
  patchesStrategicMerge: [./sub/strategic.yaml]
  transformers: [transformer.yaml]
  === overlay/patch.yaml
  {apiVersion: v1, kind: Service, metadata: {name: api}}
  === overlay/both.yaml
  {apiVersion: v1, kind: Service, metadata: {name: both}}
  === overlay/sub/strategic.yaml
  {apiVersion: v1, kind: Service, metadata: {name: api}}
  === overlay/transformer.yaml
  {apiVersion: builtin, kind: PrefixTransformer, metadata: {name: x}}
  === docs/readme.yaml
  just: values
`;
const PARSED = FILES.paths
  .filter((path) => /ya?ml$|json$/.test(path))
  .map((path) => parseFile(path, FILES.read(path), DEFAULT_LIMITS));

test('files that kustomizations use as patches or configuration are left alone, unless they are resources too', () => {
  const patches = [...plainPatches(PARSED).values()].map(({ path, class: each }) => [path, each]);
  const as = (reason: string) => ({ kind: 'left-alone', as: 'patch', reason });
  expect(patches).toEqual([
    ['overlay/patch.yaml', as('a patch or configuration of overlay/kustomization.yaml')],
    ['overlay/sub/strategic.yaml', as('a patch or configuration of overlay/kustomization.yaml')],
    ['overlay/transformer.yaml', as('a patch or configuration of overlay/kustomization.yaml')],
  ]);
});

test('a folder is a build of its manifests, lists flattened, in the order of the files', () => {
  const patches = plainPatches(PARSED);
  const files = PARSED.map((file) => patches.get(file.path) ?? file);
  const builds = plainBuilds(files, new Map([['base', []]]));
  expect(
    builds.map(({ id, kind, objects, partial }) => {
      const names = objects.map((object) => `${object.kind}/${object.name}`);
      return [id, kind, names.join(' '), partial];
    }),
  ).toEqual([
    ['.', 'folder', 'Namespace/root', []],
    ['base', 'folder', 'ConfigMap/json Service/api ConfigMap/listed', []],
    ['overlay', 'folder', 'Service/both', []],
  ]);
});

test('what kustomizations generate is there under the name that manifests use', () => {
  const builds = plainBuilds([], plainGenerators(FILES, PARSED));
  const sources = collectSources(builds).map(({ kind, namespace, name, producer, keys }) => {
    const values = keys.kind === 'unknown' ? [] : [...keys.value.values()];
    const told = values.map(({ key, value }) => [
      key,
      value.kind === 'known' ? value.value : value,
    ]);
    return [producer.kind, kind, namespace, name, told];
  });
  const text = (value: string) => ({ kind: 'text', text: value });
  expect(sources).toEqual([
    [
      'configMapGenerator',
      'ConfigMap',
      undefined,
      'generated',
      [
        ['A', text('1')],
        ['B', text('two')],
        ['C', text('=')],
        ['app.properties', text('a=b\n')],
        ['renamed.txt', text('a=b\n')],
        ['raw.bin', text('')],
        ['X', text('1')],
        ['Y ', text(' 2')],
      ],
    ],
    ['secretGenerator', 'Secret', 'shop', 'hidden', [['K', text('v')]]],
  ]);
});
