import type { Budget } from '../../../../model/budget.ts';
import { isOddByte } from '../../text/bytes.ts';
import { appendPart, appendRun, finishText } from '../../text/text-builder.ts';
import type { Text } from '../../text/text.ts';
import type { GoFailure, GoValue } from '../go-value.ts';
import { NO_FLAGS, type Flags } from './flags.ts';
import { printArgument, printDefault } from './print-value.ts';
import { mayGoOn, newPrinter, type Printer } from './printer.ts';

/** Largest width and precision. */
const MAX = 1_000_000;

interface Scan {
  readonly format: Text;
  readonly args: readonly GoValue[];
  at: number;
  /** Next argument. */
  arg: number;
  /** Arguments were picked by number (`%[2]d`). */
  reordered: boolean;
  goodNumber: boolean;
  /** The last thing read was `[n]`. */
  afterNumber: boolean;
}

/**
 * fmt.Sprintf. The pieces of the format and of texts printed with `%s`, `%v` and `%q` are kept. Fails only when the
 * budget is spent.
 */
export function formatText(
  format: Text,
  args: readonly GoValue[],
  budget: Budget,
): Text | GoFailure {
  const printer = newPrinter(budget);
  const scan: Scan = {
    format,
    args,
    at: 0,
    arg: 0,
    reordered: false,
    goodNumber: true,
    afterNumber: false,
  };
  const { text } = format;
  while (scan.at < text.length) {
    const percent = text.indexOf('%', scan.at);
    const end = percent === -1 ? text.length : percent;
    appendPart(printer.builder, format, scan.at, end);
    scan.at = end;
    if (percent === -1) break;
    printVerb(printer, scan);
    if (!mayGoOn(printer, 0)) break;
  }
  if (!scan.reordered) printExtra(printer, args.slice(scan.arg));
  return printer.failure ?? finishText(printer.builder);
}

function printVerb(printer: Printer, scan: Scan): void {
  const { format, args } = scan;
  scan.at += 1;
  scan.goodNumber = true;
  scan.afterNumber = false;
  const flags = readFlags(printer, scan);
  if (scan.at >= format.text.length) {
    appendRun(printer.builder, '%!(NOVERB)');
    return;
  }
  const code = format.text.codePointAt(scan.at) ?? 0;
  scan.at += code > 0xffff ? 2 : 1;
  const verb = isOddByte(code) ? '\ufffd' : String.fromCodePoint(code);
  const arg = args[scan.arg];
  if (verb === '%') appendRun(printer.builder, '%');
  else if (!scan.goodNumber) appendRun(printer.builder, `%!${verb}(BADINDEX)`);
  else if (arg === undefined) appendRun(printer.builder, `%!${verb}(MISSING)`);
  else {
    printArgument(printer, arg, verb, verb === 'v' || verb === 'w' ? ofV(flags) : flags);
    scan.arg += 1;
  }
}

function ofV(flags: Flags): Flags {
  if (!flags.sharp && !flags.plus) return flags;
  return { ...flags, sharp: false, plus: false, sharpV: flags.sharp, plusV: flags.plus };
}

function readFlags(printer: Printer, scan: Scan): Flags {
  const signs = readSigns(scan);
  readArgNumber(scan);
  const width = readWidth(printer, scan);
  const precision = readPrecision(printer, scan);
  if (!scan.afterNumber) readArgNumber(scan);
  if (signs === '' && width === undefined && precision === undefined) return NO_FLAGS;
  const negative = width !== undefined && width < 0;
  return {
    ...NO_FLAGS,
    width: width === undefined ? undefined : Math.abs(width),
    precision,
    minus: negative || signs.includes('-'),
    plus: signs.includes('+'),
    sharp: signs.includes('#'),
    space: signs.includes(' '),
    zero: !negative && signs.includes('0'),
  };
}

function readSigns(scan: Scan): string {
  const start = scan.at;
  while ('#0+- '.includes(scan.format.text.charAt(scan.at) || 'x')) scan.at += 1;
  return scan.format.text.slice(start, scan.at);
}

function readWidth(printer: Printer, scan: Scan): number | undefined {
  if (scan.format.text[scan.at] === '*') {
    const width = readStar(scan);
    if (width === undefined) appendRun(printer.builder, '%!(BADWIDTH)');
    return width;
  }
  const width = readNumber(scan);
  if (scan.afterNumber && width !== undefined) scan.goodNumber = false;
  return width;
}

function readPrecision(printer: Printer, scan: Scan): number | undefined {
  const { text } = scan.format;
  if (scan.at + 1 >= text.length || text[scan.at] !== '.') return undefined;
  scan.at += 1;
  if (scan.afterNumber) scan.goodNumber = false;
  readArgNumber(scan);
  if (text[scan.at] !== '*') return readNumber(scan) ?? 0;
  const read = readStar(scan);
  const precision = read !== undefined && read >= 0 ? read : undefined;
  if (precision === undefined) appendRun(printer.builder, '%!(BADPREC)');
  return precision;
}

/** `*`: the number is an argument. */
function readStar(scan: Scan): number | undefined {
  scan.at += 1;
  scan.afterNumber = false;
  const arg = scan.args[scan.arg];
  if (arg === undefined) return undefined;
  scan.arg += 1;
  if (arg.kind !== 'int' && arg.kind !== 'uint') return undefined;
  const value = Number(arg.value);
  return Math.abs(value) > MAX ? undefined : value;
}

/** A decimal number; one that is too large swallows the rest of the format, as in Go. */
function readNumber(scan: Scan): number | undefined {
  const { text } = scan.format;
  let value: number | undefined;
  for (; isDigit(text, scan.at); scan.at++) {
    if (value !== undefined && value > MAX) {
      scan.at = text.length;
      return undefined;
    }
    value = (value ?? 0) * 10 + text.charCodeAt(scan.at) - 48;
  }
  return value;
}

/** `[n]`: the number of the next argument, from 1. */
function readArgNumber(scan: Scan): void {
  const { text } = scan.format;
  scan.afterNumber = false;
  if (text[scan.at] !== '[') return;
  scan.reordered = true;
  const close = text.indexOf(']', scan.at);
  if (close === -1 || text.length - scan.at < 3) {
    scan.goodNumber = false;
    scan.at += 1;
    return;
  }
  const digits = text.slice(scan.at + 1, close);
  scan.at = close + 1;
  const index = /^[0-9]{1,7}$/.test(digits) ? Number(digits) - 1 : undefined;
  if (index !== undefined && index >= 0 && index < scan.args.length) scan.arg = index;
  else scan.goodNumber = false;
  scan.afterNumber = index !== undefined;
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 48 && unit <= 57;
}

function printExtra(printer: Printer, extra: readonly GoValue[]): void {
  if (extra.length === 0) return;
  const { builder } = printer;
  appendRun(builder, '%!(EXTRA ');
  extra.forEach((arg, index) => {
    if (index > 0) appendRun(builder, ', ');
    if (arg.kind !== 'nil') appendRun(builder, `${arg.type.name}=`);
    printDefault(printer, arg);
  });
  appendRun(builder, ')');
}
