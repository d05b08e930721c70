import { expect, test } from 'vitest';
import { IS_SLOW } from '../suite.ts';
import { tree, treeOf } from '../tree.ts';
import { buildIn, linesOf } from './build-in.ts';

const buildOfPath = (path: string) =>
  linesOf(
    buildIn(tree`
      === apps.yaml
      apiVersion: kustomize.toolkit.fluxcd.io/v1
      kind: Kustomization
      metadata: {name: apps}
      spec:
        path: ${path}
      === other/a.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: a}
    `),
  );

test('a path that is not there, or points outside the repository', () => {
  expect(buildOfPath('./apps')).toMatchInlineSnapshot(`
    [
      "apps.yaml:5 The folder \`apps\` does not exist. Flux: kustomization path not found: stat apps: no such file or directory",
    ]
  `);
  expect(buildOfPath('../../other')).toMatchInlineSnapshot(`
    [
      "ConfigMap a",
      "  metadata.name = a  other/a.yaml:3",
    ]
  `);
  expect(buildOfPath('other/a.yaml')).toMatchInlineSnapshot(`
    [
      "apps.yaml:5 \`other/a.yaml\` is a file, but the path of a Kustomization must be a folder. Flux: open other/a.yaml/kustomization.yaml: not a directory",
    ]
  `);
});

if (IS_SLOW) {
  test('a substitution that would fill the memory is refused', () => {
    const build = buildIn(tree`
    === apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps}
    spec: {path: ./apps, postBuild: {substitute: {A: ${'x'.repeat(100_000)}, B: ${'ab'.repeat(20_000)}}}}
    === apps/a.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: a}
    data: {k: "${'${A}'.repeat(1000)}"}
    === apps/b.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: b}
    data: {k: "\${B#*a*b*c*d*e}"}
  `);
    expect(linesOf(build).filter((line) => line.includes('Flux'))).toMatchInlineSnapshot(`
    [
      "apps/a.yaml:4 The result of this substitution is too large. Flux: the result of the substitution is too large",
      "apps/b.yaml:4 The result of this substitution is too large. Flux: the result of the substitution is too large",
    ]
  `);
  });
}

const OWN = 'resources: [config.yaml]\n';

test.each([
  ['a comment', `# yaml-language-server: $schema=a.json\n---\n${OWN}`, 1],
  ['a blank line', `\n---\n# the app\n${OWN}`, 1],
  ['nothing', `---\n${OWN}`, 1],
  ['an empty document', `---\n---\n${OWN}`, 0],
  ['a comment and an empty document', `# a\n---\n# b\n---\n${OWN}`, 0],
  ['another document', `# a\n---\nnamespace: web\n---\n${OWN}`, 0],
])('Flux reads the first document of a kustomization, after %s', (_, text, count) => {
  const build = buildIn(
    treeOf({
      'clusters/prod/apps.yaml':
        'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\nspec: {path: ./apps}\n',
      'apps/kustomization.yaml': text,
      'apps/config.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\n',
    }),
  );
  expect(build.objects).toHaveLength(count);
  expect(build.failed).toBe(false);
});
