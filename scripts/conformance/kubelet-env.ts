import { isDeepStrictEqual } from 'node:util';
import type { Environment, Failure } from '../../src/model/environment.ts';
import { manifestText, resolveText, vectorValue } from './engine.ts';
import { isObject, objectAt, objectsAt } from './json.ts';
import { kubeletFacts, kubeletObjects } from './kubelet-manifests.ts';
import { compare, PASSED, runCases } from './run-cases.ts';
import type { GroupResult, JsonObject, Outcome, Vectors } from './types.ts';

const PROBES: ReadonlyMap<string, string> = new Map([
  ['livenessProbe', 'liveness'],
  ['readinessProbe', 'readiness'],
  ['startupProbe', 'startup'],
]);

/** Pods with their cluster → environment, command, args, probes, hooks, subPathExpr, or the kubelet's error. */
export function runKubeletEnv({ json }: Vectors): readonly GroupResult[] {
  return [runCases('environments', objectsAt(json, 'cases'), checkCase)];
}

function checkCase(one: JsonObject): Outcome {
  const { environments } = resolveText(manifestText(kubeletObjects(one)), kubeletFacts(one));
  const { expect } = one;
  const expected = isObject(expect) ? [{ container: 'c', ...expect }] : objectsAt(one, 'expect');
  if (environments.length !== expected.length) {
    return compare(
      environments.map(({ container }) => container.name),
      expected.map(({ container }) => container),
    );
  }
  for (const [index, each] of expected.entries()) {
    const environment = environments[index];
    if (environment === undefined) continue;
    const wanted = normalized(each);
    const actual = answerOf(environment, wanted);
    if (!isDeepStrictEqual(plain(actual), plain(wanted))) return compare(actual, wanted);
  }
  return PASSED;
}

function plain(value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return copy;
}

/** Older vectors list the variables; the order never counts. */
function normalized(expected: JsonObject): JsonObject {
  const { env, event: _, ...rest } = expected;
  if (env === undefined) return rest;
  const entries = Array.isArray(env)
    ? env.filter(isObject).map((each): [string, unknown] => [String(each['name']), each['value']])
    : Object.entries(objectAt(expected, 'env'));
  return { ...rest, env: sorted(entries) };
}

/** What we say, with the members that the vector has. */
function answerOf(environment: Environment, wanted: JsonObject): JsonObject {
  const { container, failures } = environment;
  const ofMounts = new Set(environment.subPaths.map(({ failure }) => failure));
  const first = failures.find((failure) => !ofMounts.has(failure));
  const always = {
    container: container.name,
    ...present('lifecycleExec', hooksOf(environment)),
    ...present('probeExec', probesOf(environment)),
  };
  if (first !== undefined) return { ...always, ...failed(first, wanted) };
  return {
    ...always,
    env: variablesOf(environment),
    ...present(
      'command',
      environment.command.map(({ value }) => vectorValue(value)),
    ),
    ...present(
      'args',
      environment.args.map(({ value }) => vectorValue(value)),
    ),
    ...present(
      'subPathExpr',
      environment.subPaths.map((mount) => subPathOf(mount, wanted)),
    ),
  };
}

function failed({ message, reason }: Failure, wanted: JsonObject): JsonObject {
  return { error: message, ...(wanted['reason'] === undefined ? {} : { reason }) };
}

function variablesOf({ bindings, serviceBindings }: Environment): JsonObject {
  return sorted(
    [...bindings, ...serviceBindings()].map(({ name, value }) => [name, vectorValue(value)]),
  );
}

function sorted(entries: readonly (readonly [string, unknown])[]): JsonObject {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function probesOf({ probes }: Environment): JsonObject {
  return Object.fromEntries(
    probes.map(({ probe, command }) => [
      PROBES.get(probe) ?? probe,
      command.map(({ value }) => vectorValue(value)),
    ]),
  );
}

function hooksOf({ hooks }: Environment): JsonObject {
  return Object.fromEntries(hooks.map(({ hook, command }) => [hook, command]));
}

function subPathOf(mount: Environment['subPaths'][number], wanted: JsonObject): JsonObject {
  const { volume: name, subPath, failure } = mount;
  const withReason = objectsAt(wanted, 'subPathExpr').some((each) => 'reason' in each);
  const reason = withReason && failure !== undefined ? { reason: failure.reason } : {};
  if (subPath === undefined) return { name, error: failure?.message, ...reason };
  const answer = { name, subPath: vectorValue(subPath.value) };
  return failure === undefined ? answer : { ...answer, mountError: failure.message, ...reason };
}

/** Vectors leave empty lists and maps out. */
function present(key: string, value: readonly unknown[] | JsonObject): JsonObject {
  const isEmpty = Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
  return isEmpty ? {} : { [key]: value };
}
