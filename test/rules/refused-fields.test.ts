import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

/** What all rules say of one manifest, as `rule path`, without the explanation. */
function refusalsOf(text: string): readonly string[] {
  return reportOf(treeOf({ 'a.yaml': text })).problems.map(
    ({ rule, message }) => `${rule} ${/`([^`]*)`/.exec(messageText(message))?.[1] ?? ''}`,
  );
}

function job(name: string, spec = ''): string {
  return `{apiVersion: batch/v1, kind: Job, metadata: {name: ${name}}, spec: {${spec}template: {spec: {restartPolicy: Never, containers: [{name: c, image: i}]}}}}`;
}

function pod(resources: string): string {
  return `{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: c, image: i, resources: ${resources}}]}}`;
}

function config(metadata: string): string {
  return `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, ${metadata}}, data: {A: b}}`;
}

const LONG = 'a'.repeat(64);
const LIMITS = 'spec.containers[0].resources.limits';

test.each<readonly [string, string, readonly string[]]>([
  ['a Job whose name is too long for a label', job(LONG), [`invalid-name ${LONG}`]],
  [
    'fields of a Service in its ports',
    '{apiVersion: v1, kind: Service, metadata: {name: s}, spec: {ports: [{port: 80, type: NodePort, targetport: 1, later: 1}]}}',
    ['unknown-field type', 'unknown-field targetport'],
  ],
  [
    'an Ingress of an older version, and a misspelled spec',
    '{apiVersion: networking.k8s.io/v1, kind: Ingress, metadata: {name: i}, specc: {}, spec: {rules: [{http: {paths: [{path: /, backend: {serviceName: a, servicePort: 80}}]}}]}}',
    ['unknown-field specc', 'unknown-field serviceName', 'unknown-field servicePort'],
  ],
  [
    'a field of a claim beside its spec',
    '{apiVersion: v1, kind: PersistentVolumeClaim, metadata: {name: c}, storageClassName: a, spec: {accessModes: [ReadWriteOnce]}}',
    ['unknown-field storageClassName'],
  ],
  [
    'an Ingress of another group',
    '{apiVersion: extensions/v1beta1, kind: Ingress, metadata: {name: i}, spec: {rules: [{http: {paths: [{backend: {serviceName: a}}]}}]}}',
    [],
  ],
  [
    'fields of a pod in a container, and the other way round',
    '{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {securityContext: {runAsUser: 1, capabilities: {}}, containers: [{name: c, image: i, securityContext: {runAsUser: 1, fsGroup: 1, later: 1}}]}}',
    ['unknown-field capabilities', 'unknown-field fsGroup'],
  ],
  [
    'fields of a source of Argo CD under other names',
    '{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: a}, spec: {project: default, destination: {name: in-cluster}, source: {repoURL: "https://e.example", chart: c, version: 1.0.0}}}',
    ['unknown-field version'],
  ],
  [
    'labels without `matchLabels` in the selector of a monitor',
    '{apiVersion: monitoring.coreos.com/v1, kind: ServiceMonitor, metadata: {name: m}, spec: {selector: {app: web}, endpoints: [{port: http}]}}',
    ['unknown-field app'],
  ],
  ['the longest name of a Job', job(LONG.slice(1)), []],
  ['a Job that labels its pods itself', job(LONG, 'manualSelector: true, '), []],
  [
    'what is no quantity',
    pod('{limits: {cpu: 1x, memory: "", storage: true}}'),
    ['cpu', 'memory', 'storage'].map((name) => `wrong-field-type ${LIMITS}[${name}]`),
  ],
  [
    'quantities, with blanks, as numbers, or filled in later',
    pod(
      '{limits: {cpu: 1, memory: 1.5Gi, ephemeral-storage: " 5m ", a.io/b: 1e3, c: ~}, requests: {cpu: "${CPU}", memory: "{{ .Values.memory }}"}}',
    ),
    [],
  ],
  ['data below metadata', config('data: {B: c}'), ['unknown-field data']],
  ['a field that metadata never had', config('foo: bar'), ['unknown-field foo']],
  [
    'all that metadata has',
    config(
      'labels: {}, annotations: {}, finalizers: [], ownerReferences: [], creationTimestamp: ~, generation: 1, uid: x, resourceVersion: "1", managedFields: []',
    ),
    [],
  ],
])('%s', (_name, text, expected) => {
  expect(refusalsOf(text)).toEqual(expected);
});

test('Flux drops what kubectl apply refuses', () => {
  const files = {
    'sync.yaml':
      '{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, metadata: {name: app, namespace: flux-system}, spec: {path: ./app, targetNamespace: shop, sourceRef: {kind: GitRepository, name: flux-system}}}\n',
    'app/c.yaml': config('foo: bar'),
    'other/c.yaml': config('foo: bar'),
    Makefile: 'deploy:\n\tkubectl apply -f other/\n',
  };
  const messages = reportOf(treeOf(files)).problems.map(({ message }) => messageText(message));
  expect(messages).toEqual([
    'Unknown field `metadata.foo` of ConfigMap `c`. Flux drops it before it applies the object, and nothing fails.',
    'Unknown field `foo` of ConfigMap `c`. kubectl refuses it: `strict decoding error: unknown field "metadata.foo"`.',
  ]);
});

test('Helm applies what a container does not have', () => {
  const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: shop}
spec:
  chart: {spec: {chart: app-template, version: 3.5.1, sourceRef: {kind: HelmRepository, name: bjw-s}}}
  values:
    controllers: {web: {containers: {app: {image: {repository: a, tag: b}, securityContext: {fsGroup: 1}}}}}
`;
  const { problems } = reportOf(treeOf({ 'a.yaml': release }));
  const found = problems.filter(({ rule }) => rule === 'unknown-field');
  expect(found.map(({ severity, message }) => `${severity} ${messageText(message)}`)).toEqual([
    'warning Unknown field `fsGroup` of Deployment `shop/web`. The API server drops it when Helm applies the object, and nothing fails.',
  ]);
});
