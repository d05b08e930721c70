import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const pod = (spec: string, container = ''): string =>
  `{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {${spec}containers: [{name: c, image: i${container}}]}}\n`;
const service = (spec: string): string =>
  `{apiVersion: v1, kind: Service, metadata: {name: s}, spec: {ports: [{port: 80}], ${spec}}}\n`;
const FOUND = ['a.yaml:1 error unsupported-value'];

test.each<readonly [string, string, readonly string[]]>([
  ['a word of a Service', service('type: LoadBalance'), FOUND],
  ['in another case', pod('restartPolicy: never, '), FOUND],
  ['of a container', pod('', ', imagePullPolicy: Allways'), FOUND],
  ['of a probe', pod('', ', livenessProbe: {httpGet: {port: 80, scheme: http}}'), FOUND],
  ['an item of a list', service('ipFamilies: [ipv4]'), FOUND],
  [
    'of a role',
    '{apiVersion: rbac.authorization.k8s.io/v1, kind: RoleBinding, metadata: {name: r}, roleRef: {kind: role, name: a}}\n',
    FOUND,
  ],
  ['of resources', pod('', ', resources: {limits: {ehphemeral-storage: 1Gi}}'), FOUND],
  [
    'resources that exist',
    pod('', ', resources: {limits: {cpu: 1, nvidia.com/gpu: 1, hugepages-2Mi: 1Gi, memroy: null}}'),
    [],
  ],
  ['one that exists', service('type: LoadBalancer, ipFamilies: [IPv4, IPv6]'), []],
  ['none', pod('restartPolicy: null, dnsPolicy: "", '), []],
  ['a placeholder', service('type: ${TYPE}'), []],
  ['a variable without braces', service('type: $TYPE'), []],
  ['a word to be replaced', service('type: SERVICE_TYPE, sessionAffinity: REPLACE_ME'), []],
  ['a mark of Azure DevOps', service('type: "#{type}#"'), []],
  ['capitals', pod('', ', imagePullPolicy: ALWAYS'), FOUND],
  [
    'a custom resource',
    '{apiVersion: example.com/v1, kind: Service, metadata: {name: s}, spec: {type: Any}}\n',
    [],
  ],
])('a value that a field does not have: %s', (_, text, expected) => {
  expect(problemsOf(treeOf({ 'a.yaml': text }))).toEqual(expected);
});

const replicated = (replicas: string): string =>
  `{apiVersion: apps/v1, kind: Deployment, metadata: {name: d}, spec: {replicas: ${replicas}, selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: i}]}}}}\n`;

test('words for a number that somebody fills in', () => {
  expect(problemsOf(treeOf({ 'a.yaml': replicated('provide_by_flag') }))).toEqual([]);
  expect(problemsOf(treeOf({ 'a.yaml': replicated('"2"') }))).toEqual([
    'a.yaml:1 error wrong-field-type',
  ]);
});

test('a field in a selector that belongs beside it', () => {
  const text =
    '{apiVersion: apps/v1, kind: StatefulSet, metadata: {name: s}, spec: {selector: {matchLabels: {a: b}, serviceName: s}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: i}]}}}}\n';
  expect(problemsOf(treeOf({ 'a.yaml': text }))).toEqual(['a.yaml:1 error unknown-field']);
});

test('types and names of fields beside them', () => {
  const text = pod(
    '',
    ', ports: [{containerPort: "80"}], readinessProbe: {initalDelaySeconds: 3, tcpSocket: {port: 80}}',
  );
  expect(problemsOf(treeOf({ 'a.yaml': text }))).toEqual([
    'a.yaml:1 error wrong-field-type',
    'a.yaml:1 error unknown-field',
  ]);
});
