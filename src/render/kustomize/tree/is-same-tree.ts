import { PlainEntry } from '../../../model/node.ts';
import type { SourceFile } from '../../../model/span.ts';
import { embeddingOf } from './embed-text.ts';

/**
 * Whether two trees say the same and came the same way from the same places: nodes with their spans and trails. What is not plain
 * data is the same where it is one and the same; so is the text that a chart made. In linear time, also where parts are shared.
 */
export function isSameTree(
  one: unknown,
  other: unknown,
  known = new Map<object, object>(),
): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (known.get(one) === other) return true;
  if (!isSameObject(one, other, known)) return false;
  known.set(one, other);
  return true;
}

function isSameObject(one: object, other: object, known: Map<object, object>): boolean {
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other, known);
  if (one instanceof PlainEntry) {
    return (
      other instanceof PlainEntry &&
      one.name === other.name &&
      one.keyStart === other.keyStart &&
      isSameTree(one.value, other.value, known)
    );
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  if (isHosted(one)) return isHosted(other) && isSameEmbedding(one, other, known);
  const fields = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSameTree(value, others.get(name), known))
  );
}

/** Texts that sit inside others are made again, but of the same scalars. */
function isSameEmbedding(one: SourceFile, other: SourceFile, known: Map<object, object>): boolean {
  const [from, to] = [embeddingOf(one), embeddingOf(other)];
  return from !== undefined && one.path === other.path && isSameTree(from, to, known);
}

function isHosted(value: object): value is SourceFile {
  return 'host' in value && 'text' in value;
}

function isSameList(
  one: readonly unknown[],
  other: readonly unknown[],
  known: Map<object, object>,
): boolean {
  return one.length === other.length && one.every((each, at) => isSameTree(each, other[at], known));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}
