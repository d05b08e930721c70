import { canBeNil } from '../../value/go-types.ts';
import type { GoFunction, GoType } from '../../value/go-value.ts';
import { isTrue } from '../../value/is-true.ts';
import { zeroOf } from '../../value/make-value.ts';
import { NO_VALUE, REFLECT } from '../builtins/reflect.ts';
import type { NilNode } from '../parse/nodes.ts';
import { argumentType, callFunction, popValue, takeArguments } from './call-function.ts';
import { checkArgument } from './check-argument.ts';
import type { Compiler, Target } from './compiler.ts';
import { constantOf, type ConstantNode } from './constants.ts';
import { beginInclude, beginTpl } from './include.ts';
import { signatureOf, type Callee } from './language-functions.ts';
import type { CallNode, Machine, Step } from './machine.ts';
import { stopAt } from './stop.ts';

/** The type that an argument must have. */
type TypeOf = (machine: Machine) => GoType;

/** Calls, with the arguments among the values. */
export function callStep(
  name: string,
  callee: Exclude<Callee, { readonly kind: 'logic' }>,
  node: CallNode,
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

/** Ends `and` or `or` at a value that decides; `isLast`: it is the last argument. */
export function decideStep(
  stopsAt: boolean,
  hasFinal: boolean,
  isLast: boolean,
  end: Target,
): Step {
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

/** Pushes the constant `nil`. */
export function nilStep(node: NilNode, typeOf: TypeOf): Step {
  return (machine) => {
    machine.frame.node = node;
    const type = typeOf(machine);
    if (!canBeNil(type)) stopAt(machine, `cannot assign nil to ${type.name}`);
    machine.values.push(type === REFLECT ? NO_VALUE : zeroOf(type));
  };
}

/** A constant of a type that is always the same is made once for each template. */
export function constantStep(
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

/** Checks the argument that was pushed. */
export function checkStep(typeOf: TypeOf): Step {
  return (machine) => {
    const value = popValue(machine);
    machine.values.push(checkArgument(machine, value, machine.boxed, typeOf(machine)));
  };
}

/** The type of an argument of the method that is pending. */
export function pendingType(index: number): TypeOf {
  return ({ pending }) => {
    const call = pending.at(-1);
    if (call === undefined) throw new Error('no call is pending');
    return argumentType(call.method, index);
  };
}

function functionStep(
  name: string,
  call: GoFunction,
  node: CallNode,
  given: number,
  hasFinal: boolean,
): Step {
  return (machine) => {
    const value = callFunction(machine, name, call, node, given, hasFinal);
    machine.values.push(value);
    machine.boxed = value.kind === 'nil';
  };
}

/** The value pushed last is not an interface: it comes out of a pipeline. */
export const unbox: Step = (machine) => {
  machine.boxed = false;
};
