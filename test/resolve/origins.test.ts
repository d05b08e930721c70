import { expect, test } from 'vitest';
import { makeRepository } from '../../scripts/random-kustomize/make-repository.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { Binding } from '../../src/model/environment.ts';
import type { ScalarNode } from '../../src/model/node.ts';
import { resolveScalar } from '../../src/model/scalars/resolve-scalar.ts';
import {
  hostSpan,
  lineStarts,
  makingOf,
  placeOf,
  positionOf,
  type Span,
} from '../../src/model/span.ts';
import { trailOf, type StepKind } from '../../src/model/trail.ts';
import { knownText } from '../../src/model/value.ts';
import { check } from '../../src/pipeline/check.ts';
import { filesBelow } from '../files-below.ts';
import { realRepositories } from '../real-programs.ts';
import { SETTINGS } from '../settings.ts';
import { cases, IS_SLOW } from '../suite.ts';
import { tree, treeOf } from '../tree.ts';
import { bindingRows, only, resolveTree } from './tree.ts';

/**
 * The origin of a binding is the place of its value: the text of every known binding is found there, or made from it by a step of its trail
 * that changes texts.
 */
/** Steps that make one text of several. */
const MAKING: ReadonlySet<StepKind> = new Set([
  'replacement',
  'substitution',
  'template',
  'transformer',
  'prefix',
  'reference',
  'hash',
  'namespace',
]);

interface Told {
  readonly bindings: number;
  readonly untrue: readonly string[];
}

function told(files: Parameters<typeof treeOf>[0]): Told {
  const { environments } = check(ENGINES, treeOf(files), [], SETTINGS);
  const all = environments().flatMap(({ bindings }) =>
    bindings.flatMap((binding) => [binding, ...binding.hides]),
  );
  const known = all.filter(isTextOfFile);
  const untrue = known.filter((binding) => !isTrue(binding));
  return { bindings: known.length, untrue: [...new Set(untrue.map(lineOf))].slice(0, 20) };
}

/** Known, and text: not a file of bytes, nor a number, which has other spellings and which the API server refuses. */
function isTextOfFile({ value, from }: Binding): boolean {
  if (knownText(value) === undefined || value.some((part) => 'bytes' in part)) return false;
  if (from.kind !== 'literal') return from.kind === 'key' || from.kind === 'env-from';
  return !isScalar(from.at) || resolveScalar(from.at, 'kubectl').kind === 'string';
}

function isScalar(span: Span): span is ScalarNode {
  return 'kind' in span && span.kind === 'scalar';
}

function lineOf({ name, value, from }: Binding): string {
  return `${name}=${JSON.stringify(knownText(value))} ${from.at ? placeOf(from.at) : ''} ${from.kind}`;
}

function isTrue({ value, from }: Binding): boolean {
  const text = knownText(value) ?? '';
  if (from.at === undefined) return false;
  const written = textAt(from.at);
  return isIn(text, written) || isMade(text, written, from.at);
}

/** From the start of the line to the end of what is written there: the value behind its key, a block below it, a file as a whole. */
function textAt(at: Span): string {
  const { file, start } = hostSpan(at);
  const { line } = positionOf(at);
  const lines = file.text.slice(lineStarts(file)[line - 1] ?? start).split('\n');
  const first = lines[0] ?? '';
  const indent = /^[ \t]*(?:- +)*/.exec(first)?.[0].length ?? 0;
  const isData = !/\.(?:ya?ml|json)$|(?:^|\/)Kustomization$/.test(file.path);
  const after = lines.slice(1);
  const end = isData
    ? after.length
    : after.findIndex((each) => each.trim() !== '' && each.search(/\S/) <= indent - 2);
  return [first, ...(end === -1 ? after : after.slice(0, end + 1))].join('\n');
}

/** Verbatim, or with other breaks, quotes and escapes; encoded; what is between `$(NAME)`s. */
function isIn(text: string, written: string): boolean {
  if (written.includes(text)) return true;
  const bare = squeezed(written);
  if (bare.includes(squeezed(text))) return true;
  if (bare.includes(squeezed(Buffer.from(text).toString('base64')))) return true;
  const pieces = written.split(/\$\([^)]*\)|\$\$/);
  return pieces.length > 1 && endsAlike(text, written);
}

/** What follows the last `$(NAME)` ends the value, what comes before the first one is in it. */
function endsAlike(text: string, written: string): boolean {
  const first = written.split('\n')[0] ?? '';
  const before = /(?:value: *|: *)["']?([^"'$]*)\$/.exec(first)?.[1] ?? '';
  return squeezed(text).startsWith(squeezed(before));
}

/** A date has its time only once it is printed. */
function squeezed(text: string): string {
  return text.replace('T00:00:00Z', '').replaceAll(/\\[nrt"\\]|["'\\\s]/g, '');
}

/** A step that makes texts, which says where it was asked for; a template. */
function isMade(text: string, written: string, at: Span): boolean {
  if (makingOf(at) !== undefined) return true;
  for (let trail = trailOf(at); trail !== undefined; trail = trail.before) {
    const { kind, at: asked } = trail.step;
    if (MAKING.has(kind) && asked !== undefined) return true;
  }
  // A variable of nothing but variables.
  return (
    text === '' && /:\s*(?:""|''|null|~)?\s*(?:#.*)?$|^[^:]*$/.test(written.split('\n')[0] ?? '')
  );
}

test('random kustomizations', () => {
  const seeds = Array.from({ length: cases(20, 250) }, (_, index) => index + 1);
  const all = seeds.map((seed) => ({ seed, ...told(makeRepository(seed).files) }));
  const bindings = all.reduce((sum, each) => sum + each.bindings, 0);
  expect(bindings).toBeGreaterThan(cases(16, 200));
  expect(all.filter(({ untrue }) => untrue.length > 0)).toEqual([]);
});

test('what patches, generators and replacements wrote is told with their lines', () => {
  const { environments } = check(
    ENGINES,
    tree`
      === base/kustomization.yaml
      resources: [d.yaml]
      configMapGenerator:
        - name: app
          literals:
            - FROM_BASE=1
            - MERGED=1
      === base/d.yaml
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec:
        template:
          spec:
            containers:
              - name: web
                envFrom:
                  - configMapRef: {name: app}
                  - configMapRef: {name: plain}
                env:
                  - name: STRATEGIC
                    value: "3"
                  - name: JSON
                    value: "3"
                  - name: WHOLE
                    value: "3"
                  - name: REPLACED
                    value: "3"
                  - name: KEPT
                    value: "3"
                  - name: KEY
                    valueFrom: {configMapKeyRef: {name: plain, key: PATCHED}}
                  - name: EMPTY
                  - name: IP
                    valueFrom:
                      fieldRef:
                        fieldPath: metadata.name
                  - name: PLAIN
                    value: own
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: plain}
      data:
        PATCHED: "3"
        PLAIN: "3"
      === prod/kustomization.yaml
      resources: [../base]
      configMapGenerator:
        - name: app
          behavior: merge
          literals:
            - MERGED=2
      patches:
        - path: strategic.yaml
        - target: {kind: Deployment}
          patch: |
            - op: replace
              path: /spec/template/spec/containers/0/env/1/value
              value: "5"
            - op: replace
              path: /spec/template/spec/containers/0/env/2
              value:
                name: WHOLE
                value: "6"
      replacements:
        - sourceValue: "7"
          targets:
            - select: {kind: Deployment}
              fieldPaths: ["spec.template.spec.containers.0.env.[name=REPLACED].value"]
      === prod/strategic.yaml
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec:
        template:
          spec:
            containers:
              - name: web
                env:
                  - name: STRATEGIC
                    value: "4"
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: plain}
      data:
        PATCHED: "4"
        PLAIN: "5"
    `,
    [],
    SETTINGS,
  );
  const lines = environments().flatMap(({ bindings }) =>
    bindings.flatMap((binding) => [
      lineOf(binding),
      ...binding.hides.map((each) => `  hides ${lineOf(each)}`),
    ]),
  );
  expect(lines.sort()).toMatchInlineSnapshot(`
    [
      "  hides PLAIN="5" prod/strategic.yaml:18 env-from",
      "EMPTY="" base/d.yaml:25 literal",
      "FROM_BASE="1" base/kustomization.yaml:5 env-from",
      "IP=undefined base/d.yaml:29 field",
      "JSON="5" prod/kustomization.yaml:13 literal",
      "KEPT="3" base/d.yaml:22 literal",
      "KEY="4" prod/strategic.yaml:17 key",
      "MERGED="2" prod/kustomization.yaml:6 env-from",
      "PATCHED="4" prod/strategic.yaml:17 env-from",
      "PLAIN="own" base/d.yaml:31 literal",
      "REPLACED="7" prod/kustomization.yaml:20 literal",
      "STRATEGIC="4" prod/strategic.yaml:11 literal",
      "WHOLE="6" prod/kustomization.yaml:18 literal",
    ]
  `);
});

test('a source that is listed twice hides nothing of its own', () => {
  const environment = only(
    resolveTree(tree`
      === app.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: one}
      data: {A: one, B: one}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: two}
      data: {B: two}
      ---
      apiVersion: v1
      kind: Pod
      metadata: {name: p}
      spec:
        containers:
        - name: c
          image: x
          envFrom:
          - configMapRef: {name: one}
          - configMapRef: {name: two}
          - configMapRef: {name: one}
          env:
          - name: C
            valueFrom: {configMapKeyRef: {name: one, key: A}}
          - name: A
            valueFrom: {configMapKeyRef: {name: one, key: A}}
    `),
  );
  expect(bindingRows(environment)).toEqual([
    'B=one (env-from app.yaml:4)\n hides two (env-from app.yaml:9)',
    'C=one (key app.yaml:4)',
    'A=one (key app.yaml:4)',
  ]);
});

if (IS_SLOW) {
  test.each(realRepositories())('%s', (folder) => {
    expect(told(filesBelow(folder)).untrue).toEqual([]);
  });
}
