import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

function object(metadata: string, kind = 'ConfigMap', rest = 'data: {a: b}'): string {
  return `apiVersion: v1\nkind: ${kind}\nmetadata: ${metadata}\n${rest}\n`;
}

/** Skipped files, each with its reason. */
function skippedIn(files: Readonly<Record<string, string>>): Record<string, string> {
  const tree = treeOf(files);
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const rendered = renderBuilds(ENGINES, tree, parseFiles(tree, DEFAULT_LIMITS), settings);
  return Object.fromEntries(
    rendered.files.flatMap(({ path, class: each }) =>
      each.kind === 'skipped' && each.as === 'template' ? [[path, each.reason]] : [],
    ),
  );
}

test('files in which a script replaces names are templates', () => {
  const replaced = object('\n  name: app\n  namespace: replace_namespace');
  expect(
    skippedIn({
      'a/app.yaml': replaced,
      'a/run.sh': "cat app.yaml | sed 's/replace_namespace/shop/' | kubectl apply -f -\n",
      'b/app.yaml': replaced,
      'c/README.md': 'Run `sed -i -e "s|__NS__|$NS|g" \\\n  -e s,MY_APP,x, *.yaml`\n',
      'c/x/app.yaml': object('\n  name: web-MY_APP'),
      'd/secret.yaml': object('{name: s}', 'Secret', 'stringData:\n  password: REPLACE_PASSWORD'),
      'd/Makefile': "x:\n\tsed 's/REPLACE_PASSWORD/$(PW)/' secret.yaml\n",
      '.github/workflows/ci.yaml': 'run: sed -i "s#PLACEHOLDER_NS#x#" e/ns.yaml\n',
      'e/ns.yaml': object('{name: x}\nx:\n  namespace: PLACEHOLDER_NS'),
    }),
  ).toEqual({
    'a/app.yaml': 'a/run.sh replaces names in it',
    'b/app.yaml': 'a/run.sh replaces names in it',
    'c/x/app.yaml': 'c/README.md replaces names in it',
    'd/secret.yaml': 'd/Makefile replaces names in it',
    'e/ns.yaml': '.github/workflows/ci.yaml replaces names in it',
  });
});

test('what else sed replaces makes no template', () => {
  expect(
    skippedIn({
      'run.sh': `sed -i 's/latest/v1/' pod.yaml; sed -i s/IMAGE_TAG/x/ pod.yaml; sed -i s/DB_HOST/x/ *.yaml
sed -i 's/imagePullPolicy.*/x/' pod.yaml; sed s/default_ns/x/ pod.yaml`,
      'pod.yaml': object(
        '\n  name: latest',
        'Pod',
        'spec:\n  containers:\n    - image: app:IMAGE_TAG\n      name: c\n      env:\n        - name: DB_HOST\n          value: db',
      ),
    }),
  ).toEqual({});
});

test('a template by its name, or by a whole name in it', () => {
  expect(
    skippedIn({
      'deployment-template.yaml': object('{name: app}', 'ConfigMap', 'data: {url: <your url>}'),
      'app.tmpl.yaml': object('{name: app}', 'ConfigMap', 'data: {url: CHANGEME}'),
      'pod-template.yaml': object('{name: app}'),
      'workflow-template.yaml': object('{name: a}', 'WorkflowTemplate', 'x: {y: "${z}"}'),
      'ns.yaml': object('{name: app, namespace: NAMESPACE}'),
      'names.yaml': object('{name: __APP__}'),
      'one-letter.yaml': object('{name: X}'),
      'dummy.yaml': object('{name: app, namespace: dummy-namespace}'),
      'no-dummy.yaml': object('{name: dummy-app, namespace: dummy}'),
    }),
  ).toEqual({
    'app.tmpl.yaml': 'a template by its name, with placeholders',
    'deployment-template.yaml': 'a template by its name, with placeholders',
    'dummy.yaml': 'the name `dummy-namespace` in it is a placeholder',
    'names.yaml': 'the name `__APP__` in it is a placeholder',
    'ns.yaml': 'the name `NAMESPACE` in it is a placeholder',
  });
});

function copied(tree: string): string {
  return `part of a tree of templates (\`${tree}\`), which a program copies and fills in`;
}

test('a folder of templates that a script copies to a folder whose name it chooses', () => {
  const files = {
    'fleet/clusters/template/app.yaml': object('{name: info-cluster-name}'),
    'fleet/infra/templates/kustomization.yaml': 'resources: [../base]\n',
    'fleet/apps/templates/app.yaml': object('{name: a}'),
    'fleet/kept/templates/app.yaml': object('{name: a}'),
    'bin/add.sh': `#!/bin/sh
mkdir -p $fleet/clusters/$name
cp -R $fleet/clusters/template/* $fleet/clusters/$name
cp "fleet/infra/templates/kustomization.yaml" "fleet/infra/\${name}/kustomization.yaml"
cp -R fleet/apps/templates /tmp/apps
cp -R fleet/apps/templates $TMP
`,
    'README.md': '    cp -R fleet/apps/templates fleet/apps/dev\n',
  };
  expect(skippedIn(files)).toEqual({
    'fleet/clusters/template/app.yaml': copied('fleet/clusters/template'),
    'fleet/infra/templates/kustomization.yaml': copied('fleet/infra/templates'),
  });
  const listed = { 'kustomization.yaml': 'resources: [fleet/clusters/template/app.yaml]\n' };
  expect(Object.keys(skippedIn({ ...files, ...listed }))).toEqual([
    'fleet/infra/templates/kustomization.yaml',
  ]);
});

test('a file that a kustomization lists is deployed, whatever it is called', () => {
  expect(
    skippedIn({
      'kustomization.yaml': 'resources: [app-template.yaml]\n',
      'app-template.yaml': object('{name: APP}', 'ConfigMap', 'data: {url: CHANGEME}'),
    }),
  ).toEqual({});
});

test('what a file that waits for names would deploy is not looked for', () => {
  const files = {
    'clusters/ks.yaml': flux('apps', './apps'),
    'apps/cm.yaml': object('{name: a, namespace: x}'),
    'docs/templates/ks.yaml': flux('APP_NAME', './apps/NAMESPACE/APP_NAME/app'),
  };
  const tree = treeOf(files);
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const { builds } = renderBuilds(ENGINES, tree, parseFiles(tree, DEFAULT_LIMITS), settings);
  expect(builds.map(({ id }) => id).sort()).toEqual(['apps', 'clusters']);
  expect(Object.keys(skippedIn(files))).toEqual(['docs/templates/ks.yaml']);
});

function flux(name: string, path: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec:\n  path: ${path}\n  interval: 1h\n  prune: true\n  sourceRef: {kind: GitRepository, name: flux-system}\n`;
}
