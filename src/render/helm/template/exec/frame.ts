import { fileSpan } from '../../../../model/span.ts';
import { narrowSpan } from '../../text/narrow-span.ts';
import type { TemplateSite } from '../../text/origin.ts';
import type { TextBuilder } from '../../text/text-builder.ts';
import type { GoValue } from '../../value/go-value.ts';
import type { Call, Frame, Machine } from './machine.ts';
import type { Template, TemplateSet } from './template.ts';

/** The state at the start of a frame, besides its template. */
interface Start {
  readonly dot: GoValue;
  readonly out: TextBuilder;
  readonly set: TemplateSet;
  readonly call: Call;
  readonly depth: number;
}

/** Begins to execute a template; the caller continues after it has ended. */
export function pushFrame(
  machine: Machine,
  template: Template,
  { dot, out, set, call, depth }: Start,
): void {
  const { frame: parent } = machine;
  machine.depth += 1;
  machine.frame = newFrame(machine, template, { dot, out, set, call, depth }, parent);
}

/** A frame at its first step. */
export function newFrame(
  { program, variables, controls }: Pick<Machine, 'program' | 'variables' | 'controls'>,
  template: Template,
  { dot, out, set, call, depth }: Start,
  parent: Frame | undefined,
): Frame {
  const variableBase = variables.length;
  variables.push({ name: '$', value: dot, boxed: false });
  return {
    template,
    program: program.compile(template.root),
    next: 0,
    dot,
    dotBoxed: false,
    variableBase,
    controlBase: controls.length,
    node: undefined,
    action: 0,
    out,
    set,
    caller: parent === undefined ? undefined : placeOf(parent),
    parent,
    call,
    depth,
  };
}

/** The action that a frame is at. */
export function placeOf(frame: Frame): TemplateSite {
  const { template, caller, action, program } = frame;
  let span = template.actions[action];
  if (span === undefined) {
    const { start, end } = program.actions[action] ?? { start: 0, end: 0 };
    span = narrowSpan(template.source, start, end) ?? caller?.span ?? NOWHERE;
    template.actions[action] = span;
  }
  return { span, template: template.name, caller };
}

/** The span of a template whose text is not in a file. */
const NOWHERE = fileSpan('');
