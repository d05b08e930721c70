import type { Text } from '../../text/text.ts';
import type { ParseFault } from '../parse/parse-state.ts';
import type { Parsed } from '../parse/parse-template.ts';
import { doubleDefinition } from '../parse/parse-template.ts';
import type { Template, TemplateSet } from './template.ts';
import { addTemplate, newSet, newTemplate } from './template.ts';

/** A text's templates in a set, or Go's error. */
export type Bound =
  | { readonly kind: 'bound'; readonly main: Template; readonly set: TemplateSet }
  | { readonly kind: 'fault'; readonly fault: ParseFault };

/**
 * The templates of a parsed text, in a set of their own over another (`tpl`). `name` is that of the text; a definition of
 * the same name in the text takes its place if the text itself is empty.
 */
export function bindTemplates(
  name: string,
  source: Text,
  parsed: Parsed,
  outer: TemplateSet | undefined,
): Bound {
  return addParsed(newSet(outer), name, source, parsed);
}

/** Adds the templates of a parsed text to a set, which changes. */
export function addParsed(set: TemplateSet, name: string, source: Text, parsed: Parsed): Bound {
  if (parsed.kind === 'fault') return parsed;
  const { defines, main, mainIsEmpty, lines } = parsed;
  const same = defines.get(name);
  if (same !== undefined && !same.isEmpty && !mainIsEmpty) {
    const message = doubleDefinition(name);
    const end = source.text.length;
    return {
      kind: 'fault',
      fault: { message, startedOn: undefined, line: lines, start: end, end },
    };
  }
  for (const tree of defines.values()) {
    if (tree !== same) addTemplate(set, newTemplate(name, source, tree));
  }
  const tree =
    same !== undefined && !same.isEmpty ? same : { name, root: main, isEmpty: mainIsEmpty };
  const template = newTemplate(name, source, tree);
  addTemplate(set, template);
  return { kind: 'bound', main: template, set };
}
