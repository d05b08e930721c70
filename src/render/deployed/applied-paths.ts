import { posix } from 'node:path';
import { readRepositoryAddress } from '../../model/elsewhere/repository-address.ts';
import { isKustomizationFile, type FileTree } from '../../model/file-tree.ts';
import { memo, once } from '../../model/memo.ts';
import { folderOf, foldersOf, foldersToRoot } from '../../model/names/folder-of.ts';
import { tellingTexts } from './telling-texts.ts';

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
  const kustomized = once(() => new Set(tree.paths.filter(isKustomizationFile).map(folderOf)));
  return (path) => {
    const applied = appliedIn(tree);
    const above = folderOf(path);
    // A command applies the files of a folder, not the kustomizations below it, unless a pattern names them (`apps/*`).
    const ofFolder = kustomized().has(path) ? undefined : applied.get(above);
    const ofPattern = kustomized().has(above) ? undefined : applied.get(`${above}/*`);
    return applied.get(path) ?? ofFolder ?? ofPattern;
  };
}

/** The command that applies a file by its very name; undefined if none does. */
export function appliedByName(tree: FileTree, path: string): string | undefined {
  return appliedIn(tree).get(path);
}

const appliedIn = memo((tree: FileTree): ReadonlyMap<string, string> => {
  const applied = new Map<string, string>();
  const known = new Set([...tree.paths, ...foldersOf(tree.paths)]);
  const ownPaths = (tree.remotes ?? []).flatMap((url) => readRepositoryAddress(url)?.path ?? []);
  for (const { path, text } of tellingTexts(tree)) {
    for (const [word, at] of wordsApplied(text)) {
      const found = word.includes('://')
        ? resolveUrl(word, ownPaths, known)
        : resolveWord(word, path, known);
      if (found === undefined) continue;
      const place = `${path}:${text.slice(0, at).split('\n').length}`;
      for (const each of word.endsWith('*') ? [found, `${found}/*`] : [found])
        if (!applied.has(each)) applied.set(each, place);
    }
  }
  return applied;
});

/** The arguments of the commands, each with the offset of its command. */
function* wordsApplied(text: string): Generator<readonly [word: string, at: number]> {
  // Joined lines keep their lengths, so that offsets lead to the line of the command.
  const joined = text.replaceAll(CONTINUED, (end) => ' '.repeat(end.length));
  for (const { 0: command, index, 1: rest = '' } of joined.matchAll(COMMAND)) {
    if (DRY_RUN.test(command) && joined[index + command.length] !== '|') continue;
    const line = rest.slice(0, LONGEST_LINE);
    for (const { 0: whole, 1: quoted, 2: single, 3: bare, index: from } of line.matchAll(WORD)) {
      // A part of a word: `overlays/"$NAME"` is any of them.
      if (bare !== undefined && /["']/.test(line[from + whole.length] ?? '')) continue;
      const word = (quoted ?? single ?? bare ?? '').replace(FLAG, '');
      if (word !== '' && !word.startsWith('-')) yield [word, index];
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
const MOST_BETWEEN = 5;

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
  for (let at = 0; at <= MOST_BETWEEN && at < parts.length; at += 1) {
    const rest = parts.slice(at).join('/');
    if (known.has(rest)) return rest;
  }
  return undefined;
}
