import { posix } from 'node:path';
import type { MayLead } from '../../model/fleet/repository-trees.ts';
import { addTo } from '../../model/group-by.ts';
import { getOrMake, memo } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { itemsAt, scalarAt, type YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { mayChange } from './may-change.ts';
import { isOfFlux } from './tree/meant-for-flux.ts';

/** The kustomizations of a tree, by what they list, before anything is built. */
export interface KustomizationGraph {
  /** Folders to build: listed by no other kustomization, and no Component. Sorted. Of a cycle, its first folder. */
  readonly roots: readonly string[];
  readonly folders: ReadonlySet<string>;
  /** The kustomization of a folder. */
  readonly fileOf: (folder: string) => string | undefined;
  /** The folders whose kustomizations list a file or a folder, those that list them, and so on. */
  readonly aboveOf: (path: string) => ReadonlySet<string>;
  /** Whether a kustomization above a file or folder, or a Component of one, may change the objects of a kind in what it lists. */
  readonly mayBeChanged: (path: string, kind: string) => boolean;
  /** The folders with a kustomization that the kustomization of a folder lists. */
  readonly partsOf: (folder: string) => ReadonlySet<string>;
  /** The folders whose kustomizations list a file or a folder by name. */
  readonly listersOf: (path: string) => ReadonlySet<string>;
  /** Files that kustomizations list by name, whether or not they can be built. */
  readonly listed: ReadonlySet<string>;
  /** Of these, what only Components list that no kustomization uses: fragments without a whole. */
  readonly fragments: ReadonlySet<string>;
  /** Whether kustomizations name a file or folder in comments only. */
  readonly isSwitchedOff: (path: string) => boolean;
}

/** Fields that name folders of other kustomizations, or files. */
const LISTING = [
  'resources',
  'bases',
  'components',
  'generators',
  'transformers',
  'validators',
  'configurations',
  'crds',
];

const NONE: ReadonlySet<string> = new Set();

/** Reads what kustomizations list; once for the same files. Linear in their entries. */
export const kustomizationGraph = memo(graphOf);

function graphOf(files: readonly ParsedFile[], mayLead: MayLead = () => true): KustomizationGraph {
  const kustomizations = files.filter((file) => file.class.kind === 'kustomization');
  const paths = new Map(kustomizations.map(({ path }) => [folderOf(path), path]));
  const folders = new Set(paths.keys());
  const below = new Map<string, Set<string>>();
  const listedBy = new Map<string, Set<string>>();
  const above = new Map<string, Set<string>>();
  const components = new Set<string>();
  const ofFlux: string[] = [];
  const rootsIn = new Map<string, readonly (YamlNode | undefined)[]>();
  for (const { path, documents } of kustomizations) {
    const folder = folderOf(path);
    rootsIn.set(
      folder,
      documents.map(({ root }) => root),
    );
    for (const { root } of documents) {
      if (scalarAt(root, 'kind')?.text === 'Component') components.add(folder);
      if (isOfFlux(root)) ofFlux.push(folder);
      for (const entry of listedEntries(root)) {
        const target = joinPath(folder, entry);
        if (!mayLead(folder, target)) continue;
        addTo(above, target, folder);
        if (folders.has(target)) addTo(below, folder, target);
        else addTo(listedBy, target, folder);
      }
    }
  }
  // Objects of Flux in files of this name, where a kustomization lists one as the file that it is: nobody builds the folder of another one.
  const isFile = ofFlux.some((folder) => listedBy.has(paths.get(folder) ?? ''));
  const manifests = isFile ? ofFlux : [];
  const roots = rootsOf(folders, below, new Set([...components, ...manifests]));
  const reached = new Set<string>();
  for (const root of roots) reach(root, below, reached);
  const fragments = [...listedBy].filter(([, by]) =>
    [...by].every((folder) => !reached.has(folder)),
  );
  let commented: ReadonlySet<string> | undefined;
  const aboveOf = (path: string): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const folder of above.get(path) ?? []) reach(folder, above, found);
    return found;
  };
  const known = new Map<string, boolean>();
  const changes = (folder: string, kind: string): boolean => {
    const ask = () => rootsIn.get(folder)?.some((root) => mayChange(root, kind)) === true;
    return getOrMake(known, `${kind} ${folder}`, ask);
  };
  const isChanged = (folder: string, kind: string): boolean =>
    changes(folder, kind) ||
    [...(below.get(folder) ?? [])].some((part) => components.has(part) && changes(part, kind));
  return {
    roots,
    folders,
    fileOf: (folder) => paths.get(folder),
    aboveOf,
    mayBeChanged: (path, kind) => [...aboveOf(path)].some((folder) => isChanged(folder, kind)),
    partsOf: (folder) => below.get(folder) ?? NONE,
    listersOf: (path) => above.get(path) ?? NONE,
    listed: new Set(listedBy.keys()),
    fragments: new Set(fragments.map(([path]) => path)),
    isSwitchedOff: (path) =>
      !above.has(path) && (commented ??= commentedPaths(kustomizations)).has(path),
  };
}

/** The path that an entry of a kustomization's list names, without the slash that may end that of a folder. */
export function joinPath(folder: string, entry: string): string {
  const path = posix.join(folder, entry);
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Whether what a kustomization lists is a path in this repository, not a URL or a pattern. */
export function isLocal(entry: string): boolean {
  return !/:\/\/|[?*]|^git@|^github\.com\//.test(entry);
}

/** What a kustomization lists, as it writes it. */
export function listedEntries(root: YamlNode | undefined): readonly string[] {
  return LISTING.flatMap((field) =>
    itemsAt(root, field).flatMap((item) =>
      item.kind === 'scalar' && !item.text.includes('\n') ? [item.text] : [],
    ),
  );
}

function rootsOf(
  folders: ReadonlySet<string>,
  below: ReadonlyMap<string, ReadonlySet<string>>,
  /** Components, and what is no kustomization. */
  parts: ReadonlySet<string>,
): readonly string[] {
  const isListed = new Set(
    [...below].flatMap(([folder, targets]) => [...targets].filter((target) => target !== folder)),
  );
  const sorted = [...folders].sort();
  const roots = sorted.filter((folder) => !isListed.has(folder) && !parts.has(folder));
  const reached = new Set<string>();
  for (const root of roots) reach(root, below, reached);
  // What nothing reaches lists itself in a circle: kustomize refuses it, so one of the circle must be built to say so.
  for (const folder of sorted) {
    if (reached.has(folder) || parts.has(folder)) continue;
    roots.push(folder);
    reach(folder, below, reached);
  }
  return roots.sort();
}

function reach(
  from: string,
  below: ReadonlyMap<string, ReadonlySet<string>>,
  reached: Set<string>,
): void {
  const open = [from];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    for (const target of below.get(folder) ?? []) open.push(target);
  }
}

/** An item of a list in a comment: `# - ./app`. */
const ITEM = /^[ \t]*#[ \t#]*-[ \t]+["']?([^\s"'#]+)["']?[ \t]*(?:#.*)?$/gm;

/**
 * The paths that kustomizations name in comments, as items of a list: a file or folder among them, which nothing else lists, was switched off. Other
 * words that comments list are no paths of the repository.
 */
function commentedPaths(kustomizations: readonly ParsedFile[]): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { path, source } of kustomizations) {
    if (source?.text.includes('#') !== true) continue;
    for (const [, item = ''] of source.text.matchAll(ITEM)) {
      const named = posix.join(folderOf(path), item);
      paths.add(named.endsWith('/') ? named.slice(0, -1) : named);
    }
  }
  return paths;
}
