/** The files of one way in which a value could leak, made for the value. */
export type SecretPath = (value: string) => Readonly<Record<string, string>>;

const POD = `apiVersion: v1
kind: Pod
metadata:
  name: p
  annotations: {note: x}
spec:
  containers:
  - name: c
    image: x
    command: [run, --url=$(URL), x]
    env:
    - name: URL
      value: x
    - name: VIA
      value: a-$(PW)
    - name: NOTE
      valueFrom: {fieldRef: {fieldPath: "metadata.annotations['note']"}}
    - name: AGAIN
      valueFrom: {configMapKeyRef: {name: cm, key: copy}}
    envFrom:
    - configMapRef: {name: cm}
`;
const CONFIG =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: {copy: x, url: "http://x/y"}\n';

function secret(value: string): string {
  return `apiVersion: v1\nkind: Secret\nmetadata:\n  name: s\nstringData:\n  url: ${value}\n`;
}

function encoded(value: string): string {
  return Buffer.from(value).toString('base64');
}

/** A kustomization of a Secret, a Pod and a ConfigMap, and what it says besides. */
function copies(rest: string): SecretPath {
  return (value) => ({
    's.yaml': secret(value),
    'p.yaml': POD,
    'cm.yaml': CONFIG,
    'kustomization.yaml': `resources: [s.yaml, p.yaml, cm.yaml]\n${rest}`,
  });
}

/** A replacement of the Secret's value into a field, or with options. */
function replacement(kind: string, path: string, source = '', target = ''): SecretPath {
  return copies(`replacements:
- source: {kind: Secret, name: s, fieldPath: stringData.url${source}}
  targets: [{select: {kind: ${kind}}, fieldPaths: ["${path}"]${target}}]
`);
}

function kustomization(text: (value: string) => string, more: SecretPath = () => ({})): SecretPath {
  return (value) => ({ 'kustomization.yaml': text(value), ...more(value) });
}

/** The options of a target whose field is not there yet. */
const create = ', options: {create: true}';

/** How values travel between objects of a build. */
export const COPIES: Readonly<Record<string, SecretPath>> = {
  'replacement into a variable': replacement(
    'Pod',
    'spec.containers.[name=c].env.[name=URL].value',
  ),
  'replacement into a command': replacement('Pod', 'spec.containers.0.command.2'),
  'replacement into an annotation': replacement('Pod', 'metadata.annotations.note'),
  'replacement into a ConfigMap': replacement('ConfigMap', 'data.copy'),
  'replacement of a part': replacement(
    'Pod',
    'spec.containers.0.env.0.value',
    ', options: {delimiter: "@", index: 0}',
  ),
  'replacement beside a delimiter': replacement(
    'ConfigMap',
    'data.url',
    '',
    ', options: {delimiter: "/", index: 3}',
  ),
  'replacement into a reference': replacement(
    'Pod',
    'spec.containers.0.envFrom.0.configMapRef.name',
  ),
  'replacement into a name': replacement('ConfigMap', 'metadata.name'),
  'replacement into an image': replacement('Pod', 'spec.containers.0.image'),
  'replacement of the tag of an image': copies(`images: [{name: x, newTag: "1"}]
replacements:
- source: {kind: Secret, name: s, fieldPath: stringData.url}
  targets: [{select: {kind: Pod}, fieldPaths: [spec.containers.0.image], options: {delimiter: ":", index: 1}}]
`),
  'replacement into an apiVersion': replacement('Pod', 'apiVersion'),
  'replacement into a name that gets a hash': (value) => ({
    ...copies(`configMapGenerator: [{name: made, literals: [a=${value.length}]}]
replacements:
- source: {kind: Secret, name: s, fieldPath: stringData.url}
  targets:
  - {select: {kind: ConfigMap, name: made}, fieldPaths: [metadata.name]}
  - {select: {kind: Deployment}, fieldPaths: [spec.template.spec.containers.0.envFrom.0.configMapRef.name]}
`)(value),
    'p.yaml':
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: p}\nspec:\n  selector: {matchLabels: {a: b}}\n  template:\n    metadata: {labels: {a: b}}\n    spec: {containers: [{name: c, image: x, envFrom: [{configMapRef: {name: made}}]}]}\n',
  }),
  'replacement into the name of a workload': replacement('Pod', 'metadata.name'),
  'replacement into a container name': replacement('Pod', 'spec.containers.0.name'),
  'replacement into a variable name': replacement('Pod', 'spec.containers.0.env.0.name'),
  'replacement into the key of a reference': replacement(
    'Pod',
    'spec.containers.0.env.3.valueFrom.configMapKeyRef.key',
  ),
  'replacement into the key of an expanded variable': (value) => ({
    ...replacement('Pod', 'spec.containers.0.env.3.valueFrom.configMapKeyRef.key')(value),
    'p.yaml': POD.replace('--url=$(URL)', '--again=$(AGAIN)'),
  }),
  'replacement into a field path': (value) => ({
    ...replacement('Pod', 'spec.containers.0.env.2.valueFrom.fieldRef.fieldPath')(value),
    'p.yaml': POD.replace('--url=$(URL)', '--note=$(NOTE)'),
  }),
  'replacement into an optional source of an expanded variable': (value) => ({
    ...replacement('Pod', 'spec.containers.0.envFrom.0.configMapRef.name')(value),
    'p.yaml': POD.replace('--url=$(URL)', '--nope=$(NOPE)'),
  }),
  'replacement into a prefix': replacement('Pod', 'spec.containers.0.envFrom.0.prefix', '', create),
  'replacement into a namespace': replacement('Pod', 'metadata.namespace', '', create),
  'replacement into the namespace of two objects of one name': (value) => ({
    ...replacement('ConfigMap', 'metadata.namespace', '', create)(value),
    'cm.yaml': `${CONFIG}---\n${CONFIG.replace('name: cm', 'name: cm, namespace: other')}`,
  }),
  'replacement into a source of a volume that is there twice': (value) => ({
    ...replacement('Pod', 'spec.volumes.0.configMap.name', '', create)(value),
    'p.yaml': `${POD}  volumes: [{name: v, configMap: {name: x, items: [{key: a, path: a}, {key: b, path: a}]}}]\n`,
  }),
  'replacement into a label': replacement('Pod', 'metadata.labels.app', '', create),
  'replacement into a volume': replacement('Pod', 'spec.volumes.0.configMap.name', '', create),
  'replacement into a service account': replacement('Pod', 'spec.serviceAccountName', '', create),
  'replacement into a kind': replacement('ConfigMap', 'kind'),
  'replacement into a hostname': replacement('Pod', 'spec.hostname', '', create),
  'replacement out of bounds': replacement(
    'Pod',
    'spec.containers.0.env.0.value',
    ', options: {delimiter: "/", index: 7}',
  ),
  'replacement of a part that is out of bounds': replacement(
    'ConfigMap',
    'data.copy',
    ', options: {delimiter: "@", index: 1}',
  ),
  'replacement into nothing': replacement('Pod', 'spec.nowhere.at.all'),
  'replacement of all data': copies(
    'replacements:\n- source: {kind: Secret, name: s, fieldPath: stringData}\n  targets: [{select: {kind: ConfigMap}, fieldPaths: [data]}]\n',
  ),
  'replacement by way of a ConfigMap': copies(
    'replacements:\n- source: {kind: Secret, name: s, fieldPath: stringData.url}\n  targets: [{select: {kind: ConfigMap}, fieldPaths: [data.copy]}]\n- source: {kind: ConfigMap, name: cm, fieldPath: data.copy}\n  targets: [{select: {kind: Pod}, fieldPaths: [spec.containers.0.env.0.value]}]\n',
  ),
  vars: copies(
    'vars:\n- name: PW\n  objref: {apiVersion: v1, kind: Secret, name: s}\n  fieldref: {fieldpath: stringData.url}\n',
  ),
  'JSON patch that copies the value out of data': copies(
    `patches:
- target: {kind: Secret}
  patch: |-
    - {op: add, path: /metadata/annotations, value: {}}
    - {op: copy, from: /stringData/url, path: /metadata/annotations/x}
replacements:
- source: {kind: Secret, name: s, fieldPath: metadata.annotations.x}
  targets: [{select: {kind: ConfigMap}, fieldPaths: [data.copy]}]
`,
  ),
  'replacement into the name of a Service': (value) => ({
    ...copies(
      `resources: [s.yaml, p.yaml, cm.yaml, svc.yaml]
replacements:
- source: {kind: Secret, name: s, fieldPath: stringData.url}
  targets: [{select: {kind: Service}, fieldPaths: [metadata.name]}]
`,
    )(value),
    'svc.yaml':
      'apiVersion: v1\nkind: Service\nmetadata: {name: svc}\nspec: {ports: [{port: 80}]}\n',
    'kustomization.yaml': `resources: [s.yaml, p.yaml, cm.yaml, svc.yaml]
replacements:
- source: {kind: Secret, name: s, fieldPath: stringData.url}
  targets:
  - {select: {kind: Service}, fieldPaths: [metadata.name]}
  - {select: {kind: Pod}, fieldPaths: [metadata.name]}
`,
  }),
  'patch that makes a ConfigMap of the Secret': copies(
    `patches:
- target: {kind: Secret}
  patch: |-
    - {op: move, from: /stringData, path: /data}
    - {op: replace, path: /kind, value: ConfigMap}
    - {op: replace, path: /metadata/name, value: cm2}
- target: {kind: Pod}
  patch: '[{op: replace, path: /spec/containers/0/envFrom/0/configMapRef/name, value: cm2}]'
`,
  ),
};

/** How values stand in files. */
export const FILES: Readonly<Record<string, SecretPath>> = {
  'alias shared with a ConfigMap': (value) => ({
    'p.yaml': POD,
    's.yaml': `apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Secret\n  metadata: {name: s}\n  stringData: &d {url: ${value}, copy: ${value}}\n- apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: cm}\n  data: *d\n`,
  }),
  'Kind with a capital': (value) => ({
    's.yaml': `apiVersion: v1\nKind: Secret\nmetadata: {name: s}\ndata:\n  "a b": eA==\n  pw: ${value}\n`,
  }),
  'misspelled stringData': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secrt\nmetadata: {name: s}\nstringDta:\n  pw: ${value}\n`,
  }),
  'misspelled metadata': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\nmetdata:\n  name: s\nstringData:\npassword: ${value}\n`,
  }),
  'misspelled secretGenerator': kustomization(
    (value) => `secrtGenerator:\n- name: s\n  literals:\n  - pw=${value}\n`,
  ),
  'neighbour of an unused value of a release': (value) => ({
    'app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: app, namespace: argocd}\nspec:\n  destination: {namespace: shop, server: https://kubernetes.default.svc}\n  source:\n    repoURL: https://github.com/a/b\n    path: charts/app\n    helm:\n      values: |\n        unused: 1\n        password: ${value}\n        replicas: 2\n`,
    'charts/app/Chart.yaml': 'apiVersion: v2\nname: app\nversion: 1.0.0\n',
    'charts/app/values.yaml': 'password: none\n',
    'charts/app/templates/s.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {k: "{{ .Values.password }}"}\n',
  }),
  'kind written twice': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\nkind: ConfigMap\nmetadata: {name: s}\ndata:\n  "a b": ${value}\n`,
  }),
  'literal of a template of an ExternalSecret': (value) => ({
    's.yaml': `apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nmetadata:\n  name: "a b"\nspec:\n  target:\n    template:\n      data: {"c d": x}\n      templateFrom:\n      - literal: ${value}\n`,
  }),
  'PEM at column 0': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\nmetadata:\n  name: tls\nstringData:\n  tls.key: |\n-----BEGIN PRIVATE KEY-----\nMIIEvQ${value}ADANBgkqhkiG\nAAA${value}\n-----END PRIVATE KEY-----\n`,
  }),
  'PEM in a ConfigMap': (value) => ({
    'c.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: tls\ndata:\n  "a b": |\n    -----BEGIN RSA PRIVATE KEY-----\n    ${value}\n    -----END RSA PRIVATE KEY-----\n`,
  }),
  SecretList: (value) => ({
    's.yaml': `apiVersion: v1\nkind: SecretList\nitems:\n- metadata:\n    name: s\n  data:\n    "a b": eA==\n    pw: ${value}\n`,
  }),
  'List of Secrets, no kind': (value) => ({
    's.yaml': `apiVersion: v1\nkind: List\nitems:\n- metadata: {name: s}\n  type: Opaque\n  data:\n    "a b": eA==\n    pw: ${value}\n`,
  }),
  'kind in capitals': (value) => ({
    's.yaml': `apiVersion: v1\nkind: SECRET\nmetadata: {name: s}\ndata:\n  "a b": eA==\n  pw: ${value}\n`,
  }),
  'comment beside stringData': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\nmetadata:\n  name: s\n# ${value}\nstringData:\n  # old password: ${value}\n  pass word: x\n`,
  }),
  'value as a key': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData:\n  "password: ${value}": x\n  "p ${value}": y\n`,
  }),
  'env file in YAML': kustomization(
    () => 'secretGenerator:\n- name: s\n  envs: [s.env]\n',
    (value) => ({ 's.env': `PASSWORD: ${value}\n` }),
  ),
  'env file with a PEM': kustomization(
    () => 'secretGenerator:\n- name: s\n  envs: [s.env]\n',
    (value) => ({
      's.env': `TLS_KEY=-----BEGIN PRIVATE KEY-----\nMIIEvQ+${value}/ADANBg==\nabc/${value}\n-----END PRIVATE KEY-----\n`,
    }),
  ),
  'env file in JSON': kustomization(
    () => 'secretGenerator:\n- name: s\n  env: s.env\n',
    (value) => ({ 's.env': `{"password": "${value}", "a=b": "${value}"}\n` }),
  ),
  'env file with export': kustomization(
    () => 'secretGenerator:\n- name: s\n  envs: [s.env]\n',
    (value) => ({ 's.env': `export PASSWORD ${value}\nexport A=${value}\n` }),
  ),
  'env file of one value': kustomization(
    () => 'secretGenerator:\n- name: s\n  envs: [s.env]\n',
    (value) => ({ 's.env': value }),
  ),
  'line of an env file in what a patch makes of the Secret': kustomization(
    () =>
      'secretGenerator:\n- name: s\n  envs: [s.env]\npatches:\n- target: {kind: Secret}\n  patch: |-\n    - {op: replace, path: /kind, value: ConfigMap}\n',
    (value) => ({ 's.env': `A=b\n${value}\n` }),
  ),
  'env file named by a generator file': kustomization(
    () => 'generators: [g.yaml]\n',
    (value) => ({
      'g.yaml': 'apiVersion: builtin\nkind: SecretGenerator\nmetadata: {name: s}\nenvs: [s.env]\n',
      's.env': `PASSWORD: ${value}\n`,
    }),
  ),
  'key told twice by two files': kustomization(
    () => 'secretGenerator:\n- name: s\n  envs: [a.env, b.env]\n',
    (value) => ({ 'a.env': `A=${value}\n`, 'b.env': `A=${value}x\n` }),
  ),
  'literal without =': kustomization(
    (value) => `secretGenerator:\n- name: s\n  literals: ["${value}", "password: ${value}"]\n`,
  ),
  'literals as one text': kustomization(
    (value) => `secretGenerator:\n- name: s\n  literals: password=${value}\n`,
  ),
  'literals as a map': kustomization(
    (value) => `secretGenerator:\n- name: s\n  literals: {password: ${value}}\n`,
  ),
  'literals of a generator that is no list': kustomization(
    (value) => `secretGenerator:\n  name: s\n  literals: [password=${value}]\n`,
  ),
  'literals in a kustomization with a syntax error': kustomization(
    (value) =>
      `secretGenerator:\n- name: s\n  literals:\n  - user=admin\n  - password=${value}\n    envs: [s.env]\n`,
  ),
  'misspelled field of a generator': kustomization(
    (value) =>
      `secretGenerator:\n- name: s\n  literal:\n  - password=${value}\n  stringData: {a: ${value}}\n`,
  ),
  'misspelled generator': kustomization(
    (value) => `secretGenerators:\n- name: s\n  literals:\n  - password=${value}\n`,
  ),
  'inline generator': kustomization(
    (value) =>
      `generators:\n- |-\n  apiVersion: builtin\n  kind: SecretGenerator\n  metadata: {name: s}\n  literals:\n  - "a b=x"\n  - password=${value}\n`,
  ),
  'inline generator with a syntax error': kustomization(
    (value) =>
      `generators:\n- |-\n  apiVersion: builtin\n  kind: SecretGenerator\n  metadata: {name: s\n  literals:\n  - password=${value}\n`,
  ),
  'inline Secret as a resource': kustomization(
    (value) =>
      `resources:\n- |-\n  apiVersion: v1\n  kind: Secret\n  metadata: {name: s}\n  stringData: {password: ${value}}\n`,
  ),
  'inline Secret as a patch path': kustomization(
    (value) =>
      `patchesStrategicMerge:\n- |-\n  apiVersion: v1\n  kind: Secret\n  metadata: {name: nope}\n  stringData: {password: ${value}}\n`,
  ),
  'inline Secret as a path of a patch': kustomization(
    (value) =>
      `patches:\n- path: |-\n    apiVersion: v1\n    kind: Secret\n    stringData: {password: ${value}}\n`,
  ),
  'file list with content': kustomization(
    (value) => `secretGenerator:\n- name: s\n  files: ["key=://${value}", "a b={${value}"]\n`,
  ),
  'broken patch file aimed by name': kustomization(
    () => 'resources: [s.yaml]\npatches:\n- path: p.yaml\n  target: {name: s}\n',
    (value) => ({
      's.yaml': secret('x'),
      'p.yaml': `- op: add\n  path: /data/k\n  value: ${value}\n  value2: "\n`,
    }),
  ),
  'patch file that does not apply': kustomization(
    () => 'resources: [s.yaml]\npatches:\n- path: p.yaml\n  target: {name: s}\n',
    (value) => ({
      's.yaml': secret('x'),
      'p.yaml': `- op: replace\n  path: /stringData/nope\n  value: ${value}\n- op: test\n  path: /stringData/url\n  value: ${value}\n`,
    }),
  ),
  'inline patch that fails its test': kustomization(
    (value) =>
      `resources: [s.yaml]\npatches:\n- target: {kind: Secret}\n  patch: |-\n    - op: test\n      path: /stringData/url\n      value: other\n    - op: add\n      path: stringData/${value}\n      value: ${value}\n`,
    (value) => ({ 's.yaml': secret(value) }),
  ),
  'inline patch with a syntax error': kustomization(
    (value) =>
      `resources: [s.yaml]\npatches:\n- target: {name: s}\n  patch: |-\n    kind: Secret\n    stringData: {password: ${value}\n`,
    () => ({ 's.yaml': secret('x') }),
  ),
  'text after a JSON document': (value) => ({
    's.json': `{"apiVersion":"v1","kind":"Secret","metadata":{"name":"s"},"stringData":{"a b":"x"}}\n${value}\n`,
  }),
  'JSON with a trailing comma': (value) => ({
    's.json': `{"apiVersion":"v1","kind":"Secret","metadata":{"name":"s"},"stringData":{"a":"${value}",}}`,
  }),
  'unknown anchor': (value) => ({ 's.yaml': secret(`*${value}`) }),
  'unknown tag': (value) => ({ 's.yaml': secret(`!!${value} x`) }),
  'broken neighbour': (value) => ({
    's.yaml': `${secret(value)}---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: a\ndata:\n  x: "\n`,
  }),
  'templated Secret': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\nmetadata:\n  name: {{ .Values.name }}\nstringData:\n  url: ${value}\n  "a b": {{ x }}\n`,
  }),
  'block scalar that ends early': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData:\n  a: |\n  ${value}\n`,
  }),
  'encoded twice': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: s}\ndata:\n  url: ${encoded(encoded(value))}\n`,
  }),
  'wrapped manifest in a ConfigMap': (value) => ({
    'c.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata:\n  "a b": |\n    apiVersion: v1\n    kind: Secret\n    stringData:\n      password: ${value}\n`,
  }),
  'value in an environment variable of a Secret and a Pod': (value) => ({
    'all.yaml': `${secret(value)}---\n${POD.replace('name: VIA', 'name: "V IA"')}---\n${CONFIG}`,
  }),
  'namespace of a Secret': (value) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\nmetadata:\n  name: s\n  namespace: [${value}]\nstringData: {a: ${value}}\n`,
  }),
};
