import { goQuote } from '../../../../go/go-quote.ts';
import type { GoType } from '../../value/go-value.ts';
import type { IdentifierNode, Operand } from '../parse/nodes.ts';
import { argumentType, wrongNumber } from './call-function.ts';
import {
  callStep,
  checkStep,
  constantStep,
  decideStep,
  nilStep,
  pendingType,
  unbox,
} from './call-steps.ts';
import { checkArgument } from './check-argument.ts';
import { compileMember, namesOf } from './compile-member.ts';
import { adding, newTarget, placing, schedule, type Compiler } from './compiler.ts';
import { calleeOf, signatureOf, type Callee } from './language-functions.ts';
import type { CallNode } from './machine.ts';
import { stopAt } from './stop.ts';

/**
 * Adds the steps of a call: its value is pushed. `node` is what errors of the function are about. `hasFinal`: the piped
 * value is there already.
 */
export function compileCall(
  compiler: Compiler,
  identifier: IdentifierNode,
  node: CallNode,
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
