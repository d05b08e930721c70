import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import { expand } from '../../src/resolve/expand.ts';
import { textValue } from '../../src/resolve/value-parts.ts';
import { manifestText, resolveText, vectorValue } from './engine.ts';
import { isObject, listAt, objectAt, objectsAt, stringAt } from './json.ts';
import { compare, runCases } from './run-cases.ts';
import type { GroupResult, JsonObject, Outcome, Vectors } from './types.ts';

/** `$(VAR)`: texts against ordered maps; and env lists, command and args, subPathExpr, probes through a whole pod. */
export function runExpansion({ json }: Vectors): readonly GroupResult[] {
  const groups: readonly (readonly [string, (one: JsonObject) => Outcome])[] = [
    ['sequential', checkSequential],
    ['commandAndArgs', checkCommand],
    ['subPathExpr', checkSubPath],
    ['execProbeCommand', checkProbe],
  ];
  return [
    runCases('expansion', objectsAt(json, 'cases'), (one) => checkText(one, json)),
    ...groups
      .filter(([group]) => Object.hasOwn(json, group))
      .map(([group, check]) => runCases(group, objectsAt(json, group), check)),
  ];
}

function checkText(one: JsonObject, json: JsonObject): Outcome {
  const own = objectsAt(one, 'mapping');
  const shared = Object.values(objectAt(json, 'mappings')).filter((each) => Array.isArray(each));
  const mappings = 'mapping' in one ? [own] : shared.map((each) => each.filter(isObject));
  const results = mappings.map((maps) => {
    const { value } = expand(stringAt(one, 'input') ?? '', lookupIn(maps), NEWEST_KUBERNETES);
    return vectorValue(value);
  });
  return compare(
    results,
    results.map(() => one['expected']),
  );
}

function lookupIn(maps: readonly JsonObject[]): Parameters<typeof expand>[1] {
  return (name) => {
    const map = maps.find((each) => Object.hasOwn(each, name));
    return map === undefined ? undefined : textValue(String(map[name]));
  };
}

function checkSequential(one: JsonObject): Outcome {
  const env = listAt(one, 'env').map((pair) =>
    Array.isArray(pair) ? { name: String(pair[0]), value: String(pair[1]) } : {},
  );
  const { bindings } = environmentOf({ env });
  const actual = Object.fromEntries(bindings.map(({ name, value }) => [name, vectorValue(value)]));
  return compare(actual, one['expected']);
}

function checkCommand(one: JsonObject): Outcome {
  const { command, args } = one;
  const resolved = environmentOf({ env: finalEnv(one), command, args });
  return compare(
    [resolved.command, resolved.args].map((list) => list.map(({ value }) => vectorValue(value))),
    [one['expectedCommand'], one['expectedArgs']],
  );
}

function checkSubPath(one: JsonObject): Outcome {
  const volumeMounts = [{ name: 'v', mountPath: '/v', subPathExpr: one['subPathExpr'] }];
  const { subPaths, failures } = environmentOf({ env: finalEnv(one), volumeMounts });
  const error = failures[0]?.message;
  const [mount] = subPaths;
  const expected = mount?.subPath === undefined ? '' : vectorValue(mount.subPath.value);
  return compare(error === undefined ? { expected } : { error }, {
    expected: one['expected'],
    error: one['error'],
  });
}

function checkProbe(one: JsonObject): Outcome {
  const { env, command } = one;
  const { probes } = environmentOf({ env, livenessProbe: { exec: { command } } });
  const [probe] = probes;
  return compare(
    probe?.command.map(({ value }) => vectorValue(value)),
    one['expected'],
  );
}

/** Variables with values that are final already. */
function finalEnv(one: JsonObject): readonly object[] {
  return Object.entries(objectAt(one, 'env')).map(([name, value]) => ({
    name,
    value: String(value).replaceAll('$', '$$$$'),
  }));
}

function environmentOf(
  container: JsonObject,
): ReturnType<typeof resolveText>['environments'][number] {
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'p', namespace: 'default' },
    spec: {
      volumes: [{ name: 'v', emptyDir: {} }],
      containers: [{ name: 'c', image: 'x', ...container }],
    },
  };
  const facts = { services: { kind: 'listed' as const, clusterIPs: new Map<string, string>() } };
  const [environment] = resolveText(manifestText([pod]), facts).environments;
  if (environment === undefined) throw new Error('the pod has no environment');
  return environment;
}
