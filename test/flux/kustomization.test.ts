import { expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { buildIn, linesOf } from './build-in.ts';

test('variables: where each text was written, what is secret, what nobody here knows', () => {
  const build = buildIn(tree`
    === clusters/prod/apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      postBuild:
        substitute:
          REPLICAS: "3"
        substituteFrom:
          - {kind: ConfigMap, name: cluster-settings}
          - {kind: Secret, name: cluster-secrets}
          - {kind: Secret, name: elsewhere, optional: true}
          - {kind: ConfigMap, name: last}
    === clusters/prod/settings.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: cluster-settings, namespace: flux-system}
    data:
      DOMAIN: example.com
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: last, namespace: flux-system}
    data:
      LEVEL: debug
      PASSWORD: hunter2
    === clusters/prod/secrets.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: cluster-secrets, namespace: flux-system}
    stringData: {USER: admin}
    === apps/config.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: app-\${LEVEL}
    data:
      level: \${LEVEL}
      mixed: level-\${LEVEL}
      default: \${NOT_SET:=info}
      replicas: \${REPLICAS}
      url: https://\${DOMAIN}/\${LEVEL}
      untouched: plain
      dollar: \$\${HOME}
  `);
  expect(linesOf(build)).toMatchInlineSnapshot(`
    [
      "ConfigMap app-debug",
      "  data.default = <variable NOT_SET>  apps/config.yaml:8",
      "  data.dollar = \${HOME}  apps/config.yaml:12",
      "  data.level = debug  clusters/prod/settings.yaml:11, substitution apps/config.yaml:6",
      "  data.mixed = level-debug  apps/config.yaml:7, substitution clusters/prod/settings.yaml:11",
      "  data.replicas = 3  clusters/prod/apps.yaml:8, substitution apps/config.yaml:9",
      "  data.untouched = plain  apps/config.yaml:11",
      "  data.url = https://<variable DOMAIN>/debug  apps/config.yaml:10, substitution clusters/prod/settings.yaml:11",
      "  metadata.name = app-debug  apps/config.yaml:4, substitution clusters/prod/settings.yaml:11",
    ]
  `);
});

test('the value of a Secret is marked wherever it goes', () => {
  const build = buildIn(tree`
    === apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      postBuild:
        substituteFrom: [{kind: Secret, name: db}]
    === db.yaml
    apiVersion: v1
    kind: Secret
    metadata: {name: db, namespace: flux-system}
    data: {PORT: NTQzMg==}
    stringData: {PASSWORD: "it's secret", USER: admin, MAP: "{a: b}"}
    === apps/config.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: app}
    data:
      url: "postgres://\${USER}@db:\${PORT}/"
      port: \${PORT}
      password: "say \${PASSWORD} twice, \${PASSWORD}"
      map: \${MAP}
      upper: \${USER^^}
  `);
  expect(linesOf(build)).toMatchInlineSnapshot(`
    [
      "ConfigMap app",
      "  data.map.a = <secret db/MAP>  db.yaml:5, substitution apps/config.yaml:8",
      "  data.password = say <secret db/PASSWORD> twice, <secret db/PASSWORD>  apps/config.yaml:7, substitution db.yaml:5",
      "  data.port = <secret db/PORT>  db.yaml:4, substitution apps/config.yaml:6",
      "  data.upper = <secret db/USER>  apps/config.yaml:9, substitution db.yaml:5",
      "  data.url = postgres://<secret db/USER>@db:<secret db/PORT>/  apps/config.yaml:5, substitution db.yaml:5",
      "  metadata.name = app  apps/config.yaml:3",
    ]
  `);
});

test('settings of the Flux object keep their places', () => {
  const build = buildIn(tree`
    === apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      targetNamespace: team
      namePrefix: p-
      commonMetadata:
        labels: {owner: team}
      images:
        - name: nginx
          newTag: "2"
      patches:
        - patch: |
            - op: add
              path: /data/added
              value: by-flux
          target: {kind: ConfigMap}
    === apps/config.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: app}
    data: {k: v}
    === apps/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers: [{name: c, image: nginx:1}]
  `);
  expect(linesOf(build)).toMatchInlineSnapshot(`
    [
      "ConfigMap p-app",
      "  metadata.name = p-app  apps/config.yaml:3, prefix apps.yaml:7",
      "  metadata.namespace = team  apps.yaml:6, namespace apps.yaml:6",
      "  metadata.labels.owner = team  apps.yaml:9, transformer apps.yaml:9",
      "  data.k = v  apps/config.yaml:4",
      "  data.added = by-flux  apps.yaml:17, patch apps.yaml:14",
      "Pod p-web",
      "  metadata.name = p-web  apps/pod.yaml:3, prefix apps.yaml:7",
      "  metadata.namespace = team  apps.yaml:6, namespace apps.yaml:6",
      "  metadata.labels.owner = team  apps.yaml:9, transformer apps.yaml:9",
      "  spec.containers[0].name = c  apps/pod.yaml:5",
      "  spec.containers[0].image = nginx:2  apps/pod.yaml:5, transformer apps.yaml:11",
    ]
  `);
});

test('what Flux refuses, at the line to change; the rest of the folder is still there', () => {
  const build = buildIn(tree`
    === apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec:
      path: ./apps
      postBuild:
        substitute: {A: "x: y", B: b}
    === apps/values.yaml
    replicaCount: 1
    === apps/script.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: script}
    data:
      run.sh: |
        #!/bin/sh
        echo "\${B}"
        echo "\${1%%.*} \${NAME-default}"
    === apps/unset.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: unset}
    data:
      text: |
        first line
        second \${TYPO} line
    === apps/yaml.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: broken}
    data:
      k: \${A}
    === apps/off.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: off
      annotations: {kustomize.toolkit.fluxcd.io/substitute: disabled}
    data:
      k: \${A-b}
  `);
  expect(build.failed).toBe(true);
  expect(linesOf(build)).toMatchInlineSnapshot(`
    [
      "ConfigMap off",
      "  metadata.name = off  apps/off.yaml:4",
      "  metadata.annotations.kustomize.toolkit.fluxcd.io/substitute = disabled  apps/off.yaml:5",
      "  data.k = \${A-b}  apps/off.yaml:7",
      "ConfigMap script",
      "  metadata.name = script  apps/script.yaml:3",
      "  data.run.sh = <text with \${B}>  apps/script.yaml:5",
      "ConfigMap unset",
      "  metadata.name = unset  apps/unset.yaml:3",
      "  data.text = <text with \${TYPO}>  apps/unset.yaml:5",
      "ConfigMap broken",
      "  metadata.name = broken  apps/yaml.yaml:3",
      "  data.k = <text with \${A}>  apps/yaml.yaml:5",
      "apps/values.yaml:1 This is not a Kubernetes object: \`apiVersion\`, \`kind\` and \`metadata.name\` are missing, and Flux reads every YAML file of a folder without a kustomization as a manifest. Flux: failed to decode Kubernetes YAML from /apps/values.yaml: missing Resource metadata",
      "  help: Exclude the file with \`.sourceignore\`, or list what Flux deploys in a kustomization.yaml.",
      "apps/script.yaml:8 \`\${NAME-default}\` is not a substitution that Flux understands. Flux: envsubst error: variable substitution failed: missing closing brace",
      "  help: Write \`$$\` for a dollar that is not a variable, or disable substitution for this object.",
      "apps/unset.yaml:7 The variable \`TYPO\` is not set and has no default. Flux: envsubst error: variable substitution failed: variable not set (strict mode): "TYPO"",
      "  help: Set it in \`postBuild\`, give it a default (\`\${TYPO:=}\`), or write \`$$\` for a dollar.",
      "apps/yaml.yaml:5 With the variables filled in, this is not valid YAML: A \`key: value\` pair is not allowed here; check the indentation, or quote a value that contains \`: \`. Flux: envsubst error: YAMLToJSON: yaml: line 3: mapping values are not allowed in this context",
    ]
  `);
});

test('a folder that holds a chart is one mistake, of the path', () => {
  const build = buildIn(tree`
    === clusters/prod/apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec: {path: ./apps}
    === apps/Chart.yaml
    apiVersion: v2
    name: apps
    === apps/templates/web.yaml
    {{ if .Values.web }}
    kind: ConfigMap
    {{ end }}
    === apps/values.yaml
    web: true
  `);
  expect(linesOf(build)).toEqual([
    'clusters/prod/apps.yaml:4 The folder `apps` is a Helm chart, and Flux reads every YAML file of a folder without a kustomization as a manifest. Flux: failed to decode Kubernetes YAML from /apps/Chart.yaml: missing kind in object',
    '  help: Deploy the chart with a HelmRelease, or correct the path.',
  ]);
});

const refusalsOf = (postBuild: string) =>
  linesOf(
    buildIn(tree`
      === apps.yaml
      apiVersion: kustomize.toolkit.fluxcd.io/v1
      kind: Kustomization
      metadata: {name: apps, namespace: flux-system}
      spec: {path: ./apps, postBuild: ${postBuild}}
      === vars.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: vars, namespace: flux-system}
      data: {app.properties: x}
      === apps/a.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: a}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: "\${NAME}"}
    `),
  ).filter((line) => line.includes('.yaml:') && line.includes('Flux:'));

test('variables that cannot be', () => {
  expect(refusalsOf('{substitute: {PORT: 8080}}')).toMatchInlineSnapshot(`
    [
      "apps.yaml:4 The value of the variable \`PORT\` must be a string, not a number. Flux: .spec.postBuild.substitute accessor error: contains non-string value in the map under key "PORT"",
    ]
  `);
  expect(refusalsOf('{substituteFrom: [{kind: ConfigMap, name: vars}]}')).toMatchInlineSnapshot(`
    [
      "vars.yaml:4 \`app.properties\` is not a valid name for a variable, so Flux substitutes nothing. Flux: envsubst error: 'app.properties' var name is invalid, must match '^[_[:alpha:]][_[:alpha:][:digit:]]*$'",
    ]
  `);
  expect(refusalsOf('{substitute: {NAME: a}}')).toMatchInlineSnapshot(`
    [
      "apps/a.yaml:5 With its variables filled in, this is a second ConfigMap \`a\`. Flux: in Replace: id matched 2 resources",
    ]
  `);
});

const encryptedSecrets = (spec: string) => tree`
  === apps.yaml
  apiVersion: kustomize.toolkit.fluxcd.io/v1
  kind: Kustomization
  metadata: {name: apps, namespace: flux-system}
  spec: {path: ./apps${spec}}
  === apps/a.yaml
  apiVersion: v1
  kind: Secret
  metadata: {name: a}
  data: {k: "ENC[AES256_GCM,data:x]"}
  sops: {mac: x}
  ---
  apiVersion: v1
  kind: Secret
  metadata: {name: b}
  stringData: {k: "ENC[AES256_GCM,data:x]"}
  sops: {mac: x}
`;

test('encrypted Secrets without decryption', () => {
  expect(linesOf(buildIn(encryptedSecrets(''))).filter((line) => line.includes('Flux')))
    .toMatchInlineSnapshot(`
    [
      "apps/a.yaml:5 The Secret \`a\` is encrypted with SOPS, and the Kustomization has no \`decryption\`. Flux: Secret/a is SOPS encrypted, configuring decryption is required for this secret to be reconciled",
    ]
  `);
  const decrypted = buildIn(encryptedSecrets(', decryption: {provider: sops}'));
  expect(decrypted.refusedToApply).toEqual([]);
});
