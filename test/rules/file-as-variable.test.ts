import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const SECRET = `---
apiVersion: v1
kind: Secret
metadata: {name: app}
stringData: {TOKEN: x, config.yaml: "a: b"}
`;

function pod(volume: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers: [{name: c, image: i, envFrom: [{secretRef: {name: app}}], volumeMounts: [{name: v, mountPath: /v}]}]
  volumes: [{name: v, ${volume}}]
`;
}

test.each<[string, string, readonly string[]]>([
  ['a file that nothing mounts', 'emptyDir: {}', ['warning']],
  ['a file that the pod mounts too', 'secret: {secretName: app}', ['info']],
])('%s', (_, volume, expected) => {
  const { problems } = check(
    ENGINES,
    treeOf({ 'app.yaml': pod(volume) + SECRET }),
    catalogue,
    SETTINGS,
  );
  const own = problems.filter(({ rule }) => rule === 'file-as-variable');
  expect(own.map(({ severity }) => severity)).toEqual(expected);
});
