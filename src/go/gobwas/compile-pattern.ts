import {
  prefixAnyMatcher,
  prefixMatcher,
  prefixSuffixMatcher,
  suffixAnyMatcher,
  suffixMatcher,
} from './affix-matchers.ts';
import { gluedMatcher, minimizeMatchers } from './glue-matchers.ts';
import { anyOfMatcher, treeMatcher, type Tree } from './joined-matchers.ts';
import type { Matcher } from './matcher.ts';
import type { PatternNode } from './pattern-node.ts';
import {
  anyMatcher,
  containsMatcher,
  listMatcher,
  nothingMatcher,
  rangeMatcher,
  singleMatcher,
  superMatcher,
  textMatcher,
} from './simple-matchers.ts';
import { withCommonParts } from './with-common-parts.ts';

type Compiled = Matcher & Partial<Tree>;

/** gobwas/glob: Compile in compiler/compiler.go. */
export function compilePattern(node: PatternNode, separators: string): Compiled {
  switch (node.kind) {
    case 'any-of': {
      const minimized = withCommonParts(node.children);
      if (minimized !== undefined) return compilePattern(minimized, separators);
      const matchers = compileAll(node.children, separators);
      return matchers.length === 1 ? (matchers[0] ?? nothingMatcher()) : anyOfMatcher(matchers);
    }
    case 'pattern': {
      if (node.children.length === 0) return nothingMatcher();
      return optimized(joined(minimizeMatchers(compileAll(node.children, separators))));
    }
    case 'any':
      return separators === '' ? superMatcher() : anyMatcher(separators);
    case 'super':
      return superMatcher();
    case 'single':
      return singleMatcher(separators);
    case 'nothing':
      return nothingMatcher();
    case 'list':
      return !node.not && node.chars.length === 1
        ? textMatcher(node.chars)
        : listMatcher(node.chars, node.not);
    case 'range':
      return rangeMatcher(node.low, node.high, node.not);
    default:
      return textMatcher(node.text);
  }
}

function compileAll(nodes: readonly PatternNode[], separators: string): readonly Compiled[] {
  return nodes.map((node) => compilePattern(node, separators));
}

/** The last of the longest of a known length is looked for first; the others are what is before and behind it. */
function joined(matchers: readonly Compiled[]): Compiled {
  const [first, ...others] = matchers;
  if (first === undefined) return nothingMatcher();
  if (others.length === 0) return first;
  const glued = gluedMatcher(matchers);
  if (glued !== undefined) return glued;
  const longest = Math.max(...matchers.map(({ length }) => length));
  const index = matchers.findLastIndex(({ length }) => length === longest);
  const value = matchers[index];
  if (longest === -1 || value === undefined) return treeMatcher(first, undefined, joined(others));
  const [left, right] = [matchers.slice(0, index), matchers.slice(index + 1)];
  return treeMatcher(
    value,
    left.length === 0 ? undefined : joined(left),
    right.length === 0 ? undefined : joined(right),
  );
}

function optimized(matcher: Compiled): Compiled {
  if (matcher.kind !== 'tree' || matcher.value === undefined) return matcher;
  const left = matcher.left && optimized(matcher.left);
  const right = matcher.right && optimized(matcher.right);
  const { value } = matcher;
  const simple = value.kind === 'text' ? simplified(value.text, left, right) : undefined;
  return simple ?? treeMatcher(value, left, right);
}

function simplified(
  text: string,
  left: Matcher | undefined,
  right: Matcher | undefined,
): Matcher | undefined {
  if (left === undefined) {
    switch (right?.kind) {
      case undefined:
        return textMatcher(text);
      case 'super':
        return prefixMatcher(text);
      case 'suffix':
        return prefixSuffixMatcher(text, right.text);
      case 'any':
        return prefixAnyMatcher(text, right.text);
      default:
        return undefined;
    }
  }
  if (right !== undefined) {
    return left.kind === 'super' && right.kind === 'super' ? containsMatcher(text) : undefined;
  }
  switch (left.kind) {
    case 'super':
      return suffixMatcher(text);
    case 'prefix':
      return prefixSuffixMatcher(left.text, text);
    case 'any':
      return suffixAnyMatcher(text, left.text);
    default:
      return undefined;
  }
}
