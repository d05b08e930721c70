import { withItems } from '../../model/elsewhere/item-tree.ts';
import { itemAt } from '../../model/elsewhere/vendor.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { Build } from '../../model/manifest.ts';
import { getOrMake, memo } from '../../model/memo.ts';
import { pathsWithPrefix } from '../../model/names/folder-of.ts';
import { filesByPath, type ParsedFile } from '../../model/parsed-file.ts';
import { hostSpan, type SourceFile } from '../../model/span.ts';
import { workOfBuild } from './work-of-build.ts';

/** What some builds may cost a run together. */
export interface Allowance {
  /** Whether it is used up: nothing more of it is rendered. */
  readonly isSpent: () => boolean;
  readonly take: (build: Build) => void;
}

/** Units of work that need no reason: some seconds. */
const FREE = 30_000_000;
/** For each byte that the builds were made of, once for however many of them: the largest real repositories need a twentieth. */
const PER_BYTE = 300;

/**
 * A fresh allowance. It grows with what the builds are made of, so only what makes very much out of very little uses it up, and depends on
 * nothing but the builds. `files`: those that are read already.
 */
export function newAllowance(
  tree: FileTree,
  { work: free = FREE }: Limits,
  files: readonly ParsedFile[] = [],
): Allowance {
  const bytesOf = bytesIn(tree, files);
  let work = 0;
  let bytes = 0;
  const seen = new Set<string>();
  let unread: (readonly string[])[] = [];
  return {
    isSpent() {
      if (work <= free) return false;
      for (const places of unread) {
        for (const place of places) {
          if (!seen.has(place)) bytes += bytesOf(place);
          seen.add(place);
        }
      }
      unread = [];
      return work > free + PER_BYTE * bytes;
    },
    take(build) {
      work += workOfBuild(build);
      unread.push(placesOf(build));
    },
  };
}

/** The bytes of a file, or of all files in a folder, whose path ends with a slash; also of what was fetched from elsewhere. */
function bytesIn(tree: FileTree, files: readonly ParsedFile[]): (place: string) => number {
  const { read } = withItems(tree);
  const known = knownIn(tree);
  const lengthOf = (path: string): number => {
    const length = byteLengthOf(filesByPath(files).get(path)?.source);
    if (length !== undefined) return length;
    const content = read(path);
    return content.kind === 'bytes' ? content.bytes.length : 0;
  };
  const bytesOf = (path: string): number => getOrMake(known, path, lengthOf);
  return (place) => {
    if (!place.endsWith('/')) return bytesOf(place);
    const item = itemAt(tree.vendor, place);
    const paths = item === undefined ? tree.paths : (item.files() ?? []);
    return pathsWithPrefix(paths, place === './' ? '' : place).reduce(
      (sum, path) => sum + bytesOf(path),
      0,
    );
  };
}

/** Several allowances ask about the same files. */
const knownIn = memo((_tree: FileTree) => new Map<string, number>());

/** The bytes of a text that is known to be what they say. */
function byteLengthOf(source: SourceFile | undefined): number | undefined {
  if (source === undefined || source.encoding !== undefined) return undefined;
  return source.text.includes('\ufffd') ? undefined : Buffer.byteLength(source.text);
}

/** Files and folders that a build is made of; of a chart, its folder, and what it needs from elsewhere. */
function placesOf(build: Build): readonly string[] {
  const { needs = [] } = build;
  const fetched = needs.flatMap(({ found, path }) =>
    found === undefined
      ? []
      : placesAt(path === undefined || path === '' ? found : `${found}/${path}`),
  );
  return [...ownPlacesOf(build), ...fetched];
}

function ownPlacesOf({
  files,
  folder,
  kind,
  id,
  deployedBy,
  inflates = [],
}: Build): readonly string[] {
  const entry = deployedBy === undefined ? [] : [hostSpan(deployedBy.at).file.path];
  const charts = inflates.flatMap(({ found }) => (found === undefined ? [] : placesAt(found)));
  if (kind === 'chart') return placesAt(folder ?? id);
  if (files.length > 0 || folder === undefined) return [...files, ...entry, ...charts];
  return [...placesAt(folder), ...entry];
}

/** A file, or all in a folder. */
function placesAt(path: string): readonly string[] {
  return [path, `${path}/`];
}
