import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const account = (namespace: string, name = 'web'): string =>
  `{apiVersion: v1, kind: ServiceAccount, metadata: {name: ${name}, namespace: ${namespace}}}\n`;
const binding = (namespace: string, name = 'web', as = 'b'): string =>
  `{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRoleBinding, metadata: {name: ${as}}, roleRef: {kind: ClusterRole, name: view}, subjects: [{kind: ServiceAccount, name: ${name}, namespace: ${namespace}}]}\n`;
const certificate =
  '{apiVersion: cert-manager.io/v1, kind: Certificate, metadata: {name: web, namespace: shop}, spec: {secretName: web-tls, issuerRef: {name: i}}}\n';
const webhook = (from: string): string =>
  `{apiVersion: admissionregistration.k8s.io/v1, kind: MutatingWebhookConfiguration, metadata: {name: w, annotations: {cert-manager.io/inject-ca-from: ${from}}}}\n`;
const FOUND = ['a.yaml:1 warning missing-object'];

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['the account is in another', [binding('shopping'), account('shop')], FOUND],
  ['it is there', [binding('shop'), account('shop')], []],
  ['another one is there', [binding('store'), account('shop'), account('store')], []],
  ['something names it so', [binding('store'), account('shop'), binding('shop', 'web', 'c')], []],
  ['nothing has the name', [binding('store', 'db'), account('shop')], []],
  ['a placeholder', [binding('"${NS}"'), account('shop')], []],
  ['the certificate is in another', [webhook('shopping/web'), certificate], FOUND],
  ['the certificate is there', [webhook('shop/web'), certificate], []],
  ['another certificate', [webhook('shopping/db'), certificate], []],
])('an object that is in another namespace: %s', (_, texts, expected) => {
  expect(
    problemsOf(treeOf({ 'a.yaml': texts.join('---\n') })).filter((each) =>
      each.includes('missing-object'),
    ),
  ).toEqual(expected);
});
