import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { tree } from '../tree.ts';

const FILES = tree`
  === graphs/web.yaml
  apiVersion: kro.run/v1alpha1
  kind: ResourceGraphDefinition
  metadata: {name: web}
  spec:
    schema: {apiVersion: v1, group: example.org, kind: Web, spec: {name: string}}
    resources:
      - id: config
        template: {apiVersion: v1, kind: ConfigMap, metadata: {name: "\${schema.spec.name}-config"}}
      - id: pod
        template:
          apiVersion: v1
          kind: Pod
          metadata: {name: "\${schema.spec.name}"}
          spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: typo}}]}]}
  === apps/kustomization.yaml
  resources: [shop.yaml]
  === apps/shop.yaml
  apiVersion: example.org/v1
  kind: Web
  metadata: {name: shop, namespace: shop}
  spec: {name: shop}
  ---
  apiVersion: kro.run/v1
  kind: Web
  metadata: {name: of-another-group}
  ---
  apiVersion: v1
  kind: Pod
  metadata: {name: job, namespace: shop}
  spec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: shop-config}}]}]}
  === copy/kustomization.yaml
  resources: [../apps]
`;

test('definitions of kro and their instances are not checked, nor are the templates', () => {
  const { problems, uncheckedEntries } = check(ENGINES, FILES, catalogue, SETTINGS);
  expect(problems.map(({ message }) => messageText(message))).toEqual([]);
  expect(
    uncheckedEntries.map(
      ({ manifest: { kind, name }, reason }) => `${kind} ${name}: ${messageText(reason)}`,
    ),
  ).toEqual([
    'ResourceGraphDefinition web: kro creates what it describes',
    'Web shop: kro creates what it describes',
  ]);
});
