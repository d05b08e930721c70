import type { Span } from '../../../../model/span.ts';
import type { Text } from '../../text/text.ts';
import type { GoValue } from '../../value/go-value.ts';
import type { ListNode } from '../parse/nodes.ts';
import type { Tree } from '../parse/parse-state.ts';

/** A template that can be called, with the text that it was parsed from. */
export interface Template {
  /** The file's name, or that of the `define`. */
  readonly name: string;
  /** The file's name: errors give positions in it. */
  readonly parseName: string;
  readonly source: Text;
  readonly root: ListNode;
  readonly isEmpty: boolean;
  /** Literal texts, constants and spans of actions, made when first used. */
  readonly literals: (Text | undefined)[];
  readonly constants: (GoValue | undefined)[];
  readonly actions: (Span | undefined)[];
}

/** Templates by name. A `tpl` has a set of its own over that of its caller. */
export interface TemplateSet {
  readonly own: Map<string, Template>;
  readonly outer: TemplateSet | undefined;
  /** Sets around it. */
  readonly depth: number;
}

/** An empty set over another. */
export function newSet(outer?: TemplateSet): TemplateSet {
  return { own: new Map(), outer, depth: outer === undefined ? 0 : outer.depth + 1 };
}

export function newTemplate(parseName: string, source: Text, tree: Tree): Template {
  return { ...tree, parseName, source, literals: [], constants: [], actions: [] };
}

export function findTemplate(set: TemplateSet, name: string): Template | undefined {
  for (let here: TemplateSet | undefined = set; here !== undefined; here = here.outer) {
    const template = here.own.get(name);
    if (template !== undefined) return template;
  }
  return undefined;
}

export function templateNames(set: TemplateSet): readonly string[] {
  const names: string[] = [];
  for (let here: TemplateSet | undefined = set; here !== undefined; here = here.outer) {
    names.push(...here.own.keys());
  }
  return names;
}

/** Adds a template. One that is empty does not replace another. */
export function addTemplate(set: TemplateSet, template: Template): void {
  const { name, isEmpty } = template;
  if (isEmpty && findTemplate(set, name) !== undefined) return;
  set.own.set(name, template);
}
