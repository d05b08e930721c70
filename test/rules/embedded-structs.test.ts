import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CUSTOM_KINDS } from '../../src/kubernetes/shape/custom-shapes.ts';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

/** The paths of unknown and undecodable fields in one custom resource. */
function refusedIn(type: string, spec: string): readonly string[] {
  const [apiVersion, kind] = type.split(' ');
  const text = `{apiVersion: ${apiVersion}, kind: ${kind}, metadata: {name: a}, spec: ${spec}}`;
  return reportOf(treeOf({ 'a.yaml': text }))
    .problems.filter(({ rule }) =>
      ['unknown-field', 'wrong-field-type', 'non-string-value'].includes(rule),
    )
    .map(({ message }) => /unknown field "(.*?)"/.exec(messageText(message))?.[1] ?? '');
}

const KNATIVE = 'serving.knative.dev/v1 Service';
const ROLLOUT = 'argoproj.io/v1alpha1 Rollout';

function template(pod: string): string {
  return `{template: {spec: {${pod}}}}`;
}

test.each([
  [
    KNATIVE,
    template('containers: [{image: i, envfrom: []}]'),
    'spec.template.spec.containers[0].envfrom',
  ],
  [
    KNATIVE,
    template('containers: [{image: i, env: [{name: A, valueFrom: {secretRef: {name: a}}}]}]'),
    'spec.template.spec.containers[0].env[0].valueFrom.secretRef',
  ],
  [
    KNATIVE,
    template('volumes: [{name: v, secret: {secretName: s, key: k}}]'),
    'spec.template.spec.volumes[0].secret.key',
  ],
  [
    'keda.sh/v1alpha1 ScaledJob',
    '{jobTargetRef: {template: {spec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {nam: a}}]}]}}}}',
    'spec.jobTargetRef.template.spec.containers[0].envFrom[0].configMapRef.nam',
  ],
  [
    ROLLOUT,
    template('initContainers: [{name: c, image: i, volumemounts: []}]'),
    'spec.template.spec.initContainers[0].volumemounts',
  ],
  [
    'monitoring.coreos.com/v1 Prometheus',
    '{initContainers: [{name: c, envfrom: []}]}',
    'spec.initContainers[0].envfrom',
  ],
  [
    'tekton.dev/v1 Task',
    '{steps: [{image: i, env: [{name: A, secretKeyRef: {}}]}]}',
    'spec.steps[0].env[0].secretKeyRef',
  ],
  [
    'postgresql.cnpg.io/v1 Cluster',
    '{projectedVolumeTemplate: {sources: [{secret: {secretName: s}}]}}',
    'spec.projectedVolumeTemplate.sources[0].secret.secretName',
  ],
  [
    'jobset.x-k8s.io/v1alpha2 JobSet',
    '{replicatedJobs: [{template: {spec: {template: {spec: {containers: [{envfrom: []}]}}}}}]}',
    'spec.replicatedJobs[0].template.spec.template.spec.containers[0].envfrom',
  ],
])('%s refuses a field: %s', (type, spec, path) => {
  expect(refusedIn(type, spec)).toEqual([path]);
});

test.each([
  [
    'what Knative adds',
    KNATIVE,
    template('containerConcurrency: 1, timeoutSeconds: 1, containers: [{image: i}]'),
  ],
  ['what Knative leaves open', KNATIVE, template('volumes: [{name: v, emptyDir: {sizelimit: 1}}]')],
  [
    'what a Rollout leaves open',
    ROLLOUT,
    template('volumes: [{name: v, secret: {secretName: s, key: k}}]'),
  ],
  ['fields of the kind itself', ROLLOUT, '{strategy: {canary: {}}, workloadref: {}, template: {}}'],
  [
    'a field of a newer Kubernetes',
    ROLLOUT,
    template(
      'containers: [{name: c, image: i, volumeMounts: [{name: v, mountPath: /v, bindMountOptions: []}]}]',
    ),
  ],
  [
    'types, which the definition decides',
    ROLLOUT,
    template('containers: [{name: c, image: i, env: [{name: A, value: 1}], tty: "yes"}]'),
  ],
  [
    'fields of the steps of a Task',
    'tekton.dev/v1 Task',
    '{steps: [{name: a, image: i, script: ls, onError: continue, computeResources: {}}]}',
  ],
  [
    'a kind whose definition keeps everything',
    'apps.kruise.io/v1alpha1 CloneSet',
    template('containers: [{name: c, image: i, envfrom: []}]'),
  ],
])('silent: %s', (_, type, spec) => {
  expect(refusedIn(type, spec)).toEqual([]);
});

test('the page names every kind', () => {
  const page = readFileSync('rules/unknown-field/README.md', 'utf8');
  const kinds = [...CUSTOM_KINDS.keys()].map((each) => each.split('/')[1] ?? '');
  expect(kinds.filter((kind) => !new RegExp(`\\b${kind}(s|\\b)`).test(page))).toEqual([]);
});
