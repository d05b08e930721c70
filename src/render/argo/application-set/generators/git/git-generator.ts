import { goQuote } from '../../../../../go/go-quote.ts';
import type { FileTree } from '../../../../../model/file-tree.ts';
import { words } from '../../../../../model/message.ts';
import { keepsFolder, pathsWithPrefix } from '../../../../../model/names/folder-of.ts';
import {
  itemsAt,
  scalarAt,
  valueAt,
  type MapNode,
  type YamlNode,
} from '../../../../../model/node.ts';
import { isTrue, scalarText } from '../../../../../model/scalars/scalar-text.ts';
import { makingOf } from '../../../../../model/span.ts';
import { originOf } from '../../../../helm/text/origin.ts';
import { charge } from '../../../../helm/value/charge.ts';
import type { MapValue } from '../../../../helm/value/go-value.ts';
import { mapValue } from '../../../../helm/value/make-value.ts';
import { refused } from '../../../../kustomize/tree/build-refusal.ts';
import {
  sets,
  unknown,
  type ApplicationSetInput,
  type Generated,
  type ParameterSet,
  type SetContext,
} from '../../application-set.ts';
import { addValues } from '../generator-values.ts';
import { fixedPart } from './fixed-part.ts';
import { findGitFolders } from './git-directories.ts';
import { findGitFiles } from './git-files.ts';
import { addPathParams } from './git-params.ts';
import { readParameterFile } from './parameter-file.ts';

/** What a parameter of a folder or file costs. */
const STEPS_OF_PARAMETER = 5;

const WORDS = 'error generating params from git: ';

/** The git generator over a repository at hand: a set of parameters per folder, or per object in the files it finds. */
export function generateFromGit(git: MapNode, context: SetContext): Generated {
  const { project, projects } = context;
  if (project !== undefined && projects?.has(project) === false) {
    const reason = `appprojects.argoproj.io ${goQuote(project)} not found`;
    return refused(git, `error getting project ${project}: ${reason}`);
  }
  const directories = itemsAt(git, 'directories');
  const files = itemsAt(git, 'files');
  if (directories.length === 0 && files.length === 0) {
    return refused(git, 'ApplicationSet is empty');
  }
  const url = valueAt(git, 'repoURL');
  const open = [url, ...[...directories, ...files].map((one) => valueAt(one, 'path'))];
  const unknowable = open.find((node) => node !== undefined && makingOf(node)?.unknowable);
  if (unknowable !== undefined) {
    return unknown(unknowable, words('it uses generator parameters that only the cluster knows'));
  }
  const [first] = [...directories, ...files];
  const path = fixedPart(scalarText(valueAt(first, 'path'), 'kubectl'));
  const source = context.identify(scalarText(url, 'kubectl'), path, git);
  if (source.kind === 'unknown') return unknown(url ?? git, source.reason);
  const made =
    directories.length > 0
      ? fromFolders(git, directories, source.tree, context)
      : fromFiles(git, files, source.tree, context);
  return made.kind === 'refused' ? refused(made.at, WORDS + made.message) : made;
}

/** Whether all that a git generator finds is what its own patterns exclude: somebody switched it off. */
export function excludesAll(git: MapNode, input: ApplicationSetInput): boolean {
  const [folders, files] = [itemsAt(git, 'directories'), itemsAt(git, 'files')];
  const all = folders.length > 0 ? folders : files;
  const included = all.filter((pattern) => !isTrue(valueAt(pattern, 'exclude'), 'kubectl'));
  if (included.length === all.length) return false;
  const url = scalarText(valueAt(git, 'repoURL'), 'kubectl');
  const source = input.identify(url, undefined, git);
  if (source.kind === 'unknown') return false;
  const { includeHiddenDirectories, newGitFileGlobbing, budget } = input;
  if (folders.length > 0) {
    return findGitFolders(source.tree, included, includeHiddenDirectories, budget).length > 0;
  }
  const found = findGitFiles(source.tree, included, newGitFileGlobbing, budget);
  return found.kind === 'done' && found.value.length > 0;
}

/** Whether the folder in which a git generator looks is kept by git although it is empty (`.gitkeep`): a script or a person is to fill it. */
export function isKeptEmpty(path: string, git: MapNode, input: ApplicationSetInput): boolean {
  const fixed = fixedPart(path);
  if (fixed === undefined || fixed === '') return false;
  const url = scalarText(valueAt(git, 'repoURL'), 'kubectl');
  const source = input.identify(url, fixed, git);
  return (
    source.kind !== 'unknown' && pathsWithPrefix(source.tree.paths, `${fixed}/`).some(keepsFolder)
  );
}

function fromFolders(
  git: MapNode,
  patterns: readonly YamlNode[],
  tree: FileTree,
  context: SetContext,
): Generated {
  const { goTemplate, includeHiddenDirectories, budget } = context;
  const prefix = scalarAt(git, 'pathParamPrefix')?.text ?? '';
  const made: ParameterSet[] = [];
  const folders = findGitFolders(tree, patterns, includeHiddenDirectories, budget);
  for (const { path, pattern } of folders) {
    const origin = originOf('value', valueAt(pattern, 'path') ?? pattern);
    const params = mapValue(new Map(), origin);
    addPathParams(params, { path, filename: undefined, origin }, prefix, goTemplate);
    const added = addValues(git, params, context);
    if (added.kind === 'refused') {
      const words = 'error generating params from apps: failed to append templated values: ';
      return refused(added.at, words + added.message);
    }
    if (isTooMuch(params, context)) break;
    made.push({ params, at: [pattern], standsFor: [] });
  }
  return sets(made);
}

/** Several generators of one set may find the same thousands of files. */
function isTooMuch(params: MapValue, { budget }: SetContext): boolean {
  return charge(budget, STEPS_OF_PARAMETER * params.entries.size, 0) !== undefined;
}

function fromFiles(
  git: MapNode,
  patterns: readonly YamlNode[],
  tree: FileTree,
  context: SetContext,
): Generated {
  const { newGitFileGlobbing, budget } = context;
  const found = findGitFiles(tree, patterns, newGitFileGlobbing, budget);
  if (found.kind === 'refused') return found;
  const made: ParameterSet[] = [];
  for (const path of found.value) {
    const read = readParameterFile(path, git, tree, context);
    if (read.kind === 'unknown') return read;
    if (read.kind === 'refused') {
      const url = scalarText(valueAt(git, 'repoURL'), 'kubectl');
      const words = `unable to process file '${path}' from repository '${url}': `;
      return refused(read.at, words + read.message);
    }
    for (const set of read.sets) {
      if (isTooMuch(set.params, context)) return sets(made);
      made.push(set);
    }
  }
  return sets(made);
}
