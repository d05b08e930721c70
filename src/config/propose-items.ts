import { addItems, type NewItem } from './add-items.ts';

/** The text of a configuration with items of a list in a comment at its end, unless it names the list already. */
export function proposeItems(
  text: string,
  key: string,
  items: readonly NewItem[],
  about: readonly string[],
): string {
  if (items.length === 0 || new RegExp(`^[#\\s]*${key}:`, 'm').test(text)) return text;
  const lines = [...about, ...addItems('', key, items).trimEnd().split('\n')];
  return `${text.trimEnd()}\n\n${lines.map((line) => `# ${line}\n`).join('')}`;
}
