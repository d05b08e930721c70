import { appendTo } from '../../model/group-by.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { folderOf } from '../../model/folder-of.ts';
import { memo } from '../../model/memo.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { hostSpan, type Span } from '../../model/span.ts';
import { mayBecome, wildcardParts } from '../objects/templated-name.ts';
import { type MadeInText, madeInText, quotedIn } from './text/made-in-text.ts';
import { nearestPath } from './text/nearest-path.ts';
import { isDocument, isModel, isTelling } from './text/documentation-paths.ts';
import type { PossibleProducer } from './possible-producer.ts';

/** Bytes of such a file that are read at most, and files in all. */
const MOST_BYTES = 1024 * 1024;
const MOST_FILES = 50_000;
/** Bytes of all such files that are read at most; past it nothing is missing for certain. */
const MOST_BYTES_IN_ALL = 256 * 1024 * 1024;

/**
 * Commands, programs and Terraform resources of the repository that create a source; the nearest one is named. The files are only read when
 * the first question comes, that is when something is missing. `tree` holds those that are not manifests.
 */
export function handMadeSources(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): HandMadeSources {
  let made: HandMade | undefined;
  const known = (): HandMade => (made ??= madeByHand(files, tree, names));
  return {
    made: ({ kind, name, at }) => reason(known().made.get(`${kind} ${name}`) ?? [], at),
    run: ({ kind, name, at }) => {
      const paths = known().made.get(`${kind} ${name}`) ?? [];
      return reason(
        paths.filter((path) => !isDocument(path) && !isModel(path)),
        at,
      );
    },
    named: ({ name, at }) => reason(known().named.get(name) ?? [], at),
    perhaps: ({ kind, name, at }) =>
      reason(known().perhaps(kind, name, at), at) ??
      (known().complete ? undefined : 'the repository has more scripts than are searched'),
  };
}

/** What tells the very name, with its kind or without, and what only may: a name in Terraform with variables in it, files that were not searched. */
export interface HandMadeSources {
  readonly made: PossibleProducer;
  /** The same without documents and manifests to fill in, which repeat what the repository has. */
  readonly run: PossibleProducer;
  readonly named: PossibleProducer;
  readonly perhaps: PossibleProducer;
}

function reason(paths: readonly string[], at: Span): string | undefined {
  const path = nearestPath(paths, folderOf(hostSpan(at).file.path));
  return path === undefined ? undefined : `${path} explains how it is made`;
}

interface HandMade {
  /** Kind and name → the files that tell. */
  readonly made: ReadonlyMap<string, readonly string[]>;
  /** Name → the files that tell of a source of that name, of whatever kind. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** The files that tell of a name of which only a part is known. */
  readonly perhaps: (kind: string, name: string, at: Span) => readonly string[];
  /** All files that may tell were read. */
  readonly complete: boolean;
}

function madeByHand(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
  names: ReadonlySet<string>,
): HandMade {
  const made = new Map<string, string[]>();
  const named = new Map<string, string[]>();
  const patterns: { readonly made: MadeInText; readonly path: string }[] = [];
  const reading = { complete: true };
  for (const text of textsOf(files, tree, reading)) {
    const { path, read } = text;
    for (const each of [...toldIn(text), ...quotedIn(path, read, names)]) {
      if (each.name.includes('*')) patterns.push({ made: each, path });
      else if (!names.has(each.name)) continue;
      else if (each.eitherKind === true) appendTo(named, each.name, path);
      else appendTo(made, `${each.kind} ${each.name}`, path);
    }
  }
  return {
    made,
    named,
    perhaps: (kind, name, at) =>
      patterns.flatMap((each) =>
        each.made.kind === kind &&
        mayBecome(wildcardParts(each.made.name), name) &&
        (each.made.near !== true || isBelow(hostSpan(at).file.path, folderOf(each.path)))
          ? [each.path]
          : [],
      ),
    complete: reading.complete,
  };
}

function isBelow(path: string, folder: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`);
}

interface TellingText {
  readonly path: string;
  /** What it is read from: the very same object as long as nobody writes it. */
  readonly of: object;
  readonly read: () => string;
}

/** What a text tells, which is found out once. */
function toldIn({ path, of, read }: TellingText): readonly MadeInText[] {
  const told = toldOf(of).get(path) ?? [...madeInText(path, read())];
  toldOf(of).set(path, told);
  return told;
}

const toldOf = memo((_of: object) => new Map<string, readonly MadeInText[]>());

/** The texts that may tell, one after the other; of those that are no manifests the wanted ones. */
export function* textsOf(
  files: readonly ParsedFile[],
  tree: FileTree | undefined,
  reading: { complete: boolean },
  isWanted: (path: string) => boolean = () => true,
): Generator<TellingText> {
  for (const { path, source } of files) {
    if (source !== undefined) yield { path, of: source, read: () => source.text };
  }
  let left = MOST_BYTES_IN_ALL;
  let count = 0;
  for (const path of tree?.paths ?? []) {
    if (!isTelling(path) || !isWanted(path)) continue;
    count += 1;
    if (count > MOST_FILES || left <= 0) {
      reading.complete = false;
      return;
    }
    const content = tree?.read(path);
    if (content?.kind !== 'bytes') continue;
    const bytes = content.bytes.subarray(0, MOST_BYTES);
    left -= bytes.length;
    yield { path, of: content.bytes, read: () => new TextDecoder().decode(bytes) };
  }
}
