import type { NumberConstant } from './number-constant.ts';

/** The tree of a template. Offsets are UTF-16 offsets in the template's text. */

interface At {
  /** Its offset in Go's errors. */
  readonly pos: number;
  readonly start: number;
  readonly end: number;
}

/** A node between or in the actions of a template. */
export type Node = TextNode | ActionNode | BranchNode | TemplateNode | BreakNode | ContinueNode;

/** An argument of a command, or the command itself. */
export type Operand =
  | DotNode
  | NilNode
  | BoolNode
  | NumberNode
  | StringNode
  | FieldNode
  | VariableNode
  | IdentifierNode
  | ChainNode
  | PipeNode;

export interface ListNode {
  readonly nodes: readonly Node[];
}

export interface TextNode extends At {
  readonly kind: 'text';
  readonly text: string;
}

/** `{{ pipeline }}`. Of every node with an action `start` and `end` are those of its braces. */
export interface ActionNode extends At {
  readonly kind: 'action';
  readonly pipe: PipeNode;
}

export interface BranchNode extends At {
  readonly kind: 'if' | 'with' | 'range';
  readonly pipe: PipeNode;
  readonly list: ListNode;
  readonly elseList: ListNode | undefined;
}

export interface TemplateNode extends At {
  readonly kind: 'template';
  readonly name: string;
  readonly pipe: PipeNode | undefined;
}

export interface BreakNode extends At {
  readonly kind: 'break';
}

export interface ContinueNode extends At {
  readonly kind: 'continue';
}

export interface PipeNode extends At {
  readonly kind: 'pipe';
  /** The variables are assigned, not declared. */
  readonly isAssign: boolean;
  readonly variables: readonly VariableNode[];
  readonly commands: readonly CommandNode[];
}

export interface CommandNode extends At {
  readonly kind: 'command';
  /** At least one. */
  readonly args: readonly Operand[];
}

interface DotNode extends At {
  readonly kind: 'dot';
}

export interface NilNode extends At {
  readonly kind: 'nil';
}

export interface BoolNode extends At {
  readonly kind: 'bool';
  readonly value: boolean;
}

export interface NumberNode extends At {
  readonly kind: 'number';
  readonly text: string;
  readonly value: NumberConstant;
}

export interface StringNode extends At {
  readonly kind: 'string';
  readonly quoted: string;
  readonly text: string;
}

/** `.a.b` */
export interface FieldNode extends At {
  readonly kind: 'field';
  readonly names: readonly string[];
}

/** `$x.a.b` */
export interface VariableNode extends At {
  readonly kind: 'variable';
  /** With the dollar. */
  readonly name: string;
  readonly fields: readonly string[];
}

/** The name of a function. */
export interface IdentifierNode extends At {
  readonly kind: 'identifier';
  readonly name: string;
}

/** `(pipeline).a.b` */
export interface ChainNode extends At {
  readonly kind: 'chain';
  readonly node: Operand;
  readonly fields: readonly string[];
}
