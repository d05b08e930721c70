import { isSeq, parseDocument, YAMLSeq } from 'yaml';

/** A declaration to write, with a comment above it. */
interface NewExternal {
  readonly kind: string;
  /** Undefined: any. */
  readonly namespace: string | undefined;
  readonly name: string;
  readonly comment: string;
}

/** Items of `externals` to write behind those that are there, and indexes of items to remove, with their comments. */
interface ExternalsEdit {
  readonly add: readonly NewExternal[];
  readonly drop: ReadonlySet<number>;
}

/** The text of a configuration, which is valid or empty, with other `externals`; everything else stays, comments too. */
export function editExternals(text: string, { add, drop }: ExternalsEdit): string {
  if (add.length === 0 && drop.size === 0) return text;
  const document = parseDocument(text);
  const there = document.get('externals');
  const list = isSeq(there) ? there : new YAMLSeq();
  const [first] = list.items;
  // The package takes a comment above the first item for one of the list.
  if (isCommented(first) && list.commentBefore) {
    first.commentBefore ??= list.commentBefore;
    list.commentBefore = null;
  }
  list.items = list.items.filter((_, index) => !drop.has(index));
  for (const { comment, kind, namespace, name } of add) {
    const named = { kind, ...(namespace !== undefined && { namespace }), name };
    const item = document.createNode(named, { flow: true });
    item.commentBefore = ` ${comment}`;
    list.add(item);
  }
  list.flow = false;
  if (list.items.length === 0) document.delete('externals');
  else if (list !== there) document.set('externals', list);
  const indentSeq = !/^\w+:[ \t]*\n- /m.test(text);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq });
}

function isCommented(item: unknown): item is { commentBefore?: string | null } {
  return isSeq(item) || (typeof item === 'object' && item !== null && 'items' in item);
}
