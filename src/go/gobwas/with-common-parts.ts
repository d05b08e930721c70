import type { PatternNode } from './pattern-node.ts';

type Nodes = readonly PatternNode[];

/** `{ab*,ac*}` as `a{b,c}*`; undefined where the options begin and end differently. */
export function withCommonParts(options: Nodes): PatternNode | undefined {
  const all = options.map((option) => ('children' in option ? option.children : []));
  const { left, right } = commonParts(all);
  if (left.length === 0 && right.length === 0) return undefined;
  const middles: PatternNode[] = [];
  for (const nodes of all) {
    const rest = nodes.slice(left.length, nodes.length - right.length);
    const node: PatternNode = rest.length === 0 ? { kind: 'nothing' } : patternOf(rest);
    if (!middles.some((each) => isSame(each, node))) middles.push(node);
  }
  const [first, ...others] = middles;
  const middle: PatternNode | undefined =
    others.length > 0 ? { kind: 'any-of', children: middles } : first;
  const isNothing = middle === undefined || middle.kind === 'nothing';
  return patternOf([
    ...(left.length === 0 ? [] : [patternOf(left)]),
    ...(isNothing ? [] : [middle]),
    ...(right.length === 0 ? [] : [patternOf(right)]),
  ]);
}

function patternOf(children: Nodes): PatternNode {
  return { kind: 'pattern', children };
}

interface Parts {
  readonly left: Nodes;
  readonly right: Nodes;
}

/** As the library looks for them: from both ends of the shortest option at once. */
function commonParts(options: readonly Nodes[]): Parts {
  const shortest = options.reduce<Nodes | undefined>(
    (least, nodes) => (least === undefined || nodes.length < least.length ? nodes : least),
    undefined,
  );
  if (options.length < 2 || shortest === undefined) return { left: [], right: [] };
  const { length } = shortest;
  const others = options.filter((nodes) => nodes !== shortest);
  const [left, right]: [PatternNode[], PatternNode[]] = [[], []];
  let [endsLeft, endsRight] = [false, false];
  for (let i = 0, j = length - 1; left.length + right.length < length && j >= 0; i++, j--) {
    if (endsLeft && endsRight) break;
    for (const nodes of others) {
      if (endsLeft && endsRight) break;
      endsLeft ||= !isSame(shortest[i], nodes[i]);
      // A part is not taken from both sides.
      endsRight ||= !endsLeft && j <= i;
      endsRight ||= !isSame(shortest[j], nodes[j + nodes.length - length]);
    }
    const [first, last] = [shortest[i], shortest[j]];
    if (!endsLeft && first !== undefined) left.push(first);
    if (!endsRight && last !== undefined) right.unshift(last);
  }
  return { left, right };
}

function isSame(one: PatternNode | undefined, other: PatternNode | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
