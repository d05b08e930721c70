const LONGEST = 64;
const MOST = 20_000;
const names = new Map<string, string>();

/**
 * The same text as one string for all entries that bear it. `name`, `value` and `key` come in hundreds of thousands of copies, and
 * every look-up compares names: of one string with itself that takes no reading.
 */
export function sharedName(name: string): string {
  if (name.length > LONGEST) return name;
  const known = names.get(name);
  if (known !== undefined) return known;
  if (names.size >= MOST) names.clear();
  names.set(name, name);
  return name;
}
