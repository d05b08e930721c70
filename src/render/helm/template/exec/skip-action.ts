import { isSpent } from '../../../../model/budget.ts';
import type { TextRange } from '../../../../model/span.ts';
import { unknowableOrigin } from '../../text/origin.ts';
import { appendText } from '../../text/text-builder.ts';
import { textOf } from '../../text/text.ts';
import { placeOf } from './frame.ts';
import type { Frame, Machine } from './machine.ts';

/** What is before an action that prints the value of a field, or a part of it; not of one that says which object it is. */
const FIELD =
  /^[ \t]*(?:-[ \t]+)*(?!(?:apiVersion|kind|name|namespace|generateName):)(?:[\w./-]+|"[\w./-]+"):[ \t][^\n]*$/;
/** What prints more than one line. */
const BLOCK = /\bn?indent\b|\bto(?:Pretty)?(?:Yaml|Json|RawJson)\b/i;
/** Stands for what the action does not print. */
const UNKNOWN = 'what its template fails to print';

/**
 * After an action of the template `top` failed, maybe in a template that it includes: prints something unknown in its place and goes on behind
 * it. False if the action is no value on the line of a field: what would be there instead is not known.
 */
export function skipAction(machine: Machine, top: Frame): boolean {
  const end = top.program.prints.get(top.action);
  const extent = top.program.actions[top.action];
  if (end === undefined || extent === undefined || isSpent(machine.context.budget)) return false;
  if (!isValueOfField(top.template.source.text, extent)) return false;
  unwind(machine, top, end.controls);
  top.next = end.step;
  const origin = unknowableOrigin(UNKNOWN, placeOf(top).span);
  appendText(top.out, textOf('unknown', origin), placeOf(top));
  return true;
}

/** Characters of a line, and of an action, that are looked at: a loop may fail as often as it likes. */
const LONGEST = 2000;

function isValueOfField(text: string, { start, end }: TextRange): boolean {
  if (end - start > LONGEST) return false;
  const near = text.slice(Math.max(0, start - LONGEST), start);
  const from = near.lastIndexOf('\n') + 1;
  if (from === 0 && start > LONGEST) return false;
  return FIELD.test(near.slice(from)) && !BLOCK.test(text.slice(start, end));
}

/** The state of the machine before an action of `top`. */
function unwind(machine: Machine, top: Frame, controls: number): void {
  for (let frame = machine.frame; frame !== top && frame.parent !== undefined;) {
    if (frame.call.kind === 'include') machine.included.delete(frame.call.name);
    machine.variables.length = frame.variableBase;
    frame = frame.parent;
  }
  machine.frame = top;
  machine.depth = 0;
  machine.values.length = 0;
  machine.pending.length = 0;
  machine.boxed = false;
  machine.controls.length = top.controlBase + controls;
}
