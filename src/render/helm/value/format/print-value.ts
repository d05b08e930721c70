import { appendRun } from '../../text/text-builder.ts';
import { textOf } from '../../text/text.ts';
import { verbatimOffset } from '../../text/verbatim-offset.ts';
import { charge } from '../charge.ts';
import type { GoValue } from '../go-value.ts';
import { NO_FLAGS, padded, type Flags } from './flags.ts';
import { complexText, floatVerbText, integerText } from './number-text.ts';
import { printBytes, printList, printMap, printStruct } from './print-parts.ts';
import { mayGoOn, type Printer } from './printer.ts';
import { printPlain, printString } from './string-verbs.ts';

/** An address; a real one is different in every run. */
const SOME_ADDRESS = 0xc000000000n;
const STRING_VERBS = 'vsxXq';

/** Prints an argument of `printf`, `print` or `println`. */
export function printArgument(printer: Printer, value: GoValue, verb: string, flags: Flags): void {
  if (value.kind === 'nil') {
    if (verb === 'T' || verb === 'v') appendRun(printer.builder, padded('<nil>', flags));
    else printBadVerb(printer, value, verb, flags);
    return;
  }
  if (verb === 'T') printPlain(printer.builder, textOf(value.type.name), flags);
  else if (verb === 'p') printPointer(printer, value, verb, flags);
  else printAt(printer, value, verb, flags, 0);
}

/** Prints the default format of a value (`%v`). */
export function printDefault(printer: Printer, value: GoValue): void {
  printArgument(printer, value, 'v', NO_FLAGS);
}

/** To quote a character takes longer than to print it. */
const CHARACTERS_PER_ESCAPE = 4;

function printAt(
  printer: Printer,
  value: GoValue,
  verb: string,
  flags: Flags,
  depth: number,
): void {
  if (!mayGoOn(printer, depth)) return;
  if (value.kind === 'nil') {
    appendRun(printer.builder, flags.sharpV ? 'interface {}(nil)' : '<nil>', value.origin);
    return;
  }
  if (verb === 'w') {
    printBadVerb(printer, value, verb, flags);
    return;
  }
  if (printByMethod(printer, value, verb, flags)) return;
  switch (value.kind) {
    case 'string':
      if (verb === 'q') {
        printer.failure = charge(printer.budget, 0, CHARACTERS_PER_ESCAPE * value.text.text.length);
        if (printer.failure !== undefined) return;
      }
      if (!printString(printer.builder, value.text, verb, flags)) {
        printBadVerb(printer, value, verb, flags);
      }
      return;
    case 'func':
      printPointer(printer, value, verb, flags);
      return;
    case 'bytes':
    case 'list':
    case 'map':
    case 'struct':
      printWhole(printer, value, verb, flags, depth);
      return;
    case 'time':
      appendRun(printer.builder, value.rfc3339, value.origin);
      return;
    default:
      printScalar(printer, value, verb, flags);
  }
}

type Whole = Extract<GoValue, { readonly kind: 'bytes' | 'list' | 'map' | 'struct' }>;

/** Prints a value with parts. A pointer is followed only at the top. */
function printWhole(
  printer: Printer,
  value: Whole,
  verb: string,
  flags: Flags,
  depth: number,
): void {
  const print = (part: GoValue, at: number): void => printAt(printer, part, verb, flags, at);
  const printing = { printer, verb, flags, print };
  switch (value.kind) {
    case 'bytes':
      printBytes(printing, value, depth);
      return;
    case 'list':
      printList(printing, value, depth);
      return;
    case 'map':
      printMap(printing, value, depth);
      return;
    default:
      if (value.type.kind === 'ptr' && depth > 0) {
        printPointer(printer, value, verb, flags);
        return;
      }
      if (value.type.kind === 'ptr') appendRun(printer.builder, '&');
      printStruct(printing, value, depth);
  }
}

function printByMethod(
  printer: Printer,
  value: Exclude<GoValue, { readonly kind: 'nil' }>,
  verb: string,
  flags: Flags,
): boolean {
  const { stringer } = value.type;
  if (stringer === undefined || printer.erroring || flags.sharpV) return false;
  if (!STRING_VERBS.includes(verb)) return false;
  return printString(printer.builder, stringer(value), verb, flags);
}

type Scalar = Extract<GoValue, { readonly kind: 'bool' | 'int' | 'uint' | 'float' | 'complex' }>;

function printScalar(printer: Printer, value: Scalar, verb: string, flags: Flags): void {
  const text = scalarVerbText(value, verb, flags);
  if (text === undefined) {
    printBadVerb(printer, value, verb, flags);
    return;
  }
  appendRun(printer.builder, text, value.origin, verbatimOffset(text, value.origin));
}

function scalarVerbText(value: Scalar, verb: string, flags: Flags): string | undefined {
  switch (value.kind) {
    case 'bool':
      return verb === 't' || verb === 'v' ? padded(String(value.value), flags) : undefined;
    case 'int':
      return integerText(value.value, true, verb, flags);
    case 'uint':
      return integerText(value.value, false, verb, flags);
    case 'float':
      return floatVerbText(value.value, verb, flags);
    default:
      return complexText(value.real, value.imaginary, verb, flags);
  }
}

function printPointer(printer: Printer, value: GoValue, verb: string, flags: Flags): void {
  const address = addressText(value, verb, flags);
  if (address === undefined) printBadVerb(printer, value, verb, flags);
  else appendRun(printer.builder, address);
}

function addressText(value: GoValue, verb: string, flags: Flags): string | undefined {
  if (value.kind === 'nil' || !['map', 'slice', 'ptr', 'func'].includes(value.type.kind)) {
    return undefined;
  }
  if (verb === 'v' && flags.sharpV) return `(${value.type.name})(0x${SOME_ADDRESS.toString(16)})`;
  if (verb === 'v' || verb === 'p') {
    return integerText(SOME_ADDRESS, false, 'x', { ...flags, sharp: !flags.sharp });
  }
  return 'bodxX'.includes(verb) ? integerText(SOME_ADDRESS, false, verb, flags) : undefined;
}

/** `%!d(string=hello)` */
function printBadVerb(printer: Printer, value: GoValue, verb: string, flags: Flags): void {
  const { builder } = printer;
  appendRun(builder, `%!${verb}(`);
  if (value.kind === 'nil') {
    appendRun(builder, '<nil>');
  } else {
    appendRun(builder, `${value.type.name}=`);
    const { erroring } = printer;
    printer.erroring = true;
    printAt(printer, value, 'v', flags, 0);
    printer.erroring = erroring;
  }
  appendRun(builder, ')');
}
