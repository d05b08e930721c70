import { isTrue } from '../../value/is-true.ts';
import type { BranchNode, BreakNode, ContinueNode } from '../parse/nodes.ts';
import { popValue } from './call-function.ts';
import { compileActionPipe } from './compile-pipe.ts';
import type { Compiler, Target, Task } from './compiler.ts';
import { adding, newTarget, placing, schedule } from './compiler.ts';
import type { Control, Machine, Step } from './machine.ts';
import { rangeOver, visitNext } from './range.ts';

/** Adds the steps of an `if`, `with` or `range`. */
export function compileBranch(compiler: Compiler, node: BranchNode): void {
  const { pipe, elseList } = node;
  const body = node.kind === 'range' ? rangeTasks : ifTasks;
  const otherwise = newTarget();
  const end = newTarget();
  schedule(compiler, [
    adding(compiler, openControl),
    () => (compiler.controls += 1),
    () => compileActionPipe(compiler, pipe, node),
    ...body(compiler, node, otherwise, end),
    adding(compiler, jumpTo(end)),
    placing(compiler, otherwise),
    ...(elseList === undefined ? [] : [(): void => compiler.parts.list(compiler, elseList)]),
    placing(compiler, end),
    () => (compiler.controls -= 1),
    adding(compiler, closeControl),
  ]);
}

/** Adds the step of a `break` or `continue`. */
export function compileJump(compiler: Compiler, { kind }: BreakNode | ContinueNode): void {
  const loop = compiler.loops.at(-1);
  if (loop === undefined) throw new Error(`${kind} outside of a range`);
  const { control, again, end } = loop;
  const target = kind === 'break' ? end : again;
  compiler.steps.push(({ frame, controls }) => {
    controls.length = frame.controlBase + control + 1;
    frame.next = target.step;
  });
}

type BodyTasks = (
  compiler: Compiler,
  node: BranchNode,
  otherwise: Target,
  end: Target,
) => readonly Task[];

const ifTasks: BodyTasks = (compiler, { kind, list }, otherwise) => [
  adding(compiler, (machine) => {
    const { frame } = machine;
    const value = popValue(machine);
    if (!isTrue(value)) {
      frame.next = otherwise.step;
    } else if (kind === 'with') {
      frame.dot = value;
      frame.dotBoxed = false;
    }
  }),
  () => {
    compiler.parts.list(compiler, list);
  },
];

const rangeTasks: BodyTasks = (compiler, { pipe, list }, otherwise, end) => {
  const again = newTarget();
  const next = newTarget();
  return [
    adding(compiler, (machine) => {
      const { frame } = machine;
      const control = innermost(machine);
      control.source = rangeOver(machine, popValue(machine), pipe);
      control.bodyMark = machine.variables.length;
      if (control.source === undefined) frame.next = otherwise.step;
    }),
    placing(compiler, next),
    adding(compiler, (machine) => {
      if (!visitNext(machine, innermost(machine), pipe)) machine.frame.next = end.step;
    }),
    () => compiler.loops.push({ control: compiler.controls - 1, again, end }),
    () => {
      compiler.parts.list(compiler, list);
    },
    () => compiler.loops.pop(),
    placing(compiler, again),
    adding(compiler, (machine) => {
      machine.variables.length = innermost(machine).bodyMark;
      machine.frame.next = next.step;
    }),
  ];
};

const openControl: Step = ({ frame, variables, controls }) => {
  const { dot, dotBoxed } = frame;
  const mark = variables.length;
  controls.push({ mark, dot, dotBoxed, source: undefined, bodyMark: mark });
};

const closeControl: Step = (machine) => {
  const { frame, variables, controls } = machine;
  const { mark, dot, dotBoxed } = innermost(machine);
  controls.pop();
  frame.dot = dot;
  frame.dotBoxed = dotBoxed;
  variables.length = mark;
};

function jumpTo(target: { readonly step: number }): Step {
  return ({ frame }) => {
    frame.next = target.step;
  };
}

function innermost({ controls }: Machine): Control {
  const control = controls.at(-1);
  if (control === undefined) throw new Error('no control');
  return control;
}
