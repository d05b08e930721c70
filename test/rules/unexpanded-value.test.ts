import { expect, test } from 'vitest';
import { rule } from '../../rules/unexpanded-value/rule.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

interface Variable {
  readonly name: string;
  readonly value: string;
}

function messages(variables: readonly Variable[], command?: readonly string[]): readonly string[] {
  const containers = [{ name: 'app', image: 'app:1', env: variables, command }];
  const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'app' }, spec: { containers } };
  const files = treeOf({ 'pod.yaml': JSON.stringify(pod) });
  return check(ENGINES, files, [rule], SETTINGS).problems.map(({ message }) => message);
}

const HOST = { name: 'HOST', value: 'db' };

test.each([
  ['braces', 'tcp://${HOST}:1', '`${HOST}`'],
  ['no braces', 'tcp://$HOST:1', '`$HOST`'],
])('a reference as a shell writes it, with %s', (_, value, written) => {
  expect(messages([HOST, { name: 'URL', value }])).toStrictEqual([
    `${written} stays literal text in the value of \`URL\`: Kubernetes expands only \`$(HOST)\`.`,
  ]);
});

test.each([
  ['a variable that the container lacks', { name: 'URL', value: 'tcp://${PORT}' }],
  ['itself', { name: 'HOST_LIST', value: '${HOST_LIST}' }],
  ['a longer name', { name: 'URL', value: '$HOSTNAME' }],
  ['as Kubernetes expands it', { name: 'URL', value: 'tcp://$(HOST)' }],
  ['a dollar that is escaped', { name: 'URL', value: 'tcp://$${HOST}' }],
  ['a property that Spring expands', { name: 'SPRING_DATA_URL', value: 'tcp://${HOST}' }],
  ['options that a shell expands', { name: 'JAVA_OPTS', value: '-Dhost=${HOST}' }],
  ['a URL of JDBC', { name: 'DB_URL', value: 'jdbc:postgresql://${HOST}/shop' }],
])('nothing about %s', (_, variable) => {
  expect(messages([HOST, variable])).toStrictEqual([]);
});

test('nothing in a Template of OpenShift, whose parameters look so', () => {
  const pod = {
    containers: [{ name: 'app', image: 'app:1', env: [HOST, { name: 'URL', value: '${HOST}' }] }],
  };
  const template = `apiVersion: template.openshift.io/v1
kind: Template
metadata: {name: app}
parameters: [{name: HOST}]
objects:
  - {apiVersion: v1, kind: Pod, metadata: {name: app}, spec: ${JSON.stringify(pod)}}
`;
  const json = { apiVersion: 'v1', objects: [{ apiVersion: 'v1', kind: 'Pod', spec: pod }] };
  const files = {
    'app.yaml': template,
    'app.json': JSON.stringify({ ...json, kind: 'Template' }, null, 2),
  };
  expect(check(ENGINES, treeOf(files), [rule], SETTINGS).problems).toStrictEqual([]);
});

test('nothing where the container evaluates the variable', () => {
  const command = ['sh', '-c', 'eval "echo $URL"'];
  expect(messages([HOST, { name: 'URL', value: 'tcp://${HOST}' }], command)).toStrictEqual([]);
});
