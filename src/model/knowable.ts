import type { Reason } from './reason.ts';

/** A value, or the reason why it cannot be known offline. Unknown silences every rule that would need it. */
export type Knowable<T> = Known<T> | Unknown;

interface Known<T> {
  readonly kind: 'known';
  readonly value: T;
}

interface Unknown {
  readonly kind: 'unknown';
  /** A clause that can follow "cannot tell: ", without a full stop. */
  readonly reason: Reason;
}

export function known<T>(value: T): Known<T> {
  return { kind: 'known', value };
}

export function unknown(reason: Reason): Unknown {
  return { kind: 'unknown', reason };
}
