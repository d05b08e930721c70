import { describe, expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

/** A release whose chart is not here: `spec` of it, its values, and the Secret that it uses. */
function releaseTree(chart: string, values: string, password = 'a'): ReturnType<typeof treeOf> {
  return treeOf({
    'web.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: apps}
spec:
  chart: {spec: {${chart}}}
  values:
${values}
---
apiVersion: v1
kind: Secret
metadata: {name: web-secret, namespace: apps}
stringData: {PASSWORD: ${password}}
`,
  });
}

const BJW =
  'chart: app-template, version: 3.1.0, sourceRef: {kind: HelmRepository, name: bjw-s, namespace: flux-system}';
const NEWER = BJW.replace('3.1.0', '3.2.0');
const OLD = 'chart: app-template, version: 1.5.1, sourceRef: {kind: HelmRepository, name: bjw-s}';

function controllers(more: string, pod = '', container = ''): string {
  return `    controllers:
      web:
        ${more}
        pod: {${pod}}
        containers:
          app:
            image: {repository: web, tag: "1"}
            envFrom: [{secretRef: {name: web-secret}}]
            ${container}`;
}

function onePod(more: string): string {
  return `    image: {repository: web, tag: "1"}
    envFrom: [{secretRef: {name: web-secret}}]
    ${more}`;
}

function changesOf(
  base: ReturnType<typeof treeOf>,
  head: ReturnType<typeof treeOf>,
): readonly string[] {
  const change = diff(ENGINES, base, head, SETTINGS);
  return [
    ...change.workloads.map(
      ({ rollout }) => `${rollout.verdict}: ${rollout.reasons[0]?.text ?? ''}`,
    ),
    ...change.notCompared.map(({ text }) => messageText(text)),
  ];
}

describe('values of a chart that is not here', () => {
  test.each([
    [
      'options of the pod',
      controllers(''),
      controllers('', 'securityContext: {runAsUser: 1000}'),
      BJW,
      'rolls: its pod template changes: `securityContext` of the pod template',
    ],
    [
      'annotations of the pod',
      controllers('', 'annotations: {a: "1"}'),
      controllers('', 'annotations: {a: "2"}'),
      BJW,
      'rolls: its pod template changes: annotation `a` of the pod template',
    ],
    [
      'a probe',
      controllers('', '', 'probes: {liveness: {enabled: true, spec: {periodSeconds: 5}}}'),
      controllers('', '', 'probes: {liveness: {enabled: true, spec: {periodSeconds: 9}}}'),
      BJW,
      'rolls: its pod template changes: `livenessProbe.periodSeconds`',
    ],
    [
      'the same of the library before version 2',
      onePod('podSecurityContext: {runAsUser: 1000}'),
      onePod('podSecurityContext: {runAsUser: 2000}'),
      OLD,
      'rolls: its pod template changes: `securityContext.runAsUser` of the pod template',
    ],
  ])('%s', (_, before, after, chart, expected) => {
    expect(changesOf(releaseTree(chart, before), releaseTree(chart, after))).toEqual([expected]);
  });

  test.each([
    ['of the workload', BJW, controllers('annotations: {reloader.stakater.com/auto: "true"}')],
    [
      'of its pods',
      OLD,
      onePod('podAnnotations: {secret.reloader.stakater.com/reload: web-secret}'),
    ],
    ['of one', OLD, onePod('controller: {annotations: {reloader.stakater.com/auto: "true"}}')],
  ])('annotations %s ask Reloader', (_, chart, values) => {
    expect(changesOf(releaseTree(chart, values, 'old'), releaseTree(chart, values, 'new'))).toEqual(
      [expect.stringMatching(/^reloaded: /)],
    );
  });
});

test('another version of a chart that is not here may change what nobody sees', () => {
  expect(changesOf(releaseTree(BJW, controllers('')), releaseTree(NEWER, controllers('')))).toEqual(
    [
      'chart `app-template` goes from version 3.1.0 to 3.2.0 in HelmRelease apps/web, and is not available: only values are compared',
    ],
  );
});
