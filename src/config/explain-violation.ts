import { nearestName } from '../model/nearest-name.ts';
import type { Entry, YamlNode } from '../model/node.ts';
import type { Span } from '../model/span.ts';
import type { SchemaError } from './validate-config.js';

/** A violation of the schema, as a person reads it. */
export interface Violation {
  readonly at: Span;
  readonly message: string;
}

const TYPES: ReadonlyMap<unknown, string> = new Map([
  ['object', 'a map'],
  ['array', 'a list'],
  ['string', 'text'],
  ['integer', 'a whole number'],
  ['boolean', '`true` or `false`'],
  ['string,number', 'a version such as `1.34`'],
]);
const SHORT_LIST = 12;

/** What ajv found, at the key or the value in the file. */
export function explainViolation(error: SchemaError, root: YamlNode, schema: unknown): Violation {
  const steps = stepsOf(error.instancePath);
  const at = nodeAt(root, steps);
  const name = steps.length === 0 ? 'The file' : `\`${nameOf(steps)}\``;
  const { keyword, params } = error;
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(String(params['additionalProperty']), at, keysAllowed(schema, error));
    case 'required':
      return { at, message: `${name} lacks \`${String(params['missingProperty'])}\`.` };
    case 'enum':
      return { at, message: notOneOf(name, at, params['allowedValues']) };
    case 'type':
      return {
        at,
        message: `${name} must be ${TYPES.get(String(params['type'])) ?? 'different'}.`,
      };
    case 'minimum':
      return { at, message: `${name} must be at least ${String(params['limit'])}.` };
    default:
      return { at, message: `${name} is no version that envfrom knows.` };
  }
}

function unknownKey(key: string, map: YamlNode, known: readonly string[]): Violation {
  return {
    at: entryNamed(map, key)?.key ?? map,
    message: `Unknown key \`${key}\`.${hintOf(key, known)}`,
  };
}

function notOneOf(name: string, node: YamlNode, allowed: unknown): string {
  const values = Array.isArray(allowed) ? allowed.map(String) : [];
  const value = node.kind === 'scalar' ? node.text : '';
  return `${name} cannot be \`${value}\`.${hintOf(value, values)}`;
}

/** The nearest of the names there are, or all of them while they are few. */
function hintOf(wrong: string, names: readonly string[]): string {
  const nearest = nearestName(wrong, names);
  if (nearest !== undefined) return ` Did you mean \`${nearest}\`?`;
  if (names.length > SHORT_LIST) return '';
  return ` It takes ${names.map((name) => `\`${name}\``).join(', ')}.`;
}

/** The keys that the schema allows where an `additionalProperties` was violated. */
function keysAllowed(schema: unknown, { schemaPath }: SchemaError): readonly string[] {
  let here = schema;
  for (const step of stepsOf(schemaPath.slice(1)).slice(0, -1)) here = memberOf(here, step);
  const properties = memberOf(here, 'properties');
  if (typeof properties !== 'object' || properties === null) return [];
  return Object.keys(properties).filter((key) => key !== '$schema');
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** The steps of a JSON pointer. */
function stepsOf(pointer: string): readonly string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `externals/0/kind` as people write it: `externals[0].kind`. */
function nameOf(steps: readonly string[]): string {
  const [first = '', ...rest] = steps;
  return first + rest.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('');
}

function nodeAt(root: YamlNode, steps: readonly string[]): YamlNode {
  let here = root;
  for (const step of steps) {
    const next =
      here.kind === 'sequence' ? here.items[Number(step)] : entryNamed(here, step)?.value;
    if (next === undefined) return here;
    here = next;
  }
  return here;
}

function entryNamed(node: YamlNode, key: string): Entry | undefined {
  return node.kind === 'map' ? node.entries.find((entry) => entry.key.text === key) : undefined;
}
