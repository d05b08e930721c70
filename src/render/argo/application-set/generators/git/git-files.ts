import { compareText } from '../../../../../go/compare-text.ts';
import type { Budget } from '../../../../../model/budget.ts';
import type { FileTree } from '../../../../../model/file-tree.ts';
import { foldersOf } from '../../../../../model/names/folder-of.ts';
import { entryOf, type YamlNode } from '../../../../../model/node.ts';
import { done } from '../../../../../model/result.ts';
import { isTrue, scalarText } from '../../../../../model/scalars/scalar-text.ts';
import { compileGlob } from '../../../../../text/glob/compile-glob.ts';
import { DOUBLESTAR } from '../../../../../text/glob/glob-dialects.ts';
import { charge } from '../../../../helm/value/charge.ts';
import { resolvePath } from '../../../../kustomize/load/paths.ts';
import { refused, type BuildResult } from '../../../../kustomize/tree/build-refusal.ts';
import { allPaths, MATCH_STEPS } from './all-paths.ts';
import { readPathspec } from './git-pathspec.ts';

const WORDS = 'error retrieving Git files: ';

/**
 * The files that the patterns of `files` match, sorted, without those that some pattern excludes. A pattern is git's pathspec, or with
 * the controller's newer globbing one of doublestar.
 */
export function findGitFiles(
  tree: FileTree,
  patterns: readonly YamlNode[],
  newGlobbing: boolean,
  budget: Budget,
): BuildResult<readonly string[]> {
  const all = allPaths(tree);
  if (charge(budget, MATCH_STEPS * all.length * patterns.length, 0) !== undefined) return done([]);
  const included = new Set<string>();
  const excluded = new Set<string>();
  for (const node of patterns) {
    const found = matching(all, node, newGlobbing);
    if (found.kind === 'refused') return found;
    const excludes = isTrue(entryOf(node, 'exclude')?.value, 'kubectl');
    for (const path of found.value) (excludes ? excluded : included).add(path);
  }
  const left = [...included].filter((path) => !excluded.has(path));
  return done(left.sort(compareText));
}

function matching(
  all: readonly string[],
  node: YamlNode,
  newGlobbing: boolean,
): BuildResult<readonly string[]> {
  const path = entryOf(node, 'path')?.value;
  const text = scalarText(path, 'kubectl') || '.';
  const at = path ?? node;
  if (!newGlobbing) {
    const spec = readPathspec(text);
    if (spec.kind === 'done') return done(all.filter(spec.value));
    const command = `\`git ls-files --full-name -z -- ${text}\` failed exit status 128`;
    return refused(at, `${WORDS}unable to list files: ${command}: ${spec.message}`);
  }
  const pattern = resolvePath('', text);
  // A pattern that leads out of the repository matches nothing.
  if (pattern === undefined) return done([]);
  const glob = compileGlob(pattern, DOUBLESTAR);
  if (glob === undefined) {
    return refused(at, `${WORDS}unable to list files: syntax error in pattern`);
  }
  // The new globbing finds folders too, and then they cannot be read as files.
  const folder = [...foldersOf(all)].sort(compareText).find(glob);
  if (folder !== undefined) {
    return refused(at, `${WORDS}unable to read files: read /${folder}: is a directory`);
  }
  return done(all.filter(glob));
}
