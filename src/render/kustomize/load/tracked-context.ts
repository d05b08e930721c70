import type { DependencyRecorder } from '../../../dependencies/dependency-recorder.ts';
import { isSameList } from '../../../dependencies/is-same-list.ts';
import type { MemoTable } from '../../../dependencies/memo-table.ts';
import { newTrackedQuery, type TrackedQuery } from '../../../dependencies/tracked-query.ts';
import type { AskedItem } from '../../../model/elsewhere/asked-item.ts';
import type { VendorItem } from '../../../model/elsewhere/vendor.ts';
import type { FileContent, FileTree } from '../../../model/file-tree.ts';
import type { ParsedFile } from '../../../model/parsed-file.ts';
import {
  openContext,
  openItem,
  type ContextOptions,
  type KustomizeContext,
  type TargetResult,
  type Targets,
} from './context.ts';
import { elsewhereIn, isSameAtHand, type AtHand } from './items-at-hand.ts';

/** All that may be asked of files: what kustomize does with the same answers is the same. */
export interface FileQueries {
  readonly read: TrackedQuery<[path: string], FileContent>;
  readonly list: TrackedQuery<[], Listed>;
  readonly below: TrackedQuery<[folder: string], readonly string[]>;
  readonly parsed: TrackedQuery<[path: string], ParsedFile>;
  readonly hasFile: TrackedQuery<[path: string], boolean>;
  readonly hasFolder: TrackedQuery<[path: string], boolean>;
  readonly mayAppear: TrackedQuery<[path: string], string | undefined>;
  readonly joined: TrackedQuery<[folder: string], string | undefined>;
  readonly elsewhere: TrackedQuery<[asked: AskedItem], AtHand<KustomizeContext> | undefined>;
}

type Listed = readonly (readonly string[] | undefined)[];

export function newFileQueries(recorder: DependencyRecorder): FileQueries {
  return {
    read: newTrackedQuery(recorder, 'read', isSameContent),
    list: newTrackedQuery(recorder, 'list', isSameListed),
    below: newTrackedQuery(recorder, 'below', isSameList),
    parsed: newTrackedQuery(recorder, 'parsed', isSameFile),
    hasFile: newTrackedQuery(recorder, 'file'),
    hasFolder: newTrackedQuery(recorder, 'folder'),
    mayAppear: newTrackedQuery(recorder, 'appear'),
    joined: newTrackedQuery(recorder, 'joined'),
    elsewhere: newTrackedQuery(recorder, 'elsewhere', isSameAtHand),
  };
}

/** Records the questions about files in one place. */
export interface Tracking {
  readonly dependencies: DependencyRecorder;
  readonly queries: FileQueries;
  readonly targets: MemoTable<TargetResult>;
  readonly place: string;
}

/** A context that records what is asked of it, if another run may follow. */
export function openTrackedContext(
  options: ContextOptions,
  tracking: Tracking | undefined,
): KustomizeContext {
  const context = openContext(options);
  if (tracking === undefined) return context;
  const { dependencies, queries, place } = tracking;
  // What is locked does not change: only which item it is can be another answer.
  const open = (item: VendorItem, tree: FileTree): KustomizeContext => ({
    ...openItem(options, item, tree),
    dependencies,
  });
  const find = elsewhereIn(options.tree.vendor, open);
  const elsewhere = queries.elsewhere.register(place, find);
  return { ...trackedContext(context, tracking), elsewhere };
}

function trackedContext(context: KustomizeContext, tracking: Tracking): KustomizeContext {
  const { dependencies, queries, place } = tracking;
  const tree = trackedTree(context.tree, tracking);
  const parsed = queries.parsed.register(place, context.parsed);
  const { sources, paths, folders } = context;
  return {
    ...context,
    dependencies,
    tree,
    parsed,
    paths: { has: queries.hasFile.register(place, paths.has) },
    folders: { has: queries.hasFolder.register(place, folders.has) },
    below: queries.below.register(place, context.below),
    mayAppear: queries.mayAppear.register(place, context.mayAppear),
    joined: queries.joined.register(place, context.joined),
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
    targets: trackedTargets(context.targets, tracking),
  };
}

/** Those of earlier runs, too. */
function trackedTargets(own: Targets, { targets, place }: Tracking): Targets {
  return {
    get(key) {
      const known = own.get(key);
      if (known !== undefined) return known;
      const before = targets.find(`${place} ${key}`);
      return before && own.put(key, before.result, before.dependencies, false);
    },
    put(key, result, dependencies, isShared) {
      // Why a base fails, and what types it brings, depends on who includes it first.
      const isAlone = result.outcome.kind === 'done' && !result.schemaIsSet;
      const kept = isAlone
        ? targets.put(`${place} ${key}`, result, dependencies)
        : { dependencies };
      return own.put(key, result, kept.dependencies, isShared);
    },
  };
}

/** A tree that records what is read of it, and that its files are listed. `around` is not recorded. */
export function trackedTree(
  tree: FileTree,
  { queries, place }: Omit<Tracking, 'targets'>,
): FileTree {
  const list = queries.list.register(place, () => [tree.paths, tree.excluded]);
  const { paths: _, ...rest } = tree;
  return {
    ...rest,
    get paths() {
      list();
      return tree.paths;
    },
    read: queries.read.register(place, tree.read),
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
