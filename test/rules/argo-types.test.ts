import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

function problemsOf(kind: string, spec: string): readonly string[] {
  const text = `{apiVersion: argoproj.io/v1alpha1, kind: ${kind}, metadata: {name: a}, spec: ${spec}}`;
  return reportOf(treeOf({ 'a.yaml': text }))
    .problems.filter(({ rule }) => ['wrong-field-type', 'non-string-value'].includes(rule))
    .map(({ rule, severity, message }) => `${severity} ${rule}: ${messageText(message)}`);
}

const SOURCE = 'repoURL: https://charts.example.com, chart: loki';

test('a Helm parameter that is no string is refused by the API server', () => {
  const spec = `{source: {${SOURCE}, helm: {parameters: [{name: auth, value: false}]}}}`;
  expect(problemsOf('Application', spec)).toEqual([
    'error non-string-value: `spec.source.helm.parameters[0].value` of Application `a` is a boolean, and must be a string. kubectl apply fails: `spec.source.helm.parameters[0].value: Invalid value: "boolean": spec.source.helm.parameters[0].value in body must be of type string: "boolean"`.',
  ]);
});

test.each([
  ['a revision that reads as a number', `{sources: [{${SOURCE}, targetRevision: 1.10}]}`, 'number'],
  ['a port', `{source: {${SOURCE}, helm: {parameters: [{name: a, value: 8080}]}}}`, 'integer'],
  ['values as a map', `{source: {${SOURCE}, helm: {values: {a: b}}}}`, 'object'],
])('%s is refused', (_, spec, type) => {
  expect(problemsOf('Application', spec)).toEqual([expect.stringContaining(`"${type}"`)]);
});

test('the template of an ApplicationSet, too', () => {
  const source = `{${SOURCE}, helm: {parameters: [{name: a, value: true}]}}`;
  expect(problemsOf('ApplicationSet', `{template: {spec: {source: ${source}}}}`)).toEqual([
    expect.stringContaining('spec.template.spec.source.helm.parameters[0].value'),
  ]);
});

test.each([
  `{source: {${SOURCE}, targetRevision: "1.10", helm: {valuesObject: {a: 1}, parameters: [{name: a, value: "1", forceString: true}]}}}`,
  `{source: {${SOURCE}, targetRevision: 1.10.0, helm: {values: "a: 1", skipCrds: true}}, revisionHistoryLimit: 3}`,
  `{source: {${SOURCE}, helm: {parameters: [{name: a, value: '{{ b }}'}, {name: c, value: }]}}}`,
])('silent: %s', (spec) => {
  expect(problemsOf('Application', spec)).toEqual([]);
});

test.each([
  ['createNamespace: true', 'Write `CreateNamespace=true` in `syncPolicy.syncOptions`.'],
  ['targetRevision: main', 'Put it under `source`.'],
  ['syncPolicy: {selfHeal: true}', 'Put it under `automated`.'],
  ['syncPolicy: {automated: {syncOptions: []}}', 'Put it under `syncPolicy`, beside `automated`.'],
])('a field in the wrong place: %s', (field, expected) => {
  const text = `{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: a}, spec: {source: {${SOURCE}, destination: {}}, ${field}}}`;
  const { problems } = reportOf(treeOf({ 'a.yaml': text }));
  const helps = problems.flatMap(({ rule, help }) =>
    rule === 'unknown-field' && help !== undefined ? [messageText(help)] : [],
  );
  expect(helps).toEqual(['Put it under `spec`, beside `source`.', expected]);
});

test('a parameter may be a credential: its value is not shown', () => {
  const spec = `{source: {${SOURCE}, helm: {parameters: [{name: db.password, value: 8675309}]}}}`;
  const text = `{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: a}, spec: ${spec}}`;
  const { problems } = reportOf(treeOf({ 'a.yaml': text }));
  expect(JSON.stringify(problems.map(({ message, help }) => [message, help]))).not.toContain(
    '8675309',
  );
});

test.each([
  ['Application', '{source: {chart: loki, targetRevision: 1.0.0}}', ['spec.source.repoURL']],
  ['Application', '{sources: [{ref: values}, {path: apps}]}', ['spec.sources[1].repoURL']],
  [
    'ApplicationSet',
    '{template: {spec: {source: {path: apps}}}}',
    ['spec.template.spec.source.repoURL'],
  ],
  ['Application', '{source: {targetRevision: main}}', []],
  ['Application', `{source: {${SOURCE}}}`, []],
  ['Application', '{source: {repoURL: "{{ url }}", path: apps}}', []],
])('%s with a source without an address: %s', (kind, spec, paths) => {
  const text = `{apiVersion: argoproj.io/v1alpha1, kind: ${kind}, metadata: {name: a}, spec: ${spec}}`;
  const { problems } = reportOf(treeOf({ 'a.yaml': text }));
  const found = problems.filter(({ rule }) => rule === 'invalid-reference');
  expect(found.map(({ message }) => messageText(message))).toEqual(
    paths.map(
      (path) =>
        `${kind} \`a\` has no \`repoURL\`. The API server refuses it: \`${path}: Required value\`.`,
    ),
  );
});
