import { compareText } from '../../../go/compare-text.ts';
import type { FileTree } from '../../../model/file-tree.ts';
import { getOrMake, memo } from '../../../model/memo.ts';
import { message } from '../../../model/message.ts';
import type { YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { scalarText } from '../../../model/scalars/scalar-text.ts';
import {
  doublestarPaths,
  type FolderEntry,
  type ListFolder,
} from '../../../text/glob/doublestar-paths.ts';
import { refused, type BuildResult } from '../../kustomize/tree/build-refusal.ts';
import { expandEnv, type ArgoEnv } from '../source/argo-env.ts';
import { resolveValuePath, type ValuePath } from './resolve-value-path.ts';

/** A repository that another source of the Application names with `ref`: its files, where it is this one or known; else unknown. */
export type ReferencedSource =
  | { readonly kind: 'known'; readonly tree: FileTree }
  | { readonly kind: 'unknown' };

/** A file of values, or one that `--set-file` reads, and the entry that asks for it. */
export type HelmFile =
  | {
      readonly kind: 'file';
      /** `$values` for a file of another source. */
      readonly ref: string | undefined;
      readonly path: string;
      readonly exists: boolean;
      readonly at: YamlNode;
    }
  | { readonly kind: 'remote'; readonly url: string; readonly at: YamlNode }
  /** In a chart or a repository that is not here. */
  | { readonly kind: 'unknown'; readonly text: string; readonly at: YamlNode };

export interface Resolving {
  /** The repository that holds the chart; undefined for one of a chart repository. */
  readonly tree: FileTree | undefined;
  /** The chart's folder. */
  readonly folder: string;
  /** By name, with the dollar: `$values`. */
  readonly refs: ReadonlyMap<string, ReferencedSource>;
  readonly env: ArgoEnv;
}

/**
 * The values files of a source in the order in which Argo CD hands them to helm: globs give their files in order, a file that is listed
 * itself keeps its own place, none comes twice.
 */
export function valueFiles(
  nodes: readonly YamlNode[],
  ignoresMissing: boolean,
  resolving: Resolving,
): BuildResult<readonly HelmFile[]> {
  const files = new Map<string, HelmFile>();
  const resolved = nodes.map((node) => resolveFile(node, resolving));
  const listed = new Set(
    resolved.flatMap((each) => (each.kind === 'done' ? keyOf(each.value) : [])),
  );
  for (const each of resolved) {
    if (each.kind === 'refused') return each;
    const file = each.value;
    const glob = globOf(file);
    if (glob === undefined) {
      const isMissing = file.kind === 'file' && !file.exists;
      if (!(isMissing && ignoresMissing) && !files.has(keyOf(file))) files.set(keyOf(file), file);
      continue;
    }
    const matches = globbed(glob, resolving);
    if (matches.kind === 'refused') return matches;
    if (matches.value.length === 0 && !ignoresMissing) return noMatch(file.at);
    for (const match of matches.value) {
      if (!listed.has(keyOf(match)) && !files.has(keyOf(match))) files.set(keyOf(match), match);
    }
  }
  return done([...files.values()]);
}

/** One file; a name that begins with `$` and is no source's is a variable. */
export function resolveFile(node: YamlNode, resolving: Resolving): BuildResult<HelmFile> {
  const text = scalarText(node, 'kubectl');
  const { refs, env, folder, tree } = resolving;
  const [ref = ''] = text.split('/');
  const source = text.startsWith('$') ? refs.get(ref) : undefined;
  if (source === undefined) {
    const from = { folder, root: tree?.root };
    return mapped(resolveValuePath(expandEnv(text, env), from, node), tree, undefined, node);
  }
  if (source.kind === 'unknown') return done({ kind: 'unknown', text, at: node });
  const path = expandEnv(text.slice(ref.length), env);
  const { root } = source.tree;
  const from = { folder: root ?? '', root };
  return mapped(resolveValuePath(path, from, node), source.tree, ref, node);
}

function mapped(
  found: BuildResult<ValuePath>,
  tree: FileTree | undefined,
  ref: string | undefined,
  at: YamlNode,
): BuildResult<HelmFile> {
  if (found.kind === 'refused') return found;
  if (found.value.kind === 'remote') return done({ kind: 'remote', url: found.value.url, at });
  const { path } = found.value;
  if (tree === undefined) return done({ kind: 'unknown', text: path, at });
  const content = tree.read(path);
  const exists = content.kind === 'bytes' || content.cause === 'folder';
  return done({ kind: 'file', ref, path, exists, at });
}

function keyOf(file: HelmFile): string {
  switch (file.kind) {
    case 'file':
      return `${file.ref ?? ''}\0${file.path}`;
    case 'remote':
      return file.url;
    default:
      return file.text;
  }
}

type LocalFile = Extract<HelmFile, { kind: 'file' }>;

function globOf(file: HelmFile): LocalFile | undefined {
  return file.kind === 'file' && /[*?[]/.test(file.path) ? file : undefined;
}

function globbed(file: LocalFile, { tree, refs }: Resolving): BuildResult<readonly HelmFile[]> {
  const source = file.ref === undefined ? undefined : refs.get(file.ref);
  const own = source?.kind === 'known' ? source.tree : tree;
  const paths = doublestarPaths(file.path, own === undefined ? () => [] : listOf(own.paths));
  if (paths === undefined) {
    return refused(file.at, 'error expanding glob pattern: syntax error in pattern', {
      message: message`\`${file.path}\` is not a valid glob`,
    });
  }
  return done(paths.map((path) => ({ ...file, path, exists: true })));
}

function noMatch(at: YamlNode): BuildResult<never> {
  const text = scalarText(at, 'kubectl');
  return refused(at, `values file glob "${text}" matched no files`, {
    message: message`No file matches \`${text}\``,
    help: message`Set \`ignoreMissingValueFiles\` if the file may be missing.`,
  });
}

/** The folders of some paths by their entries; found out once. */
const listOf = memo((paths: readonly string[]): ListFolder => {
  const folders = new Map<string, Map<string, FolderEntry>>();
  for (const path of paths) {
    let folder = '';
    const names = path.split('/');
    for (const [index, name] of names.entries()) {
      const entries = getOrMake(folders, folder, () => new Map());
      entries.set(name, { name, isFolder: index < names.length - 1 });
      folder = folder === '' ? name : `${folder}/${name}`;
    }
  }
  const sorted = new Map(
    Array.from(folders, ([folder, entries]) => [
      folder,
      [...entries.values()].sort((a, b) => compareText(a.name, b.name)),
    ]),
  );
  return (folder) => sorted.get(folder) ?? [];
});
