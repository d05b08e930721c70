import { isDeepStrictEqual } from 'node:util';
import { messageText } from '../../src/model/message.ts';
import { escapeCommas } from '../../src/render/argo/helm/helm-parameters.ts';
import type { HelmRequest } from '../../src/render/argo/helm/helm-request.ts';
import type { HelmFile, ReferencedSource } from '../../src/render/argo/helm/value-files.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import { buildCase } from './argo-source.ts';
import { treeOfCase } from './case-tree.ts';
import { objectAt, objectsAt, stringAt } from './json.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

/** `{files, source, refs, helm | error}`: how Argo CD calls helm for a source. */
export const runArgoHelm: GroupRunner = ({ json }) => [
  runCases('Argo CD Helm sources', objectsAt(json, 'cases'), checkHelm),
];

function checkHelm(one: JsonObject): Outcome {
  const refs = new Map<string, ReferencedSource>();
  for (const [name, files] of Object.entries(objectAt(one, 'refs'))) {
    refs.set(name, { kind: 'known', tree: treeOfCase({ files }) });
  }
  const build = buildCase(one, refs);
  const error = stringAt(one, 'error');
  if (build.failed || error !== undefined) {
    if (build.failed && error !== undefined) return PASSED;
    const messages = build.findings.map(({ message }) => messageText(message)).join('\n');
    return failed(error ?? 'a call', build.failed ? messages : 'a call');
  }
  if (build.helm === undefined) return failed(one['helm'], `a ${String(build.type)}`);
  const actual = { sourceType: build.type, helm: callOf(build.helm) };
  const expected = { sourceType: one['sourceType'], helm: one['helm'] };
  return isDeepStrictEqual(actual, expected) ? PASSED : failed(expected, actual);
}

/** A request as the stand-in for helm records it. */
function callOf(request: HelmRequest): JsonObject {
  const sets = (kind: string) =>
    request.parameters.flatMap((each) => (each.kind === kind ? each.expression.text : [])).sort();
  const set = sets('set');
  const setString = sets('set-string');
  const setFile = request.fileParameters
    .map(({ name, file }) => `${name}=${escapeCommas(pathOf(file))}`)
    .sort();
  const inline = inlineText(request);
  const values = [...request.valueFiles.map(pathOf), ...(inline === undefined ? [] : [{ inline }])];
  const missing = request.valueFiles.filter((file) => file.kind === 'file' && !file.exists);
  const order = [
    ['--set', set],
    ['--set-string', setString],
    ['--set-file', setFile],
    ['--values', values],
  ] as const;
  return {
    releaseName: request.releaseName,
    ...(request.namespace !== '' && { namespace: request.namespace }),
    kubeVersion: request.kubeVersion,
    workDir: request.folder,
    set,
    setString,
    setFile,
    values,
    ...(missing.length > 0 && { missingValueFiles: missing.map(pathOf) }),
    optionOrder: order.flatMap(([option, list]) => (list.length > 0 ? option : [])),
    flags: [
      ...(request.includeCrds ? ['--include-crds'] : []),
      ...(request.skipSchemaValidation ? ['--skip-schema-validation'] : []),
      ...(request.skipTests ? ['--skip-tests'] : []),
    ],
  };
}

function pathOf(file: HelmFile): string {
  if (file.kind === 'remote') return file.url;
  if (file.kind === 'unknown') return file.text;
  return file.ref === undefined ? file.path : `${file.ref}/${file.path}`;
}

function inlineText({ inline }: HelmRequest): string | undefined {
  if (inline === undefined) return undefined;
  return inline.kind === 'text' ? inline.node.text : writeYaml([inline.node]);
}

function failed(expected: unknown, actual: unknown): Outcome {
  const detail = `expected ${JSON.stringify(expected)}\nactual   ${JSON.stringify(actual)}`;
  return { kind: 'failed', detail };
}
