import { sourcesOfApplication } from '../../../model/elsewhere/argo-application.ts';
import type { ItemNeed } from '../../../model/elsewhere/asked-item.ts';
import { scalarAt, valueAt } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { EntryObject, EntrySource } from '../entry-object.ts';
import type { ResolveRepository } from '../resolve-source-repository.ts';

/** What the sources of an entry object are that lie outside the repository, at the fields that name them. */
export function needsOfEntry(
  entry: Pick<EntryObject, 'sources' | 'manifest'>,
  resolveRepository: ResolveRepository,
): readonly ItemNeed[] {
  return entry.sources.flatMap((source, index) => {
    const need = needOfSource(source, entry.manifest.node, resolveRepository);
    return need === undefined ? [] : [{ ...need, at: placeOf(entry, index) }];
  });
}

/** The same for one source; `from` is the entry object. */
export function needOfSource(
  source: EntrySource,
  from: Span,
  resolveRepository: ResolveRepository,
): ItemNeed | undefined {
  if (source.chart) return undefined;
  const home = resolveRepository(source, from);
  if (home.asked === undefined) return undefined;
  const found = home.kind === 'here' ? home.root : undefined;
  return { ...home.asked, path: source.folder ?? '', at: from, found };
}

function placeOf({ manifest: { node } }: Pick<EntryObject, 'manifest'>, index: number): Span {
  const flux = valueAt(node, 'spec', 'sourceRef');
  if (flux !== undefined) return scalarAt(flux, 'name') ?? flux;
  const source = sourcesOfApplication(node)[index];
  return (source && (scalarAt(source, 'repoURL') ?? source)) ?? node;
}
