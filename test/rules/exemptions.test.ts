import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { positionOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

/** Where rules were measured to be noise on real repositories, and the nearest thing of which they are right. */
function problemsOf(rule: string, text: string, path = 'm.yaml'): string[] {
  const report = check(ENGINES, treeOf({ [path]: text }), catalogue, {
    ...SETTINGS,
    only: new Set([rule]),
  });
  return report.problems.map(
    ({ at, severity }) => `${positionOf(at).line}:${positionOf(at).column} ${severity}`,
  );
}

function pod(container: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
    - name: c
      image: i
${container.replace(/^/gm, '      ')}
`;
}

function secret(type: string, field: string, data: string, annotations = ''): string {
  return `---
apiVersion: v1
kind: Secret
metadata: {name: s, annotations: {${annotations}}}
type: ${type}
${field}: {${data}}
`;
}

const FROM_SECRET = 'envFrom: [{secretRef: {name: s}}]';

test('file-as-variable: the token of a ServiceAccount comes with its ca.crt', () => {
  const account = 'kubernetes.io/service-account.name: robot';
  const token = secret('kubernetes.io/service-account-token', 'data', '', account);
  expect(problemsOf('file-as-variable', pod(FROM_SECRET) + token)).toEqual([]);
  const opaque = secret('Opaque', 'stringData', 'ca.crt: x');
  expect(problemsOf('file-as-variable', pod(FROM_SECRET) + opaque)).toEqual(['8:36 warning']);
});

const encoded = (plain: string): string => Buffer.from(plain).toString('base64');
const text = (length: number): string =>
  encoded('Hunter2-and-more-of-the-same-kind'.slice(0, length));

test.each([
  ['password', text(17), 1],
  ['OAUTH2_PROXY_COOKIE_SECRET', text(17), 0],
  ['session-secret', text(17), 0],
  ['1password-credentials.json', text(17), 0],
  ['ENCRYPTION_KEY', text(16), 0],
  ['aes', text(24), 0],
  ['APP_KEY', text(32), 0],
  ['APP_KEY', text(17), 1],
  ['password', text(16), 1],
  ['PMM_API_KEY', encoded('{"k":"Hunter2","n":"pmm","id":1}'), 0],
  ['PMM_API_KEY', encoded('{"auths":{"registry.example":{}}}'), 1],
])('double-encoded-secret: %s of %s', (key, value, count) => {
  const found = problemsOf(
    'double-encoded-secret',
    secret('Opaque', 'stringData', `${key}: ${value}`),
  );
  expect(found).toHaveLength(count);
});

test('undefined-variable-reference: comments of a script', () => {
  const script = `command: [sh, -c]
args:
  - |
    # was $(OLD_NAME)
    echo $(NEW_NAME) # $(OLD_NAME)
      # indented $(OLD_NAME)
  - "# $(QUOTED)"`;
  expect(problemsOf('undefined-variable-reference', pod(script))).toEqual([
    '12:16 warning',
    '12:30 warning',
    '14:14 warning',
  ]);
});

test.each([
  ['kubernetes.io/dockerconfigjson', '.dockerconfigjson: CHANGEME'],
  ['kubernetes.io/dockerconfigjson', '.dockerconfigjson: your-docker-config'],
  ['kubernetes.io/dockerconfigjson', '.dockerconfigjson: __CONFIG__'],
  ['kubernetes.io/dockerconfigjson', '.dockerconfigjson: "<config>"'],
  ['kubernetes.io/tls', 'tls.crt: replace-me, tls.key: replace-me'],
])('incomplete-typed-secret: %s with %s', (type, data) => {
  expect(problemsOf('incomplete-typed-secret', secret(type, 'stringData', data))).toEqual([]);
});

test('incomplete-typed-secret: a word in place of the encoded value', () => {
  const data = 'tls.crt: REPLACED, tls.key: REPLACED';
  expect(problemsOf('incomplete-typed-secret', secret('kubernetes.io/tls', 'data', data))).toEqual(
    [],
  );
});

test.each([
  ['', 1],
  ['reflector.v1.k8s.emberstack.com/reflects: ops/web', 0],
])('incomplete-typed-secret: a blank certificate with annotations %j', (annotations, count) => {
  const blank = secret('kubernetes.io/tls', 'data', 'tls.crt: "", tls.key: ""', annotations);
  expect(problemsOf('incomplete-typed-secret', blank)).toHaveLength(count);
});

test('incomplete-typed-secret: what is no placeholder', () => {
  const data = '.dockerconfigjson: user';
  const found = problemsOf(
    'incomplete-typed-secret',
    secret('kubernetes.io/dockerconfigjson', 'stringData', data),
  );
  expect(found).toEqual(['6:14 error']);
});

test('binary-data-as-variable: text that nobody encoded is told at its value', () => {
  const one = 'env: [{name: A, valueFrom: {secretKeyRef: {name: s, key: a}}}]';
  const problems = (value: string): string[] =>
    problemsOf('binary-data-as-variable', pod(one) + secret('Opaque', 'data', `a: ${value}`));
  expect(problems('password')).toEqual(['14:11 warning']);
  expect(problems('Postgres')).toEqual(['14:11 warning']);
  expect(problems('/+8AAQ==')).toEqual(['8:20 error']);
  expect(problems('/+/+')).toEqual(['8:20 warning']);
  expect(problems('cGFzc3dvcmQ=')).toEqual([]);
});

/** What the rule says of keys that an envFrom makes variables. */
function unshellable(keys: string): string[] {
  const source = secret('Opaque', 'stringData', keys);
  return problemsOf('nonportable-variable-name', pod(FROM_SECRET) + source);
}

test('nonportable-variable-name: a key in capitals was written as a variable', () => {
  expect(unshellable('log.level: a')).toEqual(['8:36 warning']);
  expect(unshellable('API-KEY: a')).toEqual(['8:36 info']);
});

test('nonportable-variable-name: beside names of variables, or read under one', () => {
  expect(unshellable('LEVEL: a, log.level: a')).toEqual(['8:36 info']);
  const env = `env: [{name: LEVEL, valueFrom: {secretKeyRef: {name: s, key: log.level}}}], `;
  const source = secret('Opaque', 'stringData', 'log.level: a');
  const spec = pod(FROM_SECRET).replace('envFrom:', `${env}envFrom:`);
  expect(problemsOf('nonportable-variable-name', spec + source)).toEqual([]);
});

test('nonportable-variable-name: .NET reads two underscores as a path', () => {
  expect(unshellable('Logging__LogLevel__Microsoft.AspNetCore: a')).toEqual([]);
  expect(unshellable('urls__spa-signin__0: a')).toEqual([]);
  expect(unshellable('__a-b: a')).toEqual(['8:36 warning']);
});

test.each([
  'SERVER_CRT',
  'CHANGEME_BASE64_DOCKER_CONFIG_JSON',
  'xxxxxxx',
  'your-key-in-base64',
  'insert_the_certificate',
  'TOKEN (BASE64)',
  '_replaced_',
  'LS0tLS1CRUdJTi...',
  'CHANGEME2',
  'HTPASSWORD',
  'change-me',
  'replaceme',
  'EXAMPLE',
])('invalid-base64: %s stands for a value', (text) => {
  expect(problemsOf('invalid-base64', secret('Opaque', 'data', `a: ${text}`))).toEqual([]);
});

test.each(['hunter2_x', 'ABC-', 'changeme1', 'a.b.c...'])(
  'invalid-base64: %s is a value',
  (text) => {
    expect(problemsOf('invalid-base64', secret('Opaque', 'data', `a: ${text}`))).toEqual([
      '6:8 error',
    ]);
  },
);

test.each([
  ['k8s/secret.example.yaml', 'warning'],
  ['template.secret.yaml', 'warning'],
  ['k8s/example/secret.yaml', 'error'],
  ['k8s/examples-secret.yaml', 'error'],
])('invalid-base64: whoever fills in %s gets a %s', (path, severity) => {
  const text = secret('Opaque', 'data', 'a: hunter2_x');
  expect(problemsOf('invalid-base64', text, path)).toEqual([`6:8 ${severity}`]);
});

test('invalid-base64: prose in a sample says what belongs there', () => {
  const prose = secret('Opaque', 'data', 'a: "your private key (in base64)"');
  expect(problemsOf('invalid-base64', prose, 'samples/secret.yaml')).toEqual([]);
  const comment = secret('Opaque', 'data', 'a: "# base64 of the certificate and its key\\n"');
  expect(problemsOf('invalid-base64', comment, 'samples/secret.yaml')).toEqual([]);
  expect(problemsOf('invalid-base64', prose, 'k8s/secret.yaml')).toEqual(['6:8 error']);
  const words = secret('Opaque', 'data', 'a: two words');
  expect(problemsOf('invalid-base64', words, 'samples/secret.yaml')).toEqual(['6:8 error']);
});

const proxied = (name: string): string => pod(`env: [{name: ${name}, value: proxy}]`);

test('service-variable-collision: where clients look for the API server may be set on purpose', () => {
  expect(problemsOf('service-variable-collision', proxied('KUBERNETES_SERVICE_HOST'))).toEqual([]);
  expect(problemsOf('service-variable-collision', proxied('KUBERNETES_PORT'))).toEqual([
    '8:20 info',
  ]);
});
