import type { Budget } from '../../../../model/budget.ts';
import { KUSTOMIZATION_NAMES, type FileTree } from '../../../../model/file-tree.ts';
import { fromBytes } from '../../../helm/text/bytes.ts';
import { originOf } from '../../../helm/text/origin.ts';
import { textOf, type Text } from '../../../helm/text/text.ts';
import { charge } from '../../../helm/value/charge.ts';
import { pathIn, resolvePath } from '../../../kustomize/load/paths.ts';
import type { Bindings } from '../generators/bind-parameters.ts';
import { allPaths, MATCH_STEPS } from '../generators/git/all-paths.ts';
import { chartFolders, deployableFolders } from './deployable-folders.ts';
import { MARK, type OpenPlace } from './open-place.ts';

/**
 * What the parameters of an open place are in each folder or file of the repository that its path matches. A path that is only parameters
 * matches nothing: it says nothing about where. A folder that serves others of them as a base is none.
 */
export function matchPlace(place: OpenPlace, tree: FileTree, budget: Budget): readonly Bindings[] {
  const { pattern, means } = place;
  if (!isTelling(pattern)) return [];
  const all = CANDIDATES[means](tree);
  if (charge(budget, MATCH_STEPS * all.length, 0) !== undefined) return [];
  const [first = ''] = pattern;
  const prefix = typeof first === 'string' ? first : '';
  const matches = expressionOf(pattern);
  const found = all.filter((path) => path.startsWith(prefix) && matches.test(path));
  const used = means === 'folder' ? basesOf(found, tree) : new Set<string>();
  return found.flatMap((path) => (used.has(path) ? [] : [bindingsIn(path, place, matches)]));
}

/** What a path may mean. */
const CANDIDATES = { folder: deployableFolders, chart: chartFolders, file: allPaths } as const;

/** Several parameters in one part of a path could be divided in many ways. */
const MAX_IN_PART = 2;
const MAX_NAMES = 8;

function isTelling(pattern: OpenPlace['pattern']): boolean {
  const marked = pattern.map((part) => (typeof part === 'string' ? part : MARK)).join('');
  const parts = marked.split('/').map((part) => part.split(MARK).length - 1);
  const isBounded = parts.every((count) => count <= MAX_IN_PART);
  return /\w/.test(marked) && isBounded && namesIn(pattern).length <= MAX_NAMES;
}

/** Each parameter is one part of a path, or a piece of one, and the same wherever it stands. */
function expressionOf(pattern: OpenPlace['pattern']): RegExp {
  const seen = namesIn(pattern);
  const met = new Set<string>();
  const source = pattern.map((part) => {
    if (typeof part === 'string') return part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    if (met.has(part.name)) return `\\${seen.indexOf(part.name) + 1}`;
    met.add(part.name);
    return '([^/]+)';
  });
  return new RegExp(`^${source.join('')}$`);
}

/** The names of the parameters in a path. */
export function namesIn(pattern: OpenPlace['pattern']): readonly string[] {
  return [...new Set(pattern.flatMap((part) => (typeof part === 'string' ? [] : part.name)))];
}

function bindingsIn(path: string, { pattern, node }: OpenPlace, matches: RegExp): Bindings {
  const [, ...values] = matches.exec(path) ?? [];
  const origin = originOf('template', node);
  return new Map<string, Text>(
    namesIn(pattern).map((name, index) => [name, textOf(values[index] ?? '', origin)]),
  );
}

/** An item of a list that leads out of the folder. */
const UPWARDS = /^[ \t]*-[ \t]+["']?((?:\.\.\/)+[^"'\s#]+)/gm;

/** Those of some folders that the kustomizations of others of them bring in. */
function basesOf(folders: readonly string[], tree: FileTree): ReadonlySet<string> {
  const all = new Set(folders);
  const used = new Set<string>();
  for (const folder of folders) {
    for (const path of broughtIn(folder, tree)) if (all.has(path)) used.add(path);
  }
  return used;
}

function broughtIn(folder: string, { read, root = '' }: FileTree): readonly string[] {
  return KUSTOMIZATION_NAMES.flatMap((name) => {
    const content = read(pathIn(root, `${folder}/${name}`));
    if (content.kind !== 'bytes') return [];
    const found = [...fromBytes(content.bytes).matchAll(UPWARDS)];
    return found.flatMap(([, path = '']) => resolvePath(folder, path) ?? []);
  });
}
