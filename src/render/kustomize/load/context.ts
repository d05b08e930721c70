import {
  NO_RECORDER,
  type Dependencies,
  type DependencyRecorder,
} from '../../../dependencies/dependency-recorder.ts';
import type { MemoEntry } from '../../../dependencies/memo-table.ts';
import { mayBeInItem } from '../../../model/elsewhere/item-tree.ts';
import type { VendorItem } from '../../../model/elsewhere/vendor.ts';
import { isManifestName, type FileTree } from '../../../model/file-tree.ts';
import type { Limits } from '../../../model/limits.ts';
import { getOrMake, memo, memoBy } from '../../../model/memo.ts';
import { foldersOf } from '../../../model/names/folder-of.ts';
import type { YamlNode } from '../../../model/node.ts';
import type { ParsedFile } from '../../../model/parsed-file.ts';
import type { SourceFile } from '../../../model/span.ts';
import { textFile } from '../../../parse/decode-bytes.ts';
import { parseFile } from '../../../parse/parse-file.ts';
import type { BuildRefusal, BuildResult } from '../tree/build-refusal.ts';
import type { Schema } from '../tree/schema.ts';
import type { Accumulation } from './accumulation.ts';
import type { FindChart } from './inflate.ts';
import { elsewhereIn, type FindElsewhere } from './items-at-hand.ts';
import type { Recorder } from './recorder.ts';
import { pathsIn } from './walk-paths.ts';

/** All that the builds of one run share: files are read and parsed once, a kustomization is accumulated once. */
export interface KustomizeContext {
  readonly tree: FileTree;
  readonly parsed: (path: string) => ParsedFile;
  readonly limits: Limits;
  /** kustomize's own default: a kustomization reads files in and below its folder only. */
  readonly restrictToRoot: boolean;
  /** As kustomize does without flags: a plugin that is a program ends the build. Off, the build goes on without it. */
  readonly refusePlugins: boolean;
  /** The same for Helm charts, which need `--enable-helm`. */
  readonly refuseCharts: boolean;
  /** Finds charts to inflate; undefined where none are. */
  readonly findChart: FindChart | undefined;
  /** What exists: in the tree, or, besides what is checked, anywhere in the repository. */
  readonly paths: { readonly has: (path: string) => boolean };
  readonly folders: { readonly has: (path: string) => boolean };
  /** The paths of the tree in a folder and below it, sorted. */
  readonly below: (folder: string) => readonly string[];
  /** Why something that is not there may appear where the build really runs, as a clause; exact kustomize knows no such thing. */
  readonly mayAppear: (path: string) => string | undefined;
  /** Why the kustomization of a folder gets objects that it does not list, as a clause. */
  readonly joined: (folder: string) => string | undefined;
  /** Finds what lies ready of other repositories. */
  readonly elsewhere: FindElsewhere<KustomizeContext>;
  /** Files that the run's parse skipped, read here. */
  readonly sources: Pick<Map<string, SourceFile>, 'get' | 'set'>;
  readonly targets: Targets;
  /** What other contexts with the same files and flags may use of it. */
  readonly shared: SharedResults;
  /** How often something was asked that such contexts answer differently. */
  readonly questions: { count: number };
  /** Records what the builds depend on. */
  readonly dependencies: Pick<DependencyRecorder, 'record' | 'include' | 'markVolatile'>;
}

/** Kustomizations that were accumulated, by the circumstances that matter. */
export interface Targets {
  readonly get: (key: string) => KnownTarget | undefined;
  /** `isShared`: it is the same in all contexts that share results. */
  readonly put: (
    key: string,
    result: TargetResult,
    dependencies: Dependencies,
    isShared: boolean,
  ) => KnownTarget;
}

/** What contexts of one run with the same files and flags share: kustomizations that were accumulated, whoever asks. */
export interface SharedResults {
  readonly targets: Map<string, KnownTarget>;
}

/** The results of contexts over one tree, by their flags. */
export type ResultsByFlags = Map<string, SharedResults>;

type KnownTarget = MemoEntry<TargetResult>;

/** The documents of a text as kustomize separates them, or why it cannot be read. */
export interface ReadDocuments {
  readonly roots: readonly YamlNode[];
  /** Documents in all, empty ones included. */
  readonly count: number;
  readonly failure: BuildRefusal | undefined;
}

export interface ContextOptions {
  readonly tree: FileTree;
  /** The run's memo of parsed files. */
  readonly parsed: (path: string) => ParsedFile;
  readonly limits: Limits;
  readonly loadRestrictor: 'repository' | 'root';
  readonly refusePlugins?: boolean;
  readonly refuseCharts?: boolean;
  readonly findChart?: FindChart | undefined;
  readonly mayAppear?: (path: string) => string | undefined;
  readonly joined?: (folder: string) => string | undefined;
  /** For contexts that share what they build. */
  readonly results?: ResultsByFlags | undefined;
}

export function openContext(options: ContextOptions): KustomizeContext {
  const {
    tree,
    parsed,
    limits,
    loadRestrictor,
    refusePlugins = false,
    refuseCharts = false,
    findChart,
    mayAppear = () => undefined,
    joined = () => undefined,
    results,
  } = options;
  const shared = sharedIn(results, [loadRestrictor, refusePlugins, refuseCharts].join(' '));
  const questions = { count: 0 };
  const listed = new Set(tree.paths);
  return {
    tree,
    parsed,
    limits,
    restrictToRoot: loadRestrictor === 'root',
    refusePlugins,
    refuseCharts,
    findChart,
    mayAppear(path) {
      questions.count += 1;
      return mayAppear(path);
    },
    joined,
    paths: memberOf(listed, (path) => tree.read(path).kind === 'bytes'),
    folders: memberOf(foldersOf(tree.paths), (path) => {
      // What was read as a file is none, and most that are asked about were.
      const isKnown = listed.has(path) && isManifestName(path);
      if (isKnown && parsed(path).source !== undefined) return false;
      const content = tree.read(path);
      return content.kind === 'unreadable' && content.cause === 'folder';
    }),
    below: (folder) => pathsIn(tree.paths, folder),
    elsewhere: elsewhereIn(tree.vendor, (item, own) => openItem(options, item, own)),
    sources: new Map(),
    targets: newTargets(shared),
    shared,
    questions,
    dependencies: NO_RECORDER,
  };
}

function sharedIn(results: ResultsByFlags = new Map(), flags: string): SharedResults {
  return getOrMake(results, flags, () => ({ targets: new Map() }));
}

/** kustomize on an item from elsewhere, as it runs here. */
export function openItem(
  shared: ContextOptions,
  item: VendorItem,
  tree: FileTree,
): KustomizeContext {
  const { limits } = shared;
  const parsed = memoBy((path: string) => parseFile(path, tree.read(path), limits));
  return openContext({
    ...shared,
    tree,
    parsed,
    joined: () => undefined,
    mayAppear: mayBeInItem(item),
  });
}

/** Membership in a set, or by a test whose answers are kept. */
function memberOf(
  listed: ReadonlySet<string>,
  test: (path: string) => boolean,
): { readonly has: (path: string) => boolean } {
  const tested = memoBy(test);
  return { has: (path) => listed.has(path) || tested(path) };
}

/** A kustomization accumulated once, kept for all that include it. */
export interface TargetResult {
  readonly outcome: BuildResult<Accumulation>;
  readonly recorder: Recorder;
  /** The description of types after it. */
  readonly schema: Schema;
  readonly schemaIsSet: boolean;
  readonly readUnknownType: boolean;
  readonly merged: boolean;
  /** The namespace that its charts were given by those that include it. */
  readonly chartNamespace: string;
  /** What it took, for everyone who includes it. */
  readonly work: number;
}

function newTargets(shared: SharedResults): Targets {
  const own = new Map<string, KnownTarget>();
  return {
    get: (key) => own.get(key) ?? shared.targets.get(key),
    put(key, result, dependencies, isShared) {
      const known = { result, dependencies };
      (isShared ? shared.targets : own).set(key, known);
      return known;
    },
  };
}

/** The text of a file that the run, or a build before, has read. */
export function knownSource(context: KustomizeContext, path: string): SourceFile | undefined {
  return context.sources.get(path) ?? context.parsed(path).source;
}

/** The text of a file that none has read, from its bytes. */
export function sourceOf(context: KustomizeContext, path: string, bytes: Uint8Array): SourceFile {
  const source = getOrMake(textsOf(bytes), path, () => textFile(path, bytes));
  context.sources.set(path, source);
  return source;
}

/** The texts of contents that are still in use: the next run may share them. */
const textsOf = memo((_bytes: Uint8Array) => new Map<string, SourceFile>());
