import type { TextRange } from '../../../../model/span.ts';
import type { TemplateSite } from '../../text/origin.ts';
import type { TextBuilder } from '../../text/text-builder.ts';
import type { CallContext, ClusterQuestion, GoFunction, GoValue } from '../../value/go-value.ts';
import type { NamedNode } from '../parse/node-text.ts';
import type { CommandNode, IdentifierNode, ListNode } from '../parse/nodes.ts';
import type { Parsed } from '../parse/parse-template.ts';
import type { Template, TemplateSet } from './template.ts';

/**
 * Executes compiled templates. Everything that nests (templates in templates, blocks, parentheses) is on stacks of its
 * own, so that no depth of nesting can exhaust JavaScript's. Mutable.
 */
export interface Machine {
  frame: Frame;
  /** Values of the pipelines that are being evaluated. */
  readonly values: GoValue[];
  /**
   * Whether the operand that was pushed last is held in a variable of type interface{}. Tells a nil interface from no
   * value at all, and what Go's errors call its type.
   */
  boxed: boolean;
  readonly variables: Variable[];
  /** Blocks that are being executed, the innermost last. */
  readonly controls: Control[];
  /** Methods whose arguments are being evaluated. */
  readonly pending: PendingCall[];
  readonly context: CallContext;
  /** What it asked about the cluster so far, and got no for an answer: an API, if it asked for any. */
  asked: ClusterQuestion | undefined;
  /** Calls of `include` that are under way, by name. */
  readonly included: Map<string, number>;
  readonly program: ProgramSource;
  /** Frames under way. */
  depth: number;
  readonly missingKey: MissingKey;
}

/** The result for a key that a map does not have: no value, the zero value of the map's type, or an error. */
export type MissingKey = 'default' | 'zero' | 'error';

/** Parses and compiles, or fetches what was made of the same thing before. */
export interface ProgramSource {
  /** The text of a `tpl`. */
  readonly parse: (text: string) => Parsed;
  readonly compile: (root: ListNode) => Program;
}

/** A compiled template. Immutable. */
export interface Program {
  readonly steps: readonly Step[];
  /** Its actions, by number. */
  readonly actions: readonly TextRange[];
  /** Where it goes on after an action that prints, by the number of the action. */
  readonly prints: ReadonlyMap<number, PrintEnd>;
}

/** The state after an action that prints. */
export interface PrintEnd {
  /** The step that comes next. */
  readonly step: number;
  /** The controls of the frame that are open there. */
  readonly controls: number;
}

/** One step of a compiled template. */
export type Step = (machine: Machine) => void;

/** A variable of a template. Mutable. */
export interface Variable {
  readonly name: string;
  value: GoValue;
  /** As `Machine.boxed`. */
  boxed: boolean;
}

/** A template being executed. Mutable. */
export interface Frame {
  readonly template: Template;
  readonly program: Program;
  /** Next step. */
  next: number;
  dot: GoValue;
  dotBoxed: boolean;
  /** Index of its first variable and control among those of the machine. */
  readonly variableBase: number;
  readonly controlBase: number;
  /** The node that errors name. */
  node: NamedNode | undefined;
  /** Number of the action. */
  action: number;
  readonly out: TextBuilder;
  readonly set: TemplateSet;
  /** The action that called; undefined at the top. */
  readonly caller: TemplateSite | undefined;
  readonly parent: Frame | undefined;
  readonly call: Call;
  /** `template` calls above it. */
  readonly depth: number;
}

/** The call, which errors of the called template are about. */
export type CallNode = CommandNode | IdentifierNode;

/** How a frame was called. */
export type Call =
  | { readonly kind: 'top' | 'template' }
  | { readonly kind: 'include'; readonly node: CallNode; readonly name: string }
  | { readonly kind: 'tpl'; readonly node: CallNode; readonly text: string };

/** An `if`, `with` or `range` being executed. Mutable. */
export interface Control {
  /** Variables before it. */
  readonly mark: number;
  readonly dot: GoValue;
  readonly dotBoxed: boolean;
  /** The items of a `range`. */
  source: RangeSource | undefined;
  /** Variables before the body of a `range`. */
  bodyMark: number;
}

/** The remaining items of a `range`. Mutable. */
export type RangeSource =
  | {
      readonly kind: 'items';
      readonly items: readonly GoValue[];
      /** Keys of a map. */
      readonly keys: readonly GoValue[] | undefined;
      readonly boxed: boolean;
      at: number;
    }
  | { readonly kind: 'count'; readonly end: bigint; readonly like: GoValue; at: bigint };

/** A method that was found before its arguments are evaluated. */
export interface PendingCall {
  readonly name: string;
  readonly method: GoFunction;
}
