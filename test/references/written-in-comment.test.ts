import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { treeOf } from '../tree.ts';

const JOB = `apiVersion: batch/v1
kind: Job
metadata: {name: migrate}
spec:
  template:
    spec:
      restartPolicy: Never
      containers:
        - name: migrate
          image: registry.example/migrate:1
          env:
            - name: USER
              valueFrom: {secretKeyRef: {name: database, key: username}}
`;

const SECRET = `apiVersion: v1
kind: Secret
metadata: {name: database, namespace: shop}
stringData: {DB_USER: shop}
`;

const EXAMPLE = `---
# To be created by hand:
#
# apiVersion: v1
# kind: Secret
# metadata:
#   name: database # in the namespace of the job
# data:
#   username: c2hvcA==
`;

function verdict(job: string): readonly string[] {
  const files = treeOf({
    'jobs/migrate.yaml': job,
    'overlays/local/kustomization.yaml': 'resources: [secret.yaml]\n',
    'overlays/local/secret.yaml': SECRET,
  });
  return tellVerdicts(readTree(files));
}

test('a comment beside the reference writes the source with its key', () => {
  expect(verdict(JOB + EXAMPLE)).toEqual([
    'jobs/migrate.yaml:13 Secret database[username] unknown: a comment in jobs/migrate.yaml writes Secret `database` with that key',
  ]);
});

test.each([
  ['another key', EXAMPLE.replace('username', 'password')],
  ['another name', EXAMPLE.replace('database', 'databases')],
  ['the other kind', EXAMPLE.replace('Secret', 'ConfigMap')],
  ['no object', '# kind: Secret\n# name: database\n# username: a\n'],
  ['the key behind another object', EXAMPLE.replace('# data:', '# apiVersion: v1\n# data:')],
])('a comment that writes %s says nothing', (_, comment) => {
  expect(verdict(JOB + comment)).toEqual([
    'jobs/migrate.yaml:13 Secret database[username] broken (missing-key): no key in overlays/local/secret.yaml:3',
  ]);
});

test('a source of the same build is the one that is meant', () => {
  const file = JOB + EXAMPLE;
  const files = treeOf({ 'migrate.yaml': file, 'secret.yaml': SECRET });
  expect(tellVerdicts(readTree(files))).toEqual([
    'migrate.yaml:13 Secret database[username] broken (missing-key): no key in secret.yaml:3',
  ]);
});
