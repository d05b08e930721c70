import type { TextRange } from '../../../../model/span.ts';
import { appendText } from '../../text/text-builder.ts';
import { textOf } from '../../text/text.ts';
import { valueText } from '../../value/format/print.ts';
import { isFailure } from '../../value/is-failure.ts';
import { nodeText } from '../parse/node-text.ts';
import type { ActionNode, PipeNode } from '../parse/nodes.ts';
import { popValue } from './call-function.ts';
import { compileCommand } from './compile-command.ts';
import { adding, schedule, type Compiler } from './compiler.ts';
import { placeOf } from './frame.ts';
import type { Step } from './machine.ts';
import { stopAt } from './stop.ts';
import { assignVariable, declareVariable } from './variables.ts';

const NO_VALUE = textOf('<no value>');

/** Adds the steps of `{{ pipeline }}`: its value is printed, unless it is kept in a variable. */
export function compileAction(compiler: Compiler, node: ActionNode): void {
  const { pipe } = node;
  const { actions, controls, prints, steps } = compiler;
  const action = actions.length;
  const isPrinted = pipe.variables.length === 0;
  schedule(compiler, [
    () => compileActionPipe(compiler, pipe, node),
    adding(compiler, isPrinted ? printStep(node) : dropStep),
    ...(isPrinted ? [(): unknown => prints.set(action, { step: steps.length, controls })] : []),
  ]);
}

/** Adds the steps of the pipeline that an action begins with. */
export function compileActionPipe(
  compiler: Compiler,
  pipe: PipeNode,
  { start, end }: TextRange,
): void {
  const action = compiler.actions.length;
  compiler.actions.push({ start, end });
  compilePipe(compiler, pipe, action);
}

/** Adds the steps of a pipeline: its value is pushed. A pipeline in parentheses belongs to the action around it. */
export function compilePipe(compiler: Compiler, pipe: PipeNode, action?: number): void {
  const { commands, variables } = pipe;
  schedule(compiler, [
    adding(compiler, ({ frame }) => {
      frame.node = pipe;
      if (action !== undefined) frame.action = action;
    }),
    ...commands.map((command, index) => () => {
      compileCommand(compiler, command, index > 0);
    }),
    ...(variables.length === 0 ? [] : [adding(compiler, keepStep(pipe))]),
  ]);
}

function keepStep({ variables, isAssign }: PipeNode): Step {
  return (machine) => {
    const value = popValue(machine);
    for (const { name } of variables) {
      if (isAssign) assignVariable(machine, name, value, false);
      else declareVariable(machine, name, value, false);
    }
    machine.values.push(value);
  };
}

const dropStep: Step = (machine) => {
  popValue(machine);
};

function printStep(node: ActionNode): Step {
  return (machine) => {
    const { frame, context } = machine;
    frame.node = node;
    const value = popValue(machine);
    if (value.kind === 'func') {
      stopAt(machine, `can't print ${nodeText(node)} of type ${value.type.name}`);
    }
    const text =
      value.kind === 'nil'
        ? NO_VALUE
        : (value.type.printed?.(value) ?? valueText(value, context.budget));
    if (isFailure(text)) stopAt(machine, text.message);
    context.budget.characters -= text.text.length;
    appendText(frame.out, text, placeOf(frame));
  };
}
