import type { SourceFile } from '../../../model/span.ts';
import { compile } from './exec/compile.ts';
import { isFunctionName } from './exec/language-functions.ts';
import type { Program, ProgramSource } from './exec/machine.ts';
import type { FunctionTable } from './function-table.ts';
import type { ListNode } from './parse/nodes.ts';
import type { Parsed } from './parse/parse-template.ts';
import { parseTemplate } from './parse/parse-template.ts';

/** Parses and compiles each thing once. */
export interface Programs extends ProgramSource {
  readonly parseFile: (file: SourceFile) => Parsed;
}

/** Texts of `tpl` that are kept; beyond it they are parsed again. */
const MOST_TEXTS = 2000;
const programsByTable = new WeakMap<FunctionTable, Programs>();

/** The programs made with a table of functions, kept as long as the table and the files are. */
export function programsOf(functions: FunctionTable): Programs {
  let programs = programsByTable.get(functions);
  if (programs === undefined) {
    programs = newPrograms(functions);
    programsByTable.set(functions, programs);
  }
  return programs;
}

function newPrograms(functions: FunctionTable): Programs {
  const files = new WeakMap<SourceFile, Parsed>();
  const texts = new Map<string, Parsed>();
  const compiled = new WeakMap<ListNode, Program>();
  const isFunction = (name: string): boolean => isFunctionName(functions, name);
  return {
    parseFile: (file) => kept(files, file, () => parseTemplate(file.text, isFunction)),
    parse: (text) => {
      if (texts.size >= MOST_TEXTS) texts.clear();
      return kept(texts, text, () => parseTemplate(text, isFunction));
    },
    compile: (root) => kept(compiled, root, () => compile(root, functions)),
  };
}

function kept<Key, Made>(
  cache: { get(key: Key): Made | undefined; set(key: Key, made: Made): unknown },
  key: Key,
  make: () => Made,
): Made {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
