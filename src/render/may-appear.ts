import type { FileTree } from '../model/file-tree.ts';
import { folderOf } from '../model/folder-of.ts';
import { ignoredByGit } from './ignored-by-git.ts';

/** Scripts, build files and documents that may tell how a file comes to be. */
const TELLING =
  /\.(?:md|adoc|sh|bash|zsh|ps1|py|go|mk|just)$|(?:^|\/)(?:Makefile|Justfile|justfile|Taskfile\.ya?ml)$/;
const MOST_FILES = 3_000;
const MOST_BYTES = 512 * 1024;

/**
 * Why a file or folder that a kustomization lists and that is not in the tree may be there where the build really runs, as a clause: git ignores
 * it, `flux bootstrap` writes it, a script writes it. Undefined when nothing speaks for it. Scripts are read when the first question comes.
 */
export function mayAppear(tree: FileTree): (path: string) => string | undefined {
  const isIgnored = ignoredByGit(tree);
  let texts: readonly { readonly path: string; readonly text: string }[] | undefined;
  const known = new Map<string, string | undefined>();
  const reasonFor = (path: string): string | undefined => {
    if (/(?:^|\/)flux-system(?:\/|$)/.test(path)) return `\`flux bootstrap\` writes \`${path}\``;
    if (isIgnored(path)) return `git ignores \`${path}\`, which is not here`;
    texts ??= tellingTexts(tree);
    const teller = texts.find((each) => isAbout(each.path, path) && isWritten(each.text, path));
    return teller === undefined ? undefined : `${teller.path} explains how \`${path}\` is made`;
  };
  return (path) => {
    if (!known.has(path)) known.set(path, reasonFor(path));
    return known.get(path);
  };
}

function tellingTexts(tree: FileTree): { readonly path: string; readonly text: string }[] {
  const texts: { readonly path: string; readonly text: string }[] = [];
  for (const path of tree.paths) {
    if (texts.length >= MOST_FILES) break;
    if (!TELLING.test(path)) continue;
    const content = tree.read(path);
    if (content.kind !== 'bytes' || content.bytes.length > MOST_BYTES) continue;
    texts.push({ path, text: new TextDecoder().decode(content.bytes) });
  }
  return texts;
}

/** Any script may write a file of a telling name; the kustomization of a folder, only one that is next to it. */
function isAbout(teller: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !/^kustomization\.ya?ml$/i.test(name) || folderOf(teller) === folderOf(path);
}

/** The text redirects, copies or writes to a file of this name. */
function isWritten(text: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const start = text.lastIndexOf('\n', at) + 1;
    const before = text.slice(start, at);
    if (
      />\s*["']?\S*$|\b(?:cp|mv|tee|touch|install|envsubst|sops|openssl|WriteFile|open)\b.*$|\s-o(?:ut(?:put)?)?[ =]["']?\S*$/.test(
        before,
      )
    )
      return true;
  }
  return false;
}
