import { compareText } from '../go/compare-text.ts';
import { refusalOfStrictVariable } from '../kubernetes/validation/names.ts';
import { tryToSpend } from '../model/budget.ts';
import { message, name as named, words } from '../model/message.ts';
import { itemsAt, mapAt, scalarAt, type MapNode } from '../model/node.ts';
import { sourcesMeant, type JudgedReference } from '../model/reference.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import { originOfKey, type Source } from '../model/source.ts';
import type { Container } from '../model/workload.ts';
import type { EnvironmentBuilder } from './environment-builder.ts';
import type { Pod } from './pod.ts';
import { findValue, labelOf, notFound, variableKeys, type ReadKey } from './source-values.ts';
import { isOverOwn } from './text-budget.ts';
import { placeholderValue } from './value-parts.ts';

/** Up to there the kubelet skips names that are not valid by the strict rule. */
const LAST_SKIPPING_VERSION = 29;

interface Item {
  readonly node: MapNode;
  readonly prefix: string;
  readonly judged: JudgedReference;
  readonly pod: Pod;
  readonly builder: EnvironmentBuilder;
}

const FIELDS = ['configMapRef', 'secretRef'];

/** The envFrom list, in order: every key of every source, later ones over earlier ones. */
export function addEnvFrom(container: Container, pod: Pod, builder: EnvironmentBuilder): void {
  const items = itemsAt(container.node, 'envFrom');
  for (let index = 0; index < items.length; index += 1) {
    const node = items[index];
    if (node?.kind !== 'map') continue;
    const field = FIELDS.find((each) => mapAt(node, each) !== undefined);
    if (field === undefined) {
      builder.skip({
        name: undefined,
        at: node,
        reason: 'it has neither configMapRef nor secretRef',
      });
      continue;
    }
    const judged = pod.judged.get(`${container.path}.envFrom[${index}].${field}`);
    const prefix = scalarText(scalarAt(node, 'prefix'), pod.dialect);
    if (judged === undefined) {
      const ref = mapAt(node, field) ?? node;
      builder.fail(`object "${pod.namespace}"/"" not registered`, ref);
    } else addItem({ node, prefix, judged, pod, builder });
  }
}

function addItem(item: Item): void {
  const { node, prefix, judged, builder } = item;
  const { reference, verdict } = judged;
  const { kind, name } = reference;
  const what = `${kind.toLowerCase()} ${name}`;
  switch (verdict.kind) {
    case 'present':
    case 'elsewhere':
    case 'produced':
      addSources(item, sourcesMeant(judged));
      return;
    case 'optional':
      builder.skip({
        name: undefined,
        at: judged.at,
        reason: `optional, and there is no ${kind} ${name}`,
        wording: message`optional, and there is no ${words(kind)} ${named(name, reference.at)}`,
      });
      return;
    case 'undeclared':
    case 'broken':
      builder.fail(notFound(reference), judged.at, reference, verdict.kind === 'undeclared');
      builder.assignUnknown(
        reference,
        prefix,
        `all keys of ${what}, which is missing`,
        node,
        verdict.missing.what === 'source' ? verdict.missing.hashed : undefined,
      );
      return;
    case 'assumed':
    case 'unknown':
      builder.assignUnknown(reference, prefix, `all keys of ${what}`, node);
  }
}

function addSources(item: Item, sources: readonly Source[]): void {
  const { node, prefix, judged, pod, builder } = item;
  const { reference } = judged;
  const keys = variableKeys(sources, pod.budget.variables);
  if (keys === undefined) {
    const label = `all keys of ${reference.kind.toLowerCase()} ${reference.name}`;
    builder.assignUnknown(reference, prefix, label, node);
    return;
  }
  const wasExceeded = pod.budget.isExceeded;
  if (!tryToSpend(pod.budget, 'variables', keys.length)) {
    const label = isOverOwn(pod.budget)
      ? 'more variables than a process can be given'
      : 'not worked out: this run has too many variables';
    // One failure represents all that follow.
    if (!wasExceeded) builder.assignUnknown(reference, '', label, node);
    return;
  }
  const invalid: string[] = [];
  const valueIn = valuesAmong(sources, pod.readKey);
  for (const { source, key } of keys) {
    const name = key.key;
    const variable = prefix + name;
    if (pod.version <= LAST_SKIPPING_VERSION && refusalOfStrictVariable(variable) !== undefined) {
      invalid.push(variable);
      continue;
    }
    const value = valueIn(source, key);
    const at = originOfKey(key);
    const kind = 'env-from';
    builder.assign(variable, value, {
      kind,
      reference,
      source,
      key: name,
      prefix,
      at,
      itemAt: node,
    });
  }
  if (invalid.length > 0) skipInvalid(item, invalid);
}

/** The value of a key of one of some sources: what all of them say. */
function valuesAmong(sources: readonly Source[], readKey: ReadKey): ReadKey {
  if (sources.length === 1) return readKey;
  return (source, key) => {
    const found = findValue(sources, key.key, readKey);
    return found.kind === 'known' ? found.value : placeholderValue(labelOf(source, key.key));
  };
}

/** One event for each envFrom item, in the kubelet's words. */
function skipInvalid({ node, judged, pod, builder }: Item, names: string[]): void {
  const { kind, name } = judged.reference;
  names.sort(compareText);
  const text = `Keys [${names.join(', ')}] from the EnvFrom ${kind.toLowerCase()} ${pod.namespace}/${name} were skipped since they are considered invalid environment variable names.`;
  for (const skipped of names) {
    builder.skip({ name: skipped, at: node, reason: `InvalidEnvironmentVariableNames: ${text}` });
  }
}
