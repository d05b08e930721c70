import type { FileContent, FileTree } from '../../../model/file-tree.ts';
import type { ParsedFile } from '../../../model/parsed-file.ts';
import { newDoor, type Door } from '../../memory/door.ts';
import type { Notes } from '../../memory/notes.ts';
import type { Shelf } from '../../memory/shelf.ts';
import {
  openContext,
  type ContextOptions,
  type KustomizeContext,
  type TargetResult,
  type Targets,
} from './context.ts';

/** All that may be asked of files: what kustomize does with the same answers is the same. */
export interface FileDoors {
  readonly read: Door<[path: string], FileContent>;
  readonly list: Door<[], Listed>;
  readonly below: Door<[folder: string], readonly string[]>;
  readonly parsed: Door<[path: string], ParsedFile>;
  readonly hasFile: Door<[path: string], boolean>;
  readonly hasFolder: Door<[path: string], boolean>;
  readonly mayAppear: Door<[path: string], string | undefined>;
  readonly joined: Door<[folder: string], string | undefined>;
}

type Listed = readonly (readonly string[] | undefined)[];

export function newFileDoors(notes: Notes): FileDoors {
  return {
    read: newDoor(notes, 'read', isSameContent),
    list: newDoor(notes, 'list', isSameListed),
    below: newDoor(notes, 'below', isSameList<string>),
    parsed: newDoor(notes, 'parsed', isSameFile),
    hasFile: newDoor(notes, 'file'),
    hasFolder: newDoor(notes, 'folder'),
    mayAppear: newDoor(notes, 'appear'),
    joined: newDoor(notes, 'joined'),
  };
}

/** What notes the questions about files at one place. */
export interface Noting {
  readonly notes: Notes;
  readonly doors: FileDoors;
  readonly targets: Shelf<TargetResult>;
  readonly place: string;
}

/** A context that notes what is asked of it, where another run may follow. */
export function openNotedContext(
  options: ContextOptions,
  noting: Noting | undefined,
): KustomizeContext {
  const context = openContext(options);
  return noting === undefined ? context : notedContext(context, noting);
}

function notedContext(context: KustomizeContext, noting: Noting): KustomizeContext {
  const { notes, doors, place } = noting;
  const tree = notedTree(context.tree, noting);
  const parsed = doors.parsed.at(place, context.parsed);
  const { sources, paths, folders } = context;
  return {
    ...context,
    notes,
    tree,
    parsed,
    paths: { has: doors.hasFile.at(place, paths.has) },
    folders: { has: doors.hasFolder.at(place, folders.has) },
    below: doors.below.at(place, context.below),
    mayAppear: doors.mayAppear.at(place, context.mayAppear),
    joined: doors.joined.at(place, context.joined),
    sources: {
      get(path) {
        const known = sources.get(path);
        if (known === undefined) return undefined;
        // Who read it first asked this.
        parsed(path);
        tree.read(path);
        return known;
      },
      set: (path, source) => sources.set(path, source),
    },
    targets: notedTargets(context.targets, noting),
  };
}

/** Those of earlier runs, too. */
function notedTargets(own: Targets, { targets, place }: Noting): Targets {
  return {
    get(key) {
      const known = own.get(key);
      if (known !== undefined) return known;
      const before = targets.find(`${place} ${key}`);
      return before && own.put(key, before.result, before.asked);
    },
    put(key, result, asked) {
      // Why a base fails, and what types it brings, depends on who includes it first.
      const isAlone = result.outcome.kind === 'done' && !result.schemaIsSet;
      const kept = isAlone ? targets.put(`${place} ${key}`, result, asked) : { asked };
      return own.put(key, result, kept.asked);
    },
  };
}

/** A tree that notes what is read of it, and that its files are listed. `around` is not noted. */
export function notedTree(tree: FileTree, { doors, place }: Omit<Noting, 'targets'>): FileTree {
  const list = doors.list.at(place, () => [tree.paths, tree.excluded]);
  const { paths: _, ...rest } = tree;
  return {
    ...rest,
    get paths() {
      list();
      return tree.paths;
    },
    read: doors.read.at(place, tree.read),
  };
}

function isSameContent(before: FileContent, now: FileContent): boolean {
  if (before === now) return true;
  return before.kind === 'bytes'
    ? now.kind === 'bytes' && Buffer.compare(before.bytes, now.bytes) === 0
    : now.kind === 'unreadable' && before.reason === now.reason && before.cause === now.cause;
}

function isSameListed(before: Listed, now: Listed): boolean {
  return before.every((paths, at) => isSameList(paths ?? [], now[at] ?? []));
}

function isSameList<Item>(before: readonly Item[], now: readonly Item[]): boolean {
  if (before === now) return true;
  return before.length === now.length && before.every((each, at) => each === now[at]);
}

/** A file that is skipped gets another object in each run. */
function isSameFile(before: ParsedFile, now: ParsedFile): boolean {
  if (before === now) return true;
  const [one, other] = [before.class, now.class];
  return (
    before.source === now.source &&
    one.kind === 'skipped' &&
    other.kind === 'skipped' &&
    one.as === other.as &&
    one.reason === other.reason &&
    isSameList(before.documents, now.documents) &&
    isSameList(before.faults, now.faults)
  );
}
