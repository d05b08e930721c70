import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { problemsOf } from '../pipeline/problems-of.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

interface Answers {
  readonly cases: readonly {
    readonly object: { readonly kind: string };
    /** By the path of the field that was taken out: what the API server says. */
    readonly without: Readonly<Record<string, readonly string[]>>;
  }[];
}

/** What Kubernetes' own validation says of objects that lack one field. */
const ANSWERS: Answers = JSON.parse(readFileSync('test/rules/required-fields.json', 'utf8'));

function without(object: unknown, path: string): string {
  const copy: unknown = structuredClone(object);
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((here, step) => Reflect.get(Object(here), step), copy);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(Object(parent), last);
  return `${JSON.stringify(copy)}\n`;
}

test('an object without one field: what is said is what the API server says', () => {
  const asked = ANSWERS.cases.flatMap(({ object, without: answers }) =>
    Object.entries(answers).map(([path, said]) => ({ object, path, said })),
  );
  const files = asked.map(({ object, path }, at) => [`${at}/a.yaml`, without(object, path)]);
  const { problems } = check(ENGINES, treeOf(Object.fromEntries(files)), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'missing-field');
  const wrong = found.filter(({ at, message }) => {
    const { said = [] } = asked[Number.parseInt(at.file.path, 10)] ?? {};
    const quoted = /refuses it: `?(.+?)`?\.$/.exec(message)?.[1] ?? '';
    return !said.some((each) => each.includes(quoted));
  });
  expect(wrong.map(({ message }) => message)).toEqual([]);
  expect(found.length).toBe(93);
});

const FOUND = ['a.yaml:1 error missing-field'];

test.each<readonly [string, string, readonly string[]]>([
  [
    'a schedule',
    '{apiVersion: batch/v1, kind: CronJob, metadata: {name: c}, spec: {jobTemplate: {spec: {template: {spec: {restartPolicy: Never, containers: [{name: c, image: i}]}}}}}}\n',
    FOUND,
  ],
  [
    'nothing, which somebody fills in',
    '{apiVersion: v1, kind: Service, metadata: {name: s}, spec: {selector: {a: b}, ports: [{port: null}]}}\n',
    [],
  ],
  [
    'an empty text, which somebody fills in',
    '{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: c, image: ""}]}}\n',
    [],
  ],
  [
    'a Job whose pods are restarted always',
    '{apiVersion: batch/v1, kind: Job, metadata: {name: j}, spec: {template: {spec: {containers: [{name: c, image: i}]}}}}\n',
    FOUND,
  ],
  [
    'a part of a Deployment, for server-side apply',
    '{apiVersion: apps/v1, kind: Deployment, metadata: {name: d}, spec: {template: {spec: {containers: [{name: c, resources: {}}]}}}}\n',
    [],
  ],
  [
    'a sketch of a pod',
    '{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: c}, {name: d}]}}\n',
    [],
  ],
  [
    'a sketch of a Deployment',
    '{apiVersion: apps/v1, kind: Deployment, metadata: {name: d}, spec: {template: {spec: {containers: [{name: c, image: i}]}}}}\n',
    [],
  ],
  [
    'an object whose name is generated, which a script creates',
    '{apiVersion: v1, kind: Pod, metadata: {generateName: p-}, spec: {containers: [{name: c}]}}\n',
    [],
  ],
  [
    'a Service without an address of its own',
    '{apiVersion: v1, kind: Service, metadata: {name: s}, spec: {clusterIP: None, selector: {a: b}}}\n',
    [],
  ],
  [
    'a custom resource',
    '{apiVersion: argoproj.io/v1alpha1, kind: Rollout, metadata: {name: r}, spec: {template: {spec: {containers: [{name: c}]}}}}\n',
    [],
  ],
])('a field that is missing: %s', (_, text, expected) => {
  expect(problemsOf(treeOf({ 'a.yaml': text }))).toEqual(expected);
});

test('a patch for a container that is not there adds one without an image', () => {
  const files = treeOf({
    'kustomization.yaml': 'resources: [app.yaml]\npatches: [{path: patch.yaml}]\n',
    'app.yaml':
      '{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: web, image: i}]}}\n',
    'patch.yaml':
      '{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: wbe, tty: true}]}}\n',
  });
  const [problem] = check(ENGINES, files, catalogue, SETTINGS).problems;
  expect([problem?.at.file.path, problem?.message, problem?.help]).toEqual([
    'patch.yaml',
    'Pod `p` has no `spec.containers[0].image`. The API server refuses it: `spec.containers[0].image: Required value`.',
    'Add `image`, or write the name of a container that is there.',
  ]);
});
