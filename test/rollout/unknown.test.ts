import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      containers:
        - name: api
          image: app:1
          envFrom: [{secretRef: {name: db}}]
          env: [{name: USER, valueFrom: {secretKeyRef: {name: db, key: user}}}]
`;

const PLAIN =
  'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\nstringData: {user: shop, password: old-password}\n';

function sops(password: string, recipient = 'one'): string {
  return `apiVersion: v1\nkind: Secret\nmetadata: {name: db}\nstringData:\n  user: ENC[AES256_GCM,data:AAAA,type:str]\n  password: ENC[AES256_GCM,data:${password},type:str]\nsops: {age: [{recipient: age1, enc: ${recipient}}], lastmodified: ${password}, version: 3.9.0}\n`;
}

function external(property: string): string {
  return `apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nmetadata: {name: db}\nspec:\n  refreshInterval: ${property.length}h\n  secretStoreRef: {name: vault, kind: SecretStore}\n  data:\n    - {secretKey: user, remoteRef: {key: db, property: user}}\n    - {secretKey: password, remoteRef: {key: db, property: ${property}}}\n`;
}

test.each([
  ['a value encrypted with SOPS changes', sops('BBBB'), sops('CCCC'), 'stale: changed password'],
  ['nothing but the line breaks', sops('BBBB'), sops('BBBB').replaceAll('\n', '\r\n'), '—'],
  [
    'a file is encrypted with SOPS anew',
    sops('BBBB', 'one'),
    sops('CCCC', 'two').replace('data:AAAA', 'data:DDDD'),
    'unknown: perhaps user, perhaps password, perhaps USER',
  ],
  [
    'a file is encrypted anew, and a value has another length',
    sops('BBBB', 'one'),
    sops('CCCCCC', 'two').replace('data:AAAA', 'data:DDDD'),
    'stale: perhaps user, changed password, perhaps USER',
  ],
  [
    'what an ExternalSecret reads changes',
    external('a'),
    external('bb'),
    'unknown: perhaps password',
  ],
  [
    'an encrypted value becomes plain',
    sops('BBBB'),
    PLAIN,
    'unknown: known user, known password, known USER',
  ],
  ['the Secret goes', PLAIN, '', 'would-not-start: unknown USER, removed user, removed password'],
])('%s', (_, before, after, expected) => {
  const [base, head] = [before, after].map((db) =>
    treeOf({ 'app/api.yaml': DEPLOYMENT, 'app/db.yaml': db }),
  );
  if (base === undefined || head === undefined) throw new Error('two trees');
  const change = diff(ENGINES, base, head, SETTINGS);
  const told = change.workloads.map(({ rollout, containers }) => {
    const variables = containers.flatMap((each) =>
      each.variables.map(({ kind, name }) => `${kind} ${name}`),
    );
    return `${rollout.verdict}: ${variables.join(', ')}`;
  });
  expect(told.join('; ') || '—').toBe(expected);
});
