import { isTrue } from '../../value/is-true.ts';
import type { GoFunction, GoType } from '../../value/go-value.ts';
import { canBeNil } from '../../value/go-types.ts';
import { zeroOf } from '../../value/make-value.ts';
import { goQuote } from '../../../../go/go-quote.ts';
import { nodeText } from '../parse/node-text.ts';
import type {
  ChainNode,
  CommandNode,
  FieldNode,
  IdentifierNode,
  NilNode,
  Operand,
  VariableNode,
} from '../parse/nodes.ts';
import {
  argumentType,
  callFunction,
  popValue,
  takeArguments,
  wrongNumber,
} from './call-function.ts';
import { NO_VALUE, REFLECT } from '../builtins/reflect.ts';
import { checkArgument } from './check-argument.ts';
import type { Compiler, Target } from './compiler.ts';
import { adding, newTarget, placing, schedule } from './compiler.ts';
import type { ConstantNode } from './constants.ts';
import { constantOf } from './constants.ts';
import { followNames } from './field-of.ts';
import { beginInclude, beginTpl } from './include.ts';
import type { Callee } from './language-functions.ts';
import { calleeOf, signatureOf } from './language-functions.ts';
import type { Machine, Step } from './machine.ts';
import { stopAt } from './stop.ts';
import { readVariable } from './variables.ts';

type TypeOf = (machine: Machine) => GoType;
type Member = FieldNode | VariableNode | ChainNode;

/**
 * Adds the steps of a call: its value is pushed. `node` is what errors of the function are about. `hasFinal`: the piped
 * value is there already.
 */
export function compileCall(
  compiler: Compiler,
  identifier: IdentifierNode,
  node: CommandNode | IdentifierNode,
  args: readonly Operand[],
  hasFinal: boolean,
): void {
  const { name } = identifier;
  const callee = calleeOf(compiler.functions, name, args[0]);
  const { steps } = compiler;
  const signature = callee === undefined ? undefined : signatureOf(callee);
  const wrong =
    signature === undefined
      ? `${goQuote(name)} is not a defined function`
      : wrongNumber(name, signature, args.length, hasFinal);
  steps.push(({ frame }) => (frame.node = identifier));
  if (callee === undefined || signature === undefined || wrong !== undefined) {
    steps.push((machine) => stopAt(machine, wrong ?? ''));
  } else if (callee.kind === 'logic') {
    compileLogic(compiler, callee, args, hasFinal);
  } else {
    schedule(compiler, [
      ...args.map((arg, index) => (): void => {
        compileArgument(compiler, arg, argumentType(signature, index), index);
      }),
      adding(compiler, callStep(name, callee, node, args.length, hasFinal)),
    ]);
  }
}

/**
 * Adds the steps of an argument: it is checked and pushed. `type` is what the function wants; undefined: what the pending
 * method wants.
 */
export function compileArgument(
  compiler: Compiler,
  node: Operand,
  type: GoType | undefined,
  index: number,
): void {
  const typeOf = type === undefined ? pendingType(index) : (): GoType => type;
  const { steps } = compiler;
  switch (node.kind) {
    case 'dot':
      steps.push((machine) => {
        const { frame } = machine;
        frame.node = node;
        machine.values.push(checkArgument(machine, frame.dot, frame.dotBoxed, typeOf(machine)));
      });
      return;
    case 'nil':
      steps.push(nilStep(node, typeOf));
      return;
    case 'bool':
    case 'number':
    case 'string':
      steps.push(constantStep(compiler, node, type, typeOf));
      return;
    case 'pipe':
      schedule(compiler, [
        (): void => compiler.parts.pipe(compiler, node),
        adding(compiler, unbox),
        adding(compiler, checkStep(typeOf)),
      ]);
      return;
    case 'identifier':
      schedule(compiler, [
        (): void => compileCall(compiler, node, node, [], false),
        adding(compiler, checkStep(typeOf)),
      ]);
      return;
    default:
      schedule(compiler, [
        (): void => compileMember(compiler, node, namesOf(node)),
        adding(compiler, checkStep(typeOf)),
      ]);
  }
}

/** Adds the steps of `.a.b`, `$x.a.b` or `(…).a.b` with some of its names: the value is pushed. */
export function compileMember(compiler: Compiler, node: Member, names: readonly string[]): void {
  const { steps } = compiler;
  if (node.kind === 'chain') {
    compileChain(compiler, node, names);
    return;
  }
  steps.push((machine) => {
    const { frame } = machine;
    frame.node = node;
    machine.boxed = frame.dotBoxed;
    const start = node.kind === 'field' ? frame.dot : readVariable(machine, node.name);
    machine.values.push(followNames(machine, start, names, node));
  });
}

/** The names behind the start of a member. */
export function namesOf(node: Member): readonly string[] {
  return node.kind === 'field' ? node.names : node.fields;
}

function compileChain(compiler: Compiler, node: ChainNode, names: readonly string[]): void {
  const { node: start } = node;
  if (start.kind !== 'pipe' && start.kind !== 'identifier') {
    compiler.steps.push((machine) =>
      stopAt(machine, `indirection through explicit nil in ${nodeText(node)}`, node),
    );
    return;
  }
  schedule(compiler, [
    start.kind === 'pipe'
      ? (): void => compiler.parts.pipe(compiler, start)
      : (): void => compileCall(compiler, start, start, [], false),
    ...(start.kind === 'pipe' ? [adding(compiler, unbox)] : []),
    adding(compiler, (machine) => {
      machine.values.push(followNames(machine, popValue(machine), names, node));
    }),
  ]);
}

/** `and` and `or` evaluate no more arguments than they need. */
function compileLogic(
  compiler: Compiler,
  callee: Extract<Callee, { readonly kind: 'logic' }>,
  args: readonly Operand[],
  hasFinal: boolean,
): void {
  const end = newTarget();
  const { params } = signatureOf(callee);
  schedule(compiler, [
    ...args.flatMap((arg, index) => [
      (): void => compileArgument(compiler, arg, params[0], index),
      adding(compiler, decideStep(callee.stopsAt, hasFinal, index === args.length - 1, end)),
    ]),
    placing(compiler, end),
  ]);
}

function decideStep(stopsAt: boolean, hasFinal: boolean, isLast: boolean, end: Target): Step {
  return (machine) => {
    const value = popValue(machine);
    machine.boxed = value.kind === 'nil';
    if (isTrue(value) === stopsAt) {
      if (hasFinal) popValue(machine);
      machine.values.push(value);
      machine.frame.next = end.step;
    } else if (isLast && !hasFinal) {
      machine.values.push(value);
    }
  };
}

function callStep(
  name: string,
  callee: Exclude<Callee, { readonly kind: 'logic' }>,
  node: CommandNode | IdentifierNode,
  given: number,
  hasFinal: boolean,
): Step {
  if (callee.kind === 'function') return functionStep(name, callee.call, node, given, hasFinal);
  const begin = callee.kind === 'include' ? beginInclude : beginTpl;
  const signature = signatureOf(callee);
  return (machine) => {
    begin(machine, node, takeArguments(machine, signature, given, hasFinal));
  };
}

function functionStep(
  name: string,
  call: GoFunction,
  node: CommandNode | IdentifierNode,
  given: number,
  hasFinal: boolean,
): Step {
  return (machine) => {
    const value = callFunction(machine, name, call, node, given, hasFinal);
    machine.values.push(value);
    machine.boxed = value.kind === 'nil';
  };
}

function nilStep(node: NilNode, typeOf: TypeOf): Step {
  return (machine) => {
    machine.frame.node = node;
    const type = typeOf(machine);
    if (!canBeNil(type)) stopAt(machine, `cannot assign nil to ${type.name}`);
    machine.values.push(type === REFLECT ? NO_VALUE : zeroOf(type));
  };
}

/** A constant of a type that is always the same is made once for each template. */
function constantStep(
  compiler: Compiler,
  node: ConstantNode,
  type: GoType | undefined,
  typeOf: TypeOf,
): Step {
  if (type === undefined) {
    return (machine) => {
      machine.frame.node = node;
      machine.values.push(constantOf(machine, node, typeOf(machine)));
    };
  }
  const index = compiler.constants++;
  return (machine) => {
    const { frame } = machine;
    frame.node = node;
    const { constants } = frame.template;
    machine.values.push((constants[index] ??= constantOf(machine, node, type)));
  };
}

function checkStep(typeOf: TypeOf): Step {
  return (machine) => {
    const value = popValue(machine);
    machine.values.push(checkArgument(machine, value, machine.boxed, typeOf(machine)));
  };
}

const unbox: Step = (machine) => {
  machine.boxed = false;
};

function pendingType(index: number): TypeOf {
  return ({ pending }) => {
    const call = pending.at(-1);
    if (call === undefined) throw new Error('no call is pending');
    return argumentType(call.method, index);
  };
}
