import { add, draw, q, type Draft, type Step } from './draft.ts';

const POD_FIELDS = [
  'metadata.name',
  'metadata.namespace',
  'metadata.annotations.note',
  'metadata.labels.app',
  'spec.serviceAccountName',
  'spec.hostname',
  'spec.nodeName',
  'spec.containers.0.name',
  'spec.containers.0.image',
  'spec.containers.0.command.1',
  'spec.containers.0.env.0.name',
  'spec.containers.0.env.0.value',
  'spec.containers.0.env.1.valueFrom.configMapKeyRef.key',
  'spec.containers.0.env.1.valueFrom.configMapKeyRef.name',
  'spec.containers.0.env.2.valueFrom.secretKeyRef.key',
  'spec.containers.0.env.2.valueFrom.secretKeyRef.name',
  'spec.containers.0.env.3.valueFrom.fieldRef.fieldPath',
  'spec.containers.0.env.4.valueFrom.resourceFieldRef.resource',
  'spec.containers.0.envFrom.0.prefix',
  'spec.containers.0.envFrom.0.configMapRef.name',
  'spec.containers.0.envFrom.1.secretRef.name',
  'spec.containers.0.volumeMounts.0.name',
  'spec.containers.0.volumeMounts.0.mountPath',
  'spec.containers.0.volumeMounts.0.subPathExpr',
  'spec.containers.0.volumeMounts.0.subPath',
  'spec.containers.0.livenessProbe.exec.command.1',
  'spec.containers.0.resources.limits.cpu',
  'spec.containers.0.imagePullPolicy',
  'spec.restartPolicy',
  'spec.volumes.0.name',
  'spec.volumes.0.configMap.name',
  'spec.volumes.0.configMap.items.0.key',
  'spec.volumes.0.configMap.items.0.path',
  'spec.volumes.0.configMap.defaultMode',
  'spec.imagePullSecrets.0.name',
  'kind',
  'apiVersion',
] as const;
const MAP_FIELDS = [
  'metadata.name',
  'metadata.namespace',
  'metadata.labels.x',
  'data.url',
  'data.copy',
  'kind',
  'immutable',
] as const;
const SERVICE_FIELDS = [
  'metadata.name',
  'metadata.namespace',
  'spec.clusterIP',
  'spec.ports.0.name',
  'spec.ports.0.port',
] as const;

function addReplacement(draft: Draft): void {
  const { random } = draft;
  const options = random.pick([
    '',
    ', options: {create: true}',
    ', options: {create: true}',
    ', options: {delimiter: "/", index: 1}',
    ', options: {delimiter: "-", index: 9}',
  ]);
  const from = random.pick([
    '',
    '',
    ', options: {delimiter: ":", index: 1}',
    ', options: {delimiter: "-", index: 7}',
  ]);
  const [kind, field] = random.pick<readonly [string, string]>([
    ['Pod', random.pick(POD_FIELDS)],
    ['Pod', random.pick(POD_FIELDS)],
    ['ConfigMap', random.pick(MAP_FIELDS)],
    ['Service', random.pick(SERVICE_FIELDS)],
    [
      'Secret',
      random.pick(['metadata.name', 'metadata.namespace', 'metadata.annotations.y', 'type']),
    ],
  ]);
  const path = random.pick([
    'stringData.url',
    'stringData.url',
    'data.url',
    'stringData',
    'metadata.annotations.x',
    'data',
  ]);
  add(
    draft,
    'replacements',
    `- source: {kind: Secret, fieldPath: ${path}${from}}\n  targets: [{select: {kind: ${kind}}, fieldPaths: [${q(field)}]${options}}]\n`,
  );
}

/** The ways in which values get into other objects. */
export const TRANSPORTS: readonly [Step, ...Step[]] = [
  addReplacement,
  addReplacement,
  addReplacement,
  addReplacement,
  (draft) => {
    const { random } = draft;
    const op = random.pick(['copy', 'move', 'copy']);
    const from = random.pick(['/stringData/url', '/stringData', '/data/url', '/data']);
    const path = random.pick([
      '/metadata/annotations',
      '/metadata/labels',
      '/metadata/namespace',
      '/metadata/name',
      '/kind',
      '/data',
      '/metadata/annotations/x',
      '/x',
      '/type',
      '/immutable',
      '/binaryData',
    ]);
    const first = path.endsWith('/x')
      ? '    - {op: add, path: /metadata/annotations, value: {}}\n'
      : '';
    add(
      draft,
      'patches',
      `- target: {kind: Secret}\n  patch: |-\n${first}    - {op: ${op}, from: ${from}, path: ${path}}\n`,
    );
  },
  (draft) =>
    add(
      draft,
      'patches',
      `- target: {kind: Secret}\n  patch: |-\n    - {op: replace, path: /kind, value: ${draft.random.pick(['ConfigMap', 'Foo', 'Pod'])}}\n${draft.random.pick(['', '    - {op: move, from: /stringData, path: /data}\n', '    - {op: replace, path: /metadata/name, value: cm}\n'])}`,
    ),
  (draft) =>
    add(
      draft,
      'patches',
      `- target: {kind: Secret}\n  patch: |-\n    apiVersion: v1\n    kind: ${draft.random.pick(['ConfigMap', 'Secret'])}\n    metadata: {name: s}\n    stringData: {more: ${q(draw(draft))}}\n${draft.random.pick(['', '  options: {allowKindChange: true, allowNameChange: true}\n'])}`,
    ),
  (draft) =>
    add(
      draft,
      'patches',
      `- target: {kind: Secret, name: ${draft.random.pick(['s', 'nope'])}}\n  patch: |-\n    - {op: ${draft.random.pick(['test', 'replace', 'add'])}, path: ${draft.random.pick(['/stringData/url', '/data/url', '/nope/x'])}, value: ${q(draw(draft))}}\n`,
    ),
  (draft) => {
    draft.files['p.yaml'] =
      `apiVersion: v1\nkind: Secret\nmetadata: {name: ${draft.random.pick(['s', 'nope'])}}\nstringData:\n  url: ${q(draw(draft))}\n`;
    add(
      draft,
      draft.random.pick(['patchesStrategicMerge', 'patches', 'components', 'crds']),
      draft.fields.has('patches') || draft.random.oneIn(2) ? '- p.yaml\n' : '- path: p.yaml\n',
    );
  },
  (draft) =>
    add(
      draft,
      'patchesStrategicMerge',
      `- |-\n  apiVersion: v1\n  kind: Secret\n  metadata: {name: s}\n  stringData: {url: ${q(draw(draft)).slice(0, draft.random.pick([-1, 1000]))}}\n`,
    ),
  (draft) =>
    add(
      draft,
      'vars',
      `- name: PW\n  objref: {apiVersion: v1, kind: Secret, name: s}\n  fieldref: {fieldpath: ${draft.random.pick(['stringData.url', 'data.url', 'metadata.annotations.x'])}}\n`,
    ),
];

/** What is broken beside Secrets; nothing that says that they are Secrets. */
export const DAMAGES: readonly [Step, ...Step[]] = [
  (draft) => damage(draft, (text) => `${text}---\nfoo: [bar\n`),
  (draft) => damage(draft, (text) => `${text}\n\tx: y\n`),
  (draft) => damage(draft, (text) => text.replace(/url: "/, 'url: ')),
  (draft) => damage(draft, (text) => text.replace(/url: /, 'url:  : ')),
  (draft) => damage(draft, (text) => text.replace(/metadata: \{name: s\}/, 'metadata: {name: "s}')),
  (draft) =>
    damage(draft, (text) => text.replace(/metadata: \{name: s\}/, 'metadata: {name: "a b"}')),
  (draft) => damage(draft, (text) => text.replace(/(\n\s*)url: /, '$1url: x$1url: ')),
  (draft) => damage(draft, (text) => text.replace(/url: /, 'url: !!int ')),
  (draft) => damage(draft, (text) => text.replace(/url: /, 'url: *nope ')),
  (draft) => damage(draft, (text) => text.replace(/url: /, '{{ if x }}url: ')),
  (draft) => damage(draft, (text) => text.slice(0, text.length - 1 - draft.random.below(10))),
];

function damage({ files, random }: Draft, change: (text: string) => string): void {
  const paths = Object.keys(files).filter((path) => /ecret/i.test(files[path] ?? ''));
  const path = paths[random.below(paths.length)];
  if (path !== undefined) files[path] = change(files[path] ?? '');
}
