import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const pod = (image: string, more = '', spec = ''): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: a}\nspec:\n  ${spec}\n  containers: [{name: c, image: "${image}"${more}}]\n---\n`;
const service = (name: string, more = ''): string =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: ${name}, namespace: a}\nspec: {ports: [{port: 80}]${more}}\n`;

test.each<[string, string, boolean]>([
  ['Authelia', pod('authelia/authelia:4.38') + service('authelia'), true],
  [
    'of a registry, by digest',
    pod('r.example:5000/confluentinc/cp-kafka:7.7.0@sha256:00') + service('kafka'),
    true,
  ],
  ['n8n', pod('docker.n8n.io/n8nio/n8n') + service('n8n'), true],
  ['Immich', pod('ghcr.io/immich-app/immich-server:v1.119.0') + service('immich'), true],
  [
    'Immich before it read the variable',
    pod('ghcr.io/immich-app/immich-server:v1.99.0') + service('immich'),
    false,
  ],
  ['with arguments', pod('authelia/authelia', ', args: [--config=a]') + service('authelia'), true],
  ['of a version that does not mind', pod('confluentinc/cp-kafka:8.0.0') + service('kafka'), false],
  ['of which no version is known', pod('confluentinc/cp-kafka') + service('kafka'), false],
  [
    'with a command',
    pod('authelia/authelia', ', command: [sh, -c, x]') + service('authelia'),
    false,
  ],
  [
    'whose arguments run another program',
    pod('confluentinc/cp-kafka:7.7.0', ', args: [kafka-topics]') + service('kafka'),
    false,
  ],
  ['another image', pod('ghcr.io/me/my-authelia:1') + service('authelia'), false],
  ['another Service', pod('authelia/authelia:4.38') + service('authelia-http'), false],
  [
    'without a cluster IP',
    pod('authelia/authelia:4.38') + service('authelia', ', clusterIP: None'),
    false,
  ],
  [
    'without links',
    pod('authelia/authelia', '', 'enableServiceLinks: false') + service('authelia'),
    false,
  ],
  [
    'that sets the variable',
    pod('authelia/authelia', ', env: [{name: AUTHELIA_PORT, value: "9091"}]') + service('authelia'),
    false,
  ],
  [
    'that may set it',
    pod('authelia/authelia', ', envFrom: [{secretRef: {name: s}}]') + service('authelia'),
    false,
  ],
])('a program and the Service of its name: %s', (_, text, isReported) => {
  const { problems } = check(ENGINES, treeOf({ 'a.yaml': text }), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'service-variable-as-setting');
  expect(found.length).toBe(isReported ? 1 : 0);
});
