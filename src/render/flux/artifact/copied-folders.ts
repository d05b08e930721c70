import type { Dialect } from '../../../model/manifest.ts';
import { plainPath } from '../../../model/names/folder-of.ts';
import { itemsAt, valueAt, type YamlNode } from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { isInside } from '../../kustomize/load/paths.ts';

/** A folder or file of a source, and where it is in the artifact that is made of it. */
interface CopiedPath {
  /** What the ArtifactGenerator calls the source. */
  readonly alias: string;
  readonly from: string;
  readonly to: string;
}

/** Files that no kustomization or chart is made of. */
const HARMLESS = /^(?:\*\*\/)?(?:\*\.(?:md|txt|png|jpe?g|svg)|README\*?|LICENSE\*?|\.[\w.-]+)$/i;

/**
 * What the copies of one output artifact bring where, in their order; undefined if that needs more than the paths: merged values,
 * unpacked archives, files chosen by a pattern. `DIR/**` copies what is in DIR, a path without a pattern the folder or file itself, as
 * `cp -r` does (fluxcd/source-watcher, internal/builder/builder.go).
 */
export function copiedPaths(
  artifact: YamlNode,
  dialect: Dialect,
): readonly CopiedPath[] | undefined {
  const copies: CopiedPath[] = [];
  for (const copy of itemsAt(artifact, 'copy')) {
    const text = (field: string): string => stringOf(valueAt(copy, field), dialect) ?? '';
    const [, alias, from] = /^@([^/]+)\/(.*)$/.exec(text('from')) ?? [];
    const [, to] = /^@artifact\/(.*)$/.exec(text('to')) ?? [];
    const excluded = itemsAt(copy, 'exclude').map((item) => stringOf(item, dialect) ?? '');
    const isPlain = text('strategy') === '' || text('strategy') === 'Overwrite';
    if (alias === undefined || from === undefined || to === undefined || !isPlain) return undefined;
    if (!excluded.every((pattern) => HARMLESS.test(pattern))) return undefined;
    const copied = copiedPath(alias, from, to);
    if (copied === undefined) return undefined;
    copies.push(copied);
  }
  return copies;
}

/** Only a name tells whether a path of a source is a file. */
const FILE = /\.[A-Za-z]\w*$/;

function copiedPath(alias: string, from: string, to: string): CopiedPath | undefined {
  const [, folder] = /^(.*)\/\*\*$/.exec(from) ?? [];
  if (folder !== undefined && !hasPattern(folder))
    return { alias, from: plainPath(folder), to: plainPath(to) };
  if (from === '**' || from === '*') return { alias, from: '', to: plainPath(to) };
  // Any other pattern keeps the path that it matches.
  const [, parent] = /^(.*)\/\*$/.exec(from) ?? [];
  if (parent !== undefined && !hasPattern(parent))
    return { alias, from: plainPath(parent), to: plainPath(`${to}/${parent}`) };
  if (hasPattern(from)) return undefined;
  const path = plainPath(from);
  if (FILE.test(path) && FILE.test(to)) return { alias, from: path, to: plainPath(to) };
  return { alias, from: path, to: plainPath(`${to}/${path.slice(path.lastIndexOf('/') + 1)}`) };
}

function hasPattern(path: string): boolean {
  return /[*?[\]]/.test(path);
}

/** Where in which source a folder of the artifact comes from; undefined if no one folder holds all of it. */
export function folderBehind(
  copies: readonly CopiedPath[],
  folder: string,
): Omit<CopiedPath, 'to'> | undefined {
  const [first] = copies;
  if (first === undefined || !copies.every((copy) => isBesideAs(first, copy))) return undefined;
  const around = copies.find(({ to }) => isInside(folder, to));
  if (around !== undefined)
    return { alias: around.alias, from: join(around.from, folder.slice(around.to.length)) };
  const inside = copies.filter(({ to }) => isInside(to, folder));
  const [only, second] = inside;
  if (only === undefined) return undefined;
  if (second === undefined) return { alias: only.alias, from: only.from };
  const above = levelsUp(only, folder);
  return above === undefined ? undefined : { alias: only.alias, from: above };
}

/** Whether two copies are as far from each other in the artifact as in their source: then paths from one to the other mean the same. */
function isBesideAs(first: CopiedPath, { alias, from, to }: CopiedPath): boolean {
  if (first.alias === alias && first.from === from && first.to === to) return true;
  const [one, other] = [rootOf(first), rootOf({ alias, from, to })];
  return first.alias === alias && one !== undefined && one === other;
}

/** The folder of the source that the root of the artifact stands for. */
function rootOf({ from, to }: CopiedPath): string | undefined {
  if (to === '') return from;
  if (from === to) return '';
  return from.endsWith(`/${to}`) ? from.slice(0, -to.length - 1) : undefined;
}

function levelsUp(copy: CopiedPath, folder: string): string | undefined {
  const root = rootOf(copy);
  return root === undefined ? undefined : join(root, folder);
}

function join(folder: string, path: string): string {
  return plainPath(`${folder}/${path}`);
}
