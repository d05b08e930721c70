import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { parseText } from '../../src/parse/parse-text.ts';
import { buildKustomization } from '../../src/render/kustomize/build/build-kustomization.ts';
import { openContext } from '../../src/render/kustomize/load/context.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import { treeOfCase } from './case-tree.ts';
import { isObject, objectAt, objectsAt, stringAt, stringsAt } from './json.ts';
import { jsonOf } from './kustomize-merge.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

/** Tags of cases that no offline tool can answer. */
const NEEDS = new Set(['needs-network', 'needs-plugin', 'needs-helm']);

/** `{files, filesBase64, target, options, output…|error…}`: kustomizations built, compared as YAML documents in order. */
export const runKustomize: GroupRunner = ({ json }) => [
  runCases('kustomize build', objectsAt(json, 'cases'), checkBuild),
];

function checkBuild(one: JsonObject): Outcome {
  const needs = stringsAt(one, 'tags').find((tag) => NEEDS.has(tag));
  if (needs !== undefined) return { kind: 'out-of-scope', reason: needs };
  if (one['unusable'] !== undefined) return { kind: 'out-of-scope', reason: 'unusable' };
  const expected = expectedOf(one);
  const built = buildCase(one);
  if (built.kind === 'failed') {
    if (expected.kind === 'failed') return PASSED;
    return { kind: 'failed', detail: `expected a build, refused: ${built.message}` };
  }
  if (expected.kind === 'failed') {
    return {
      kind: 'failed',
      detail: `expected a refusal: ${expected.message}\nbuilt\n${built.text}`,
    };
  }
  if (built.text === expected.text) return PASSED;
  const wanted = documentsOf(expected.text);
  const found = documentsOf(built.text);
  if (isDeepStrictEqual(found, wanted)) return PASSED;
  return { kind: 'failed', detail: firstDifference(wanted, found) };
}

type Answer =
  | { readonly kind: 'built'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string };

function expectedOf(one: JsonObject): Answer {
  for (const suffix of ['Head', '']) {
    const error = stringAt(one, `error${suffix}`);
    const output =
      suffix === ''
        ? (stringAt(one, 'outputDefault') ?? stringAt(one, 'output'))
        : stringAt(one, 'outputHead');
    if (output !== undefined) return { kind: 'built', text: output };
    if (error !== undefined) return { kind: 'failed', message: error };
  }
  return { kind: 'failed', message: 'the case has no answer' };
}

function buildCase(one: JsonObject): Answer {
  const tree = treeOfCase(one);
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const known = memo.get(path) ?? parseFile(path, tree.read(path), DEFAULT_LIMITS);
    memo.set(path, known);
    return known;
  };
  const options = objectAt(one, 'options');
  const restricts = options['loadRestrictor'] !== 'LoadRestrictionsNone';
  const context = openContext({
    tree,
    parsed,
    limits: DEFAULT_LIMITS,
    loadRestrictor: restricts ? 'root' : 'repository',
    refusePlugins: options['enableAlphaPlugins'] !== true,
  });
  const inOrder = stringAt(one, 'outputDefault') === undefined && options['reorder'] === 'none';
  const target = (stringAt(one, 'target') ?? '.').replace(/^\.?\/?/, '');
  const build = buildKustomization(context, target, {
    reorder: inOrder ? 'none' : 'legacy',
    managedBy: options['addManagedByLabel'] === true,
    // The recorded tests were built without a version.
    version: '(test)',
  });
  if (build.failed) {
    return {
      kind: 'failed',
      message: build.findings.map(({ message }) => messageText(message)).join('\n'),
    };
  }
  return { kind: 'built', text: writeYaml(build.objects.map(({ node }) => node)) };
}

function documentsOf(text: string): readonly unknown[] {
  const { documents, faults } = parseText({ path: 'output.yaml', text }, DEFAULT_LIMITS);
  if (faults[0] !== undefined) throw new Error(faults[0].message);
  return documents.flatMap(({ root }) => (root === undefined ? [] : [jsonOf(root)]));
}

/** The first document that differs, both sides as JSON. */
function firstDifference(wanted: readonly unknown[], found: readonly unknown[]): string {
  const length = Math.max(wanted.length, found.length);
  for (let index = 0; index < length; index++) {
    if (isDeepStrictEqual(wanted[index], found[index])) continue;
    const place = pathOfDifference(wanted[index], found[index]);
    const at = (value: unknown) => JSON.stringify(valueAt(value, place))?.slice(0, 600);
    return [
      `document ${index + 1} of ${wanted.length} (built ${found.length}) differs at ${place.join('.')}`,
      `expected ${at(wanted[index])}`,
      `actual   ${at(found[index])}`,
    ].join('\n');
  }
  return 'no document differs';
}

function pathOfDifference(wanted: unknown, found: unknown): readonly string[] {
  if (!isObject(wanted) || !isObject(found)) return [];
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    if (!isDeepStrictEqual(wanted[key], found[key])) {
      return [key, ...pathOfDifference(wanted[key], found[key])];
    }
  }
  return [];
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let here = value;
  for (const key of path) here = isObject(here) ? here[key] : undefined;
  return here;
}
