import type { Binding, Environment, Expanded } from '../../model/environment.ts';
import { LONGEST_STRING } from '../../kubernetes/process-size.ts';
import type { Value } from '../../model/value.ts';
import { numberText } from '../text/words.ts';

/** Characters of all that is shown: for programs, and for people, who read less. */
export const MOST_FOR_PROGRAMS = 16 * 1024 * 1024;
export const MOST_FOR_PEOPLE = 2 * 1024 * 1024;
/** What a binding costs besides its value: names and places. */
const PER_BINDING = 256;

export interface Bounded {
  readonly environments: readonly Environment[];
  /** How many at the end are left out. */
  readonly leftOut: number;
}

/**
 * What of environments is shown: a value that no process can be given (`LONGEST_STRING`) is shown by its length, and what comes after `most`
 * characters is left out, container by container. The first is always shown.
 */
export function boundEnvironments(environments: readonly Environment[], most: number): Bounded {
  const shown: Environment[] = [];
  let left = most;
  for (const environment of environments) {
    const bounded = withShortValues(environment);
    left -= costOf(bounded);
    if (left < 0 && shown.length > 0) break;
    shown.push(bounded);
  }
  return { environments: shown, leftOut: environments.length - shown.length };
}

function costOf({ bindings, command, args }: Environment): number {
  let cost = 0;
  for (const binding of bindings) {
    cost += PER_BINDING + lengthOf(binding.value);
    for (const { value } of binding.hides) cost += PER_BINDING + lengthOf(value);
  }
  for (const { value } of [...command, ...args]) cost += PER_BINDING + lengthOf(value);
  return cost;
}

function withShortValues(environment: Environment): Environment {
  const { bindings, command, args, subPaths, probes } = environment;
  const expanded = [...command, ...args, ...probes.flatMap((probe) => probe.command)];
  const all = [...bindings, ...bindings.flatMap(({ hides }) => hides), ...expanded];
  const isLong = all.some(({ value }) => lengthOf(value) > LONGEST_STRING);
  if (!isLong) return environment;
  return {
    ...environment,
    bindings: bindings.map(shortBinding),
    command: command.map(shortElement),
    args: args.map(shortElement),
    probes: probes.map((probe) => ({ ...probe, command: probe.command.map(shortElement) })),
    subPaths: subPaths.map((each) => ({
      ...each,
      subPath: each.subPath && shortElement(each.subPath),
    })),
  };
}

function shortBinding(binding: Binding): Binding {
  return { ...binding, value: shortValue(binding.value), hides: binding.hides.map(shortBinding) };
}

function shortElement(element: Expanded): Expanded {
  return { ...element, value: shortValue(element.value) };
}

function shortValue(value: Value): Value {
  const length = lengthOf(value);
  if (length <= LONGEST_STRING) return value;
  const secret = value.find(({ kind }) => kind === 'secret');
  const whose = secret?.kind === 'secret' ? `${secret.label}, ` : '';
  return [{ kind: 'placeholder', label: `${whose}${numberText(length)} characters` }];
}

function lengthOf(value: Value): number {
  let length = 0;
  for (const part of value)
    length += part.kind === 'text' || part.kind === 'secret' ? part.text.length : part.label.length;
  return length;
}
