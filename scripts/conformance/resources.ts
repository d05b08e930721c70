import { quantityText } from '../../src/go/quantity-text.ts';
import { parseQuantity } from '../../src/go/quantity.ts';
import { divisorRefusal, isContainerResource } from '../../src/kubernetes/resource-divisor.ts';
import { mapAt, valueAt } from '../../src/model/node.ts';
import { resourceValue } from '../../src/resolve/resource-value.ts';
import { manifestText, resolveText, vectorValue } from './engine.ts';
import { objectAt, objectsAt, stringAt } from './json.ts';
import { compare, runCases } from './run-cases.ts';
import type { GroupResult, JsonObject, Outcome, Vectors } from './types.ts';

const SUPPORTED =
  '"limits.cpu", "limits.ephemeral-storage", "limits.memory", "requests.cpu", "requests.ephemeral-storage", "requests.memory"';

/** resourceFieldRef: the value or the error, the canonical quantities, and what validation says of resource and divisor. */
export function runResources({ json }: Vectors): readonly GroupResult[] {
  const cases = objectsAt(json, 'cases');
  const validated = cases.filter((one) => 'divisorAllowed' in one || 'validationError' in one);
  return [
    runCases('values', cases, checkValue),
    runCases(
      'canonical forms',
      cases.filter((one) => 'canonical' in one),
      checkCanonical,
    ),
    runCases('validation', validated, checkValidation),
  ];
}

/** An ephemeral container: the API server does not copy its limits to its requests, and the node here has nothing to give. */
function checkValue(one: JsonObject): Outcome {
  const { resource, divisor, resources } = one;
  const resourceFieldRef = { resource, divisor };
  const env = [{ name: 'X', valueFrom: { resourceFieldRef } }];
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'p', namespace: 'default' },
    spec: { ephemeralContainers: [{ name: 'c', image: 'x', env, resources }] },
  };
  const { environments, pods } = resolveText(manifestText([pod]), { allocatable: new Map() });
  const [environment] = environments;
  const [resolved] = pods;
  if (environment === undefined || resolved === undefined) throw new Error('no environment');
  const { failures, bindings, container } = environment;
  const { error, expected } = one;
  const entry = valueAt(container.node, 'env');
  const ref = mapAt(entry?.kind === 'sequence' ? entry.items[0] : undefined, 'valueFrom');
  const refNode = mapAt(ref, 'resourceFieldRef');
  const answer = refNode && resourceValue(refNode, container, resolved);
  if (answer?.kind === 'refused') return compare(answer.message, error);
  if (failures[0] !== undefined) return compare(failures[0].message, error);
  return compare(vectorValue(bindings[0]?.value ?? []), expected ?? `error: ${String(error)}`);
}

function checkCanonical(one: JsonObject): Outcome {
  const actual: Record<string, string> = {};
  const add = (name: string, text: unknown): void => {
    const parsed = typeof text === 'string' ? parseQuantity(text) : undefined;
    if (parsed?.kind === 'quantity') actual[name] = quantityText(parsed.quantity);
  };
  add('divisor', one['divisor']);
  const resources = objectAt(one, 'resources');
  for (const list of ['limits', 'requests']) {
    for (const [name, text] of Object.entries(objectAt(resources, list))) {
      add(`${list}.${name}`, text);
    }
  }
  return compare(actual, one['canonical']);
}

function checkValidation(one: JsonObject): Outcome {
  const resource = stringAt(one, 'resource') ?? '';
  const refusal = divisorRefusalOf(resource, stringAt(one, 'divisor'));
  return compare(
    { divisorAllowed: refusal === undefined, validationError: refusal },
    { divisorAllowed: one['divisorAllowed'], validationError: one['validationError'] },
  );
}

function divisorRefusalOf(resource: string, divisor: string | undefined): string | undefined {
  const path = 'env[0].valueFrom.resourceFieldRef';
  if (!isContainerResource(resource)) {
    return `${path}.resource: Unsupported value: "${resource}": supported values: ${SUPPORTED}`;
  }
  const parsed = divisor === undefined ? undefined : parseQuantity(divisor);
  const refusal =
    parsed?.kind === 'quantity' ? divisorRefusal(resource, parsed.quantity) : undefined;
  return refusal && `${path}.divisor: Invalid value: "${resource}": ${refusal}`;
}
