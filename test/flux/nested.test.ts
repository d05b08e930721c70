import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { tree } from '../tree.ts';
import { buildIn, linesOf } from './build-in.ts';

test('variables that a variable of the parent filled in', () => {
  const files = tree`
    === apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      postBuild:
        substitute: {ENV: prod}
        substituteFrom: [{kind: Secret, name: elsewhere}, {kind: Secret, name: keys}]
    === keys.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: keys, namespace: flux-system}
    stringData: {KEY: hush}
    === apps/child.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: child, namespace: flux-system}
    spec:
      path: ./\${ENV}
      postBuild:
        substitute:
          DOMAIN: \${DOMAIN}.example.com
          KEY: \${KEY}
          STAGE: \${ENV}
    === prod/service.yaml
    apiVersion: v1
    kind: Service
    metadata:
      name: web
      labels:
        key: \${KEY}
        stage: \${STAGE}
    spec:
      externalName: www.\${DOMAIN}
  `;
  const parent = buildIn(files);
  expect(linesOf(parent)).toMatchInlineSnapshot(`
    [
      "Kustomization child",
      "  metadata.name = child  apps/child.yaml:3",
      "  metadata.namespace = flux-system  apps/child.yaml:3",
      "  spec.path = "./prod"  apps/child.yaml:5, substitution apps.yaml:7",
      "  spec.postBuild.substitute.DOMAIN = <variable DOMAIN>.example.com  apps/child.yaml:8",
      "  spec.postBuild.substitute.KEY = <secret keys/KEY>  keys.yaml:4, substitution apps/child.yaml:9",
      "  spec.postBuild.substitute.STAGE = prod  apps.yaml:7, substitution apps/child.yaml:10",
    ]
  `);
  expect(linesOf(buildIn(files, { flux: parent.objects[0] }))).toMatchInlineSnapshot(`
    [
      "Service web",
      "  metadata.labels.key = <secret keys/KEY>  keys.yaml:4, substitution prod/service.yaml:6",
      "  metadata.labels.stage = prod  apps.yaml:7, substitution prod/service.yaml:7",
      "  metadata.name = web  prod/service.yaml:4",
      "  spec.externalName = www.<variable DOMAIN>  prod/service.yaml:9",
    ]
  `);
});

test('a path that nobody knows', () => {
  const files = tree`
    === apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      postBuild:
        substituteFrom: [{kind: ConfigMap, name: elsewhere}]
    === apps/child.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: child, namespace: flux-system}
    spec:
      path: ./\${ENV}/apps
  `;
  const [child] = buildIn(files).objects;
  const { objects, failed, partial } = buildIn(files, { flux: child });
  expect({ objects, failed, partial: partial.map(messageText) }).toMatchInlineSnapshot(`
    {
      "failed": false,
      "objects": [],
      "partial": [
        "its path depends on variable ENV, which is not known",
      ],
    }
  `);
});

/** What a Kustomization with some variables makes of a ConfigMap's data. */
function builtWith(substituteFrom: string, data: string, strict = true): readonly string[] {
  return linesOf(
    buildIn(
      tree`
      === apps.yaml
      apiVersion: kustomize.toolkit.fluxcd.io/v1
      kind: Kustomization
      metadata: {name: apps, namespace: flux-system}
      spec:
        path: ./apps
        postBuild:
          substitute: {LIST: "[{ name: a }]"}
          substituteFrom: ${substituteFrom}
      === apps/config.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: config}
      data:
        key: ${data}
    `,
      { strict },
    ),
  );
}

const ELSEWHERE = '[{kind: ConfigMap, name: elsewhere}]';

test('a text that is YAML with its defaults, or that nobody can tell of', () => {
  const quoted = "${q:='}${LIST}${q:='}";
  expect(builtWith('[]', quoted)).toMatchInlineSnapshot(`
    [
      "ConfigMap config",
      "  data.key = "[{ name: a }]"  apps/config.yaml:5, substitution apps.yaml:7",
      "  metadata.name = config  apps/config.yaml:3",
    ]
  `);
  expect(builtWith(ELSEWHERE, quoted)).toMatchInlineSnapshot(`
    [
      "ConfigMap config",
      "  data.key = "[{ name: a }]"  apps/config.yaml:5, substitution apps.yaml:7",
      "  metadata.name = config  apps/config.yaml:3",
    ]
  `);
  expect(builtWith(ELSEWHERE, '${q}${LIST}${q}')).toMatchInlineSnapshot(`
    [
      "ConfigMap config",
      "  metadata.name = config  apps/config.yaml:3",
      "  data.key = <text with \${q}>  apps/config.yaml:5",
      "ConfigMap config is not filled in: variables in it are not known",
    ]
  `);
});

test('a text that is no YAML because variables are not set', () => {
  expect(builtWith('[]', 'smtp://${HOST}:${PORT}', false)).toMatchInlineSnapshot(`
    [
      "ConfigMap config",
      "  metadata.name = config  apps/config.yaml:3",
      "  data.key = <text with \${HOST}>  apps/config.yaml:5",
      "apps/config.yaml:5 With the variables filled in, this is not valid YAML: A \`key: value\` pair is not allowed here; check the indentation, or quote a value that contains \`: \`. Flux: envsubst error: YAMLToJSON: yaml: line 3: mapping values are not allowed in this context",
      "  help: These variables are not set and have no default: \`HOST\`, \`PORT\`.",
    ]
  `);
});
