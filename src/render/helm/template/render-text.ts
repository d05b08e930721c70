import type { Budget } from '../../../model/budget.ts';
import { memo } from '../../../model/memo.ts';
import type { Span } from '../../../model/span.ts';
import { narrowSpan } from '../text/narrow-span.ts';
import type { Text } from '../text/text.ts';
import type { GoValue } from '../value/go-value.ts';
import { bindTemplates, type Bound } from './exec/bind-templates.ts';
import { compile } from './exec/compile.ts';
import { parseErrorText } from './exec/error-text.ts';
import { isFunctionName } from './exec/language-functions.ts';
import type { MissingKey, Program, ProgramSource } from './exec/machine.ts';
import { runMachine } from './exec/run-machine.ts';
import { addTemplate, newSet } from './exec/template.ts';
import type { FunctionTable } from './function-table.ts';
import { BRACES, type Delimiters } from './parse/lexer.ts';
import type { ListNode } from './parse/nodes.ts';
import { parseTemplate } from './parse/parse-template.ts';

/** How texts are templates. */
interface TextLanguage {
  /** The template's name in Go's errors. */
  readonly name: string;
  readonly functions: FunctionTable;
  readonly delimiters?: Delimiters;
}

/** The rendered text of a template, or Go's error. */
type RenderedText =
  | { readonly kind: 'text'; readonly text: Text }
  | {
      readonly kind: 'parse-error' | 'error';
      readonly message: string;
      readonly at: Span | undefined;
    };

/** Renders single texts with Go's text/template, without Helm's engine around it. */
export type RenderText = (
  source: Text,
  dot: GoValue,
  options: { readonly missingKey: MissingKey; readonly budget: Budget },
) => RenderedText;

/** A renderer of single texts; it keeps what it parsed as long as the text is kept. */
export function newTextRenderer(language: TextLanguage): RenderText {
  const { name } = language;
  const program = programOf(language);
  const bind = memo((source: Text): Bound =>
    bindTemplates(name, source, program.parse(source.text)),
  );
  return (source, dot, { missingKey, budget }) => {
    const bound = bind(source);
    if (bound.kind === 'fault') {
      const { fault } = bound;
      const at = narrowSpan(source, fault.start, fault.end);
      return { kind: 'parse-error', message: parseErrorText(name, fault), at };
    }
    const set = newSet();
    for (const template of bound.all) addTemplate(set, template);
    const included = new Map<string, number>();
    const shared = { set, dot, budget, helm: 3, program, included } as const;
    const execution = { ...shared, missingKey };
    const executed = runMachine(bound.main, execution);
    if (executed.kind === 'text') return executed;
    const { levels, at } = executed.error;
    return { kind: 'error', message: levels[0] ?? '', at };
  };
}

function programOf({ functions, delimiters = BRACES }: TextLanguage): ProgramSource {
  const isFunction = (word: string): boolean => isFunctionName(functions, word);
  return {
    parse: (text) => parseTemplate(text, isFunction, delimiters),
    compile: memo((root: ListNode): Program => compile(root, functions)),
  };
}
