import type { SecretPath } from './secret-paths.ts';

const CHART = 'apiVersion: v2\nname: app\nversion: 1.0.0\n';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
  - name: c
    image: x
    env:
    - {name: URL, value: "x/$(PW)"}
    - {name: PW, valueFrom: {secretKeyRef: {name: s, key: password}}}
    - {name: NOPE, valueFrom: {secretKeyRef: {name: s, key: nope}}}
    envFrom:
    - secretRef: {name: s}
    - configMapRef: {name: cm}
`;

const TEMPLATE =
  'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData:\n  password: {{ .Values.password | quote }}\n';

/** A chart whose value is a secret, with a Pod, the usual Secret and what else is in its templates. */
function chart(more: Readonly<Record<string, string>>, values = ''): SecretPath {
  return (value) => ({
    'Chart.yaml': CHART,
    'values.yaml': `name: app\npassword: ${value}\n${values}`,
    'templates/pod.yaml': POD,
    'templates/secret.yaml': TEMPLATE,
    ...more,
  });
}

/** A ConfigMap of the chart with one value made by an expression. */
function expression(text: string, values = ''): SecretPath {
  return chart({ 'templates/more.yaml': `{{ $x := ${text} }}\n` }, values);
}

const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: app, namespace: shop}
spec:
  chart: {spec: {chart: ./charts/app, sourceRef: {kind: GitRepository, name: flux-system}}}
`;

/** A release of a chart of this repository, which prints its value into a ConfigMap, an argument and a variable. */
function release(spec: string, secret: SecretPath): SecretPath {
  return (value) => ({
    'charts/app/Chart.yaml': CHART,
    'charts/app/values.yaml': 'password: none\n',
    'charts/app/templates/secret.yaml': TEMPLATE,
    'charts/app/templates/cm.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata:\n  copy: {{ .Values.password | quote }}\n  b64: {{ .Values.password | b64enc }}\n  "a b": x{{ .Values.password }}x\n',
    'charts/app/templates/pod.yaml': POD.replace(
      'image: x',
      'image: x\n    args: ["--password={{ .Values.password }}", "$(copy)"]',
    ).replace('"x/$(PW)"', '"{{ .Values.password }}@$(copy)"'),
    'release.yaml': `${RELEASE}${spec}`,
    ...secret(value),
  });
}

function secret(data: (value: string) => string): SecretPath {
  return (value) => ({
    'secret.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: values, namespace: shop}\nstringData:\n${data(value)}`,
  });
}

const FLUX = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec:
  path: ./apps
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild:
    substituteFrom: [{kind: Secret, name: settings}]
`;

/** A Flux Kustomization that fills in variables from a Secret. */
function substitution(text: string): SecretPath {
  return (value) => ({
    'clusters/a/apps.yaml': FLUX,
    'clusters/a/settings.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: settings, namespace: flux-system}\nstringData:\n  PW: ${value}\n  B64: ${Buffer.from(value).toString('base64')}\n`,
    'apps/kustomization.yaml': 'resources: [all.yaml]\n',
    'apps/all.yaml': `${POD}---\n${text}`,
  });
}

const WEB = `---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
        - name: c
          image: x
          args: [a]
          env: [{name: A, value: b}]
`;

/** An entry object that gets a value from the Kustomization that deploys it, and puts it into the objects that it deploys. */
function inner(text: string): SecretPath {
  return (value) => ({
    ...substitution(text)(value),
    'clusters/a/source.yaml':
      'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: https://example.com/r.git}\n',
    'inner/kustomization.yaml': 'resources: [all.yaml]\n',
    'inner/all.yaml': `${configMap('a: b')}${WEB}`,
    'charts/app/Chart.yaml': CHART,
    'charts/app/values.yaml': 'password: none\n',
    'charts/app/templates/secret.yaml': TEMPLATE,
    'charts/app/templates/pod.yaml': `${POD}${WEB}`
      .replace('value: b', 'value: "{{ .Values.password }}"')
      .replace('[a]', '["{{ .Values.other }}"]'),
  });
}

const INNER_PATCHES = `
    - target: {kind: Deployment}
      patch: |
        - {op: add, path: /spec/template/spec/containers/0/env/-, value: {name: B, value: "\${PW}"}}
        - {op: add, path: /metadata/labels, value: {"\${PW}": x}}
        - op: add
          path: /spec/template/spec/containers/0/args/-
          value: >-
            a
            \${PW}
    - patch: |
        apiVersion: apps/v1
        kind: Deployment
        metadata: {name: web}
        spec:
          template:
            spec:
              containers:
                - name: c
                  command: [sh, -c, 'echo "\${PW}"']
                  env: [{name: C, value: 'a$$\${A}\${PW}'}, {name: "\${PW}", value: x}, {name: D, value: "\\x41\${PW}"}]
`;

const APPLICATION =
  'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: inner, namespace: argocd}\nspec:\n  project: default\n  destination: {server: https://kubernetes.default.svc, namespace: shop}\n  source:\n    repoURL: https://example.com/r.git\n';

function configMap(data: string): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: {${data}}\n`;
}

/** Ways on which values get into what Helm, Flux and Argo CD deploy. */
/** A definition of kro that puts a field of its instances into a Secret. */
function graph(field: string, more = ''): SecretPath {
  return (value) => ({
    'graph.yaml': `apiVersion: kro.run/v1alpha1
kind: ResourceGraphDefinition
metadata: {name: app}
spec:
  schema:
    apiVersion: v1alpha1
    kind: App
    spec: {pw: string, other: string, fallback: 'string | default="${value}"', map: object}
  resources:
    - id: secret
      template:
        apiVersion: v1
        kind: Secret
        metadata: {name: s}
        stringData: {password: "\${${field}}", more: "x-\${schema.spec.fallback}"}
    - id: pod
      template:
${POD.replaceAll(/^/gm, '        ').trimEnd()}
${more}`,
    'app.yaml': `apiVersion: kro.run/v1alpha1
kind: App
metadata: {name: a, namespace: n}
spec:
  pw: ${value}
  other: ${value}
  map: {inner: ${value}}
`,
  });
}

export const DEPLOYED: Readonly<Record<string, SecretPath>> = {
  'instance of kro': graph('schema.spec.pw + schema.spec.other + schema.spec.map.inner'),
  'instance of kro, used in several ways': graph(
    'schema.spec.?pw.orValue(schema.spec.other) + schema.spec.map.inner',
    '    - {id: config, template: {apiVersion: v1, kind: ConfigMap, metadata: {name: "${secret.stringData.password}"}, data: {A: "${secret.data.password}"}}}\n',
  ),
  'value of a chart': chart({}),
  'value of a chart that is no key': chart({
    'templates/more.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: more}\nstringData:\n  "a b": {{ .Values.password }}\n  {{ .Values.password }}: x\n',
  }),
  'rendered Secret with a syntax error': chart({
    'templates/more.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: more}\nstringData:\n  a: b: {{ .Values.password }}\n',
  }),
  'template that fails': expression('fail (printf "no good: %s" .Values.password)'),
  'template that requires': expression('required .Values.password .Values.nothing'),
  'template named by the value': expression('include .Values.password .'),
  'template that is the value': expression('tpl (printf "{{ %s" .Values.password) .'),
  'field of the value': expression('.Values.password.inner'),
  'value that is no number': expression('atoi .Values.password | mustToDate "x"'),
  'value that is no date': expression('mustToDate "2006-01-02" .Values.password'),
  'value that is no version': expression('semver .Values.password'),
  'value that is no expression': expression('mustRegexMatch (printf "(%s" .Values.password) "x"'),
  'value that is no JSON': expression('mustFromJson .Values.password'),
  'value that is no YAML': expression(
    '(fromYaml (printf "a: b: %s" .Values.password)).Error | fail',
  ),
  'value that is no duration': expression('durationRound .Values.password | fail'),
  'value that is no address': expression('getHostByName .Values.password | fail'),
  'value that is no key of a cipher': expression('decryptAES "x" .Values.password'),
  'value as a format': expression('printf .Values.password 1 2 | fail'),
  'value as an index': expression('index .Values .Values.password .Values.password'),
  'value compared': expression('lt .Values.password 3'),
  'value in a schema': (value) => ({
    ...chart({})(value),
    'values.schema.json':
      '{"properties": {"password": {"type": "integer", "enum": [1, 2], "pattern": "^x$", "maxLength": 2, "const": 3}}}',
  }),
  'file of a chart': (value) => ({
    ...chart({
      'templates/more.yaml':
        'apiVersion: v1\nkind: Secret\nmetadata: {name: more}\ndata:\n  "a b": {{ .Files.Get "key.txt" | b64enc }}\n---\n{{ .Files.Get "key.txt" | fail }}\n',
    })('x'),
    'key.txt': value,
  }),
  'values of a release': (value) => ({
    ...chart({})('none'),
    'release.yaml': `${RELEASE.replace('./charts/app', '.')}  values: {password: ${value}}\n`,
  }),
  'values of a release from a Secret': release(
    '  valuesFrom: [{kind: Secret, name: values}]\n',
    secret((value) => `  values.yaml: |\n    password: ${value}\n`),
  ),
  'one value of a release from a Secret': release(
    '  valuesFrom: [{kind: Secret, name: values, valuesKey: pw, targetPath: password}]\n',
    secret((value) => `  pw: ${value}\n`),
  ),
  'values of a release from a broken Secret': release(
    '  valuesFrom: [{kind: Secret, name: values}]\n',
    secret((value) => `  values.yaml: |\n    password: ${value}\n     x: "${value}\n`),
  ),
  'values of a release from a Secret that are a list': release(
    '  valuesFrom: [{kind: Secret, name: values}]\n',
    secret((value) => `  values.yaml: "[${value}]"\n`),
  ),
  'value of a release from a Secret at a path with a mistake': release(
    '  valuesFrom: [{kind: Secret, name: values, valuesKey: pw, targetPath: "password[x]"}]\n',
    secret((value) => `  pw: "${value},x={"\n`),
  ),
  'substitution in a ConfigMap': substitution(configMap('copy: "${PW}", "a b": "x${PW}x"')),
  'substitution in a name': substitution(configMap('a: b').replace('name: cm', 'name: "${PW}"')),
  'substitution in a key': substitution(configMap('"${PW}": b')),
  'substitution in a Service': substitution(
    'apiVersion: v1\nkind: Service\nmetadata: {name: i}\nspec: {clusterIP: "${PW}", ports: [{port: 80}]}\n',
  ),
  'substitution in fields and resources': substitution(
    POD.replace('{name: p}', '{name: q}').replace(
      '    envFrom:',
      `    - {name: F, valueFrom: {fieldRef: {fieldPath: "metadata.labels['\${PW}']"}}}\n    - {name: R, valueFrom: {resourceFieldRef: {resource: "\${PW}"}}}\n    envFrom:`,
    ),
  ),
  'substitution in a volume': substitution(
    POD.replace('{name: p}', '{name: q}').concat(
      '    volumeMounts: [{name: "${PW}", mountPath: "/${PW}", subPathExpr: "$(URL)/${PW}"}]\n  volumes: [{name: "${PW}", configMap: {name: "${PW}"}}]\n',
    ),
  ),
  'substitution in an entry object': substitution(
    'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: "x-${PW}"}\nspec: {project: default, destination: {namespace: x}, source: {repoURL: "https://example.com/r.git", path: a}}\n',
  ),
  'substitution in the path of a Kustomization': inner(
    FLUX.replace('name: apps', 'name: inner')
      .replace('./apps', './${PW}')
      .replace(/ {2}postBuild:[^]*/, ''),
  ),
  'substitution in the name of a Kustomization': inner(
    FLUX.replace('name: apps', 'name: "${PW}"')
      .replace('./apps', './inner')
      .replace(/ {2}postBuild:[^]*/, ''),
  ),
  'target namespace of a Kustomization that deploys another one': (value) => ({
    ...inner(
      FLUX.replace('name: apps', 'name: inner')
        .replace('./apps', './outer')
        .replace(/ {2}postBuild:[^]*/, '  targetNamespace: "${PW}"\n'),
    )(value),
    'outer/ks.yaml': FLUX.replace('name: apps', 'name: last')
      .replace(', namespace: flux-system', '')
      .replace('./apps', './inner')
      .replace(/ {2}postBuild:[^]*/, ''),
  }),
  'substitution in the path of an Application': inner(
    `${APPLICATION.replace('name: inner', 'name: "${PW}"')}    path: "inner/../\${PW}"\n`,
  ),
  'substitution in the destination of an Application': inner(
    `${APPLICATION.replace('https://kubernetes.default.svc, namespace: shop', '"https://${PW}", namespace: "${PW}"')}    path: inner\n`,
  ),
  'substitution in a field of a Secret': substitution(
    'apiVersion: v1\nkind: Secret\nmetadata: {name: t}\n"${PW}": {a: b}\n',
  ),
  'substitution in a field that leads to a reference': substitution(
    'apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: t}\n"${PW}": {secretName: t, issuerRef: {name: ca}}\nspec: {"${PW}": {privateKeySecretRef: {name: u}}, issuerRef: {name: ca}}\n',
  ),
  'substitution that fails': substitution(configMap('copy: "${PW:?${PW}} ${PW:x:y}"')),
  'substitution that breaks the YAML': substitution(configMap('copy: ${B64}: ${PW}: "')),
  'substitution of a substitution': substitution(configMap('copy: "${NOPE:=${PW}}"')),
  'substitution in a patch of an inner Kustomization': inner(
    `${FLUX.replace('name: apps', 'name: inner')
      .replace('./apps', './inner')
      .replace(
        / {2}postBuild:[^]*/,
        '',
      )}  postBuild: {substitute: {A: z}}\n  patches:${INNER_PATCHES}`,
  ),
  'substitution in a patch of an Application': inner(
    `${APPLICATION}    path: inner\n    kustomize:\n      patches:${INNER_PATCHES.replaceAll('\n', '\n  ')}`,
  ),
  'substitution in the values of an Application': inner(
    `${APPLICATION}    path: charts/app\n    helm:\n      parameters: [{name: other, value: "\${PW}"}]\n      values: |\n        password: "x\${PW}x"\n`,
  ),
  'substitution in a ResourceSet': inner(
    'apiVersion: fluxcd.controlplane.io/v1\nkind: ResourceSet\nmetadata: {name: all, namespace: flux-system}\nspec:\n  inputs: [{n: "a", t: "${PW}"}]\n  resources:\n    - apiVersion: v1\n      kind: ConfigMap\n      metadata: {name: one}\n      data: {copy: "x${PW}x", "a b": "<< inputs.t >>"}\n  resourcesTemplate: |\n    apiVersion: v1\n    kind: Pod\n    metadata: {name: "<< inputs.n >>"}\n    spec:\n      containers: [{name: c, image: x, env: [{name: A, value: "x${PW}"}, {name: B, value: << inputs.t >>}]}]\n',
  ),
  'substitution in an ApplicationSet': inner(
    'apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: all, namespace: argocd}\nspec:\n  goTemplate: true\n  generators: [{list: {elements: [{n: a, t: "${PW}"}]}}]\n  template:\n    metadata: {name: "{{.n}}"}\n    spec:\n      project: default\n      destination: {server: "https://kubernetes.default.svc", namespace: shop}\n      source: {repoURL: "https://example.com/r.git", path: charts/app, helm: {parameters: [{name: other, value: "{{.t}}"}, {name: password, value: "x${PW}"}]}}\n',
  ),
  'substitution in a patch of a release': inner(
    `${RELEASE}  postRenderers:\n    - kustomize:\n        patches:${INNER_PATCHES.replaceAll('\n', '\n      ')}`,
  ),
  'parameter of an Application': (value) => ({
    'app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: app, namespace: argocd}\nspec:\n  project: default\n  destination: {server: https://kubernetes.default.svc, namespace: shop}\n  source:\n    repoURL: https://example.com/r.git\n    path: charts/app\n    helm:\n      parameters: [{name: password, value: ${value}}]\n      values: |\n        password: ${value}\n`,
    'charts/app/Chart.yaml': CHART,
    'charts/app/values.yaml': 'password: none\n',
    'charts/app/templates/secret.yaml': TEMPLATE.replace('password:', '"a b":'),
    'charts/app/templates/pod.yaml': POD,
  }),
};
