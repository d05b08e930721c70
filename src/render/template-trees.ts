import { posix } from 'node:path';
import type { FileTree } from '../model/file-tree.ts';
import { folderOf } from '../model/names/folder-of.ts';
import { itemsAt } from '../model/node.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import { copiedFolders } from './deployed/copied-folders.ts';
import { listedEntries } from './kustomize/kustomization-graph.ts';

/** What a folder of templates is called; the `templates` of a chart never come here. */
const TREE_NAME = /(?:^|\/)(?:_?templates?|tmpl)(?=\/)/;
/** A folder to copy: what its kustomization lists, seen from there, lies outside the repository. */
const COPIED_NAME = /(?:^|\/)[\w.-]*[-_]templates?(?=\/)/;
/** Marks of Jinja and Go templates where a kustomization names a file. */
const MARK = /\{\{|\{%/;
/** A folder that a script copies with `envsubst`, and what it fills in. */
const SUBSTITUTED = /(?:^|\/)tmpl$/;
const VARIABLE = /\$\{[A-Z][A-Z0-9_]*\}/;

/**
 * The files, without the kustomizations and manifests of trees that a program copies elsewhere and fills in: a folder called `templates` in
 * which a kustomization or manifest cannot be read before that (of one called `tmpl`, that holds a variable), or one called `…-template` whose
 * kustomization lists what is outside the repository, or either that a script copies to a folder whose name it chooses; none that something
 * outside names.
 */
export function withoutTemplateTrees(
  files: readonly ParsedFile[],
  all: FileTree,
): readonly ParsedFile[] {
  const marked = new Set(
    files.flatMap((file) =>
      treesOf(file.path).filter((tree) => isTemplate(file, tree) || copiedFolders(all)(tree)),
    ),
  );
  const trees = [...marked].filter((tree) => !isNamedOutside(tree, files));
  if (trees.length === 0) return files;
  return files.map((file) => {
    if (file.class.kind === 'skipped') return file;
    const tree = trees.find((each) => file.path.startsWith(`${each}/`));
    if (tree === undefined) return file;
    const reason = `part of a tree of templates (\`${tree}\`), which a program copies and fills in`;
    return { ...file, class: { kind: 'skipped', as: 'template', reason }, faults: [] };
  });
}

/** The outermost folders of the path that are called `templates`, or `…-template`. */
function treesOf(path: string): readonly string[] {
  return [TREE_NAME, COPIED_NAME].flatMap((called) => {
    const found = called.exec(path);
    return found === null ? [] : [path.slice(0, found.index + found[0].length)];
  });
}

/** Whether a file marks a tree of templates that it is in. */
function isTemplate(file: ParsedFile, tree: string): boolean {
  const { class: each, source, documents } = file;
  if (COPIED_NAME.test(`${tree}/`)) return each.kind === 'kustomization' && leavesRepository(file);
  if (each.kind === 'skipped') return each.as === 'template' && source !== undefined;
  if (SUBSTITUTED.test(tree) && source !== undefined && VARIABLE.test(source.text)) return true;
  if (each.kind !== 'kustomization') return false;
  return documents.some(({ root }) =>
    itemsAt(root, 'resources').some((item) => item.kind === 'scalar' && MARK.test(item.text)),
  );
}

function leavesRepository({ path, documents }: ParsedFile): boolean {
  return documents.some(({ root }) =>
    listedEntries(root).some((entry) => posix.join(folderOf(path), entry).startsWith('../')),
  );
}

/** Whether a manifest or kustomization outside names the folder, or what is in it. */
function isNamedOutside(tree: string, files: readonly ParsedFile[]): boolean {
  const name = tree.slice(tree.lastIndexOf('/') + 1);
  return files.some(({ path, class: each, source }) => {
    if (each.kind === 'skipped' || path.startsWith(`${tree}/`) || source === undefined)
      return false;
    if (says(source.text, tree)) return tree !== name || each.kind === 'kustomization';
    return (
      each.kind === 'kustomization' &&
      tree.startsWith(`${folderOf(path)}/`) &&
      says(source.text, tree.slice(folderOf(path).length + 1))
    );
  });
}

/** Whether a text holds a path outside of comments, which name templates for people to copy. */
function says(text: string, path: string): boolean {
  let line = 0;
  for (let at = text.indexOf(path); at !== -1; at = text.indexOf(path, at + path.length)) {
    line = Math.max(line, text.lastIndexOf('\n', at) + 1);
    if (!/(?:^|\s)#/.test(text.slice(line, at))) return true;
    const end = text.indexOf('\n', at);
    if (end === -1) return false;
    at = end - path.length;
  }
  return false;
}
