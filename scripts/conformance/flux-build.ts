import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { buildFluxKustomization } from '../../src/render/flux/build-flux-kustomization.ts';
import { openFlux } from '../../src/render/flux/flux-context.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import { treeOfCase } from './case-tree.ts';
import { clusterOf, manifestsIn } from './flux-cluster.ts';
import { jsonOf } from './json-of.ts';
import { listAt, objectAt, objectsAt, stringAt } from './json.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

/** `{files, kustomization, gitRepository, cluster, strict, output | error}`: a repository and a Flux Kustomization → what is applied. */
export const runFluxBuild: GroupRunner = ({ json }) => [
  runCases('Flux builds', objectsAt(json, 'cases'), checkBuild),
];

function checkBuild(one: JsonObject): Outcome {
  const tree = treeOfCase(one);
  const memo = new Map<string, ParsedFile>();
  const parsed = (path: string): ParsedFile => {
    const known = memo.get(path) ?? parseFile(path, tree.read(path), DEFAULT_LIMITS);
    memo.set(path, known);
    return known;
  };
  const [flux] = manifestsIn('flux.yaml', `${JSON.stringify(one['kustomization'])}\n`);
  if (flux === undefined) throw new Error('no Kustomization');
  const built = buildFluxKustomization(openFlux({ tree, parsed, limits: DEFAULT_LIMITS }), flux, {
    ignore: stringAt(objectAt(one, 'gitRepository'), 'ignore'),
    findSource: clusterOf(one),
    strict: one['strict'] === true,
  });
  const messages = built.findings.map(({ message }) => messageText(message)).join('\n');
  const error = stringAt(one, 'error');
  if (built.failed || error !== undefined) {
    if (built.failed && error !== undefined) return PASSED;
    return failed(error ?? 'a build', built.failed ? messages : 'a build');
  }
  const generated = built.generated === undefined ? '' : writeYaml([built.generated.root]);
  const actual = {
    yaml: isPrinted(one) ? writeYaml(built.objects.map(({ node }) => node)) : one['yaml'],
    generated: built.generated?.isNew,
    kustomizationFile: generated,
    output: built.objects.map(({ node }): unknown => JSON.parse(jsonOf(node))),
  };
  const { kustomizationFile, output, yaml } = one;
  const expected = { yaml, generated: one['generated'], kustomizationFile, output };
  return isDeepStrictEqual(actual, expected) ? PASSED : failed(expected, actual);
}

/** Whether the text of the build shows what is applied: nothing was added or left out after it. */
function isPrinted(one: JsonObject): boolean {
  const { commonMetadata } = objectAt(objectAt(one, 'kustomization'), 'spec');
  const documents = (stringAt(one, 'yaml') ?? '').split('\n---\n').length;
  return commonMetadata === undefined && documents === listAt(one, 'output').length;
}

function failed(expected: unknown, actual: unknown): Outcome {
  const detail = `expected ${JSON.stringify(expected)}\nactual   ${JSON.stringify(actual)}`;
  return { kind: 'failed', detail };
}
