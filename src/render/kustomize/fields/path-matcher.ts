import { compileRegexp } from '../../../go/regexp/go-regexp.ts';
import { entryOf, type ScalarNode, type SequenceNode, type YamlNode } from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { parseEmbedded } from '../tree/embedded-text.ts';
import { isMissingOrNull } from '../tree/merge-context.ts';
import { wrongKind } from '../tree/merge-elements.ts';
import { mapOf, scalarOf, sequenceOf, withEntry, withItems } from '../tree/nodes.ts';
import { writeKyaml } from '../tree/write-kyaml.ts';
import { goInteger, pathStep } from './split-path.ts';

/** What to do at each node a path matches. `isNew`: the node was made for it and has no type yet. */
type Write = (node: YamlNode, isNew: boolean) => BuildResult<YamlNode>;

export interface PathMatch {
  readonly write: Write;
  /** The kind of the node to make at the end of a path that leads nowhere; undefined: nothing is made. */
  readonly create: YamlNode['kind'] | undefined;
  readonly at: Span;
  readonly trail: Trail;
}

/** The tree with the matched nodes replaced, and how many there were. */
interface Matched {
  readonly node: YamlNode;
  readonly count: number;
}

/**
 * kyaml's PathMatcher: keys, indices, `*`, and `[name=x]`, where `x` is a regular expression found anywhere in the
 * value's text. A path that goes on inside a scalar is followed in the data the scalar holds, which is then thrown away.
 */
export function matchPath(
  node: YamlNode,
  path: readonly string[],
  match: PathMatch,
  isNew = false,
): BuildResult<Matched> {
  const [part, ...rest] = path;
  if (part === undefined) {
    const written = match.write(node, isNew);
    return mapDone(written, (made) => ({ node: made, count: 1 }));
  }
  const step = pathStep(part);
  const isList = step.kind === 'index' || step.kind === 'match' || step.kind === 'every';
  // A negative index and `-` are keys to this matcher.
  const wrong = wrongKind(
    node,
    isList || (step.kind === 'invalid' && !isNegative(part)) ? 'sequence' : 'map',
  );
  if (step.kind === 'invalid' && !isNegative(part)) return refused(match.at, step.message);
  if (wrong !== undefined) return refused(match.at, wrong.message);
  switch (step.kind) {
    case 'index':
      return matchIndex(asList(node), step.index, rest, match);
    case 'match':
      return matchElements(asList(node), step.field, step.value, rest, match);
    case 'every':
      return matchEvery(asList(node), rest, match);
    default:
      return matchField(node, part, rest, match);
  }
}

function matchField(
  node: YamlNode,
  name: string,
  rest: readonly string[],
  match: PathMatch,
): BuildResult<Matched> {
  const map = node.kind === 'map' ? node : mapOf([], node, node.trail);
  const old = node.kind === 'map' ? entryOf(map, name)?.value : undefined;
  if (old === undefined && match.create === undefined) return done({ node, count: 0 });
  const field = old ?? newNode(rest[0], match);
  if (old?.kind === 'scalar' && rest.length > 0) return matchInside(node, old, rest, match);
  const inner = matchPath(field, rest, match, old === undefined);
  if (inner.kind === 'refused') return inner;
  const key = scalarOf(name, match.at, match.trail);
  return done({ node: withEntry(map, key, inner.value.node), count: inner.value.count });
}

/** The data inside a scalar is searched, but what is written there is lost. */
function matchInside(
  node: YamlNode,
  scalar: ScalarNode,
  rest: readonly string[],
  match: PathMatch,
): BuildResult<Matched> {
  const data = parseEmbedded(scalar.text);
  if (data === undefined) return refused(match.at, 'yaml: the text holds no data');
  const inner = matchPath(data, rest, match);
  return mapDone(inner, ({ count }) => ({ node, count }));
}

function matchIndex(
  list: SequenceNode,
  index: number,
  rest: readonly string[],
  match: PathMatch,
): BuildResult<Matched> {
  const { items } = list;
  const grows = index === items.length && match.create !== undefined;
  const item = items[index] ?? (grows ? newNode(rest[0], match) : undefined);
  if (item === undefined) {
    const message = `index ${index} specified but only ${items.length} elements found`;
    return refused(match.at, message);
  }
  const inner = matchPath(item, rest, match, grows);
  if (inner.kind === 'refused') return inner;
  const changed = grows ? [...items, inner.value.node] : items.with(index, inner.value.node);
  return done({ node: withItems(list, changed), count: inner.value.count });
}

function matchEvery(
  list: SequenceNode,
  rest: readonly string[],
  match: PathMatch,
): BuildResult<Matched> {
  return matchSome(
    list,
    () => true,
    (item) => matchPath(item, rest, match),
  );
}

function matchElements(
  list: SequenceNode,
  field: string,
  pattern: string,
  rest: readonly string[],
  match: PathMatch,
): BuildResult<Matched> {
  const test = compileRegexp(pattern);
  if (typeof test !== 'function') return refused(match.at, test.error);
  const isMatch = (item: YamlNode): boolean => {
    const value = field === '' ? item : entryOf(item, field)?.value;
    return value !== undefined && test(writeKyaml(value).trim());
  };
  // An element that is matched as a whole ends the path, whatever follows.
  const into = (item: YamlNode): BuildResult<Matched> =>
    matchPath(item, field === '' ? [] : rest, match);
  const found = matchSome(list, isMatch, into);
  if (found.kind === 'refused' || found.value.count > 0 || match.create === undefined) return found;
  const value = scalarOf(pattern, match.at, match.trail);
  const made = field === '' ? value : mapOf([[field, value]], match.at, match.trail);
  return matchSome(withItems(list, [...list.items, made]), isMatch, into);
}

function matchSome(
  list: SequenceNode,
  isMatch: (item: YamlNode) => boolean,
  into: (item: YamlNode) => BuildResult<Matched>,
): BuildResult<Matched> {
  const items: YamlNode[] = [];
  let count = 0;
  for (const item of list.items) {
    const inner = isMatch(item) ? into(item) : done({ node: item, count: 0 });
    if (inner.kind === 'refused') return inner;
    items.push(inner.value.node);
    count += inner.value.count;
  }
  return done({ node: withItems(list, items), count });
}

/** What must stand before the next part of a path; at its end, what was asked for. */
function newNode(next: string | undefined, { create, at, trail }: PathMatch): YamlNode {
  const isList = next !== undefined && (/^\[.*\]$/.test(next) || (goInteger(next) ?? -1) >= 0);
  if (isList || (next === undefined && create === 'sequence')) return sequenceOf([], at, trail);
  if (next === undefined && create === 'scalar') return scalarOf('', at, trail);
  return mapOf([], at, trail);
}

function isNegative(part: string): boolean {
  return (goInteger(part) ?? 0) < 0;
}

function asList(node: YamlNode): SequenceNode {
  return node.kind === 'sequence' && !isMissingOrNull(node)
    ? node
    : sequenceOf([], node, node.trail);
}
