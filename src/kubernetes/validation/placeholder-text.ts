/** Words that people write in place of the real value. */
const WORDS =
  /change[-_ ]?(?:me|this|it)|replace[-_ ]?(?:me|this|with)?|place[-_ ]?holder|\btodo\b|\bfixme\b|\btbd\b|\byour[-_ ]|\bdummy\b|\bfake\b|\binsert[-_ ]|\bexample\b|\bx{3,}\b|^\.{3,}$|^\*{3,}$/i;
const LONGEST = 200;

/** Whether a short text asks for a value in its place: `changeme`, `your-token-here`. */
export function isPlaceholderText(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= LONGEST && !trimmed.startsWith('{') && WORDS.test(trimmed);
}
