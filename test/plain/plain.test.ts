import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { plainPatches } from '../../src/render/plain/plain-patches.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { tree } from '../tree.ts';

const FILES = tree`
  === root.yaml
  {apiVersion: v1, kind: Namespace, metadata: {name: root}}
  === base/kustomization.yaml
  ---
  resources: [api.yaml]
  configMapGenerator:
    - name: generated
      literals: [A=1, 'B="two"', C==]
      files: [app.properties, renamed.txt=app.properties]
      envs: [app.env]
  secretGenerator:
    - {name: hidden, namespace: shop, literals: [K=v]}
  === base/app.properties
  a=b
  === base/app.env
  # comment
  X=1
  === base/api.yaml
  {apiVersion: v1, kind: Service, metadata: {name: api}}
  ---
  {apiVersion: v1, kind: List, items: [{apiVersion: v1, kind: ConfigMap, metadata: {name: listed}}]}
  === base/also.json
  {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "json"}}
  === overlay/kustomization.yaml
  resources: [../base, both.yaml]
  patches: [{path: patch.yaml}, {path: both.yaml}]
  patchesStrategicMerge: [./sub/strategic.yaml]
  transformers: [transformer.yaml]
  === overlay/patch.yaml
  {apiVersion: v1, kind: Service, metadata: {name: api}}
  === overlay/both.yaml
  {apiVersion: v1, kind: Service, metadata: {name: both}}
  === overlay/sub/strategic.yaml
  {apiVersion: v1, kind: Service, metadata: {name: api}}
  === overlay/transformer.yaml
  {apiVersion: builtin, kind: PrefixTransformer, metadata: {name: x}, prefix: my-}
  === docs/readme.yaml
  just: values
`;
const PARSED = FILES.paths
  .filter((path) => /ya?ml$|json$/.test(path))
  .map((path) => parseFile(path, FILES.read(path), DEFAULT_LIMITS));

const as = (reason: string) => ({ kind: 'skipped', as: 'patch', reason });

test('files that kustomizations use as patches or configuration are skipped, unless they are resources too', () => {
  const patches = [...plainPatches(PARSED, () => true).values()].map(({ path, class: each }) => [
    path,
    each,
  ]);
  expect(patches).toEqual([
    ['overlay/patch.yaml', as('a patch or configuration of overlay/kustomization.yaml')],
    ['overlay/sub/strategic.yaml', as('a patch or configuration of overlay/kustomization.yaml')],
    ['overlay/transformer.yaml', as('a patch or configuration of overlay/kustomization.yaml')],
  ]);
});

test('entry points are kustomizations that nobody lists, and folders that have nothing to do with one', () => {
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const { builds, files } = renderBuilds(ENGINES, FILES, PARSED, settings);
  expect(
    builds.map(({ id, kind, objects, failures, partial }) => {
      const names = objects.map((object) => `${object.kind}/${object.name}`);
      return [
        id,
        kind,
        names.join(' '),
        failures.map(({ message }) => messageText(message)),
        partial.map(messageText),
      ];
    }),
  ).toMatchInlineSnapshot(`
    [
      [
        ".",
        "folder",
        "Namespace/root",
        [],
        [],
      ],
      [
        "overlay",
        "kustomization",
        "",
        [
          "This transformer needs \`fieldSpecs\`. kustomize: plugin PrefixTransformer.builtin.[noGrp]/x.[noNs] fails configuration: fieldSpecs is not expected to be nil",
        ],
        [],
      ],
      [
        "overlay (what can be built of it)",
        "kustomization",
        "ConfigMap/generated-b28k9t522b ConfigMap/listed Secret/hidden-8gkfgg4d6d Service/api Service/both",
        [],
        [
          "it cannot be built as it is",
        ],
      ],
    ]
  `);
  expect(
    files.flatMap(({ path, class: each }) =>
      each.kind === 'skipped' ? [[path, each.as, each.reason]] : [],
    ),
  ).toMatchInlineSnapshot(`
    [
      [
        "base/also.json",
        "not-deployed",
        "no kustomization lists it, and other files of \`base\` are listed",
      ],
      [
        "docs/readme.yaml",
        "not-kubernetes",
        "no document in it has \`apiVersion\` and \`kind\`",
      ],
      [
        "overlay/patch.yaml",
        "patch",
        "a patch or configuration of overlay/kustomization.yaml",
      ],
      [
        "overlay/sub/strategic.yaml",
        "patch",
        "a patch or configuration of overlay/kustomization.yaml",
      ],
      [
        "overlay/transformer.yaml",
        "patch",
        "a patch or configuration of overlay/kustomization.yaml",
      ],
    ]
  `);
});
