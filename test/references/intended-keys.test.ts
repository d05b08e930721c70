import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { treeOf } from '../tree.ts';

const pod = (name: string, key: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {containers: [{name: c, image: i, env: [{name: A, valueFrom: {secretKeyRef: {name: minio-ca, key: ${key}}}}]}]}\n`;

/** So many files of one folder need a key of a Secret that another folder makes, in a namespace or in none. */
function kindsOf(count: number, key: string, namespace: string): readonly string[] {
  const pods = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`apps/${at}.yaml`, pod(`app-${at}`, key)]),
  );
  const secret = `apiVersion: v1\nkind: Secret\nmetadata: {name: minio-ca${namespace}}\ndata: {tls.crt: YQ==}\n`;
  const told = tellVerdicts(readTree(treeOf({ ...pods, 'flux/secret.yaml': secret })));
  return [...new Set(told.map((line) => / (broken|unknown)\b/.exec(line)?.[1] ?? line))];
}

test('a key that many files need is of another source of the name', () => {
  expect(kindsOf(4, 'ca.crt', ', namespace: mariadb')).toEqual(['unknown']);
});

test.each([
  ['few need it', 3, 'ca.crt', ', namespace: mariadb'],
  ['it is a typo', 4, 'tls.ctr', ', namespace: mariadb'],
  ['neither names a namespace', 4, 'ca.crt', ''],
])('unless %s', (_, count, key, namespace) => {
  expect(kindsOf(count, key, namespace)).toEqual(['broken']);
});
