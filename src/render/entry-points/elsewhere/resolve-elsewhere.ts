import type { AskedItem } from '../../../model/elsewhere/asked-item.ts';
import { isFetched, itemFor, type Vendor } from '../../../model/elsewhere/vendor.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { hostSpan, type Span } from '../../../model/span.ts';
import { pathIn } from '../../kustomize/load/paths.ts';
import type { EntrySource } from '../entry-object.ts';
import type { ResolveRepository, SourceRepository } from '../resolve-source-repository.ts';
import { sourceObjects } from '../source-objects.ts';
import { argoItem, sourceItem } from './source-item.ts';

/** The same function; a source that is no repository of the run may be at hand, and else it is said what would have to be. */
export function resolveElsewhere(
  resolve: ResolveRepository,
  manifests: readonly Manifest[],
  vendor: Vendor | undefined,
): ResolveRepository {
  const find = sourceObjects(manifests);
  const askedBy = ({ repository, written }: EntrySource, from: Span): AskedItem | undefined => {
    if (repository.kind === 'url') return argoItem(repository.url, written);
    const { sourceKind, name, namespace } = repository;
    const object = find(sourceKind, name, namespace, hostSpan(from).file.path);
    return object && sourceItem(object);
  };
  return (source, from, cluster) => {
    const home = resolve(source, from, cluster);
    if (home.kind === 'here') return home;
    const asked = askedBy(source, from);
    // An address that nobody can tell may be this repository.
    if (asked === undefined || (home.kind === 'unknown' && asked.type === 'git')) return home;
    return atHand(asked, source, vendor) ?? { ...home, asked };
  };
}

function atHand(
  asked: AskedItem,
  { folder }: EntrySource,
  vendor: Vendor | undefined,
): SourceRepository | undefined {
  const item = itemFor(vendor, asked);
  if (item?.files() === undefined) return undefined;
  if (folder === undefined || !isFetched(item, folder)) return undefined;
  const { root, hash } = item;
  return { kind: 'here', root, folder: pathIn(root, folder), asked, hash };
}
