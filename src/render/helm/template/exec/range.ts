import { toBytes } from '../../text/bytes.ts';
import { textOf } from '../../text/text.ts';
import { valueText } from '../../value/format/print.ts';
import { failed } from '../../value/go-function.ts';
import { INT } from '../../value/go-types.ts';
import type { GoValue, MapValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { NIL, intValue, stringValue, uintValue } from '../../value/make-value.ts';
import { sortedKeys } from '../../value/sorted-keys.ts';
import type { PipeNode } from '../parse/nodes.ts';
import type { Control, Machine, RangeSource } from './machine.ts';
import { stopAbout, stopAt } from './stop.ts';
import { assignVariable, setLastVariable } from './variables.ts';

/** The items that `range` visits in a value; undefined if there are none. */
export function rangeOver(
  machine: Machine,
  value: GoValue,
  { variables }: PipeNode,
): RangeSource | undefined {
  switch (value.kind) {
    case 'nil':
      return undefined;
    case 'int':
    case 'uint':
      if (variables.length > 1) {
        stopAt(machine, `can't use ${value.value} to iterate over more than one variable`);
      }
      return value.value > 0n
        ? { kind: 'count', end: value.value, like: value, at: 0n }
        : undefined;
    case 'list':
      return itemsOf(value.items, undefined, value.type.elem?.kind === 'interface');
    case 'bytes':
      return itemsOf(
        Array.from(toBytes(value.text.text), (byte) => uintValue(byte)),
        undefined,
        false,
      );
    case 'map':
      return entriesOf(value);
    default: {
      const text = valueText(value, machine.context.budget);
      if (isFailure(text)) return stopAt(machine, text.message);
      return stopAbout(machine, "range can't iterate over ", failed(text.text), [value]);
    }
  }
}

/** Goes on to the next item: sets the variables and the dot. False at the end. */
export function visitNext(machine: Machine, control: Control, pipe: PipeNode): boolean {
  const { source } = control;
  if (source === undefined) return false;
  return source.kind === 'count'
    ? visitCount(machine, source, pipe)
    : visitItem(machine, source, pipe);
}

function visitCount(
  machine: Machine,
  source: Extract<RangeSource, { readonly kind: 'count' }>,
  pipe: PipeNode,
): boolean {
  if (source.at >= source.end) return false;
  const { like, at } = source;
  const type = like.kind === 'nil' ? INT : like.type;
  source.at += 1n;
  const value =
    like.kind === 'uint' ? uintValue(at, undefined, type) : intValue(at, undefined, type);
  visit(machine, pipe, NIL, value, false);
  return true;
}

function visitItem(
  machine: Machine,
  source: Extract<RangeSource, { readonly kind: 'items' }>,
  pipe: PipeNode,
): boolean {
  const { items, keys, boxed, at } = source;
  const item = items[at];
  if (item === undefined) return false;
  source.at += 1;
  const index = pipe.variables.length > 1 ? (keys?.[at] ?? intValue(at)) : NIL;
  visit(machine, pipe, index, item, boxed);
  return true;
}

function visit(
  machine: Machine,
  { variables, isAssign }: PipeNode,
  index: GoValue,
  item: GoValue,
  boxed: boolean,
): void {
  const { frame } = machine;
  frame.dot = item;
  frame.dotBoxed = boxed;
  const [first, second] = variables;
  if (first === undefined) return;
  if (isAssign) {
    assignVariable(
      machine,
      first.name,
      second === undefined ? item : index,
      second === undefined && boxed,
    );
    if (second !== undefined) assignVariable(machine, second.name, item, boxed);
    return;
  }
  setLastVariable(machine, 1, item, boxed);
  if (second !== undefined) setLastVariable(machine, 2, index, false);
}

function itemsOf(
  items: readonly GoValue[],
  keys: readonly GoValue[] | undefined,
  boxed: boolean,
): RangeSource | undefined {
  return items.length === 0 ? undefined : { kind: 'items', items, keys, boxed, at: 0 };
}

/** The entries as they are now, in the order of the keys: changes during the loop are not seen. */
function entriesOf(map: MapValue): RangeSource | undefined {
  const names = sortedKeys(map);
  const keys = names.map((name) => stringValue(textOf(name, map.keyOrigins?.get(name))));
  const items = names.map((name) => map.entries.get(name) ?? NIL);
  return itemsOf(items, keys, map.type.elem?.kind === 'interface');
}
