import type { Dialect } from '../../../model/manifest.ts';
import type { MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import { parseCel } from '../cel/parse-cel.ts';
import type { Expression, FilledText, Template } from './graph.ts';
import { splitText, type TextPart } from './split-text.ts';

const NESTED = 'nested expressions are not allowed unless inside string literals';

/** The expressions of a tree. Keys have none (kro: parseSchemalessResource in pkg/graph/parser/schemaless.go). */
export function readTemplate(root: MapNode, dialect: Dialect): BuildResult<Template> {
  const texts = new Map<ScalarNode, FilledText>();
  const open = new Set<YamlNode>();
  const walk = (node: YamlNode, path: readonly string[]): ScalarNode | boolean => {
    if (node.kind === 'scalar') {
      const text = node.text.includes('${') ? stringOf(node, dialect) : undefined;
      if (text === undefined || node.value !== undefined) return false;
      const filled = filledText(text, node, path);
      if (filled === undefined) return node;
      if (filled.parts.some((part) => typeof part !== 'string')) texts.set(node, filled);
      return texts.has(node);
    }
    let isOpen = false;
    const inner =
      node.kind === 'map'
        ? node.entries.map(({ name, value }) => [name, value] as const)
        : node.items.map((item, index) => [`[${index}]`, item] as const);
    for (const [step, value] of inner) {
      const found = walk(value, [...path, step]);
      if (typeof found === 'object') return found;
      isOpen ||= found;
    }
    if (isOpen) open.add(node);
    return isOpen;
  };
  const wrong = walk(root, []);
  return typeof wrong === 'object' ? refused(wrong, NESTED) : done({ root, texts, open });
}

function filledText(text: string, at: ScalarNode, path: readonly string[]): FilledText | undefined {
  const split = splitText(text);
  if (split === undefined) return undefined;
  const parts = split.map((part) => (part.kind === 'text' ? part.text : expressionOf(part, at)));
  return { path, parts, isWhole: parts.length === 1 && typeof parts[0] !== 'string' };
}

function expressionOf({ text }: TextPart, at: ScalarNode): Expression {
  return { text, at, node: parseCel(text) };
}

/** An expression that has to be all of a text (kro: UnwrapExpressions in pkg/graph/parser/conditions.go). */
export function wholeExpression(node: YamlNode, dialect: Dialect): BuildResult<Expression> {
  const text = stringOf(node, dialect);
  if (node.kind !== 'scalar' || text === undefined)
    return refused(node, 'only standalone expressions are allowed');
  const split = splitText(text);
  if (split === undefined) return refused(node, NESTED);
  const [only] = split;
  return only?.kind === 'expression' && split.length === 1
    ? done(expressionOf(only, node))
    : refused(node, 'only standalone expressions are allowed');
}
