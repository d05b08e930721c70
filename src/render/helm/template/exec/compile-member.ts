import { nodeText } from '../parse/node-text.ts';
import type { ChainNode, FieldNode, VariableNode } from '../parse/nodes.ts';
import { popValue } from './call-function.ts';
import { unbox } from './call-steps.ts';
import { adding, schedule, type Compiler } from './compiler.ts';
import { followNames } from './field-of.ts';
import { stopAt } from './stop.ts';
import { readVariable } from './variables.ts';

/** Something with names behind it. */
export type Member = FieldNode | VariableNode | ChainNode;

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
      : (): void => {
          const { call } = compiler.parts;
          call(compiler, start);
        },
    ...(start.kind === 'pipe' ? [adding(compiler, unbox)] : []),
    adding(compiler, (machine) => {
      machine.values.push(followNames(machine, popValue(machine), names, node));
    }),
  ]);
}
