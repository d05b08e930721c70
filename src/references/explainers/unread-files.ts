import type { FileTree } from '../../model/file-tree.ts';
import type { SkippedAs, ParsedFile } from '../../model/parsed-file.ts';
import { folderOf } from '../../model/folder-of.ts';
import { hostSpan } from '../../model/span.ts';
import { appendTo } from '../../model/group-by.ts';
import { nearestPath } from './text/nearest-path.ts';
import type { PossibleProducer } from './possible-producer.ts';

/** Files that hold objects which we cannot read; what they say in clear text still counts. */
const UNREAD: ReadonlySet<SkippedAs> = new Set([
  'helm-template',
  'template',
  'unreadable',
  'too-large',
  'encrypted',
  'excluded',
]);
/** Values of charts, which may hold whole objects for the chart to apply (`extraObjects`). */
const VALUES: ReadonlySet<SkippedAs> = new Set(['not-kubernetes', 'chart-values']);
const INNER_OBJECT = /^[ \t]+(?:-[ \t]+)?kind:[ \t]*["']?(?:\w*Secret|ConfigMap)\b/m;
/** Bytes of an excluded file that are read at most. */
const MOST_BYTES = 1024 * 1024;
const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;

/** Files that mention a name and were not read as objects: templates, values with objects in them, files with a broken document, excluded ones. `names` are those in question. */
export function mentioningFiles(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): PossibleProducer {
  const mentionedIn = new Map<string, string[]>();
  for (const file of files) {
    if (!isUnread(file)) continue;
    const text = contentOf(file, tree);
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (!names.has(word) || isConsumed(text, index)) continue;
      if (mentionedIn.get(word)?.at(-1) !== file.path) appendTo(mentionedIn, word, file.path);
    }
  }
  return ({ name, at }) => {
    const path = nearestPath(mentionedIn.get(name) ?? [], folderOf(hostSpan(at).file.path));
    return path === undefined ? undefined : `${path} mentions it and is not read`;
  };
}

/** A field that reads a source: what it names is made elsewhere. */
const CONSUMER =
  /(?:secretKeyRef|configMapKeyRef|secretRef|configMapRef|imagePullSecrets|secretName|configMap|existingSecret)["']?:/;
const LINES_BEFORE = 3;

/** Whether the name at an offset is only read there: on the line of such a field, or as its `name` just below. */
function isConsumed(text: string, offset: number): boolean {
  let start = offset;
  for (let line = 0; line < LINES_BEFORE && start > 0; line += 1) {
    start = text.lastIndexOf('\n', start - 1);
    if (start === -1) break;
  }
  return CONSUMER.test(text.slice(Math.max(0, start), offset));
}

function contentOf({ path, source, class: each }: ParsedFile, tree: FileTree | undefined): string {
  if (source !== undefined) return source.text;
  if (each.kind !== 'skipped' || each.as !== 'excluded') return '';
  const content = tree?.read(path);
  if (content?.kind !== 'bytes' || content.bytes.length > MOST_BYTES) return '';
  return new TextDecoder().decode(content.bytes);
}

function isUnread(file: ParsedFile): boolean {
  if (file.faults.length > 0) return true;
  if (file.class.kind !== 'skipped') return false;
  const { as } = file.class;
  return UNREAD.has(as) || (VALUES.has(as) && INNER_OBJECT.test(file.source?.text ?? ''));
}

/**
 * Files encrypted as a whole (git-crypt, SOPS of unknown format) of the same app as the reference: in its folder, below it, or in a folder
 * above it that is not shared by everything. What is in them nobody can tell, but it is Secrets.
 */
export function encryptedNeighbours(files: readonly ParsedFile[]): PossibleProducer {
  const encrypted = files.filter(
    ({ class: each, path }) =>
      each.kind === 'skipped' &&
      (each.as === 'encrypted' || (each.as === 'binary' && /\.(?:ya?ml|json)$/.test(path))),
  );
  return ({ at, kind }) => {
    if (kind !== 'Secret') return undefined;
    const here = folderOf(hostSpan(at).file.path);
    const ofApp = encrypted.flatMap(({ path }) => (isOneApp(folderOf(path), here) ? [path] : []));
    const found = nearestPath(ofApp, here);
    return found === undefined ? undefined : `${found} is encrypted and may hold it`;
  };
}

/** Folders this near the root hold many apps. */
const SHARED_DEPTH = 1;

function isOneApp(there: string, here: string): boolean {
  if (there === here) return true;
  if (here.startsWith(`${there}/`)) return there.split('/').length > SHARED_DEPTH;
  return there.startsWith(`${here}/`);
}
