import { expect, test } from 'vitest';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { mapAt } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { openArgo } from '../../src/render/argo/argo-context.ts';
import { buildArgoSource, type ArgoSourceBuild } from '../../src/render/argo/build-argo-source.ts';
import { scalarLines } from '../scalar-lines.ts';
import { tree } from '../tree.ts';

/** Builds the source of the Application in `app.yaml`. */
function buildOf(files: FileTree): ArgoSourceBuild {
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const known = memo.get(path) ?? parseFile(path, files.read(path), DEFAULT_LIMITS);
    memo.set(path, known);
    return known;
  };
  const [app] = parsed('app.yaml').documents.flatMap(({ manifests }) => manifests);
  const source = mapAt(app?.node, 'spec', 'source');
  if (source === undefined) throw new Error('no source');
  return buildArgoSource(openArgo({ tree: files, parsed, limits: DEFAULT_LIMITS }), {
    source,
    dialect: 'kubectl',
    appName: 'shop',
    project: 'default',
    namespace: 'prod',
    revision: undefined,
    buildOptions: '',
    kubeVersion: '1.36.0',
    refs: new Map([['$other', { kind: 'unknown' }]]),
  });
}

function linesOf(build: ArgoSourceBuild): string[] {
  return [
    ...build.objects.flatMap(({ kind, name, node }) => [
      `${kind} ${name ?? ''}`,
      ...scalarLines(node, ''),
    ]),
    ...build.findings.flatMap(({ at, message, help, related = [] }) => [
      `${placeOf(at)} ${messageText(message)}`,
      ...(help === undefined ? [] : [`  help: ${messageText(help)}`]),
      ...related.map((second) => `  ${placeOf(second.at)} ${messageText(second.message)}`),
    ]),
    ...build.partial.map(messageText),
  ];
}

test('options of the source keep their places in the Application', () => {
  const build = buildOf(tree`
    === app.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: shop}
    spec:
      source:
        repoURL: https://example.com/repo.git
        path: apps
        kustomize:
          namePrefix: p-
          namespace: team
          images:
            - nginx:2
          replicas:
            - name: web
              count: 3
          commonLabels:
            owner: team
            app-name: $ARGOCD_APP_NAME
            revision: $ARGOCD_APP_REVISION
          patches:
            - target: {kind: Deployment}
              patch: |
                - op: add
                  path: /metadata/annotations
                  value: {note: by-argo}
    === apps/kustomization.yaml
    resources: [web.yaml]
    === apps/web.yaml
    apiVersion: apps/v1
    kind: Deployment
    metadata: {name: web}
    spec:
      replicas: 1
      template:
        spec:
          containers: [{name: c, image: nginx:1}]
  `);
  expect(linesOf(build)).toMatchInlineSnapshot(`
    [
      "Deployment p-web",
      "  metadata.name = p-web  apps/web.yaml:3, prefix app.yaml:9",
      "  metadata.annotations.note = by-argo  app.yaml:25, patch app.yaml:21",
      "  metadata.namespace = team  app.yaml:10, namespace app.yaml:10",
      "  metadata.labels.app-name = shop  app.yaml:18, transformer app.yaml:18",
      "  metadata.labels.owner = team  app.yaml:17, transformer app.yaml:18",
      "  metadata.labels.revision = $ARGOCD_APP_REVISION  app.yaml:19, transformer app.yaml:18",
      "  spec.replicas = 3  app.yaml:15, transformer app.yaml:14",
      "  spec.template.spec.containers[0].name = c  apps/web.yaml:8",
      "  spec.template.spec.containers[0].image = nginx:2  apps/web.yaml:8, transformer app.yaml:12",
      "  spec.template.metadata.labels.app-name = shop  app.yaml:18, transformer app.yaml:18",
      "  spec.template.metadata.labels.owner = team  app.yaml:17, transformer app.yaml:18",
      "  spec.template.metadata.labels.revision = $ARGOCD_APP_REVISION  app.yaml:19, transformer app.yaml:18",
      "  spec.selector.matchLabels.app-name = shop  app.yaml:18, transformer app.yaml:18",
      "  spec.selector.matchLabels.owner = team  app.yaml:17, transformer app.yaml:18",
      "  spec.selector.matchLabels.revision = $ARGOCD_APP_REVISION  app.yaml:19, transformer app.yaml:18",
    ]
  `);
});

test('a folder of manifests: overrides, what is passed over, what ends the build', () => {
  const build = buildOf(tree`
    === app.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: shop}
    spec:
      source: {repoURL: https://example.com/repo.git, path: apps}
    === apps/.argocd-source.yaml
    directory: {recurse: true, exclude: "{skipped/*,.*}"}
    === apps/a.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: a}
    === apps/sub/list.yaml
    apiVersion: v1
    kind: List
    items:
      - {apiVersion: v1, kind: ConfigMap, metadata: {name: item}}
    === apps/skipped/b.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: b}
    === apps/values.yaml
    replicaCount: 1
    === apps/half.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: half}
    ---
    not: an object
    === apps/main.jsonnet
    {}
    === apps/package.json
    {"name": "x", "config": "no image has this"}
  `);
  expect(build.type).toBe('Directory');
  expect(linesOf(build)).toMatchInlineSnapshot(`
    [
      "ConfigMap a",
      "  metadata.name = a  apps/a.yaml:3",
      "ConfigMap item",
      "  metadata.name = item  apps/sub/list.yaml:4",
      "apps/half.yaml:5 This is not a Kubernetes object, but Argo CD reads \`half.yaml\` as a file of manifests. Argo CD: Failed to unmarshal "half.yaml": failed to unmarshal manifest: Object 'Kind' is missing",
      "  help: Move it, exclude the file in \`directory.exclude\`, or write \`# +argocd:skip-file-rendering\` in it.",
      "apps/package.json:1 \`package.json\` is not a Kubernetes object, and Argo CD reads every JSON file of the folder as a manifest. Argo CD: Failed to unmarshal "package.json": Object 'Kind' is missing",
      "  help: Move the file, or exclude it in \`directory.exclude\`.",
      "\`apps/main.jsonnet\` is not evaluated: it is jsonnet",
    ]
  `);
});

test('a conflict that the edit commands refuse', () => {
  const build = buildOf(tree`
    === app.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: shop}
    spec:
      source:
        repoURL: https://example.com/repo.git
        path: apps
        kustomize:
          commonAnnotations: {note: one}
    === apps/kustomization.yaml
    resources: []
    commonAnnotations: {note: two}
  `);
  expect(linesOf(build)).toMatchInlineSnapshot(`
    [
      "app.yaml:9 The kustomization already sets the annotation \`note\`. kustomize: annotation note already in kustomization file. Use --force to override.",
      "  help: Set \`forceCommonAnnotations\`, or remove one of them.",
      "  apps/kustomization.yaml:2 it is set here",
    ]
  `);
});

test('the call of helm', () => {
  const { helm, type } = buildOf(tree`
    === app.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: shop}
    spec:
      source:
        repoURL: https://example.com/repo.git
        path: chart
        helm:
          valueFiles: [values-*.yaml, $other/x.yaml, https://example.com/v.yaml]
          parameters:
            - {name: image.tag, value: "1,2"}
            - {name: list, value: "{a,b}"}
          valuesObject: {a: 1}
    === chart/Chart.yaml
    name: x
    === chart/values-b.yaml
    a: 1
    === chart/values-a.yaml
    a: 1
  `);
  expect(type).toBe('Helm');
  expect(helm?.valueFiles.map(({ at, ...file }) => ({ ...file, at: placeOf(at) })))
    .toMatchInlineSnapshot(`
      [
        {
          "at": "app.yaml:9",
          "exists": true,
          "kind": "file",
          "path": "chart/values-a.yaml",
          "ref": undefined,
        },
        {
          "at": "app.yaml:9",
          "exists": true,
          "kind": "file",
          "path": "chart/values-b.yaml",
          "ref": undefined,
        },
        {
          "at": "app.yaml:9",
          "kind": "unknown",
          "text": "$other/x.yaml",
        },
        {
          "at": "app.yaml:9",
          "kind": "remote",
          "url": "https://example.com/v.yaml",
        },
      ]
    `);
  expect(helm?.parameters.map(({ kind, expression }) => [kind, expression.text]))
    .toMatchInlineSnapshot(`
      [
        [
          "set",
          "image.tag=1\\,2",
        ],
        [
          "set",
          "list={a,b}",
        ],
      ]
    `);
  const [parameter] = helm?.parameters ?? [];
  const file = parameter?.expression ?? { path: '', text: '' };
  expect([0, 10, 12].map((start) => placeOf({ file, start, end: start }))).toEqual([
    'app.yaml:11',
    'app.yaml:11',
    'app.yaml:11',
  ]);
  expect(helm?.releaseName).toBe('shop');
  expect(helm?.inline?.kind).toBe('object');
});
