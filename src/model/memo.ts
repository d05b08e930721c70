/**
 * The same function, answering once per object: what depends on nothing but `key` (and on what `key` decides, `rest`) is
 * worked out when it is first asked for, and forgotten with the object.
 */
export function memo<
  Key extends object,
  Value extends object | string | number | boolean,
  Rest extends unknown[],
>(make: (key: Key, ...rest: Rest) => Value): (key: Key, ...rest: Rest) => Value {
  const made = new WeakMap<Key, Value>();
  return (key, ...rest) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key, ...rest);
    made.set(key, value);
    return value;
  };
}

/** The same function, which keeps its last answer only: for those who ask about one thing several times, and then about the next. */
export function memoOfLast<Key extends object, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

/** The same function, whose one answer is worked out when it is first asked for, and kept. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same function, answering once per key for as long as it is there itself: for keys that are texts. */
export function memoBy<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => getOrMake(made, key, make);
}

/** What a map has for a key: made when it is first asked for, and kept there. */
export function getOrMake<Key, Value>(
  map: Pick<Map<Key, Value>, 'get'> & { readonly set: (key: Key, value: Value) => unknown },
  key: Key,
  make: (key: Key) => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make(key);
  map.set(key, value);
  return value;
}
