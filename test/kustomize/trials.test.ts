import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildOurs } from '../../scripts/random-kustomize/answers.ts';
import { sharedFolder } from '../real-programs.ts';
import { IS_SLOW } from '../suite.ts';

/** What the real program (5.8.2) was seen doing where ours once did otherwise; the same in `../shared/trials` where that is at hand. */
function built(files: Readonly<Record<string, string>>): string {
  const answer = buildOurs({ files: new Map(Object.entries(files)), target: '' });
  return answer.kind === 'built' ? answer.text : `refused: ${answer.message}`;
}

const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n';

function validatedBy(kind: string, fields: string): string {
  return built({
    'kustomization.yaml': `resources: [r.yaml]\nvalidators:\n- |\n  apiVersion: builtin\n  kind: ${kind}\n  metadata: {name: x}\n  ${fields}\n`,
    'r.yaml': `${MAP}  labels: {x: "y"}\n`,
  });
}

function mapOf(data: string): string {
  return built({ 'kustomization.yaml': 'resources: [r.yaml]\n', 'r.yaml': `${MAP}data:\n${data}` });
}

/** A set of scalars, after a patch that says nothing of it. */
function patchedSet(replacements: string): string {
  return built({
    'kustomization.yaml': `resources: [r.yaml]\npatches:\n- patch: |\n    ${MAP.trimEnd().replaceAll('\n', '\n    ')}\n      labels: {a: b}\n${replacements}`,
    'r.yaml': `${MAP}  finalizers: [1, "2", yes, 1.0]\n`,
  });
}

describe('what kustomize makes of a text when it writes and reads its object', () => {
  test('folded scalars: breaks are doubled before indented lines', () => {
    const data =
      '  x: >\n    a\n      b\n    c\n  xy: >2\n      x\n    b\n\n    c\n  z: >+\n    a\n\n\n';
    expect(mapOf(data)).toBe(
      'apiVersion: v1\ndata:\n  x: |\n    a\n\n      b\n    c\n  xy: |2\n      x\n    b c\n  z: |+\n    a\n\n\n\nkind: ConfigMap\nmetadata:\n  name: a\n',
    );
  });

  test('a block that begins with a tab cannot be read', () => {
    expect(mapOf('  x: "\\tx\\n"\n')).toContain('x: "\\tx\\n"');
    expect(mapOf('  x: |2\n    \tx\n')).toContain('refused: kustomize writes this text as a block');
    expect(
      built({ 'kustomization.yaml': 'configMapGenerator: [{name: a, literals: ["f=\\tx\\n"]}]\n' }),
    ).toContain('found a tab character');
  });

  test('NEL is a space, LS and PS are breaks', () => {
    const literals = String.raw`["A=\u2028", "B=a\u2028b", "C=\u0085", "D=a\u0085\u0085b"]`;
    expect(
      built({
        'kustomization.yaml': `configMapGenerator:\n- name: a\n  options: {disableNameSuffixHash: true}\n  literals: ${literals}\n`,
      }),
    ).toBe(
      "apiVersion: v1\ndata:\n  A: '\u2028'\n  B: 'a\u2028    b'\n  C: ' '\n  D: |-\n    a\n    b\nkind: ConfigMap\nmetadata:\n  name: a\n",
    );
  });
});

test('a wildcard in a field path is refused', () => {
  expect(
    built({
      'kustomization.yaml':
        'resources: [r.yaml]\nimages: [{name: nginx, newTag: "2"}]\nconfigurations: [c.yaml]\n',
      'c.yaml': 'images:\n- path: spec/*/image\n',
      'r.yaml': 'apiVersion: v1\nkind: W\nmetadata: {name: a}\nspec: {x: {image: nginx}}\n',
    }),
  ).toContain('wildcard is not supported in PathGetter');
});

test('elements of a merged set of scalars have no type', () => {
  const paths = 'metadata.finalizers.0, metadata.finalizers.1';
  const replaced = patchedSet(
    `replacements:\n- sourceValue: abc\n  targets:\n  - select: {kind: ConfigMap}\n    fieldPaths: [${paths}]\n`,
  );
  expect(patchedSet('')).toContain('  - 1\n  - "2"\n  - "yes"\n  - 1\n');
  expect(replaced).toContain('  - abc\n  - abc\n  - "yes"\n  - 1\n');
});

test('ValueAddTransformer notes no former namespace', () => {
  const transformers = [
    'kind: ValueAddTransformer\n  metadata: {name: x}\n  value: other\n  targets: [{fieldPath: metadata/namespace}]',
    "kind: PatchStrategicMergeTransformer\n  metadata: {name: y}\n  patches: '{apiVersion: v1, kind: ConfigMap, metadata: {name: a, namespace: ns2}, data: {z: q}}'",
  ];
  expect(
    built({
      'kustomization.yaml': `resources: [r.yaml]\ntransformers:\n${transformers.map((each) => `- |\n  apiVersion: builtin\n  ${each}\n`).join('')}`,
      'r.yaml': `${MAP}  namespace: ns2\n`,
    }),
  ).toContain('refused: This patch is for ConfigMap `a`, which this build does not have');
});

test.each([
  ['SuffixTransformer', 'fieldSpecs: [{path: metadata/name}]', false],
  ['PrefixTransformer', 'fieldSpecs: [{path: data/none}]', true],
  ['LabelTransformer', 'labels: {x: "y"}\n  fieldSpecs: [{path: metadata/labels}]', false],
  [
    'ReplacementTransformer',
    'replacements: [{sourceValue: "y", targets: [{select: {kind: ConfigMap}, fieldPaths: [metadata.labels.x]}]}]',
    true,
  ],
])('a validator that writes what is there: %s', (kind, fields, builds) => {
  expect(validatedBy(kind, fields).startsWith('refused: A validator changes')).toBe(!builds);
});

const TRIALS = IS_SLOW ? sharedFolder('trials/kustomize') : undefined;
/** Its hash is made of Go's own nodes, with the lines and columns of a text in kustomize's source. */
const OUT_OF_SCOPE = new Set(['replaced-kind-hash']);

if (TRIALS !== undefined) {
  const names = readdirSync(TRIALS).filter((name) => !OUT_OF_SCOPE.has(name));
  test.each(names)('trial %s', (name) => {
    const folder = join(TRIALS, name);
    const inputs = readdirSync(folder).filter((file) => !/^(?:actual|expected)/.test(file));
    const text = built(
      Object.fromEntries(inputs.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    );
    const wanted = join(folder, 'expected.yaml');
    if (existsSync(wanted)) expect(text).toBe(readFileSync(wanted, 'utf8'));
    else expect(text).toContain('refused: ');
  });
}
