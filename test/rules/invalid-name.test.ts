import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { problemsOf } from '../pipeline/problems-of.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const JOB = `apiVersion: batch/v1
kind: Job
metadata: {labels: {app: boot}}
spec: {template: {spec: {restartPolicy: Never, containers: [{name: c, image: i}]}}}
`;
const NAMED = `---
{apiVersion: v1, kind: ConfigMap, metadata: {name: settings}, data: {A: b}}
`;

const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: games}
spec:
  chart: {spec: {chart: operator, sourceRef: {kind: HelmRepository, name: elsewhere}}}
  values: {controllers: {direwolf_operator: {containers: {app: {image: {repository: i, tag: a}}}}}}
`;

const EXTERNAL = (target: string): string =>
  `{apiVersion: external-secrets.io/v1, kind: ExternalSecret, metadata: {name: db}, spec: {target: {name: ${target}}, dataFrom: [{extract: {key: db}}]}}\n`;
const CERTIFICATE = `{apiVersion: cert-manager.io/v1, kind: Certificate, metadata: {name: web}, spec: {secretName: Web-tls}}\n`;
/** The operator writes \`-\` for \`_\`. */
const POSTGRES = `{apiVersion: acid.zalan.do/v1, kind: postgresql, metadata: {name: db}, spec: {users: {key_cloak: []}}}\n`;

const PUSH = `{apiVersion: external-secrets.io/v1alpha1, kind: PushSecret, metadata: {name: p, namespace: web}, spec: {secretStoreRefs: [{name: vault, kind: ClusterSecretStore}], selector: {secret: {name: settings}}, data: [{match: {secretKey: A, remoteRef: {remoteKey: a_b}}}]}}\n`;
const STORE = (provider: string): string =>
  `---\n{apiVersion: external-secrets.io/v1, kind: ClusterSecretStore, metadata: {name: vault}, spec: {provider: {${provider}: {}}}}\n`;

function named(name: string, namespace: string): string {
  return `{apiVersion: v1, kind: ConfigMap, metadata: {name: ${name}, namespace: ${namespace}}, data: {A: b}}\n`;
}

test.each<[string, string, readonly string[]]>([
  ['a file that a program completes', JOB, ['info']],
  ['the one object of a file that has no name', JOB + NAMED, ['error']],
  ['what a chart from elsewhere names', RELEASE, []],
  ['an item of a vault that a PushSecret writes', PUSH + STORE('onepassword'), []],
  ['a Secret of a cluster that a PushSecret writes', PUSH + STORE('kubernetes'), ['error']],
  ['a name that someone fills in', named('pull-XXX', 'XXX'), []],
  ['a name with a part that someone fills in', named('web-[login]', 'shop'), []],
  ['a Secret that is to be written', EXTERNAL('db_login'), ['error']],
  ['a Secret of a certificate', CERTIFICATE, ['error']],
  ['a Secret whose name is right', EXTERNAL('db-login'), []],
  ['a Secret whose name holds a variable', EXTERNAL('"${APP}_login"'), []],
  ['a Secret that someone names', EXTERNAL('SECRET_NAME'), []],
  [
    'a Secret with a word in its name that someone replaces',
    EXTERNAL('wildcard-PLACEHOLDER-cert'),
    [],
  ],
  ['a Secret whose name a controller puts together', POSTGRES, []],
  ['a name with two capitals', named('pull-XX', 'shop'), ['error']],
])('%s', (_, text, expected) => {
  const { problems } = check(ENGINES, treeOf({ 'job.yaml': text }), catalogue, SETTINGS);
  const own = problems.filter(({ rule }) => rule === 'invalid-name');
  expect(own.map(({ severity }) => severity)).toEqual(expected);
});

/** What is said of a name in capitals in this namespace. */
function inNamespace(namespace: string): readonly string[] {
  const files = {
    'base/kustomization.yaml': 'resources: [cm.yaml]\n',
    'base/cm.yaml': named('APPNAME-settings', namespace),
  };
  return problemsOf(treeOf(files)).filter((problem) => problem.includes('invalid-name'));
}

test('an object that a kustomization lists, in a namespace that someone fills in', () => {
  expect(inNamespace('ARCNS')).toEqual([]);
  expect(inNamespace('arcs')).toHaveLength(1);
});
