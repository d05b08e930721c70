import { LONGEST_STRING } from '../../kubernetes/process-size.ts';
import type { Binding, Environment, Expanded } from '../../model/environment.ts';
import type { Value } from '../../model/value.ts';
import { numberText } from '../text/words.ts';

/** How much is shown. */
interface Extent {
  /** Characters of all that is shown. */
  readonly most: number;
  /** What a binding costs besides its value: names and places. */
  readonly perBinding: number;
}

/** For programs, and for people, who read less and shorter lines. */
export const FOR_PROGRAMS: Extent = { most: 16 * 1024 * 1024, perBinding: 512 };
export const FOR_PEOPLE: Extent = { most: 2 * 1024 * 1024, perBinding: 256 };

export interface Bounded<Item> {
  readonly environments: readonly Item[];
  /** How many at the end are left out. */
  readonly leftOut: number;
}

/** How much of a page an environment takes. */
export interface Size {
  readonly bindings: number;
  /** Of all values. */
  readonly characters: number;
}

/** Containers up to an extent: what comes after `most` characters is left out, container by container. The first is always shown. */
export function withinExtent<Item>(
  items: readonly Item[],
  { most, perBinding }: Extent,
  sizeOfItem: (item: Item) => Size,
): Bounded<Item> {
  let left = most;
  let shown = 0;
  for (const item of items) {
    const { bindings, characters } = sizeOfItem(item);
    left -= bindings * perBinding + characters;
    if (left < 0 && shown > 0) break;
    shown += 1;
  }
  return { environments: items.slice(0, shown), leftOut: items.length - shown };
}

export function sizeOf({ bindings, command, args }: Environment): Size {
  const values = [
    ...bindings.flatMap(({ value, hides }) => [value, ...hides.map((hidden) => hidden.value)]),
    ...[...command, ...args].map(({ value }) => value),
  ];
  const characters = values.reduce((sum, value) => sum + lengthOf(value), 0);
  return { bindings: values.length, characters };
}

/** The same, with the length of a value in its place if no process can be given so long a one (`LONGEST_STRING`). */
export function withShortValues(environment: Environment): Environment {
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
