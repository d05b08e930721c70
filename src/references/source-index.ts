import type { Source, SourceKind } from '../model/source.ts';
import { fixedPartsOf, isTemplated } from './templated.ts';

/** Sources by kind and name, and the ones whose name is a template. */
export interface SourceIndex {
  readonly named: (kind: SourceKind, name: string) => readonly Source[];
  readonly namedIn: (build: string, kind: SourceKind, name: string) => readonly Source[];
  readonly templated: readonly TemplatedSource[];
  readonly all: readonly Source[];
}

interface TemplatedSource {
  readonly source: Source;
  /** Fixed parts of its name; undefined when the whole name is a variable. */
  readonly parts: readonly string[] | undefined;
}

/** Builds the index; linear in the sources. */
export function indexSources(all: readonly Source[]): SourceIndex {
  const byName = new Map<string, Source[]>();
  const byBuild = new Map<string, Source[]>();
  const templated: TemplatedSource[] = [];
  for (const source of all) {
    const { kind, name, build } = source;
    append(byName, `${kind} ${name}`, source);
    append(byBuild, `${kind} ${name} ${build}`, source);
    if (isTemplated(name)) templated.push({ source, parts: fixedPartsOf(name) });
  }
  return {
    named: (kind, name) => byName.get(`${kind} ${name}`) ?? [],
    namedIn: (build, kind, name) => byBuild.get(`${kind} ${name} ${build}`) ?? [],
    templated,
    all,
  };
}

function append(lists: Map<string, Source[]>, key: string, source: Source): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [source]);
  else list.push(source);
}
