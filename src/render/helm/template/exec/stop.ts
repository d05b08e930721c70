import type { Machine } from './machine.ts';

/** Ends the execution at the node that the machine is at; caught by `runMachine` and never seen outside. */
export class ExecStop extends Error {}

/** Stops with Go's error, without the position. */
export function stopAt(machine: Machine, message: string, node?: Machine['frame']['node']): never {
  if (node !== undefined) machine.frame.node = node;
  throw new ExecStop(message);
}
