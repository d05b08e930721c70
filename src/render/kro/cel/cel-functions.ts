import { isValue, type CelOutcome, type CelValue } from './cel-value.ts';

type CelFunction = (args: readonly CelValue[]) => CelOutcome | undefined;

/** Functions by name, with the receiver as their first argument (cel-go: common/stdlib, ext/strings.go; common/types). */
const FUNCTIONS: ReadonlyMap<string, CelFunction> = new Map<string, CelFunction>([
  ['size', ([of]) => sizeOf(of)],
  ['string', ([of]) => textOf(of)],
  ['int', ([of]) => integerOf(of)],
  ['dyn', ([of]) => of],
]);

const METHODS: ReadonlyMap<string, CelFunction> = new Map<string, CelFunction>([
  ['size', ([of]) => sizeOf(of)],
  ['startsWith', texts((of, part) => of.startsWith(part))],
  ['endsWith', texts((of, part) => of.endsWith(part))],
  ['contains', texts((of, part) => of.includes(part))],
  ['lowerAscii', text((of) => of.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()))],
  ['upperAscii', text((of) => of.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()))],
  ['trim', text((of) => of.trim())],
  ['replace', replaced],
  ['split', split],
  ['join', joined],
  ['hasValue', ([of]) => (of?.kind === 'optional' ? bool(of.value !== undefined) : undefined)],
  ['orValue', ([of, other]) => (of?.kind === 'optional' ? (of.value ?? other) : undefined)],
  [
    'or',
    ([of, other]) => (of?.kind === 'optional' ? (of.value === undefined ? other : of) : undefined),
  ],
  ['value', ([of]) => (of?.kind === 'optional' ? (of.value ?? NO_VALUE) : undefined)],
]);

const NO_VALUE: CelOutcome = { kind: 'fails', message: 'optional.none() dereference' };

/** What a function gives; unknown for one that is not imitated, or not for such arguments. */
export function callFunction(
  name: string,
  isMethod: boolean,
  args: readonly CelValue[],
): CelOutcome {
  const made = (isMethod ? METHODS : FUNCTIONS).get(name)?.(args);
  return made ?? { kind: 'unknown', what: `the result of ${name}` };
}

/** The functions and methods that are imitated, and give one type whatever they are given. */
export const RESULT_TYPES: ReadonlyMap<string, 'string' | 'int' | 'bool'> = new Map([
  ['string', 'string'],
  ['size', 'int'],
  ['int', 'int'],
  ['has', 'bool'],
  ['startsWith', 'bool'],
  ['endsWith', 'bool'],
  ['contains', 'bool'],
  ['lowerAscii', 'string'],
  ['upperAscii', 'string'],
  ['trim', 'string'],
  ['replace', 'string'],
  ['join', 'string'],
  ['hasValue', 'bool'],
] as const);

function bool(value: boolean): CelValue {
  return { kind: 'bool', value };
}

function text(change: (of: string) => string): CelFunction {
  return ([of, ...more]) =>
    of?.kind === 'string' && more.length === 0
      ? { kind: 'string', value: change(of.value) }
      : undefined;
}

function texts(test: (of: string, part: string) => boolean): CelFunction {
  return ([of, part]) =>
    of?.kind === 'string' && part?.kind === 'string' ? bool(test(of.value, part.value)) : undefined;
}

function sizeOf(of: CelValue | undefined): CelOutcome | undefined {
  const count = countOf(of);
  return count === undefined ? undefined : { kind: 'int', value: BigInt(count) };
}

function countOf(of: CelValue | undefined): number | undefined {
  if (of?.kind === 'string') return Array.from(of.value).length;
  if (of?.kind === 'list') return of.items.length;
  return of?.kind === 'map' && of.isOpen !== true ? of.keys.length : undefined;
}

/** Numbers that Go writes with an exponent are left out. */
function textOf(of: CelValue | undefined): CelOutcome | undefined {
  if (of?.kind === 'string') return of;
  if (of?.kind === 'int' || of?.kind === 'bool') return { kind: 'string', value: String(of.value) };
  if (of?.kind !== 'double') return undefined;
  const size = Math.abs(of.value);
  const isPlain = size < 1e6 && (size >= 1e-4 || Object.is(of.value, 0));
  return isPlain ? { kind: 'string', value: String(of.value) } : undefined;
}

function integerOf(of: CelValue | undefined): CelOutcome | undefined {
  if (of?.kind === 'int') return of;
  if (of?.kind !== 'string' || !/^-?[0-9]{1,18}$/.test(of.value)) return undefined;
  return { kind: 'int', value: BigInt(of.value) };
}

function replaced([of, old, made, ...more]: readonly CelValue[]): CelOutcome | undefined {
  if (of?.kind !== 'string' || old?.kind !== 'string' || made?.kind !== 'string') return undefined;
  if (more.length > 0 || old.value === '') return undefined;
  return { kind: 'string', value: of.value.split(old.value).join(made.value) };
}

function split([of, by, ...more]: readonly CelValue[]): CelOutcome | undefined {
  if (of?.kind !== 'string' || by?.kind !== 'string' || more.length > 0 || by.value === '')
    return undefined;
  const items = of.value.split(by.value).map((value): CelValue => ({ kind: 'string', value }));
  return { kind: 'list', items };
}

function joined([of, by]: readonly CelValue[]): CelOutcome | undefined {
  if (of?.kind !== 'list' || (by !== undefined && by.kind !== 'string')) return undefined;
  const parts: string[] = [];
  for (const item of of.items) {
    if (!isValue(item) || item.kind !== 'string') return undefined;
    parts.push(item.value);
  }
  return { kind: 'string', value: parts.join(by?.value ?? '') };
}
