import { PlainEntry } from '../../../model/node.ts';
import type { SourceFile } from '../../../model/span.ts';

/** What was found to be the same while trees were compared, and how deep the comparison is. */
interface Comparing {
  readonly same: Map<object, object>;
  depth: number;
}

/** What is deeper (thousands of steps that one node took) counts as another tree. */
const MAX_DEPTH = 1_500;

/** For trees that may share parts. */
export function newComparing(): Comparing {
  return { same: new Map(), depth: 0 };
}

/**
 * Whether two trees say the same and came the same way from the same places: nodes with their spans and trails. What is not plain
 * data is the same where it is one and the same. In linear time, also where parts are shared.
 */
export function isSameTree(one: unknown, other: unknown, comparing: Comparing): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (comparing.same.get(one) === other) return true;
  if (comparing.depth >= MAX_DEPTH) return false;
  comparing.depth += 1;
  const answer = isSameObject(one, other, comparing);
  comparing.depth -= 1;
  if (answer) comparing.same.set(one, other);
  return answer;
}

function isSameObject(one: object, other: object, comparing: Comparing): boolean {
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other, comparing);
  if (one instanceof PlainEntry) {
    return (
      other instanceof PlainEntry &&
      one.name === other.name &&
      one.keyStart === other.keyStart &&
      isSameTree(one.value, other.value, comparing)
    );
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  if (isHosted(one)) return isHosted(other) && isSameHosted(one, other, comparing);
  const fields = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    fields.length === others.size &&
    fields.every(
      ([name, value]) => others.has(name) && isSameTree(value, others.get(name), comparing),
    )
  );
}

/** Texts that sit inside others, and those that a chart made, are made again, but from the same. */
function isSameHosted(one: HostedFile, other: HostedFile, comparing: Comparing): boolean {
  const { madeFrom } = one.host;
  return (
    madeFrom !== undefined &&
    one.path === other.path &&
    one.text === other.text &&
    isSameTree(madeFrom, other.host.madeFrom, comparing)
  );
}

type HostedFile = SourceFile & Required<Pick<SourceFile, 'host'>>;

function isHosted(value: object): value is HostedFile {
  return 'host' in value && 'text' in value;
}

function isSameList(
  one: readonly unknown[],
  other: readonly unknown[],
  comparing: Comparing,
): boolean {
  return (
    one.length === other.length && one.every((each, at) => isSameTree(each, other[at], comparing))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}
