import { sliceText } from '../../text/edit-text.ts';
import { appendText } from '../../text/text-builder.ts';
import type { FunctionTable } from '../function-table.ts';
import type { ListNode, Node, TextNode } from '../parse/nodes.ts';
import { compileBranch, compileJump } from './compile-branch.ts';
import { compileTemplateCall } from './compile-call.ts';
import { compileCall } from './compile-function.ts';
import { compileAction, compilePipe } from './compile-pipe.ts';
import type { Compiler, NestedCompilers } from './compiler.ts';
import { newCompiler, runTasks, schedule } from './compiler.ts';
import type { Program, Step } from './machine.ts';

const PARTS: NestedCompilers = {
  list: compileList,
  pipe: compilePipe,
  call: (compiler, identifier) => compileCall(compiler, identifier, identifier, [], false),
};

/**
 * Compiles the tree of a template into steps that run one after the other. Immutable: it may be run any number of times,
 * for any text that was parsed to this tree.
 */
export function compile(root: ListNode, functions: FunctionTable): Program {
  const compiler = newCompiler(functions, PARTS);
  compileList(compiler, root);
  runTasks(compiler);
  const { steps, actions, prints } = compiler;
  return { steps, actions, prints };
}

function compileList(compiler: Compiler, { nodes }: ListNode): void {
  schedule(
    compiler,
    nodes.map((node) => () => {
      compileNode(compiler, node);
    }),
  );
}

function compileNode(compiler: Compiler, node: Node): void {
  switch (node.kind) {
    case 'text':
      compiler.steps.push(literalStep(node, compiler.literals++));
      return;
    case 'action':
      compileAction(compiler, node);
      return;
    case 'template':
      compileTemplateCall(compiler, node);
      return;
    case 'break':
    case 'continue':
      compileJump(compiler, node);
      return;
    default:
      compileBranch(compiler, node);
  }
}

function literalStep({ start, end }: TextNode, index: number): Step {
  return ({ frame, context }) => {
    const { template, out, caller } = frame;
    const text = (template.literals[index] ??= sliceText(template.source, start, end));
    context.budget.characters -= text.text.length;
    appendText(out, text, caller);
  };
}
