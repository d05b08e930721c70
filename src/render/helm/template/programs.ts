import { getOrMake } from '../../../model/memo.ts';
import type { SourceFile } from '../../../model/span.ts';
import { originOf } from '../text/origin.ts';
import { textOf, type Text } from '../text/text.ts';
import { bindTemplates, type Bound } from './exec/bind-templates.ts';
import { compile } from './exec/compile.ts';
import { isFunctionName } from './exec/language-functions.ts';
import type { Program, ProgramSource } from './exec/machine.ts';
import type { FunctionTable } from './function-table.ts';
import type { ListNode } from './parse/nodes.ts';
import { parseTemplate, type Parsed } from './parse/parse-template.ts';

/** Parses and compiles each thing once. */
export interface Programs extends ProgramSource {
  /** The templates of a file, under the name it has in a chart. */
  readonly bindFile: (name: string, file: SourceFile) => Bound;
}

/** Texts of `tpl` that are kept, and their characters; beyond it they are parsed again. */
const MAX_TEXTS = 2000;
const MAX_CHARACTERS = 500_000;
const programsByTable = new WeakMap<FunctionTable, Programs>();

/** The programs made with a table of functions, kept as long as the table and the files are. */
export function programsOf(functions: FunctionTable): Programs {
  return getOrMake(programsByTable, functions, () => newPrograms(functions));
}

/** The text of a file, with each character's own place as its origin. */
export function textOfFile(file: SourceFile): Text {
  const span = { file, start: 0, end: file.text.length };
  return textOf(file.text, originOf('template', span), 0);
}

function newPrograms(functions: FunctionTable): Programs {
  const parsedFiles = new WeakMap<SourceFile, Parsed>();
  const boundFiles = new WeakMap<SourceFile, Map<string, Bound>>();
  const texts = new Map<string, Parsed>();
  let characters = 0;
  const compiled = new WeakMap<ListNode, Program>();
  const isFunction = (name: string): boolean => isFunctionName(functions, name);
  const parseFile = (file: SourceFile): Parsed =>
    getOrMake(parsedFiles, file, () => parseTemplate(file.text, isFunction));
  return {
    bindFile: (name, file) =>
      getOrMake(
        getOrMake(boundFiles, file, () => new Map<string, Bound>()),
        name,
        () => bindTemplates(name, textOfFile(file), parseFile(file)),
      ),
    parse: (text) => {
      const known = texts.get(text);
      if (known !== undefined) return known;
      characters += text.length;
      if (texts.size >= MAX_TEXTS || characters > MAX_CHARACTERS) {
        texts.clear();
        characters = text.length;
      }
      const parsed = parseTemplate(text, isFunction);
      texts.set(text, parsed);
      return parsed;
    },
    compile: (root) => getOrMake(compiled, root, () => compile(root, functions)),
  };
}
