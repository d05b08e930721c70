import { isDeepStrictEqual } from 'node:util';
import { bytesOf, fromByteText, isValidUtf8, toByteText } from '../../src/go/byte-text.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { evaluateTemplate } from '../../src/render/flux/envsubst/evaluate-template.ts';
import { parseTemplate } from '../../src/render/flux/envsubst/parse-template.ts';
import { substituteObjects } from '../../src/render/flux/substitute/substitute-objects.ts';
import { clusterOf, manifestsIn } from './flux-cluster.ts';
import { jsonOf } from './json-of.ts';
import { objectAt, objectsAt, stringAt } from './json.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

/** `{kind: envsubst, text, vars, strict}` and `{kind: object, object | yaml, vars, substituteFrom, cluster, strict}`: what Flux substitutes. */
export const runFluxSubstitute: GroupRunner = ({ json }) => [
  runCases('Flux substitution', objectsAt(json, 'cases'), (one) =>
    one['kind'] === 'envsubst' ? checkText(one) : checkObject(one),
  ),
];

function checkText(one: JsonObject): Outcome {
  const base64 = stringAt(one, 'outputBase64');
  const expected = base64 === undefined ? stringAt(one, 'output') : { base64 };
  const actual = evaluateText(one);
  if (actual.error !== undefined) return sameError(actual.error, stringAt(one, 'error'));
  if (isDeepStrictEqual(actual.output, expected)) return PASSED;
  return failed(expected ?? { error: one['error'] }, actual);
}

function evaluateText(one: JsonObject): { readonly output?: unknown; readonly error?: string } {
  const template = parseTemplate(toByteText(stringAt(one, 'text') ?? ''));
  if (template.kind === 'faulty') return { error: template.fault.message };
  const vars = new Map(Object.entries(objectAt(one, 'vars')));
  const evaluated = evaluateTemplate(template.parts, {
    lookup: (name) => {
      const value = vars.get(name);
      return typeof value === 'string' ? { kind: 'known', value: toByteText(value) } : undefined;
    },
    strict: one['strict'] === true,
    steps: { left: 1e7 },
    longest: 1e7,
  });
  if (evaluated.kind === 'not-set') {
    return { error: `variable not set (strict mode): "${evaluated.name}"` };
  }
  if (evaluated.kind === 'too-long') return { error: 'too long' };
  const bytes = evaluated.pieces.map((each) => (each.kind === 'unknown' ? '' : each.text)).join('');
  if (isValidUtf8(bytes)) return { output: fromByteText(bytes) };
  return { output: { base64: Buffer.from(bytesOf(bytes)).toString('base64') } };
}

function checkObject(one: JsonObject): Outcome {
  const { vars, substituteFrom, substituteStrategy } = one;
  const postBuild = { substitute: vars, substituteFrom, substituteStrategy };
  const kustomization = {
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata: { name: 'apps', namespace: 'flux-system' },
    spec: { postBuild },
  };
  const [flux] = manifestsIn('flux.yaml', `${JSON.stringify(kustomization)}\n`);
  const text = stringAt(one, 'yaml') ?? `${JSON.stringify(one['object'])}\n`;
  const objects = manifestsIn('object.yaml', text);
  if (flux === undefined) throw new Error('no Kustomization');
  const outcome = substituteObjects(objects, flux, {
    findSource: clusterOf(one),
    strict: one['strict'] === true,
    limits: DEFAULT_LIMITS,
    build: 'apps',
  });
  const [refusal] = outcome.refusals;
  if (refusal !== undefined) return sameError(refusal.message, stringAt(one, 'error'));
  const actual: unknown = JSON.parse(jsonOf(outcome.objects[0]?.node));
  return isDeepStrictEqual(actual, one['output']) ? PASSED : failed(one['output'] ?? one, actual);
}

/** The same cause: the same words, but for what a YAML reader says. */
function sameError(actual: string, expected: string | undefined): Outcome {
  if (expected === undefined) return failed('a result', { error: actual });
  if (actual === expected || (isYaml(actual) && isYaml(expected))) return PASSED;
  return expected.startsWith(actual) ? PASSED : failed({ error: expected }, { error: actual });
}

function isYaml(text: string): boolean {
  return text.includes('YAMLToJSON');
}

function failed(expected: unknown, actual: unknown): Outcome {
  const detail = `expected ${JSON.stringify(expected)}\nactual   ${JSON.stringify(actual)}`;
  return { kind: 'failed', detail };
}
