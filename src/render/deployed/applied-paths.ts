import { posix } from 'node:path';
import { readRepositoryAddress } from '../../model/elsewhere/repository-address.ts';
import { isKustomizationFile, type FileTree } from '../../model/file-tree.ts';
import { memo } from '../../model/memo.ts';
import { folderOf, foldersOf, foldersToRoot } from '../../model/names/folder-of.ts';
import { buildTexts, tellingTexts } from './telling-texts.ts';

/** The place of the command that applies a file or folder (`deploy.sh:3`); undefined if none does. */
export type AppliedBy = (path: string) => string | undefined;

/** A command that applies what it names, as far as its line, and those that continue it, go. */
const COMMAND =
  /\b(?:(?:kubectl|oc|k)\b[^\n|;&]{0,400}\b(?:apply|create|replace)|kustomize\s+build|kubectl\s+kustomize|helm\s[^\n|;&]{0,400}\b(?:install|upgrade)|helm\s+template)\b([^\n|;&>]*)/g;
/** It only checks, unless what it prints is applied. */
const DRY_RUN = /\s--dry-run(?!=none)(?:[=\s]|$)/;
const CONTINUED = /\\\r?\n/g;
const WORD = /"([^"\n]*)"|'([^'\n]*)'|([^\s"'`)]+)/g;
/** Flags whose value is written in the same word. */
const FLAG = /^--?[\w-]+=/;
/** What only runs know, at the start of a path: `$DIR/`, `${DIR}/`, `$(dirname "$0")/`, `{{.ROOT_DIR}}/`. */
const VARIABLE = /^(?:\$\w+|\$\{[^}]*\}|\$\([^)]*\)|\{\{[^}]*\}\}|~|\$\$\w+)\//;
const LONGEST_LINE = 2_000;

/**
 * What scripts, pipelines, build files and documents of a tree apply by literal arguments: `kubectl apply -f PATH`, `-k PATH`, `kustomize build PATH`,
 * `helm install NAME PATH`, or by the URL of a file of the repository. A path is looked for from the folder of the text, those above it, and the root; in a document from the root first. Texts
 * are read when the first question comes.
 */
export function appliedPaths(tree: FileTree): AppliedBy {
  // A kustomization applies of the folders below it what it lists.
  const isAlone = (path: string): boolean =>
    kustomizedIn(tree).has(path) && kustomizedIn(tree).has(folderOf(path));
  return (path) => {
    const applied = appliedIn(tree);
    return applied.get(path) ?? (isAlone(path) ? undefined : applied.get(folderOf(path)));
  };
}

/** The command that applies a file by its very name; undefined if none does. */
export function appliedByName(tree: FileTree, path: string): string | undefined {
  return appliedIn(tree).get(path);
}

/**
 * Whether `kubectl apply -k` builds a folder, which has no flag to read files outside, and nothing in the repository names that flag of kustomize
 * (cli-runtime: KustomizeVisitor in pkg/resource/kustomizevisitor.go, with the default options of krusty).
 */
export function isBuiltByKubectl(tree: FileTree, folder: string): boolean {
  return builtByKubectl(tree).has(folder) && !liftsRestriction(tree);
}

const builtByKubectl = memo((tree: FileTree): ReadonlySet<string> => {
  const folders = kustomizedIn(tree);
  const built = new Set<string>();
  for (const { path, text } of tellingTexts(tree)) {
    if (!/\s-k\b/.test(text)) continue;
    for (const { word, isByKubectl } of wordsApplied(text)) {
      const found = isByKubectl ? resolveWord(word, path, folders) : undefined;
      if (found !== undefined) built.add(found);
    }
  }
  return built;
});

const liftsRestriction = memo((tree: FileTree): boolean =>
  buildTexts(tree).some(({ text }) => /load[-_]?restrict/i.test(text)),
);

/** Folders that can be built. */
const kustomizedIn = memo(
  (tree: FileTree): ReadonlySet<string> =>
    new Set(tree.paths.filter(isKustomizationFile).map(folderOf)),
);

const appliedIn = memo((tree: FileTree): ReadonlyMap<string, string> => {
  const applied = new Map<string, string>();
  const known = new Set([...tree.paths, ...foldersOf(tree.paths)]);
  const ownPaths = (tree.remotes ?? []).flatMap((url) => readRepositoryAddress(url)?.path ?? []);
  for (const { path, text } of tellingTexts(tree)) {
    for (const { word, at, isBuilt } of wordsApplied(text)) {
      const found = word.includes('://')
        ? resolveUrl(word, ownPaths, known)
        : resolveWord(word, path, known);
      // Without a kustomization in the folder the command fails.
      const fails = isBuilt && !word.endsWith('*') && !kustomizedIn(tree).has(found ?? '');
      if (found !== undefined && !fails && !applied.has(found)) {
        applied.set(found, `${path}:${text.slice(0, at).split('\n').length}`);
      }
    }
  }
  return applied;
});

interface AppliedWord {
  readonly word: string;
  /** The offset of its command. */
  readonly at: number;
  /** It names a folder with a kustomization (`-k`, `kustomize build`). */
  readonly isBuilt: boolean;
  /** kubectl builds and applies it. */
  readonly isByKubectl: boolean;
}

/** `kustomize build`, `kubectl kustomize`, `kubectl apply -k`. */
const BUILT = /\bkustomize\b|\s-k\b/;
const BUILT_BY_KUBECTL = /^(?:kubectl|oc|k)\b.*\s-k\b/;

/** The arguments of the commands. */
function* wordsApplied(text: string): Generator<AppliedWord> {
  // Joined lines keep their lengths, so that offsets lead to the line of the command.
  const joined = text.replaceAll(CONTINUED, (end) => ' '.repeat(end.length));
  for (const { 0: command, index, 1: rest = '' } of joined.matchAll(COMMAND)) {
    if (DRY_RUN.test(command) && joined[index + command.length] !== '|') continue;
    const line = rest.slice(0, LONGEST_LINE);
    const isBuilt = BUILT.test(command);
    const isByKubectl = BUILT_BY_KUBECTL.test(command);
    for (const { 0: whole, 1: quoted, 2: single, 3: bare, index: from } of line.matchAll(WORD)) {
      // A part of a word: `overlays/"$NAME"` is any of them.
      if (bare !== undefined && /["']/.test(line[from + whole.length] ?? '')) continue;
      const word = (quoted ?? single ?? bare ?? '').replace(FLAG, '');
      if (word !== '' && !word.startsWith('-')) yield { word, at: index, isBuilt, isByKubectl };
    }
  }
}

/** Documents, whose readers are at the top of the repository. */
const DOCUMENT = /\.(?:md|adoc)$/;

/** The file or folder of the tree that a word of a command in a text names; never the root. */
function resolveWord(word: string, text: string, known: ReadonlySet<string>): string | undefined {
  if (word.startsWith('/')) return undefined;
  const literal = word.replace(VARIABLE, '').replace(/\/?\*[^/]*$/, '');
  if (literal === '' || /[*$`{]/.test(literal)) return undefined;
  // A single word may be the name of anything.
  if (!/[/.]/.test(word)) return undefined;
  const isFromTop = DOCUMENT.test(text) && !literal.startsWith('.');
  for (const at of isFromTop ? ['.', ...foldersToRoot(text)] : foldersToRoot(text)) {
    const found = posix.join(at, literal).replace(/\/$/, '');
    if (found !== '.' && !found.startsWith('..') && known.has(found)) return found;
  }
  return undefined;
}

/** Words and a revision between the path of a repository and that of a file: `-/raw/refs/heads/main`. */
const MAX_BETWEEN = 5;

/** The file or folder of the tree that a URL below one of its remotes names; the branch may have any name. */
function resolveUrl(
  url: string,
  ownPaths: readonly string[],
  known: ReadonlySet<string>,
): string | undefined {
  const path = url.replace(/^[a-z+]+:\/\/[^/]+\//, '').replace(/[?#].*$/, '');
  const own = ownPaths.find((each) => path.toLowerCase().startsWith(`${each}/`));
  if (own === undefined) return undefined;
  const parts = path
    .slice(own.length + 1)
    .split('/')
    .filter(Boolean);
  for (let at = 0; at <= MAX_BETWEEN && at < parts.length; at += 1) {
    const rest = parts.slice(at).join('/');
    if (known.has(rest)) return rest;
  }
  return undefined;
}
