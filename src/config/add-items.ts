import { isSeq, parseDocument, YAMLSeq } from 'yaml';

/** Maps of texts and lists of texts. */
type NewItem = object;

/** The text of a configuration, which is valid or empty, with more items in one of its lists, each on one line; everything else stays, comments too. */
export function addItems(text: string, key: string, items: readonly NewItem[]): string {
  if (items.length === 0) return text;
  const document = parseDocument(text);
  const there = document.get(key);
  const list = isSeq(there) ? there : new YAMLSeq();
  for (const item of items) list.add(document.createNode(item, { flow: true }));
  list.flow = false;
  if (list !== there) document.set(key, list);
  const indentSeq = !/^\w+:[ \t]*\n- /m.test(text);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq });
}

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
