import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { positionOf } from '../../src/model/span.ts';
import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import { check } from '../../src/pipeline/check.ts';
import { treeOf } from '../tree.ts';

/** All problems of one file, as `line severity rule`. */
function problemsOf(
  text: string,
  path = 'm.yaml',
  kubernetesVersion = NEWEST_KUBERNETES,
): string[] {
  const report = check(ENGINES, treeOf({ [path]: text }), catalogue, {
    kubernetesVersion,
    strict: false,
    rules: new Map([
      ['missing-config-map', 'off' as const],
      ['missing-secret', 'off' as const],
      ['undeclared-config-map', 'off' as const],
      ['undeclared-secret', 'off' as const],
    ]),
    externals: [],
    limits: DEFAULT_LIMITS,
    loadRestrictor: 'repository',
  });
  return report.problems.map(({ at, severity, rule }) => {
    return `${positionOf(at).line} ${severity} ${rule}`;
  });
}

function configMap(...lines: readonly string[]): string {
  return ['apiVersion: v1', 'kind: ConfigMap', 'metadata: {name: c}', ...lines, ''].join('\n');
}

function secret(...lines: readonly string[]): string {
  return ['apiVersion: v1', 'kind: Secret', 'metadata: {name: s}', ...lines, ''].join('\n');
}

/** A pod whose container continues at line 8, at four blanks; a line that starts with two continues the pod spec. */
function pod(...lines: readonly string[]): string {
  const head = ['apiVersion: v1', 'kind: Pod', 'metadata: {name: p}', 'spec:', '  containers:'];
  return [...head, '  - name: c', '    image: i', ...lines, ''].join('\n');
}

type Case = readonly [name: string, text: string, problems: readonly string[]];

const VALUES: readonly Case[] = [
  ['null is the empty string', configMap('data:', '  a:', '  b: ~'), []],
  ['what YAML reads as text', configMap('data: {a: 12:30, b: 1.2.3, c: 2020-01-01, d: yEs}'), []],
  [
    'what it does not',
    configMap('data:', '  a: 010', '  b: y', '  c: 1e3', '  d: [x]', '  e: {f: g}'),
    [5, 6, 7, 8, 9].map((line) => `${line} error non-string-value`),
  ],
  ['templates', configMap('data: {a: "${X}"}', 'immutable: ${IMMUTABLE}'), []],
  [
    'words in braces that a reader replaces',
    configMap(
      'data:',
      '  a: {your-domain}',
      '  b: {name of it} # fill in',
      '  c: {X}',
      '  d: {a-b: c}',
    ),
    [7, 8].map((line) => `${line} error non-string-value`),
  ],
  ['data that is no map', configMap('data: text'), ['4 error wrong-field-type']],
  [
    'labels',
    configMap('data: {}').replace('c}', 'c, labels: {tier: 1}}'),
    ['3 error non-string-value'],
  ],
  ['__proto__ is a key', configMap('data: {__proto__: "1", constructor: "2"}'), []],
  [
    'keys',
    configMap('data:', '  a/b: x', '  ..: x', '  "": x', '  .a: x'),
    [5, 6, 7].map((line) => `${line} error invalid-key`),
  ],
  ['SOPS', secret('data: {a: "ENC[AES256_GCM,data:x,type:str]"}', 'sops: {version: 3}'), []],
  ['Argo CD Vault Plugin', secret('data: {a: <path:secret/db#password>}'), []],
  ['base64 in a literal block', secret('data:', '  a: |', '    aGVs', '    bG8='), []],
  [
    'base64 in a folded block',
    secret('data:', '  a: >', '    aGVs', '    bG8='),
    ['5 error invalid-base64'],
  ],
  ['bytes as numbers', secret('data: {a: [104, 105]}'), []],
  ['too large a byte', secret('data: {a: [256]}'), ['4 error wrong-field-type']],
  ['an unknown type', secret('type: example.com/x'), []],
  ['a near miss', secret('type: opaque'), ['4 warning misspelled-secret-type']],
  [
    'half of a type',
    secret('type: kubernetes.io/dockerconfig'),
    ['4 warning misspelled-secret-type'],
  ],
  [
    'null as pull secret',
    secret('type: kubernetes.io/dockerconfigjson', 'stringData: {.dockerconfigjson: "null"}'),
    [],
  ],
  [
    'a list as pull secret',
    secret('type: kubernetes.io/dockerconfigjson', 'stringData: {.dockerconfigjson: "[]"}'),
    ['5 error incomplete-typed-secret'],
  ],
  ['an empty password', secret('type: kubernetes.io/basic-auth', 'stringData: {password: ""}'), []],
  [
    'an empty ssh key',
    secret('type: kubernetes.io/ssh-auth', 'stringData: {ssh-privatekey: ""}'),
    ['5 error incomplete-typed-secret'],
  ],
  [
    'a certificate by template',
    secret('type: kubernetes.io/tls', 'stringData: {tls.crt: "${CRT}", tls.key: "${KEY}"}'),
    [],
  ],
  ['a random password in base64', secret('stringData: {password: "q83vEjRWeJq7zd7/AAECAw=="}'), []],
  ['a generated name', configMap('data: {}').replace('name: c', 'generateName: c-'), []],
  ['a duplicate key', configMap('data: {a: x}', 'data: {b: x}'), ['4 error duplicate-key']],
  [
    'a duplicate key with the same value',
    configMap('data:', '  a: x', "  a: 'x'"),
    ['5 warning duplicate-key'],
  ],
  ['a merged key', configMap('data:', '  <<: {a: x}', '  a: z'), []],
  [
    'the same object twice',
    `${configMap('data: {a: x}')}---\n${configMap('data: {"a": \'x\'}')}`,
    [],
  ],
];

const FIELDS: readonly Case[] = [
  ['a field of the future', pod('    futureField: x'), []],
  ['a typo of a known one', pod('    imagePullpolicy: Always'), ['8 error unknown-field']],
  ['volumes inside a container', pod('    volumes: []'), ['8 error unknown-field']],
  ['a value beside nothing', pod('    env: [{name: A, value: x, valueFrom: null}]'), []],
  [
    'an empty value beside a source',
    pod('    env: [{name: A, value: "", valueFrom: {fieldRef: {fieldPath: metadata.name}}}]'),
    [],
  ],
  ['a null item of envFrom', pod('    envFrom: [null]'), ['8 error invalid-value-source']],
  ['a trailing dash in envFrom', pod('    envFrom: [{configMapRef: {name: b-}}]'), []],
  [
    'a trailing dash in a key reference',
    pod('    env: [{name: A, valueFrom: {configMapKeyRef: {name: b-, key: k}}}]'),
    ['8 error invalid-reference'],
  ],
  ['spec.host', pod('    env: [{name: A, valueFrom: {fieldRef: {fieldPath: spec.host}}}]'), []],
  [
    'a divisor of one thousand',
    pod(
      '    env: [{name: A, valueFrom: {resourceFieldRef: {resource: limits.memory, divisor: "1000"}}}]',
    ),
    [],
  ],
  [
    'a divisor of 1024',
    pod(
      '    env: [{name: A, valueFrom: {resourceFieldRef: {resource: limits.memory, divisor: "1024"}}}]',
    ),
    ['8 error invalid-resource-field'],
  ],
];

const VOLUMES: readonly Case[] = [
  [
    'modes that are meant',
    pod(
      '  volumes: [{name: v, configMap: {name: c, defaultMode: 420, items: [{key: k, path: p, mode: 0o400}]}}]',
    ),
    [],
  ],
  [
    'a decimal mode',
    pod('  volumes: [{name: v, secret: {secretName: s, defaultMode: 400}}]'),
    ['8 warning invalid-file-mode'],
  ],
  [
    'a refused decimal mode',
    pod('  volumes: [{name: v, secret: {secretName: s, defaultMode: 644}}]'),
    ['8 error invalid-file-mode'],
  ],
  [
    'paths that differ in text',
    pod(
      '    volumeMounts: [{name: v, mountPath: /v}, {name: v, mountPath: /v/}]',
      '  volumes: [{name: v}]',
    ),
    [],
  ],
  [
    'a dot-dot in a name',
    pod('    volumeMounts: [{name: v, mountPath: /v, subPath: ..a}]', '  volumes: [{name: v}]'),
    [],
  ],
  [
    'a step up',
    pod(
      '    volumeMounts: [{name: v, mountPath: /v, subPathExpr: $(A)/../x}]',
      '  volumes: [{name: v}]',
    ),
    ['8 error invalid-volume-path'],
  ],
  [
    'a templated volume',
    pod('    volumeMounts: [{name: v, mountPath: /v}]', '  volumes: [{name: "${V}"}]'),
    [],
  ],
];

describe('what Kubernetes refuses, and what it takes', () => {
  test.each([...VALUES, ...FIELDS, ...VOLUMES])('%s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test.each([
    [31, ['8 error invalid-variable-name']],
    [32, []],
  ])('a name that starts with a digit, in 1.%i', (version, problems) => {
    const text = pod('    env: [{name: 1A, value: x}]');
    expect(problemsOf(text, 'm.yaml', version)).toEqual(problems);
  });

  test('host IPs of a pod, in 1.27', () => {
    const text = pod('    env: [{name: A, valueFrom: {fieldRef: {fieldPath: status.hostIPs}}}]');
    expect(problemsOf(text, 'm.yaml', 27)).toEqual(['8 error invalid-field-path']);
  });

  test('a StatefulSet mounts its claim templates', () => {
    const text = `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: s}
spec:
  selector: {matchLabels: {a: b}}
  template:
    metadata: {labels: {a: b}}
    spec:
      containers: [{name: c, image: i, volumeMounts: [{name: data, mountPath: /data}]}]
  volumeClaimTemplates: [{metadata: {name: data}}]
`;
    expect(problemsOf(text)).toEqual([]);
  });

  test('custom resources are not judged by the rules of Kubernetes', () => {
    const text = `apiVersion: monitoring.coreos.com/v1
kind: Prometheus
metadata: {name: Prom_1}
spec:
  containers: [{name: c, image: i, volumeMounts: [{name: made-by-operator, mountPath: /data}]}]
`;
    expect(problemsOf(text)).toEqual([]);
  });
});

test.each([
  ['{secretKeyRef: {name: s}}', ['7 error invalid-reference', '7 error invalid-reference']],
  ['{kind: Secret}', ['7 error invalid-reference']],
  ['{kind: Secret, name: s}', []],
  ['{kind: "${KIND}", name: "${NAME}"}', []],
])('values of a HelmRelease from %s', (item, expected) => {
  const release = [
    'apiVersion: helm.toolkit.fluxcd.io/v2',
    'kind: HelmRelease',
    'metadata: {name: web, namespace: web}',
    'spec:',
    '  chart: {spec: {chart: web, sourceRef: {kind: HelmRepository, name: web}}}',
    '  valuesFrom:',
    `    - ${item}`,
    '',
  ].join('\n');
  expect(problemsOf(release)).toEqual(expected);
});

test.each([
  ['{kind: ServiceAccount, name: s}', ['6 error invalid-reference']],
  ['{kind: ServiceAccount, name: s, namespace: web}', []],
  ['{kind: ServiceAccount, name: s, namespace: "${NAMESPACE}"}', []],
  ['{kind: Group, name: s, apiGroup: rbac.authorization.k8s.io}', []],
])('a ClusterRoleBinding for %s', (subject, expected) => {
  const binding = (kind: string): string =>
    `apiVersion: rbac.authorization.k8s.io/v1
kind: ${kind}
metadata: {name: s}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: view}
subjects:
  - ${subject}
`;
  expect(problemsOf(binding('ClusterRoleBinding'))).toEqual(expected);
  expect(problemsOf(binding('RoleBinding'))).toEqual([]);
});
