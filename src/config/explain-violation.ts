import { isCollection, isMap, isNode, isScalar, isSeq, type Document } from 'yaml';
import { currentRuleId } from '../model/names/rule-ids.ts';
import type { SourceFile, Span } from '../model/span.ts';
import { choiceOf } from '../text/choice-of.ts';
import { nearestName, SHORT_LIST } from '../text/nearest-name.ts';
import type { SchemaError } from './validate-config.js';
import type { Violation } from './violation.ts';

/** The document that was validated, and its schema. */
interface Validated {
  readonly file: SourceFile;
  readonly document: Document.Parsed;
  readonly schema: unknown;
}

const TYPES: ReadonlyMap<unknown, string> = new Map([
  ['object', 'a map'],
  ['array', 'a list'],
  ['string', 'text'],
  ['integer', 'a whole number'],
  ['boolean', '`true` or `false`'],
  ['string,number', 'a version such as `1.34`'],
]);

/** An error of ajv, at the key or the value in the file. */
export function explainViolation(error: SchemaError, validated: Validated): Violation {
  const steps = stepsOf(error.instancePath);
  const node = nodeAt(validated, steps);
  const at = spanOf(node, validated);
  const name = steps.length === 0 ? 'The file' : `\`${nameOf(steps)}\``;
  const { keyword, params } = error;
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(
        String(params['additionalProperty']),
        node,
        validated,
        keysAllowed(validated.schema, error),
      );
    case 'anyOf':
      return { at, message: `${name} needs a \`url\` or a \`name\`.` };
    case 'oneOf':
      return { at, message: `${name} needs either a \`folder\` or a \`chart\`.` };
    case 'required':
    case 'dependencies':
      return { at, message: `${name} lacks \`${String(params['missingProperty'])}\`.` };
    case 'enum':
      return { at, message: notOneOf(name, node, params['allowedValues']) };
    case 'type':
      return {
        at,
        message: `${name} must be ${TYPES.get(String(params['type'])) ?? 'different'}.`,
      };
    case 'minimum':
      return { at, message: `${name} must be at least ${String(params['limit'])}.` };
    case 'pattern':
      return { at, message: `${name} ${patternMessage(steps)}` };
    default:
      return { at, message: `${name} is not valid.` };
  }
}

function patternMessage(steps: readonly string[]): string {
  return steps[0] === 'producers'
    ? 'is not a valid template: write paths in braces, such as `{metadata.name}`.'
    : 'is not a Kubernetes version.';
}

/** The rules that the file configures, everywhere or for some paths, and that do not exist. */
export function unknownRules(
  validated: Validated,
  ruleIds: readonly string[],
): readonly Violation[] {
  const { contents } = validated.document;
  const overrides = isMap(contents) ? contents.get('overrides') : undefined;
  const count = isSeq(overrides) ? overrides.items.length : 0;
  const places = Array.from({ length: count }, (_, index) => ['overrides', `${index}`, 'rules']);
  return [['rules'], ...places].flatMap((steps) => {
    const rules = nodeAt(validated, steps);
    if (!isMap(rules) || rules === contents) return [];
    const ids = rules.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));
    const unknown = ids.filter((id) => !ruleIds.includes(currentRuleId(id)));
    return unknown.map((id) => unknownKey(id, rules, validated, ruleIds, 'rule'));
  });
}

function unknownKey(
  key: string,
  map: unknown,
  validated: Validated,
  known: readonly string[],
  what: 'key' | 'rule' = 'key',
): Violation {
  const pairs = isMap(map) ? map.items : [];
  const written = pairs.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
  return {
    at: spanOf(written?.key ?? map, validated),
    message: `Unknown ${what} \`${key}\`.${hintOf(key, known)}`,
  };
}

function notOneOf(name: string, node: unknown, allowed: unknown): string {
  const values = Array.isArray(allowed) ? allowed.map(String) : [];
  const value = isScalar(node) ? (node.source ?? String(node.value)) : '';
  const nearest = nearestName(value, values);
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  return `Invalid value \`${value}\` for ${name}: use ${choiceOf(values)}.${hint}`;
}

/** The nearest of the names there are, or all of them while they are few. */
function hintOf(wrong: string, names: readonly string[]): string {
  const nearest = nearestName(wrong, names);
  if (nearest !== undefined) return ` Did you mean \`${nearest}\`?`;
  if (names.length > SHORT_LIST) return '';
  return ` Use ${choiceOf(names)}.`;
}

/** The keys that the schema allows in the map in which an `additionalProperties` was violated. */
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

function stepsOf(pointer: string): readonly string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `externals/0/kind` as people write it: `externals[0].kind`. */
function nameOf(steps: readonly string[]): string {
  const [first = '', ...rest] = steps;
  return first + rest.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('');
}

/** The place of the value that some steps lead to. */
export function placeOf(
  validated: Pick<Validated, 'file' | 'document'>,
  steps: readonly string[],
): Span {
  return spanOf(nodeAt(validated, steps), validated);
}

/** The node a pointer leads to, or the nearest one around it. */
function nodeAt({ document }: Pick<Validated, 'document'>, steps: readonly string[]): unknown {
  let here: unknown = document.contents;
  for (const step of steps) {
    const next = isCollection(here) ? here.get(step, true) : undefined;
    if (next === undefined) return here;
    here = next;
  }
  return here;
}

function spanOf(node: unknown, { file }: Pick<Validated, 'file'>): Span {
  const [start = 0, end = start] = (isNode(node) ? node.range : undefined) ?? [];
  return { file, start, end };
}
