import type { Budget } from '../../../../model/budget.ts';
import { newBuilder, type TextBuilder } from '../../text/text-builder.ts';
import { charge } from '../charge.ts';
import type { GoFailure } from '../go-value.ts';

/** The output of fmt. Mutable. */
export interface Printer {
  readonly builder: TextBuilder;
  readonly budget: Budget;
  /** Set once the text gets too long or a value is nested too deeply; then nothing more is printed. */
  failure: GoFailure | undefined;
  /** Inside `%!d(…)`: methods are not called. */
  erroring: boolean;
  charged: number;
}

/** A value within itself has no end: Go overflows its stack there. */
const DEEPEST_VALUE = 1000;

/** Printing a value takes about as long as so many steps of a template. */
const STEPS = 4;

export function newPrinter(budget: Budget): Printer {
  return { builder: newBuilder(), budget, failure: undefined, erroring: false, charged: 0 };
}

/** Charges what was printed since the last time; false when printing must stop. */
export function mayGoOn(printer: Printer, depth: number): boolean {
  if (printer.failure !== undefined) return false;
  const { length } = printer.builder.text;
  printer.failure =
    depth > DEEPEST_VALUE
      ? { kind: 'failure', message: `a value is nested more than ${DEEPEST_VALUE} levels deep` }
      : charge(printer.budget, STEPS, length - printer.charged);
  printer.charged = length;
  return printer.failure === undefined;
}
