import type { Text } from '../../text/text.ts';
import { doubleDefinition } from '../parse/parse-block.ts';
import type { ParseFault } from '../parse/parse-state.ts';
import type { Parsed } from '../parse/parse-template.ts';
import { newTemplate, type Template } from './template.ts';

/** The templates of a text, or Go's error. */
export type Bound =
  | {
      readonly kind: 'bound';
      /** The template of the text itself. */
      readonly main: Template;
      /** It and all that the text defines. */
      readonly all: readonly Template[];
    }
  | { readonly kind: 'fault'; readonly fault: ParseFault };

/**
 * The templates of a parsed text. `name` is that of the text; a definition of the same name in it takes its place if the
 * text itself is empty, and is an error else.
 */
export function bindTemplates(name: string, source: Text, parsed: Parsed): Bound {
  if (parsed.kind === 'fault') return parsed;
  const { defines, main, mainIsEmpty, lines } = parsed;
  const same = defines.get(name);
  const replaced = same !== undefined && !same.isEmpty;
  if (replaced && !mainIsEmpty) {
    const message = doubleDefinition(name);
    const end = source.text.length;
    return {
      kind: 'fault',
      fault: { message, startedOn: undefined, line: lines, start: end, end },
    };
  }
  const own = replaced ? same : { name, root: main, isEmpty: mainIsEmpty };
  const template = newTemplate(name, source, own);
  const others = [...defines.values()].filter((tree) => tree !== same);
  const all = [...others.map((tree) => newTemplate(name, source, tree)), template];
  return { kind: 'bound', main: template, all };
}
