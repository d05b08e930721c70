const LONGEST = 32;
const MOST = 20_000;
const texts = new Map<string, string>();

/**
 * Equal short texts as one string. `name`, `value` and `key` come in hundreds of thousands of copies, and every look-up of a field
 * compares names: of one string with itself that takes no reading.
 */
export function sharedText(text: string): string {
  if (text.length > LONGEST) return text;
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= MOST) texts.clear();
  texts.set(text, text);
  return text;
}
