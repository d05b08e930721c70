import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import { hiddenMessage } from '../helm-functions.ts';
import type { NamedNode } from '../parse/node-text.ts';
import type { Machine } from './machine.ts';

/** Ends the execution at the node that the machine is at; caught by `runMachine` and never seen outside. */
export class ExecStop extends Error {
  /** The message without values that are secret. */
  readonly discreet: string;

  constructor(message: string, discreet: string = message) {
    super(message);
    this.discreet = discreet;
  }
}

/** Stops with Go's error, without the position. */
export function stopAt(machine: Machine, message: string, node?: NamedNode): never {
  if (node !== undefined) machine.frame.node = node;
  throw new ExecStop(message);
}

/** Stops with an error that may quote these values. */
export function stopAbout(
  machine: Machine,
  what: string,
  { message }: GoFailure,
  values: readonly GoValue[],
  node?: NamedNode,
): never {
  if (node !== undefined) machine.frame.node = node;
  const isSecret = values.some((value) => valueOrigin(value)?.secret === true);
  throw new ExecStop(what + message, what + (isSecret ? hiddenMessage(message) : message));
}
