import type { Source, SourceKind } from '../../model/source.ts';

/** A ConfigMap or Secret as the cluster will have it, or that it certainly is not there, or that nobody can tell. */
export type FoundSource =
  | { readonly kind: 'found'; readonly source: Source }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' };

/** What the repository knows of the sources in the cluster that an object goes to. */
export type FindSource = (
  kind: SourceKind,
  namespace: string | undefined,
  name: string,
) => FoundSource;
