import type { BindingOrigin, Environment, Expanded } from '../model/environment.ts';
import type { Span } from '../model/span.ts';
import type { Value } from '../model/value.ts';

/**
 * Bytes of one variable (`NAME=value`) or argument with its final NUL: MAX_ARG_STRLEN of Linux, 32 pages of 4 KiB
 * (include/uapi/linux/binfmts.h). `execve` fails with E2BIG beyond, "argument list too long".
 */
export const LONGEST_STRING = 128 * 1024;
/** Bytes of all variables and arguments of a process, at most: 3/4 of _STK_LIM, regardless of the limit of the stack (fs/exec.c). */
export const LARGEST_PROCESS = 6 * 1024 * 1024;
/** The same with the usual limit of the stack, 8 MiB: a quarter of it (fs/exec.c). */
export const USUAL_PROCESS = 2 * 1024 * 1024;
const POINTER = 8;

/** A variable or argument that is too large, or all of them together. */
export interface Oversize {
  readonly what: 'variable' | 'command' | 'args' | 'all';
  /** Of the variable; empty otherwise. */
  readonly name: string;
  /** At least so many: what only the cluster knows counts nothing. */
  readonly bytes: number;
  /** Of a variable. */
  readonly from: BindingOrigin | undefined;
  /** Of an argument. */
  readonly at: Span | undefined;
}

/** Every string that is too long for Linux, and the sum if it is too much. Empty for nearly every container. */
export function oversizesOf(
  environment: Pick<Environment, 'bindings' | 'command' | 'args'>,
): readonly Oversize[] {
  const { bindings, command, args } = environment;
  if (isSmall(environment)) return NONE;
  const found: Oversize[] = [];
  let all = 0;
  const isTooLong = (bytes: number): boolean => {
    all += bytes + POINTER;
    return bytes > LONGEST_STRING;
  };
  for (const { name, value, from } of bindings) {
    const bytes = byteLength(name) + 1 + bytesOf(value) + 1;
    if (isTooLong(bytes)) found.push({ what: 'variable', name, bytes, from, at: undefined });
  }
  const addAll = (what: 'command' | 'args', elements: readonly Expanded[]): void => {
    for (const { value, at } of elements) {
      const bytes = bytesOf(value) + 1;
      if (isTooLong(bytes)) found.push({ what, name: '', bytes, from: undefined, at });
    }
  };
  addAll('command', command);
  addAll('args', args);
  if (all > USUAL_PROCESS) {
    found.push({ what: 'all', name: '', bytes: all, from: undefined, at: undefined });
  }
  return found;
}

const NONE: readonly Oversize[] = [];
/** Bytes that UTF-8 needs for a UTF-16 code unit, at most. */
const PER_UNIT = 3;

/** Whether nothing can be too long, by the lengths of texts alone. */
function isSmall({
  bindings,
  command,
  args,
}: Pick<Environment, 'bindings' | 'command' | 'args'>): boolean {
  let units = 0;
  // Asked about every variable of a run: without an object for each.
  for (let at = 0; at < bindings.length; at += 1) {
    const binding = bindings[at];
    if (binding !== undefined) units += binding.name.length + unitsOf(binding.value);
  }
  for (const { value } of command) units += unitsOf(value);
  for (const { value } of args) units += unitsOf(value);
  // None of them can be longer than all together.
  return units * PER_UNIT <= LONGEST_STRING;
}

/** UTF-16 code units of a value, with what is around it and the pointer to it. */
function unitsOf(value: Value): number {
  let units = 2 + POINTER;
  for (let at = 0; at < value.length; at += 1) {
    const part = value[at];
    if (part?.kind === 'secret') units += part.bytes?.length ?? part.text.length;
    else if (part?.kind === 'text') units += part.text.length;
  }
  return units;
}

function bytesOf(value: Value): number {
  let bytes = 0;
  for (const part of value) {
    if (part.kind === 'secret' && part.bytes !== undefined) bytes += part.bytes.length;
    else if (part.kind !== 'placeholder') bytes += byteLength(part.text);
  }
  return bytes;
}

function byteLength(text: string): number {
  return Buffer.byteLength(text);
}
