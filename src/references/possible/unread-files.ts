import type { FileTree } from '../../model/file-tree.ts';
import type { SkippedAs, ParsedFile } from '../../model/parsed-file.ts';
import type { Reference } from '../../model/reference.ts';
import { hostSpan } from '../../model/span.ts';
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
/** Bytes of an excluded file that are read at most. */
const MOST_BYTES = 1024 * 1024;
const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;

/** Files that mention a name and were not read as objects: templates, files with a broken document, excluded ones. `names` are those in question. */
export function mentioningFiles(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): PossibleProducer {
  const mentionedIn = new Map<string, string>();
  for (const file of files) {
    if (!isUnread(file)) continue;
    for (const [word] of contentOf(file, tree).matchAll(WORD)) {
      if (names.has(word) && !mentionedIn.has(word)) mentionedIn.set(word, file.path);
    }
  }
  return ({ name }) => {
    const path = mentionedIn.get(name);
    return path === undefined ? undefined : `${path} mentions it and is not read`;
  };
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
  return file.class.kind === 'skipped' && UNREAD.has(file.class.as);
}

/**
 * Files encrypted as a whole (git-crypt, SOPS of unknown format) near the reference: in its folder, above or below it, or, for a
 * Secret, anywhere under the same top folder. What is in them nobody can tell.
 */
export function encryptedNeighbours(files: readonly ParsedFile[]): PossibleProducer {
  const encrypted = files.filter(
    ({ class: each, path }) =>
      each.kind === 'skipped' &&
      (each.as === 'encrypted' || (each.as === 'binary' && /\.(?:ya?ml|json)$/.test(path))),
  );
  return (reference) => {
    const found = encrypted.find(({ path }) => isNear(path, reference));
    return found === undefined ? undefined : `${found.path} is encrypted and may hold it`;
  };
}

function isNear(path: string, { at, kind }: Reference): boolean {
  const here = foldersOf(hostSpan(at).file.path);
  const there = foldersOf(path);
  if (kind === 'Secret') return here.length === 0 || there.length === 0 || here[0] === there[0];
  const shared = here.findIndex((folder, depth) => there[depth] !== folder);
  const depth = shared === -1 ? here.length : shared;
  return depth === here.length || depth === there.length;
}

function foldersOf(path: string): readonly string[] {
  return path.split('/').slice(0, -1);
}
