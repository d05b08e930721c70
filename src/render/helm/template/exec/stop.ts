import type { Span } from '../../../../model/span.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { holdsSecret, isOfCredential } from '../../value/holds-secret.ts';
import { hiddenMessage } from '../helm-functions.ts';
import type { NamedNode } from '../parse/node-text.ts';
import type { Machine } from './machine.ts';

/** A hint for something that is missing. */
export interface Meant {
  /** The name that is missing, and those that are there. */
  readonly name: string;
  readonly names: Iterable<string>;
  /** Of a nil that a field was taken of: the names that lead to it, from the dot or a variable. */
  readonly path?: readonly string[];
  /** The null that was written, or the map that has no such key. */
  readonly at?: Span | undefined;
  /** It is a template, whose name no value is a part of. */
  readonly isTemplate?: boolean;
}

/** Ends the execution at the node that the machine is at; caught by `runMachine` and never seen outside. */
export class ExecStop extends Error {
  /** The message without values that are secret. */
  readonly discreet: string;
  readonly meant: Meant | undefined;
  /** What the message may quote. */
  readonly quoted: readonly GoValue[];

  constructor(
    message: string,
    discreet: string = message,
    meant?: Meant,
    quoted: readonly GoValue[] = [],
  ) {
    super(message);
    this.discreet = discreet;
    this.meant = meant;
    this.quoted = quoted;
  }
}

/** Stops with Go's error, without the position. */
export function stopAt(machine: Machine, message: string, node?: NamedNode): never {
  if (node !== undefined) machine.frame.node = node;
  throw new ExecStop(message);
}

/** Stops with Go's error about something that is missing; `value` contains its name if the template does not. */
export function stopMissing(message: string, meant: Meant, value?: GoValue): never {
  if (value !== undefined && isSecret(value)) {
    throw new ExecStop(message, hiddenMessage(message));
  }
  throw new ExecStop(message, message, meant, value === undefined ? [] : [value]);
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
  const shown = values.some(isSecret) ? hiddenMessage(message) : message;
  throw new ExecStop(what + message, what + shown, undefined, values);
}

function isSecret(value: GoValue): boolean {
  return holdsSecret(value) || isOfCredential(value);
}
