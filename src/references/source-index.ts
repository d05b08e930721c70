import type { Source, SourceKind } from '../model/source.ts';
import { fixedPartsOf, isTemplated } from './templated.ts';

/** Sources by kind and name, and the ones whose name is a template. */
export interface SourceIndex {
  readonly named: (kind: SourceKind, name: string) => readonly Source[];
  readonly templated: readonly TemplatedSource[];
  readonly all: readonly Source[];
}

export interface TemplatedSource {
  readonly source: Source;
  /** Fixed parts of its name; undefined when the whole name is a variable. */
  readonly parts: readonly string[] | undefined;
}

/** Builds the index; linear in the sources. */
export function indexSources(all: readonly Source[]): SourceIndex {
  const byKind = {
    ConfigMap: new Map<string, Source[]>(),
    Secret: new Map<string, Source[]>(),
  } as const;
  const templated: TemplatedSource[] = [];
  for (const source of all) {
    const names = byKind[source.kind];
    const same = names.get(source.name);
    if (same === undefined) names.set(source.name, [source]);
    else same.push(source);
    if (isTemplated(source.name)) templated.push({ source, parts: fixedPartsOf(source.name) });
  }
  return { named: (kind, name) => byKind[kind].get(name) ?? [], templated, all };
}
