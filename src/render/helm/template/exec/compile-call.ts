import { goQuote } from '../../../../go/go-quote.ts';
import { NIL } from '../../value/make-value.ts';
import type { TemplateNode } from '../parse/nodes.ts';
import { popValue } from './call-function.ts';
import { compileActionPipe } from './compile-pipe.ts';
import { adding, schedule, type Compiler } from './compiler.ts';
import { pushFrame } from './frame.ts';
import { checkDepth } from './include.ts';
import type { Machine, Step } from './machine.ts';
import { stopAt, stopMissing } from './stop.ts';
import { findTemplate, templateNames, type Template } from './template.ts';

/** As in Go. */
const DEEPEST_TEMPLATE = 100_000;
const CALL = { kind: 'template' } as const;

/** Adds the steps of `{{template}}`. */
export function compileTemplateCall(compiler: Compiler, node: TemplateNode): void {
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
