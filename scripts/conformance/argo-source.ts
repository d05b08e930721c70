import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import type { MapNode } from '../../src/model/node.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { parseText } from '../../src/parse/parse-text.ts';
import { openArgo, type ArgoContext } from '../../src/render/argo/argo-context.ts';
import { buildArgoSource, type ArgoSourceBuild } from '../../src/render/argo/build-argo-source.ts';
import type { ReferencedSource } from '../../src/render/argo/helm/value-files.ts';
import { treeOfCase } from './case-tree.ts';
import { jsonOf } from './json-of.ts';
import { listAt, objectsAt, stringAt } from './json.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

/** `{files, source, appName, output | error}`: what Argo CD makes of a source that is a folder or a kustomization. */
export const runArgoSource: GroupRunner = ({ json }) => [
  runCases('Argo CD sources', objectsAt(json, 'cases'), checkSource),
];

const REVISION = '0123456789abcdef0123456789abcdef01234567';

function checkSource(one: JsonObject): Outcome {
  const build = buildCase(one);
  const error = stringAt(one, 'error');
  const jsonnet = build.partial.map(messageText).find((reason) => reason.includes('jsonnet'));
  if (jsonnet !== undefined) return { kind: 'out-of-scope', reason: jsonnet };
  if (build.failed || error !== undefined) {
    if (build.failed && error !== undefined) return PASSED;
    const messages = build.findings.map(({ message }) => messageText(message)).join('\n');
    return failed(error ?? 'a build', build.failed ? messages : 'a build');
  }
  const { sourceType, directoryFiles, effectiveSource } = one;
  // Where an override changes the source, the vectors list what the source without it would read.
  const isListed = directoryFiles !== undefined && effectiveSource === undefined;
  const effective: unknown = JSON.parse(jsonOf(build.source));
  const actual = {
    sourceType: build.type,
    ...(isListed && { directoryFiles: build.listed }),
    ...(effectiveSource !== undefined && { effectiveSource: effective }),
    output: build.objects.map(({ node }): unknown => JSON.parse(jsonOf(node))),
  };
  const expected = {
    sourceType,
    ...(isListed && { directoryFiles }),
    ...(effectiveSource !== undefined && { effectiveSource }),
    // A JSON file that holds null is not an object.
    output: listAt(one, 'output').filter((object) => object !== null),
  };
  return isDeepStrictEqual(actual, expected) ? PASSED : failed(expected, actual);
}

export function buildCase(
  one: JsonObject,
  refs: ReadonlyMap<string, ReferencedSource> = new Map(),
): ArgoSourceBuild {
  const source = mapOf(one['source']);
  return buildArgoSource(contextOf(one), {
    source,
    dialect: 'kubectl',
    appName: stringAt(one, 'appName') ?? 'myapp',
    project: 'default',
    namespace: stringAt(one, 'destinationNamespace') ?? '',
    revision: REVISION,
    buildOptions: stringAt(one, 'buildOptions') ?? '',
    kubeVersion: '1.36.0',
    refs,
  });
}

function contextOf(one: JsonObject): ArgoContext {
  const tree = treeOfCase(one);
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const known = memo.get(path) ?? parseFile(path, tree.read(path), DEFAULT_LIMITS);
    memo.set(path, known);
    return known;
  };
  return openArgo({ tree, parsed, limits: DEFAULT_LIMITS });
}

function mapOf(json: unknown): MapNode {
  const text = `${JSON.stringify(json)}\n`;
  const root = parseText({ path: 'app.yaml', text }, DEFAULT_LIMITS).documents[0]?.root;
  if (root?.kind !== 'map') throw new Error('no map');
  return root;
}

function failed(expected: unknown, actual: unknown): Outcome {
  const detail = `expected ${JSON.stringify(expected)}\nactual   ${JSON.stringify(actual)}`;
  return { kind: 'failed', detail };
}
