import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { check } from '../../src/pipeline/check.ts';
import { formatDescriptions } from '../../src/report/describe/describe.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const POD = `
apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  evictionResponders: [{name: example.com/r, priority: 10}]
  volumes: [{name: e, emptyDir: {mode: 0770}}]
  containers:
    - name: c
      image: i
      env: [{name: A, value: b}]
      volumeMounts: [{name: e, mountPath: /e, bindMountOptions: [noexec]}]
`;

function checked(kubernetesVersion: number) {
  return check(ENGINES, treeOf({ 'pod.yaml': POD }), catalogue, { ...SETTINGS, kubernetesVersion });
}

test.each([
  [37, []],
  [
    36,
    [
      'spec.evictionResponders',
      'spec.volumes[0].emptyDir.mode',
      'spec.containers[0].volumeMounts[0].bindMountOptions',
    ],
  ],
])('fields that came with 1.37, in 1.%d', (version, paths) => {
  const messages = checked(version).problems.map(({ message }) => messageText(message));
  expect(messages).toEqual(
    paths.map(
      (path) =>
        `Unknown field \`${path.replace(/.*\./, '')}\` of Pod \`p\`: Kubernetes 1.37 and later have it, and the cluster has 1.36. kubectl refuses it: \`strict decoding error: unknown field "${path}"\`.`,
    ),
  );
});

test('an object with newer fields is described whole', () => {
  expect(formatDescriptions(checked(37).environments(), 37)).toContain('A:  b');
});
