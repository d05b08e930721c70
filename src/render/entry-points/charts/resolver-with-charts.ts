import type { EntryObject } from '../entry-object.ts';
import type { ResolveRepository } from '../resolve-source-repository.ts';

/**
 * The resolver by the entry objects that are written; where none of these deploys from here, those in charts tell too which repository this is.
 * `resolverOf`: the resolver by some entry objects.
 */
export function resolverWithCharts(
  written: readonly EntryObject[],
  resolverOf: (entries: readonly EntryObject[]) => ResolveRepository,
  inCharts: () => readonly EntryObject[],
): ResolveRepository {
  const resolve = resolverOf(written);
  const isHere = ({ sources, manifest }: EntryObject): boolean =>
    sources.some((source) => resolve(source, manifest.node).kind === 'here');
  if (written.some(isHere)) return resolve;
  const entries = inCharts();
  return entries.length === 0 ? resolve : resolverOf([...written, ...entries]);
}
