/**
 * Whether two values are the same data, as far as that is cheap to find out: plain objects and lists are compared by their content; what was
 * parsed, rendered or collected (all that has a place in a file), maps and functions are equal only if they are the same object. So the answer
 * may be false for equal data.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSameData(one[key], other[key]))
  );
}

/** The same for lists, item by item. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => isSameData(item, other[at]));
}

type Data = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

/** Nodes and other spans have a file, manifests a node, sources a producer. */
function isPlain(value: Data): boolean {
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !('file' in value) &&
    !('node' in value) &&
    !('producer' in value)
  );
}
