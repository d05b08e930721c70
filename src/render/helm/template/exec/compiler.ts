import type { TextRange } from '../../../../model/span.ts';
import type { FunctionTable } from '../function-table.ts';
import type { IdentifierNode, ListNode, PipeNode } from '../parse/nodes.ts';
import type { PrintEnd, Step } from './machine.ts';

/** A compilation under way. Mutable. */
export interface Compiler {
  readonly parts: NestedCompilers;
  readonly functions: FunctionTable;
  readonly steps: Step[];
  readonly actions: TextRange[];
  readonly prints: Map<number, PrintEnd>;
  /** A stack of tasks: nested parts are compiled from it instead of by recursion. */
  readonly todo: Task[];
  /** Loops that `break` and `continue` may mean, the innermost last. */
  readonly loops: Loop[];
  literals: number;
  constants: number;
  /** Controls that are open at this place. */
  controls: number;
}

/** Compilers of what may be nested in anything. */
export interface NestedCompilers {
  readonly list: (compiler: Compiler, list: ListNode) => void;
  readonly pipe: (compiler: Compiler, pipe: PipeNode) => void;
  /** A function without arguments. */
  readonly call: (compiler: Compiler, identifier: IdentifierNode) => void;
}

export type Task = () => void;

/** A place to jump to; known when the jump runs. */
export interface Target {
  step: number;
}

interface Loop {
  /** Its control among those of the frame. */
  readonly control: number;
  readonly again: Target;
  readonly end: Target;
}

/** An empty one. */
export function newCompiler(functions: FunctionTable, parts: NestedCompilers): Compiler {
  return {
    parts,
    functions,
    steps: [],
    actions: [],
    prints: new Map(),
    todo: [],
    loops: [],
    literals: 0,
    constants: 0,
    controls: 0,
  };
}

/** Tasks that come next, in this order. */
export function schedule({ todo }: Compiler, tasks: readonly Task[]): void {
  for (let index = tasks.length - 1; index >= 0; index--) {
    const task = tasks[index];
    if (task !== undefined) todo.push(task);
  }
}

/** Runs all tasks, and those that they schedule. */
export function runTasks({ todo }: Compiler): void {
  for (let task = todo.pop(); task !== undefined; task = todo.pop()) task();
}

export function adding({ steps }: Compiler, step: Step): Task {
  return () => {
    steps.push(step);
  };
}

/** A task that puts a target here. */
export function placing({ steps }: Compiler, target: Target): Task {
  return () => {
    target.step = steps.length;
  };
}

/** A target that is placed later. */
export function newTarget(): Target {
  return { step: 0 };
}
