import { NIL } from '../../value/make-value.ts';
import { nodeText } from '../parse/node-text.ts';
import type { CommandNode, Operand } from '../parse/nodes.ts';
import { callFunction, popValue, wrongNumber } from './call-function.ts';
import { compileArgument, compileCall } from './compile-function.ts';
import { compileMember, namesOf, type Member } from './compile-member.ts';
import { adding, newTarget, placing, schedule, type Compiler, type Target } from './compiler.ts';
import { idealConstant } from './constants.ts';
import { memberWithArguments } from './field-of.ts';
import type { Machine, PendingCall, Step } from './machine.ts';
import { stopAt } from './stop.ts';

/**
 * Adds the steps of a command: its value is pushed. `hasFinal`: the value before the pipe sign is there already, and
 * becomes its last argument.
 */
export function compileCommand(compiler: Compiler, command: CommandNode, hasFinal: boolean): void {
  const [first, ...args] = command.args;
  if (first === undefined) throw new Error('an empty command');
  switch (first.kind) {
    case 'identifier':
      compileCall(compiler, first, command, args, hasFinal);
      return;
    case 'field':
    case 'variable':
    case 'chain':
      compileMembers(compiler, first, args, hasFinal);
      return;
    case 'pipe':
      if (args.length > 0 || hasFinal) compiler.steps.push(refuseArguments(first));
      compiler.parts.pipe(compiler, first);
      return;
    default:
      compiler.steps.push(operandStep(first, args.length > 0 || hasFinal));
  }
}

/** `.a.b`, `$x.a` and `(…).a`, perhaps with arguments for a method at the end. */
function compileMembers(
  compiler: Compiler,
  node: Member,
  args: readonly Operand[],
  hasFinal: boolean,
): void {
  if (args.length === 0 && !hasFinal) {
    compileMember(compiler, node, namesOf(node));
    return;
  }
  const names = namesOf(node);
  const method = names.at(-1);
  schedule(compiler, [
    (): void => compileMember(compiler, node, names.slice(0, -1)),
    (): void => {
      if (method === undefined) compiler.steps.push(refuseArguments(node));
      else compileMethodCall(compiler, node, method, args, hasFinal);
    },
  ]);
}

function compileMethodCall(
  compiler: Compiler,
  node: Member,
  name: string,
  args: readonly Operand[],
  hasFinal: boolean,
): void {
  const end = newTarget();
  schedule(compiler, [
    adding(compiler, prepareStep(name, args.length, hasFinal, end)),
    ...args.map((arg, index) => () => {
      compileArgument(compiler, arg, undefined, index);
    }),
    adding(compiler, (machine) => {
      const { method } = takePending(machine);
      const value = callFunction(machine, name, method, node, args.length, hasFinal);
      machine.values.push(value);
      machine.boxed = value.kind === 'nil';
    }),
    placing(compiler, end),
  ]);
}

/** Finds the method. If there is no value at all, the call returns none and its arguments are not evaluated. */
function prepareStep(name: string, given: number, hasFinal: boolean, end: Target): Step {
  return (machine) => {
    const method = memberWithArguments(machine, popValue(machine), name);
    if (method === undefined) {
      if (hasFinal) popValue(machine);
      machine.values.push(NIL);
      machine.boxed = false;
      machine.frame.next = end.step;
      return;
    }
    const wrong = wrongNumber(name, method, given, hasFinal);
    if (wrong !== undefined) stopAt(machine, wrong);
    machine.pending.push({ name, method });
  };
}

function takePending({ pending }: Machine): PendingCall {
  const call = pending.pop();
  if (call === undefined) throw new Error('no call is pending');
  return call;
}

function refuseArguments(node: Operand): Step {
  return (machine) => stopAt(machine, `can't give argument to non-function ${nodeText(node)}`);
}

/** A literal or the dot as a command. */
function operandStep(
  node: Exclude<Operand, { readonly kind: 'identifier' | 'field' | 'variable' | 'chain' | 'pipe' }>,
  hasArguments: boolean,
): Step {
  return (machine) => {
    const { frame } = machine;
    frame.node = node;
    if (hasArguments) stopAt(machine, `can't give argument to non-function ${nodeText(node)}`);
    if (node.kind === 'nil') stopAt(machine, 'nil is not a command');
    machine.values.push(node.kind === 'dot' ? frame.dot : idealConstant(machine, node));
  };
}
