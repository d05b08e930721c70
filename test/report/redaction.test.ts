import { array, assert, constantFrom, property, record, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { outputsOf } from '../../scripts/fuzz/outputs.ts';
import { cases } from '../suite.ts';
import { treeOf } from '../tree.ts';

/**
 * Equal text is no reason to redact: what the commands print of a repository stays the same, whatever the values of its Secrets are, as long as
 * nothing copies them. So a value may be the name of a volume, a variable, a path or a number that is used elsewhere.
 */
const WORDS = [
  'cache',
  'config-volume',
  'LOG_LEVEL',
  'web-frontend',
  'true',
  '8080',
  '/data/cache',
  'debug mode',
  'settings.yaml',
  'registry.example/web:1',
  'Hq7Kx9Wv3LmP2',
];

interface Case {
  readonly values: readonly string[];
  readonly volume: string;
  readonly mounted: string;
  readonly variable: string;
  readonly text: string;
  readonly key: string;
  readonly source: string;
}

const word = constantFrom(...WORDS);
const repositories: Arbitrary<Case> = record({
  values: array(word, { minLength: 1, maxLength: 3 }),
  volume: word,
  mounted: word,
  variable: word,
  text: word,
  key: word,
  source: word,
});

function repository(
  { volume, mounted, variable, text, key, source }: Case,
  values: readonly string[],
): Readonly<Record<string, string>> {
  const q = JSON.stringify;
  const data = values.map((value, at) => `  k${at}: ${q(value)}\n`).join('');
  return {
    's.yaml': `apiVersion: v1\nkind: Secret\nmetadata:\n  name: s\nstringData:\n${data}`,
    'cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: {${q(key)}: ${q(text)}}\n`,
    'p.yaml': `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
  - name: c
    image: x
    command: [run, ${q(text)}, $(${variable})]
    env:
    - {name: ${q(variable)}, value: ${q(text)}}
    - {name: A, valueFrom: {configMapKeyRef: {name: cm, key: ${q(key)}}}}
    - {name: B, valueFrom: {secretKeyRef: {name: s, key: ${q(key)}}}}
    envFrom:
    - configMapRef: {name: cm}
    - configMapRef: {name: ${q(source)}, optional: true}
    - secretRef: {name: s}
    volumeMounts:
    - {name: ${q(mounted)}, mountPath: ${q(text)}}
  volumes:
  - {name: ${q(volume)}, secret: {secretName: s, items: [{key: ${q(key)}, path: ${q(text)}}]}}
`,
  };
}

test('what is printed does not depend on values of Secrets', () => {
  assert(
    property(repositories, (each) => {
      const canaries = each.values.map((value, at) => `zq${at}`.padEnd(value.length, 'x'));
      const texts = (values: readonly string[]): readonly string[] =>
        [...outputsOf(treeOf(repository(each, values)), undefined)].map(
          ({ of, text }) => `${of}\n${text}`,
        );
      expect(texts(each.values)).toEqual(texts(canaries));
    }),
    { numRuns: cases(5, 40), seed: 7 },
  );
}, 120_000);

test('the label of a value that a variable of kustomize copies says no name that was copied out of the Secret', () => {
  const value = `Qx0JjzWQVjwQ'"\\\`$(zwq)\${zqzq} #: 3vZ7ZXz0wxzwjqjqZ3J3qWqv`;
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 's' } };
  const files = {
    's.json': JSON.stringify({ ...secret, stringData: { url: value } }),
    'p.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: x, env: [{name: VIA, value: "a-$(PW)"}]}]}\n',
    'kustomization.yaml': `resources: [p.yaml, s.json]
patches:
- target: {kind: Secret}
  patch: |-
    - {op: copy, from: /stringData/url, path: /metadata/name}
- target: {kind: Secret}
  patch: |-
    - {op: replace, path: /kind, value: Pod}
vars:
- name: PW
  objref: {apiVersion: v1, kind: Secret, name: s}
  fieldref: {fieldpath: stringData.url}
`,
  };
  const outputs = [...outputsOf(treeOf(files), undefined)];
  expect(outputs.filter(({ text }) => text.includes('VIA')).length).toBeGreaterThan(5);
  expect(outputs.flatMap(({ of, text }) => (text.includes('3vZ7ZXz0') ? [of] : []))).toEqual([]);
});
