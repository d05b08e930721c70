import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { composeReleaseValues } from '../../src/render/flux/helm-release/compose-release-values.ts';
import { releaseNames } from '../../src/render/flux/helm-release/release-names.ts';
import { jsonOfValue, isList, isMap, type Json } from '../../src/render/helm/values/schema/json.ts';
import { clusterOf, manifestsIn } from './flux-cluster.ts';
import { objectAt, objectsAt, stringAt } from './json.ts';
import { PASSED, runCases } from './run-cases.ts';
import type { GroupRunner, JsonObject, Outcome } from './types.ts';

/** `{kind: values, helmRelease, cluster}` and `{kind: name, helmRelease}`: the values and names of Flux's Helm releases. */
export const runFluxHelmValues: GroupRunner = ({ json }) => [
  runCases('Flux Helm values', objectsAt(json, 'cases'), check),
];

function check(one: JsonObject): Outcome {
  const [release] = manifestsIn(
    'release.yaml',
    `${JSON.stringify(objectAt(one, 'helmRelease'))}\n`,
  );
  if (release === undefined) throw new Error('no HelmRelease');
  const expected = stringAt(one, 'error') ?? one['output'];
  const actual = one['kind'] === 'name' ? { ...releaseNames(release) } : valuesOf(release, one);
  if (isDeepStrictEqual(actual, expected)) return PASSED;
  const detail = `expected ${JSON.stringify(expected)}\nactual   ${JSON.stringify(actual)}`;
  return { kind: 'failed', detail };
}

/** The values, or Flux's words. */
function valuesOf(release: Manifest, one: JsonObject): unknown {
  const options = {
    findSource: clusterOf(one),
    missing: 'refuse',
    limits: DEFAULT_LIMITS,
  } as const;
  const composed = composeReleaseValues(release, options);
  if (composed.kind === 'refused') return composed.message;
  return plain(jsonOfValue(composed.value.values) ?? null);
}

function plain(value: Json): unknown {
  if (isList(value)) return value.map(plain);
  if (!isMap(value)) return value;
  return Object.fromEntries([...value].map(([key, item]) => [key, plain(item)]));
}
