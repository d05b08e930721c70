import { appendTo } from '../../model/group-by.ts';
import { message } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { ParsedFile, SkippedAs } from '../../model/parsed-file.ts';
import { hostSpan } from '../../model/span.ts';
import type { Explainer } from './kit/explainer.ts';
import { nearestPath } from './kit/nearest-path.ts';
import type { TextScan } from './kit/scan-texts.ts';

/** Files whose objects cannot be read; names in them are readable. */
const UNREAD: ReadonlySet<SkippedAs> = new Set([
  'helm-template',
  'template',
  'unreadable',
  'too-large',
  'encrypted',
  'excluded',
]);
/** Values of charts, which may contain whole objects for the chart to apply (`extraObjects`). */
const VALUES: ReadonlySet<SkippedAs> = new Set(['not-kubernetes', 'chart-values']);
const INNER_OBJECT = /^[ \t]+(?:-[ \t]+)?kind:[ \t]*["']?(?:\w*Secret|ConfigMap)\b/m;
/** Bytes of an excluded file that are read at most. */
const MAX_BYTES = 1024 * 1024;
const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;

/**
 * Looks for the name in files that were not read as objects (templates, values with objects in them, files with a broken document, excluded
 * files), except in fields that only read a source: the file may contain the source.
 */
export const unreadFiles: Explainer = {
  id: 'unread-file',
  strength: 'certain',
  basis: 'mention',
  open: ({ scan }) => {
    const mentions = addReader(scan);
    return ({ name, at }) => {
      const path = nearestPath(mentions().get(name) ?? [], folderOf(hostSpan(at).file.path));
      return path === undefined ? undefined : message`${path} mentions it and is not read`;
    };
  },
};

/** Names in question → the files that mention them. */
function addReader(scan: TextScan): () => ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  return scan.add({
    wants: (_, file) => file !== undefined && isUnread(file),
    read: ({ path, file, size, text: read, names }) => {
      if (file?.source === undefined && size > MAX_BYTES) return;
      if (names().size === 0) return;
      const text = read();
      for (const { 0: word, index } of text.matchAll(WORD)) {
        if (!names().has(word) || isConsumed(text, index)) continue;
        if (found.get(word)?.at(-1) !== path) appendTo(found, word, path);
      }
    },
    found: () => found,
  });
}

function isUnread(file: ParsedFile): boolean {
  if (file.faults.length > 0) return true;
  if (file.class.kind !== 'skipped') return false;
  const { as } = file.class;
  // What a chart makes is known, as far as it was rendered.
  if (as === 'helm-template' && file.source === undefined) return false;
  return UNREAD.has(as) || (VALUES.has(as) && INNER_OBJECT.test(file.source?.text ?? ''));
}

/** A field that reads a source: something else makes what it names. */
const CONSUMER =
  /(?:secretKeyRef|configMapKeyRef|secretRef|configMapRef|imagePullSecrets|secretName|configMap|existingSecret)["']?:/;
const LINES_BEFORE = 3;

/** Whether the name at an offset is on the line of such a field, or is its `name` on one of the next lines. */
function isConsumed(text: string, offset: number): boolean {
  let start = offset;
  for (let line = 0; line < LINES_BEFORE && start > 0; line += 1) {
    start = text.lastIndexOf('\n', start - 1);
    if (start === -1) break;
  }
  return CONSUMER.test(text.slice(Math.max(0, start), offset));
}
