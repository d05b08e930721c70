import type { Budget } from '../../../../model/budget.ts';
import { appendRun, finishText } from '../../text/text-builder.ts';
import { textOf, type Text } from '../../text/text.ts';
import { verbatimOffset } from '../../text/verbatim-offset.ts';
import type { GoFailure, GoValue } from '../go-value.ts';
import { floatText } from './float-text.ts';
import { printDefault } from './print-value.ts';
import { newPrinter } from './printer.ts';

/** fmt.Sprint: a space between two arguments when neither is a string. Fails only when the budget is spent. */
export function printValues(args: readonly GoValue[], budget: Budget): Text | GoFailure {
  const printer = newPrinter(budget);
  args.forEach((arg, index) => {
    const before = args[index - 1];
    if (before !== undefined && !isString(before) && !isString(arg))
      appendRun(printer.builder, ' ');
    printDefault(printer, arg);
  });
  return printer.failure ?? finishText(printer.builder);
}

/** fmt.Sprintln: a space between two arguments, a newline at the end. */
export function printLine(args: readonly GoValue[], budget: Budget): Text | GoFailure {
  const printer = newPrinter(budget);
  args.forEach((arg, index) => {
    if (index > 0) appendRun(printer.builder, ' ');
    printDefault(printer, arg);
  });
  appendRun(printer.builder, '\n');
  return printer.failure ?? finishText(printer.builder);
}

/** fmt.Sprintf("%v"): what `{{ . }}`, `quote` and `toString` make of a value. Strings come back as they are. */
export function valueText(value: GoValue, budget: Budget): Text | GoFailure {
  const simple = simpleText(value);
  if (simple !== undefined) return simple;
  const printer = newPrinter(budget);
  printDefault(printer, value);
  return printer.failure ?? finishText(printer.builder);
}

/** The text of a value that has no parts, without a printer. */
function simpleText(value: GoValue): Text | undefined {
  if (value.kind === 'nil' || value.type.stringer !== undefined) return undefined;
  switch (value.kind) {
    case 'string':
      return value.text;
    case 'bool':
    case 'int':
    case 'uint':
      return scalarText(String(value.value), value);
    case 'float':
      return scalarText(floatText(value.value, 'g', -1), value);
    default:
      return undefined;
  }
}

function scalarText(
  text: string,
  { origin }: Extract<GoValue, { readonly origin: unknown }>,
): Text {
  return textOf(text, origin, verbatimOffset(text, origin));
}

function isString(value: GoValue): boolean {
  return value.kind === 'string';
}
