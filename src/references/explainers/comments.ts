import { isKustomizationFile } from '../../model/file-tree.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { SourceKind } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import { commentOf, CREATION_WORDS } from './kit/comments.ts';
import { isProgram } from './kit/documentation-paths.ts';
import type { Explainer } from './kit/explainer.ts';
import { mentionsOf } from './kit/prose-mentions.ts';
import type { TextScan } from './kit/scan-texts.ts';

/**
 * Looks for the name in comments of scripts, and of the YAML files in the folder of the reference or the one above, in a sentence about where
 * the Secret or ConfigMap comes from ("the Secret `db-users` is written by the operator"), and in generators of any kustomization that are commented out:
 * the author knows that something else creates it. A comment that names a file which is not there explains nothing.
 */
export const comments: Explainer = {
  id: 'comment',
  strength: 'mention',
  isAskedOfBase: true,
  open: ({ scan, files }) => {
    const mentions = addReader(scan, isGoneIn(files));
    return ({ kind, name, at }) => {
      const found = mentions();
      const folders = [...foldersFor(hostSpan(at).file.path), ANY];
      const path = folders.flatMap((each) => found.get(`${each} ${kind} ${name}`) ?? [])[0];
      return path === undefined ? undefined : message`a comment in ${path} mentions it`;
    };
  },
};

/** The folder of a file, and the one above: the object that deploys a folder often lies there. */
function foldersFor(path: string): readonly string[] {
  const folder = folderOf(path);
  const above = folderOf(folder);
  return above === '.' ? [folder] : [folder, above];
}

/** Stands for the folder of a script, and of an overlay that generates a source for its base: they deploy what lies anywhere. */
const ANY = '*';

/** The folder, kind and name → the first file of the folder with such a comment. */
function addReader(
  scan: TextScan,
  isGone: (comment: string) => boolean,
): () => ReadonlyMap<string, string> {
  const folders = new Set(scan.undecided.flatMap(({ at }) => foldersFor(hostSpan(at).file.path)));
  const found = new Map<string, string>();
  return scan.add({
    wants: (path, file) =>
      file?.source === undefined
        ? isProgram(path)
        : folders.has(folderOf(path)) || isKustomizationFile(path),
    read: ({ path, file, text, names }) => {
      if (file?.source === undefined && names().size === 0) return;
      const folder = file?.source === undefined ? ANY : folderOf(path);
      const isNear = folder === ANY || folders.has(folder);
      for (const { kind, name, isGenerated } of mentionsIn(text(), scan.names, isGone)) {
        if (!isNear && !isGenerated) continue;
        const id = `${isGenerated ? ANY : folder} ${kind} ${name}`;
        if (!found.has(id)) found.set(id, path);
      }
    },
    found: () => found,
  });
}

const GENERATOR = /^[ \t]*(secret|configMap)Generator:/;
const NAMED = /^[ \t]*(?:-[ \t]+)?name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)["']?[ \t]*$/;

/** The line ends a sentence, or begins a list. */
const SENTENCE_END = /[.:;!?][ \t]*$/;

/** Somebody creates it with a command, whatever file says more about that. */
const KUBECTL_CREATE = /\b(?:kubectl|oc)[ \t]+create\b/;

interface Mentioned {
  readonly kind: SourceKind;
  readonly name: string;
  /** By a generator that is commented out. */
  readonly isGenerated: boolean;
}

function* mentionsIn(
  text: string,
  names: ReadonlySet<string>,
  isGone: (comment: string) => boolean,
): Generator<Mentioned> {
  if (!text.includes('#')) return;
  let generates: SourceKind | undefined;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const comment = commentOf(line);
    if (comment === undefined) {
      generates = undefined;
      continue;
    }
    const generator = GENERATOR.exec(comment)?.[1];
    if (generator !== undefined) generates = generator === 'secret' ? 'Secret' : 'ConfigMap';
    const name = generates === undefined ? undefined : NAMED.exec(comment)?.[1];
    if (generates !== undefined && name !== undefined) {
      yield { kind: generates, name, isGenerated: true };
      continue;
    }
    const next = commentOf(lines[at + 1] ?? '') ?? '';
    const sentence = SENTENCE_END.test(comment) ? comment : `${comment} ${next}`;
    const isTold = KUBECTL_CREATE.test(comment) || !isGone(`${comment} ${next}`);
    if (CREATION_WORDS.test(sentence) && isTold) {
      for (const [kind, named] of mentionsOf(comment, names, () => true))
        yield { kind, name: named, isGenerated: false };
    }
  }
}

const YAML_PATH = /(?<![\w./-])[\w./-]+\.ya?ml\b/g;

/** Whether a comment names files, in this line or the next, none of which is there: a path counts by its last two parts. */
function isGoneIn(files: readonly ParsedFile[]): (comment: string) => boolean {
  const ends = once(() => new Set(files.map(({ path }) => endOf(path))));
  const names = once(() => new Set(files.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))));
  const isThere = (path: string): boolean =>
    path.includes('/') ? ends().has(endOf(path)) : names().has(path);
  return (comment) => {
    const named = [...comment.matchAll(YAML_PATH)].map(([path]) =>
      path.replace(/^(?:\.{1,2}\/)+/, ''),
    );
    return named.length > 0 && !named.some(isThere);
  };
}

function endOf(path: string): string {
  return path.split('/').slice(-2).join('/');
}
