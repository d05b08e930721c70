import { isTrue } from '../../value/is-true.ts';
import type { BranchNode, BreakNode, ContinueNode } from '../parse/nodes.ts';
import { popValue } from './call-function.ts';
import { compileActionPipe } from './compile-pipe.ts';
import type { Compiler, Target, Task } from './compiler.ts';
import { adding, newTarget, placing, schedule } from './compiler.ts';
import type { Frame, Step } from './machine.ts';
import { endIteration, rangeOver, visitNext } from './range.ts';
import { dropVariables } from './variables.ts';

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
  compiler.steps.push(({ frame }) => {
    frame.controls.length = control + 1;
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
      const control = innermost(frame);
      control.source = rangeOver(machine, popValue(machine), pipe);
      control.bodyMark = frame.names.length;
      if (control.source === undefined) frame.next = otherwise.step;
    }),
    placing(compiler, next),
    adding(compiler, (machine) => {
      const { frame } = machine;
      if (!visitNext(machine, innermost(frame), pipe)) frame.next = end.step;
    }),
    () => compiler.loops.push({ control: compiler.controls - 1, again, end }),
    () => {
      compiler.parts.list(compiler, list);
    },
    () => compiler.loops.pop(),
    placing(compiler, again),
    adding(compiler, (machine) => {
      const { frame } = machine;
      endIteration(machine, innermost(frame));
      frame.next = next.step;
    }),
  ];
};

const openControl: Step = ({ frame }) => {
  const { dot, dotBoxed, names, controls } = frame;
  const mark = names.length;
  controls.push({ mark, dot, dotBoxed, source: undefined, bodyMark: mark });
};

const closeControl: Step = ({ frame }) => {
  const { mark, dot, dotBoxed } = innermost(frame);
  frame.controls.pop();
  frame.dot = dot;
  frame.dotBoxed = dotBoxed;
  dropVariables(frame, mark);
};

function jumpTo(target: { readonly step: number }): Step {
  return ({ frame }) => {
    frame.next = target.step;
  };
}

function innermost({ controls }: Frame): Frame['controls'][number] {
  const control = controls.at(-1);
  if (control === undefined) throw new Error('no control');
  return control;
}
