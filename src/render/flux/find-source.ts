import type { Manifest } from '../../model/manifest.ts';
import type { Source, SourceKind } from '../../model/source.ts';

/** A ConfigMap or Secret as the cluster will have it, or that it certainly is not there, or that nobody can tell. */
export type FoundSource =
  | { readonly kind: 'found'; readonly source: Source }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' };

/**
 * What the repository knows of the sources in the cluster that an object goes to. `applied`: what that object applies itself, so that it is there from
 * the second time on.
 */
export type FindSource = (
  kind: SourceKind,
  namespace: string | undefined,
  name: string,
  applied?: readonly Manifest[],
) => FoundSource;
