import { contentText } from '../../../model/file-content.ts';
import type { FileTree } from '../../../model/file-tree.ts';
import { foldersOf } from '../../../model/names/folder-of.ts';
import { pathBelow } from '../../kustomize/load/paths.ts';
import {
  matchesPattern,
  parsePattern,
  readPatterns,
  type IgnorePattern,
} from './ignore-pattern.ts';

/** What source-controller makes of a repository for its consumers: its files without those that are ignored. */
export interface Artifact {
  readonly tree: FileTree;
  /** Whether a folder is in it: even an empty one is, unless it is ignored. */
  readonly hasFolder: (path: string) => boolean;
}

const IGNORE_FILE = '.sourceignore';
const VERSION_CONTROL = '.git/ .gitignore .gitmodules .gitattributes'.split(' ');
/** Only where the repository brings no pattern of its own. */
const DEFAULTS = (
  '*.jpg *.jpeg *.gif *.png *.wmv *.flv *.tar.gz *.zip .github/ .circleci/ .travis.yml .gitlab-ci.yml ' +
  'appveyor.yml .drone.yml cloudbuild.yaml codeship-services.yml codeship-steps.yml **/.goreleaser.yml ' +
  '**/.sops.yaml **/.flux.yaml'
).split(' ');

/**
 * The artifact of a source whose files are those of a tree: without what `.sourceignore` files and the source's `spec.ignore` exclude
 * (fluxcd/pkg/sourceignore 0.18). A folder that is excluded does not hide a file that a later `!` pattern keeps.
 */
export function openArtifact(tree: FileTree, ignore: string | undefined): Artifact {
  const own = ownPatterns(tree, ignore);
  const common = [...VERSION_CONTROL, ...(own.length === 0 ? DEFAULTS : [])];
  const patterns = [...common.map((line) => parsePattern(line, [])), ...own];
  const { root = '' } = tree;
  const isIgnored = (path: string, isFolder: boolean) => {
    const parts = pathBelow(root, path).split('/');
    const last = patterns.findLast((pattern) => matchesPattern(pattern, parts, isFolder));
    return last !== undefined && !last.keeps;
  };
  const paths = tree.paths.filter((path) => !isIgnored(path, false));
  const folders = foldersOf(paths);
  const written = foldersOf(tree.paths);
  return {
    tree: {
      ...tree,
      paths,
      read: (path) =>
        isIgnored(path, false) && tree.read(path).kind === 'bytes'
          ? { kind: 'unreadable', reason: 'it is ignored by the source', cause: 'missing' }
          : tree.read(path),
    },
    hasFolder: (path) =>
      folders.has(path) ||
      (!isIgnored(path, true) && (written.has(path) || isUnlistedFolder(tree, path))),
  };
}

/** Those of nested folders come later, and so count more; the source's own count most. */
function ownPatterns(tree: FileTree, ignore: string | undefined): readonly IgnorePattern[] {
  const files = tree.paths.filter(
    (path) => path === IGNORE_FILE || path.endsWith(`/${IGNORE_FILE}`),
  );
  const { root = '' } = tree;
  const patterns = files.toSorted(compareParts).flatMap((path) => {
    const text = contentText(tree.read(path));
    if (text === undefined) return [];
    const domain = pathBelow(root, path).split('/').slice(0, -1);
    return readPatterns(text, domain);
  });
  return [...patterns, ...readPatterns(ignore ?? '', [])];
}

/** The order of a walk: a folder's own file before those of its folders, folders by name. */
function compareParts(left: string, right: string): number {
  const [one, other] = [left.split('/').slice(0, -1), right.split('/').slice(0, -1)];
  for (const [index, name] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 1;
    if (name !== against) return name < against ? -1 : 1;
  }
  return one.length - other.length;
}

function isUnlistedFolder(tree: FileTree, path: string): boolean {
  const content = tree.read(path);
  return content.kind === 'unreadable' && content.cause === 'folder';
}
