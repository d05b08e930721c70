import type { GoValue } from '../../value/go-value.ts';
import type { Frame, Machine } from './machine.ts';
import { stopAt } from './stop.ts';

/** Declares a variable. */
export function declareVariable(
  { names, variables, boxes }: Frame,
  name: string,
  value: GoValue,
  boxed: boolean,
): void {
  names.push(name);
  variables.push(value);
  boxes.push(boxed);
}

/** Assigns to the variable of a name that was declared last. */
export function assignVariable(
  machine: Machine,
  name: string,
  value: GoValue,
  boxed: boolean,
): void {
  const { frame } = machine;
  const index = frame.names.lastIndexOf(name);
  if (index === -1) stopAt(machine, `undefined variable: ${name}`);
  setVariable(frame, index, value, boxed);
}

/** Sets a variable by its place. */
export function setVariable(
  { variables, boxes }: Frame,
  index: number,
  value: GoValue,
  boxed: boolean,
): void {
  variables[index] = value;
  boxes[index] = boxed;
}

/** The value of a variable; `machine.boxed` tells how it is held. */
export function readVariable(machine: Machine, name: string): GoValue {
  const { names, variables, boxes } = machine.frame;
  const index = names.lastIndexOf(name);
  const value = variables[index];
  if (value === undefined) return stopAt(machine, `undefined variable: ${name}`);
  machine.boxed = boxes[index] === true;
  return value;
}

/** Forgets the variables that were declared after a mark. */
export function dropVariables({ names, variables, boxes }: Frame, mark: number): void {
  names.length = mark;
  variables.length = mark;
  boxes.length = mark;
}
