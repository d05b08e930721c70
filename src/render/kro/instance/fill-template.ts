import { spend, type Budget } from '../../../model/budget.ts';
import { memo } from '../../../model/memo.ts';
import { entryWith, type MapNode, type ScalarNode, type YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import { templateTrail, type Trail } from '../../../model/trail.ts';
import type { ValuePart } from '../../../model/value.ts';
import {
  mapOf,
  scalarOf,
  sequenceOf,
  stringScalar,
  withEntries,
  withItems,
} from '../../kustomize/tree/nodes.ts';
import { isValue, type CelOutcome, type CelValue } from '../cel/cel-value.ts';
import { evaluateCel, type CelScope } from '../cel/evaluate-cel.ts';
import type { Expression, FilledText, Template } from '../graph/graph.ts';

/** What becomes of a template. */
type Filling = { readonly kind: 'filled'; readonly node: MapNode } | Exclude<CelOutcome, CelValue>;

interface FillContext {
  readonly scope: CelScope;
  readonly budget: Budget;
  /** The build that the objects are in. */
  readonly id: string;
}

const TOO_LARGE: Filling = { kind: 'unknown', what: 'more than can be evaluated' };

/**
 * A template with the values of its expressions. What has none stays the very node that is written; a value that is all of a text stays the node
 * in which a person wrote it (kro: hardResolveSingleResource in pkg/runtime/node_resolve.go).
 */
export function fillTemplate(template: Template, context: FillContext): Filling {
  const { root, texts, open } = template;
  if (!spend(context.budget, 'nodes', sizeOf(root))) return TOO_LARGE;
  let stopped: Exclude<CelOutcome, CelValue> | undefined;
  const fill = (node: YamlNode): YamlNode => {
    if (stopped !== undefined) return node;
    if (node.kind === 'scalar') {
      const text = texts.get(node);
      const filled = text && fillText(text, node, context);
      if (filled === undefined) return node;
      if (!('end' in filled)) stopped = filled;
      return 'end' in filled ? filled : node;
    }
    if (!open.has(node)) return node;
    if (node.kind === 'sequence') return withItems(node, node.items.map(fill));
    const entries = node.entries.map((each) => {
      const value = fill(each.value);
      return value === each.value ? each : entryWith(each, value);
    });
    return withEntries(node, entries);
  };
  const node = fill(root);
  if (stopped !== undefined) return stopped;
  return node.kind === 'map' ? { kind: 'filled', node } : TOO_LARGE;
}

/** Fields that hold a text, so that an unknown value can stand in them: it is neither a list nor a number. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(
  'name key value image host namespace secretName claimName serviceAccountName'.split(' '),
);
const TEXT_MAPS: ReadonlySet<string> = new Set(
  'data stringData labels annotations matchLabels nodeSelector'.split(' '),
);

function fillText(
  { parts, path, isWhole }: FilledText,
  at: ScalarNode,
  context: FillContext,
): YamlNode | Exclude<CelOutcome, CelValue> {
  const { scope, budget, id } = context;
  const valueOf = ({ node }: Expression): CelOutcome =>
    node === undefined ? NOT_UNDERSTOOD : evaluateCel(node, scope, budget);
  const [only] = parts;
  if (isWhole && only !== undefined && typeof only !== 'string') {
    const outcome = valueOf(only);
    if (isValue(outcome))
      return nodeOf(outcome, at, templateTrail(at, at.trail, id), budget) ?? TOO_LARGE_VALUE;
    if (outcome.kind !== 'unknown' || !mayBeUnknown(path)) return outcome;
    return unknownScalar(at, [{ kind: 'placeholder', label: outcome.what }], at.text);
  }
  const made: ValuePart[] = [];
  let text = '';
  let isKnown = true;
  let place: Span | undefined;
  for (const part of parts) {
    const outcome: CelOutcome =
      typeof part === 'string' ? { kind: 'string', value: part } : valueOf(part);
    if (outcome.kind === 'unknown') {
      made.push({ kind: 'placeholder', label: outcome.what });
      text += typeof part === 'string' ? part : `\${${part.text}}`;
      isKnown = false;
    } else if (!isValue(outcome)) return outcome;
    else if (outcome.kind !== 'string') return { kind: 'fails', message: 'no such overload' };
    else {
      text += outcome.value;
      made.push({ kind: 'text', text: outcome.value });
      place ??= outcome.node;
    }
  }
  if (!spend(budget, 'characters', text.length)) return TOO_LARGE_VALUE;
  if (!isKnown) return mayBeUnknown(path) ? unknownScalar(at, made, text) : UNKNOWN_TEXT;
  return stringScalar(text, at, templateTrail(place ?? at, at.trail, id));
}

const NOT_UNDERSTOOD: CelOutcome = {
  kind: 'unknown',
  what: 'an expression that is not evaluated',
};
const TOO_LARGE_VALUE = { kind: 'unknown', what: 'more than can be evaluated' } as const;
const UNKNOWN_TEXT = { kind: 'unknown', what: 'a part of a text' } as const;

/** The name of an object has to be known: what has another name may be another object. */
function mayBeUnknown(path: readonly string[]): boolean {
  const [last, before] = [path.at(-1) ?? '', path.at(-2) ?? ''];
  if (path[0] === 'metadata' && path.length === 2) return false;
  return TEXT_FIELDS.has(last) || TEXT_MAPS.has(before);
}

function unknownScalar(at: ScalarNode, value: readonly ValuePart[], text: string): ScalarNode {
  const { file, start, end, style, trail } = at;
  return {
    kind: 'scalar',
    file,
    start,
    end,
    style,
    tag: '!!str',
    text,
    value,
    ...(trail !== undefined && { trail }),
  };
}

/** A value as a node: the one that a person wrote, or one at the place of the expression. Undefined if there is too much of it. */
function nodeOf(
  value: CelValue,
  at: ScalarNode,
  trail: Trail,
  budget: Budget,
): YamlNode | undefined {
  const written = value.kind === 'optional' ? value.value?.node : value.node;
  if (written !== undefined) {
    if (!spend(budget, 'nodes', sizeOf(written))) return undefined;
    if (written.kind !== 'scalar') return written;
    return value.kind === 'string' ? { ...written, tag: '!!str', trail } : { ...written, trail };
  }
  if (!spend(budget, 'nodes', 1)) return undefined;
  switch (value.kind) {
    case 'string':
      return spend(budget, 'characters', value.value.length)
        ? stringScalar(value.value, at, trail)
        : undefined;
    case 'null':
      return scalarOf('null', at, trail);
    case 'bool':
    case 'int':
      return scalarOf(String(value.value), at, trail);
    case 'double':
      return scalarOf(JSON.stringify(value.value), at, trail);
    case 'optional':
      return value.value === undefined
        ? scalarOf('null', at, trail)
        : nodeOf(value.value, at, trail, budget);
    case 'list':
      return listNode(value.items, at, trail, budget);
    case 'map': {
      const inner = value.keys.map((key) => value.get(key));
      const nodes = listNode(inner, at, trail, budget);
      if (nodes === undefined) return undefined;
      const entries = value.keys.flatMap((key, index) => {
        const node = nodes.items[index];
        return node === undefined ? [] : [[key, node] as const];
      });
      return mapOf(entries, at, trail);
    }
    default:
      return undefined;
  }
}

function listNode(
  items: readonly (CelOutcome | undefined)[],
  at: ScalarNode,
  trail: Trail,
  budget: Budget,
) {
  const nodes: YamlNode[] = [];
  for (const item of items) {
    const node = item && isValue(item) ? nodeOf(item, at, trail, budget) : undefined;
    if (node === undefined) return undefined;
    nodes.push(node);
  }
  return sequenceOf(nodes, at, trail);
}

/** The nodes of a tree, which is counted once. */
const sizeOf = memo((node: YamlNode): number => {
  if (node.kind === 'scalar') return 1;
  const inner = node.kind === 'map' ? node.entries.map(({ value }) => value) : node.items;
  return inner.reduce((sum, each) => sum + sizeOf(each), 1);
});
