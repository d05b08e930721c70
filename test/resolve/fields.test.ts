import { describe, expect, test } from 'vitest';
import type { ClusterFacts } from '../../src/resolve/cluster-facts.ts';
import { treeOf } from '../tree.ts';
import { failureRows, only, resolveTree, shown } from './tree.ts';

interface Asked {
  readonly kind?: string;
  readonly metadata?: object;
  readonly template?: object;
  readonly spec?: object;
  readonly container?: object;
  readonly version?: number;
  readonly facts?: ClusterFacts;
}

/** What one env entry with this source shows, or the kubelet's text. */
function valueOf(valueFrom: object, asked: Asked = {}): string {
  const { kind = 'Pod', metadata = { name: 'p' }, template = {}, version, facts } = asked;
  const container = { name: 'c', image: 'x', ...asked.container };
  const podSpec = {
    containers: [{ ...container, env: [{ name: 'X', valueFrom }] }],
    ...asked.spec,
  };
  const apiVersion = kind === 'Pod' ? 'v1' : kind === 'Tool' ? 'example.com/v1' : 'apps/v1';
  const spec = kind === 'Pod' ? podSpec : { template: { metadata: template, spec: podSpec } };
  const manifest = JSON.stringify({ apiVersion, kind, metadata, spec });
  const environment = only(
    resolveTree(treeOf({ 'a.yaml': manifest }), {
      ...(version === undefined ? {} : { version }),
      ...(facts === undefined ? {} : { facts }),
    }),
    'c',
  );
  const [failure] = failureRows(environment);
  return failure === undefined
    ? shown(environment.bindings[0]?.value ?? [])
    : failure.replace(/^CreateContainerConfigError: /, '').replace(/ \(a\.yaml:1\)$/, '');
}

function field(fieldPath: string, asked?: Asked): string {
  return valueOf({ fieldRef: { fieldPath } }, asked);
}

describe('fieldRef', () => {
  const deployment = { kind: 'Deployment', metadata: { name: 'web', namespace: 'shop' } };
  const daemonSet = { ...deployment, kind: 'DaemonSet' };
  const statefulSet = { ...deployment, kind: 'StatefulSet' };
  const tool = { ...deployment, kind: 'Tool' };
  const long = { kind: 'Deployment', metadata: { name: 'x'.repeat(60) } };
  const labelled = {
    metadata: {
      name: 'p',
      labels: { app: 'web', n: 'é' },
      annotations: { b: 'a\n"b"', 'X.io/Key': 'v' },
    },
  };
  test.each([
    ['metadata.name', {}, 'p'],
    ['metadata.name', deployment, 'web-<template hash>-<random suffix>'],
    ['metadata.name', statefulSet, 'web-<ordinal>'],
    ['metadata.name', daemonSet, 'web-<random suffix>'],
    ['metadata.name', tool, '<pod name>'],
    ['metadata.name', long, '<pod name>'],
    ['metadata.namespace', {}, '<namespace>'],
    ['metadata.namespace', deployment, 'shop'],
    ['metadata.uid', {}, '<pod UID>'],
    ['metadata.uid', { facts: { podUid: 'u' } }, 'u'],
    ['spec.nodeName', {}, '<node name>'],
    ['spec.nodeName', { spec: { nodeName: 'n1' } }, 'n1'],
    ['spec.host', { facts: { nodeName: 'n2' } }, 'n2'],
    ['spec.serviceAccountName', {}, 'default'],
    ['spec.serviceAccountName', { spec: { serviceAccount: 'old' } }, 'old'],
    ['status.hostIP', {}, '<host IP>'],
    ['status.hostIPs', { facts: { hostIPs: ['FD00::7', '10.0.0.7'] } }, 'fd00::7,10.0.0.7'],
    ['status.hostIPs', { version: 27 }, 'field label not supported: status.hostIPs'],
    ['status.podIPs', { facts: { podIPs: [] } }, ''],
    ['status.podIP', { facts: { podIPs: ['fd00::0:6', '010.1.2.3'] } }, '10.1.2.3'],
    [
      'status.podIPs',
      { facts: { podIPs: ['::ffff:1.2.3.4', 'x', '1:0:0:2::'] } },
      '1.2.3.4,1:0:0:2::',
    ],
    [
      'status.podIPs',
      { facts: { podIPs: ['1.2.3.4', 'fd00::6'], primaryFamily: 'IPv6' } },
      'fd00::6,1.2.3.4',
    ],
    ["metadata.labels['app']", labelled, 'web'],
    ["metadata.labels['none']", labelled, ''],
    ["metadata.labels['pod-template-hash']", deployment, '<label pod-template-hash>'],
    ["metadata.labels['none']", tool, '<label none>'],
    ["metadata.annotations['X.io/Key']", labelled, 'v'],
    ['metadata.labels', labelled, 'app="web"\nn="é"'],
    ['metadata.annotations', labelled, 'X.io/Key="v"\nb="a\\n\\"b\\""'],
    ['metadata.labels["app"]', labelled, 'field label not supported: metadata.labels["app"]'],
    ["metadata.name['x']", {}, "field label does not support subscript: metadata.name['x']"],
    ['spec.restartPolicy', {}, 'unsupported fieldPath: spec.restartPolicy'],
    ['', {}, 'field label not supported: '],
    [
      "metadata.labels['a/b/c']",
      {},
      "invalid key subscript in metadata.labels['a/b/c']: a valid label key must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]') with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')",
    ],
  ] satisfies [string, Asked, string][])('%s of %o', (fieldPath, asked, expected) => {
    expect(field(fieldPath, asked)).toBe(expected);
  });

  test('another apiVersion', () => {
    const fieldRef = { apiVersion: 'v2', fieldPath: 'metadata.name' };
    expect(valueOf({ fieldRef })).toBe('unsupported pod version: v2');
  });
});

describe('resourceFieldRef', () => {
  const limits = { container: { resources: { limits: { cpu: '1500m', memory: '65M' } } } };
  const node = {
    facts: {
      allocatable: new Map([
        ['cpu', '4'],
        ['memory', '8Gi'],
      ]),
    },
  };
  const init = {
    spec: { initContainers: [{ name: 'i', image: 'x' }] },
    ...node,
  };
  const podLevel = { spec: { resources: { limits: { cpu: '2' } } } };
  test.each([
    [{ resource: 'limits.cpu' }, limits, '2'],
    [{ resource: 'limits.cpu', divisor: '1m' }, limits, '1500'],
    [{ resource: 'requests.memory', divisor: '1Mi' }, limits, '62'],
    [{ resource: 'limits.cpu', divisor: '0' }, limits, '2'],
    [{ resource: 'limits.memory' }, {}, '<node allocatable memory>'],
    [
      { resource: 'limits.memory', divisor: '1Mi' },
      {},
      '<node allocatable memory in units of 1Mi>',
    ],
    [{ resource: 'limits.memory', divisor: '1Gi' }, node, '8'],
    [{ resource: 'limits.ephemeral-storage' }, node, '0'],
    [{ resource: 'limits.hugepages-2Mi' }, node, '0'],
    [{ resource: 'requests.cpu' }, node, '0'],
    [{ resource: 'limits.cpu', containerName: 'c' }, node, '4'],
    [{ resource: 'limits.cpu', containerName: 'i' }, init, '0'],
    [{ resource: 'limits.cpu', containerName: 'no' }, {}, 'container no not found'],
    [{ resource: 'limits.cpu' }, podLevel, '2'],
    [{ resource: 'limits.cpu' }, { ...podLevel, version: 33 }, '<node allocatable cpu>'],
    [{ resource: 'cpu' }, {}, 'unsupported container resource : cpu'],
    [{ resource: 'limits.cpu', divisor: 'x' }, limits, '<limits.cpu>'],
  ] satisfies [object, Asked, string][])('%o of %o', (resourceFieldRef, asked, expected) => {
    expect(valueOf({ resourceFieldRef }, asked)).toBe(expected);
  });
});

describe('fileKeyRef', () => {
  const ref = { fileKeyRef: { volumeName: 'v', path: '/x/../a.env', key: 'K' } };
  const optional = { fileKeyRef: { ...ref.fileKeyRef, optional: true } };
  const mounted = {
    spec: { volumes: [{ name: 'v', emptyDir: {} }] },
    container: { volumeMounts: [{ name: 'v', mountPath: '/v' }] },
  };
  const holding = (text: string): Asked => ({
    ...mounted,
    facts: { files: new Map([['v', new Map([['a.env', text]])]]) },
  });
  test.each([
    [ref, {}, 'cannot find the volume "v" referenced by FileKeyRef'],
    [ref, mounted, '<key K of file /x/../a.env in volume v>'],
    [ref, holding("K='one'\nK='two'"), 'one'],
    [ref, holding(''), 'environment variable key "K" not found in file "<volume-host-path>/a.env"'],
    [optional, holding('K=bare'), "couldn't parse env file"],
    [ref, { ...holding('K = bare \\\n  more'), version: 34 }, 'bare more'],
    [ref, { ...mounted, version: 34 }, ''],
    [ref, { ...holding("K='one'"), version: 33 }, ''],
  ] satisfies [object, Asked, string][])('%o of %o', (valueFrom, asked, expected) => {
    expect(valueOf(valueFrom, asked)).toBe(expected);
  });
});
