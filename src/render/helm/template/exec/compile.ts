import { goQuote } from '../../../../go/go-quote.ts';
import { sliceText } from '../../text/edit-text.ts';
import { appendText } from '../../text/text-builder.ts';
import { NIL } from '../../value/make-value.ts';
import type { FunctionTable } from '../function-table.ts';
import type { ListNode, Node, TextNode, TemplateNode } from '../parse/nodes.ts';
import { popValue } from './call-function.ts';
import { compileBranch, compileJump } from './compile-branch.ts';
import { compileCall } from './compile-function.ts';
import { compileAction, compilePipe, compileActionPipe } from './compile-pipe.ts';
import {
  type Compiler,
  type NestedCompilers,
  adding,
  newCompiler,
  runTasks,
  schedule,
} from './compiler.ts';
import { pushFrame } from './frame.ts';
import { checkDepth } from './include.ts';
import type { Program, Step, Machine } from './machine.ts';
import { stopAt, stopMissing } from './stop.ts';
import { findTemplate, templateNames, type Template } from './template.ts';

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

/** As in Go. */
const DEEPEST_TEMPLATE = 100_000;
const CALL = { kind: 'template' } as const;

/** Adds the steps of `{{template}}`. */
function compileTemplateCall(compiler: Compiler, node: TemplateNode): void {
  const { pipe, name, start, end } = node;
  const action = compiler.actions.length;
  if (pipe === undefined) compiler.actions.push({ start, end });
  schedule(compiler, [
    adding(compiler, checkCall(node, action)),
    ...(pipe === undefined
      ? [adding(compiler, ({ values }) => values.push(NIL))]
      : [(): void => compileActionPipe(compiler, pipe, node)]),
    adding(compiler, (machine) => {
      const { out, set, depth } = machine.frame;
      const dot = popValue(machine);
      const template = templateOf(machine, name);
      pushFrame(machine, template, { dot, out, set, call: CALL, depth: depth + 1 });
    }),
  ]);
}

/** Before its argument is evaluated. */
function checkCall(node: TemplateNode, action: number): Step {
  return (machine) => {
    const { frame } = machine;
    frame.node = node;
    frame.action = action;
    templateOf(machine, node.name);
    if (frame.depth === DEEPEST_TEMPLATE) {
      stopAt(machine, `exceeded maximum template depth (${DEEPEST_TEMPLATE})`);
    }
    checkDepth(machine);
  };
}

function templateOf(machine: Machine, name: string): Template {
  const { set } = machine.frame;
  const template = findTemplate(set, name);
  if (template !== undefined) return template;
  const meant = { name, names: templateNames(set), isTemplate: true };
  return stopMissing(`template ${goQuote(name)} not defined`, meant);
}
