import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { treeOf } from '../tree.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: hook}
spec:
  containers: [{name: c, image: registry.example/hook:1, envFrom: [{secretRef: {name: hmac-token}}]}]
`;

function verdict(...lines: readonly string[]): string {
  const files = treeOf({ 'pod.yaml': POD, 'docs/deploy.md': `${lines.join('\n')}\n` });
  return tellVerdicts(readTree(files)).join('\n');
}

const MENTIONED = 'pod.yaml:5 Secret hmac-token unknown: docs/deploy.md mentions it';

test.each([
  [
    'of the sentence above',
    'Secrets that are not committed here are:',
    '',
    '- GitHub:',
    '  - `hmac-token`, for hooks',
  ],
  ['of the heading above', '## Secrets', '', '1. `hmac-token`'],
  [
    'of the head of a table',
    '| Kubernetes secret | Use |',
    '|---|---|',
    '| `hmac-token` | hooks |',
  ],
  ['after a line of an item that goes on', 'The secrets:', '* `a`', '  and more', '* `hmac-token`'],
  [
    'of the sentence above a block',
    'Keep these Secrets:',
    '',
    '```text',
    'a-b',
    'hmac-token',
    '```',
  ],
])('an item of a list names a Secret by the word %s', (_, ...lines) => {
  expect(verdict(...lines)).toBe(MENTIONED);
});

test.each([
  ['of the other kind', '## ConfigMaps', '- `hmac-token`'],
  ['under another heading', '## Secrets', '- `a`', '## Topics', '- `hmac-token`'],
  ['without quotes', '## Secrets', '- hmac-token'],
  ['of another table', '| Secret |', '|---|', '', '| Topic |', '|---|', '| `hmac-token` |'],
  ['in a block under another heading', '## Secrets', '## Topics', '```', 'hmac-token', '```'],
  ['in a block with more on its line', '## Secrets', '```', 'make hmac-token', '```'],
  ['in a sentence', '## Secrets', 'Turn `hmac-token` on.'],
])('but not %s', (_, ...lines) => {
  expect(verdict(...lines).split(':', 2)).toEqual(['pod.yaml', '5 Secret hmac-token undeclared']);
});

test('a command that looks at a Secret may be about the one that is defined', () => {
  const look = 'kubectl get secret hmac-token -n hooks -o yaml';
  expect(verdict(look)).toBe(MENTIONED);
  const files = {
    'web/kustomization.yaml': 'namespace: web\nresources: [pod.yaml]\n',
    'web/pod.yaml': POD,
    'hooks/kustomization.yaml': 'namespace: hooks\nresources: [secret.yaml]\n',
    'hooks/secret.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: hmac-token}\n',
  };
  const missing = ['web/pod.yaml:5 warning undeclared-secret'];
  expect(problemsOf(treeOf({ ...files, 'README.md': `${look}\n` }))).toEqual(missing);
  const copied = 'Copy the secret hmac-token.\n';
  expect(problemsOf(treeOf({ ...files, 'README.md': copied }))).toEqual([]);
});
