import type { GoValue } from '../../value/go-value.ts';
import type { Machine, Variable } from './machine.ts';
import { stopAt } from './stop.ts';

export function declareVariable(
  { variables }: Machine,
  name: string,
  value: GoValue,
  boxed: boolean,
): void {
  variables.push({ name, value, boxed });
}

/** Assigns to the variable of a name that was declared last. */
export function assignVariable(
  machine: Machine,
  name: string,
  value: GoValue,
  boxed: boolean,
): void {
  setVariable(findVariable(machine, name), value, boxed);
}

/** Reads a variable, and sets `machine.boxed` to how its value is held. */
export function readVariable(machine: Machine, name: string): GoValue {
  const { value, boxed } = findVariable(machine, name);
  machine.boxed = boxed;
  return value;
}

/** Sets one of the variables declared last: `back` is 1 for the very last. */
export function setLastVariable(
  { variables }: Machine,
  back: number,
  value: GoValue,
  boxed: boolean,
): void {
  const variable = variables.at(-back);
  if (variable !== undefined) setVariable(variable, value, boxed);
}

/** Only the variables of the template itself are visible. */
function findVariable(machine: Machine, name: string): Variable {
  const { variables, frame } = machine;
  for (let index = variables.length - 1; index >= frame.variableBase; index--) {
    const variable = variables[index];
    if (variable?.name === name) return variable;
  }
  return stopAt(machine, `undefined variable: ${name}`);
}

function setVariable(variable: Variable, value: GoValue, boxed: boolean): void {
  variable.value = value;
  variable.boxed = boxed;
}
