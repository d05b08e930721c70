import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { deploymentOfFile } from '../../src/model/parsed-file.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.com/team/apps';
const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\ndata: {a: b}\n';
const LIST = (...paths: readonly string[]): string =>
  `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [${paths.join(', ')}]\n`;

/** Each build, and each file whose objects no build reads, with the answer and its evidence. */
function answers(files: Readonly<Record<string, string>>): readonly string[] {
  const tree = { ...treeOf(files), remotes: [URL] };
  const limits = DEFAULT_LIMITS;
  const rendered = renderBuilds(ENGINES, tree, parseFiles(tree, limits), {
    limits,
    loadRestrictor: 'repository',
  });
  const found = [
    ...rendered.builds.map(({ id, deployment }) => ({ id, deployment })),
    ...rendered.files.map((file) => ({ id: file.path, deployment: deploymentOfFile(file) })),
  ];
  return found.flatMap(({ id, deployment }) =>
    deployment === undefined ? [] : [`${id}: ${deployment.answer}, ${deployment.evidence.kind}`],
  );
}

function flux(name: string, path: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  path: ${path}
  sourceRef: {kind: GitRepository, name: flux-system}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: '${URL}'}
`;
}

test('without entry objects nothing is known: people apply folders, install charts, and include bases', () => {
  expect(
    answers({
      'app/map.yaml': MAP,
      'lib/base/kustomization.yaml': LIST('map.yaml'),
      'lib/base/map.yaml': MAP,
      'lib/base/other.yaml': MAP,
      'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
      'web/templates/map.yaml': MAP,
      'testdata/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "app: unknown, none",
      "lib/base: unknown, library-base",
      "web: unknown, chart",
      "lib/base/other.yaml: not-deployed, unlisted",
      "testdata/map.yaml: not-deployed, unused-file",
    ]
  `);
});

test('what entry objects lead to is deployed, and what they certainly do not lead to is not', () => {
  expect(
    answers({
      'clusters/prod/apps.yaml': flux('apps', './apps'),
      'apps/kustomization.yaml': LIST('map.yaml'),
      'apps/map.yaml': MAP,
      'apps/off/kustomization.yaml': LIST('ks.yaml'),
      'apps/off/ks.yaml': flux('off', './switched/off'),
      'switched/off/map.yaml': MAP,
      'forgotten/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps: deployed, deployer",
      "apps/off: not-deployed, unlisted",
      "clusters/prod: deployed, root",
      "forgotten: not-deployed, other-folders",
      "switched/off: not-deployed, undeployed-deployer",
    ]
  `);
});
