import { manifestText, resolveText, vectorValue } from './engine.ts';
import { objectAt, objectsAt, stringAt } from './json.ts';
import { compare, runCases } from './run-cases.ts';
import type { GroupResult, JsonObject, Outcome, Vectors } from './types.ts';

/** One Service → the variables it brings to a pod of its namespace, in order. */
export function runServices({ json }: Vectors): readonly GroupResult[] {
  return [runCases('service variables', objectsAt(json, 'cases'), checkCase)];
}

function checkCase(one: JsonObject): Outcome {
  const { name, clusterIP, ports, type } = objectAt(one, 'service');
  const metadata = { name, namespace: 'default' };
  const service = { apiVersion: 'v1', kind: 'Service', metadata, spec: { clusterIP, ports, type } };
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'p', namespace: 'default' },
    spec: { containers: [{ name: 'c', image: 'x' }] },
  };
  const ip = stringAt(objectAt(one, 'service'), 'clusterIP') ?? '';
  const clusterIPs = new Map([[`default/${String(name)}`, ip]]);
  const facts = { services: { kind: 'listed' as const, clusterIPs } };
  const [environment] = resolveText(manifestText([pod, service]), facts).environments;
  return compare(
    environment?.serviceBindings().map((each) => ({
      name: each.name,
      value: vectorValue(each.value),
    })),
    lastOfEach(objectsAt(one, 'expected')),
  );
}

/** Of variables with one name the last one counts, at the place of the first. */
function lastOfEach(variables: readonly JsonObject[]): readonly unknown[] {
  const byName = new Map(variables.map(({ name, value }) => [name, value]));
  return Array.from(byName, ([name, value]) => ({ name, value }));
}
