import type { FileTree } from '../../model/file-tree.ts';
import { appendTo } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { writtenName } from '../../model/names/written-name.ts';
import type { Source, SourceKind } from '../../model/source.ts';
import { fixedPartsOf, isTemplatedName } from '../objects/templated-name.ts';
import { scopesBetween, type ScopeOf } from './scope.ts';
import { siblingBuilds } from './sibling-builds.ts';

/** Sources by kind and name, and the ones whose name is a template. */
export interface SourceIndex {
  readonly named: (kind: SourceKind, name: string) => readonly Source[];
  readonly namedIn: (build: string, kind: SourceKind, name: string) => readonly Source[];
  /** By the name as written, without prefix and hash. */
  readonly written: (kind: SourceKind, name: string) => readonly Source[];
  /** Whether a build is another variant of the one that an object belongs to: both render that object from one file. */
  readonly isSibling: (build: string, manifest: Manifest, own: string) => boolean;
  /** Other builds that render the same object from the same place; all but the reference's own. */
  readonly siblingsOf: (manifest: Manifest, own: string) => readonly string[];
  readonly scopeOf: ScopeOf;
  /** Whether a build is a plain folder. */
  readonly isFolder: (build: string) => boolean;
  /** Whether a build is a chart that nothing here releases: with its defaults, or with one of its own files of values. */
  readonly isChart: (build: string) => boolean;
  readonly templated: readonly TemplatedSource[];
  readonly all: readonly Source[];
}

interface TemplatedSource {
  readonly source: Source;
  /** Fixed parts of its name; undefined if the whole name is a variable. */
  readonly parts: readonly string[] | undefined;
}

/** Builds the index; linear in the sources and objects. `tree` has all files of the run. */
export function indexSources(
  all: readonly Source[],
  builds: readonly Build[],
  tree: Pick<FileTree, 'paths' | 'repositories'> = { paths: [] },
): SourceIndex {
  const byName = new Map<string, Source[]>();
  const byBuild = new Map<string, Source[]>();
  const byWritten = new Map<string, Source[]>();
  const templated: TemplatedSource[] = [];
  const siblings = siblingBuilds(builds);
  const folders = new Set(builds.flatMap(({ id, kind }) => (kind === 'folder' ? [id] : [])));
  const charts = new Set(builds.flatMap(({ id, kind }) => (kind === 'chart' ? [id] : [])));
  for (const source of all) {
    const { kind, name, build } = source;
    appendTo(byName, `${kind} ${name}`, source);
    appendTo(byBuild, `${kind} ${name} ${build}`, source);
    appendTo(byWritten, `${kind} ${writtenName(source.at, name)}`, source);
    if (isTemplatedName(name)) templated.push({ source, parts: fixedPartsOf(name) });
  }
  return {
    named: (kind, name) => byName.get(`${kind} ${name}`) ?? [],
    namedIn: (build, kind, name) => byBuild.get(`${kind} ${name} ${build}`) ?? [],
    written: (kind, name) => byWritten.get(`${kind} ${name}`) ?? [],
    isSibling: siblings.isSibling,
    siblingsOf: siblings.siblingsOf,
    scopeOf: scopesBetween(builds, tree),
    isFolder: (build) => folders.has(build),
    isChart: (build) => charts.has(build),
    templated,
    all,
  };
}
