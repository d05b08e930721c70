import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const VOLUMES = '[{name: scripts, emptyDir: {}}]';

const deployment = (inSpec: string, beside: string): string =>
  `apiVersion: apps/v1
kind: Deployment
metadata: {name: a}
spec:
  selector: {matchLabels: {a: b}}
  template:
    metadata: {labels: {a: b}}
    ${beside}
    spec:
      ${inSpec}
      containers: [{name: c, image: a:1, volumeMounts: [{name: scripts, mountPath: /s}]}]
`;

test.each([
  ['in the pod spec', `volumes: ${VOLUMES}`, '', []],
  ['next to the pod spec: one mistake, one problem', '', `volumes: ${VOLUMES}`, ['unknown-field']],
  ['nowhere', '', '', ['missing-volume']],
  [
    'next to the pod spec, under another name',
    '',
    'volumes: [{name: other, emptyDir: {}}]',
    ['missing-volume', 'unknown-field'],
  ],
])('a volume %s', (_, inSpec, beside, expected) => {
  const { problems } = check(
    ENGINES,
    treeOf({ 'a.yaml': deployment(inSpec, beside) }),
    catalogue,
    SETTINGS,
  );
  expect(problems.map(({ rule }) => rule).toSorted()).toEqual(expected);
});

const WEBHOOK = (labels: string): string => `---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingWebhookConfiguration
metadata: {name: w}
webhooks: [{name: w.example.org, objectSelector: {matchLabels: ${labels}}}]
`;

test.each([
  ['the labels of the pods', '{a: b}', []],
  ['other labels', '{a: c}', ['missing-volume']],
  ['no labels', '{}', ['missing-volume']],
])('a webhook of the same folder that selects %s', (_, labels, expected) => {
  const text = deployment('', '') + WEBHOOK(labels);
  const { problems } = check(ENGINES, treeOf({ 'a.yaml': text }), catalogue, SETTINGS);
  expect(problems.map(({ rule }) => rule)).toEqual(expected);
});
