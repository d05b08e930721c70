import type { Vendor } from './elsewhere/vendor.ts';
import type { FileContent } from './file-content.ts';
import { fileNameOf } from './names/folder-of.ts';
import type { DeclaredSource } from './settings.ts';

export type { FileContent } from './file-content.ts';

/** The files of one run, as `io/` found them or a test wrote them. Nothing else touches the outside. */
export interface FileTree {
  /**
   * The files to check: paths relative to the root of the run, `/`-separated, sorted by code unit, without directories.
   * Files that are not manifests are among them: generators read them.
   */
  readonly paths: readonly string[];
  /**
   * The files to report about, if the user named single files: the rest of `paths` is their repository, in which references are looked up.
   * Absent: all.
   */
  readonly selected?: ReadonlySet<string>;
  /** Folders and files that the user named, relative to the root: nothing in them is skipped for the name of a folder, nor such a file as a template. */
  readonly named?: readonly string[];
  /** URLs of the repository's git remotes; absent if there is no repository. */
  readonly remotes?: readonly string[];
  /** Names of branches, tags and commits that mean these files; absent where nothing tells: any name may. */
  readonly revisions?: readonly string[];
  /** The repositories of a fleet, each in the folder of its name, sorted by it; absent: all files are of one repository. */
  readonly repositories?: readonly Repository[];
  /** Of a tree with the files of one repository of a fleet: the folder it is in. No path of its files leads out of it. Absent: the root of the run. */
  readonly root?: string;
  /** Files of the selection that the user excluded: not checked, but loaded if a kustomization lists them. */
  readonly excluded?: readonly string[];
  /** Symlinks that are not among the paths, each with the file or folder of the tree that it leads to. Helm follows them in charts. */
  readonly links?: readonly Link[];
  /**
   * If the user named folders of a repository: the paths of its other files. They are only listed if a source is missing, to report that it
   * is there.
   */
  readonly around?: () => readonly string[];
  /** Charts that lie ready for releases, next to the files; absent: none. */
  readonly charts?: ChartShelf;
  /** What lies ready of other repositories; absent: nothing. */
  readonly vendor?: Vendor | undefined;
  /** Sentences for the user about how the files were found. */
  readonly notices?: readonly string[];
  /**
   * Bytes of a file, or why they cannot be read. Reading the same path twice gives the same bytes. Reaches every file under
   * the root, also those outside `paths` (the base of a selected overlay), and nothing beyond it.
   */
  readonly read: (path: string) => FileContent;
}

export interface Link {
  readonly path: string;
  /** Without symlinks. */
  readonly target: string;
}

export interface Repository {
  /** The folder that its files are in; one part of a path. */
  readonly name: string;
  /** URLs of its git remotes. */
  readonly remotes: readonly string[];
  /** Names of branches, tags and commits that mean its files; absent where nothing tells. */
  readonly revisions?: readonly string[];
  /** URLs of the repository that the user gave. */
  readonly declared: readonly string[];
  /** URLs that its own configuration claims: none of them is taken from another repository. */
  readonly claimed: readonly string[];
  /** Sources that its own configuration declares to be made of it. */
  readonly sources?: readonly DeclaredSource[] | undefined;
}

/** Archives and folders of charts that are not part of the checked files: pulled ones, and those in Helm's cache. */
export interface ChartShelf {
  /** Relative to the root; a path elsewhere begins with the name of the variable that holds its folder. */
  readonly paths: readonly string[];
  readonly read: (path: string) => FileContent;
}

/** The names a kustomization may have; a folder holds one of them at most. */
export const KUSTOMIZATION_NAMES: readonly string[] = [
  'kustomization.yaml',
  'kustomization.yml',
  'Kustomization',
];

/** Whether a file is a kustomization, by its name. */
export function isKustomizationFile(path: string): boolean {
  return KUSTOMIZATION_NAMES.includes(fileNameOf(path));
}

const MANIFEST_NAME = /(?:\.ya?ml|\.json|(?:^|\/)Kustomization)$/i;

/** Whether a file may hold manifests, by its name: all others are read only if a kustomization names them. */
export function isManifestName(path: string): boolean {
  return MANIFEST_NAME.test(path);
}

const MAX_FILES = 3000;
const MAX_BYTES = 512 * 1024;
const MAX_BYTES_IN_ALL = 32 * 1024 * 1024;

/** The files whose paths match, as texts; of a large repository not all. */
export function* textsAt(
  tree: FileTree | undefined,
  pattern: RegExp,
): Iterable<{ readonly path: string; readonly text: string }> {
  let left = MAX_BYTES_IN_ALL;
  const paths = tree?.paths.filter((path) => pattern.test(path)) ?? [];
  for (const path of paths.slice(0, MAX_FILES)) {
    const content = left > 0 ? tree?.read(path) : undefined;
    if (content?.kind !== 'bytes' || content.bytes.length > MAX_BYTES) continue;
    left -= content.bytes.length;
    yield { path, text: new TextDecoder().decode(content.bytes) };
  }
}
