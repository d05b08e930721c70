import type { SourceKind } from '../../model/source.ts';
import { nameGlobs } from '../../text/glob/glob-set.ts';

/** A name that `envfrom why` explains: `LOG_LEVEL`, `secret/db`, `cm/app:LOG_LEVEL`. Names are globs. */
export interface UsageQuery {
  readonly text: string;
  /** Undefined: anything with the name. */
  readonly what: 'variable' | SourceKind | undefined;
  readonly name: string;
  /** A key of the sources named. */
  readonly key: string | undefined;
}

/** Whether a name matches a query. */
export interface QueryMatcher {
  readonly variable: (name: string) => boolean;
  readonly source: (kind: SourceKind, name: string) => boolean;
  readonly key: (kind: SourceKind, name: string, key: string) => boolean;
}

/** Throws CannotRun for a glob that costs too much. */
export function queryMatcher({ what, name, key }: UsageQuery): QueryMatcher {
  const names = nameGlobs([name]);
  const isOfKind = (kind: SourceKind): boolean => what === undefined || what === kind;
  if (key !== undefined) {
    const keys = nameGlobs([key]);
    return {
      variable: () => false,
      source: () => false,
      key: (kind, source, one) => isOfKind(kind) && names.matches(source) && keys.matches(one),
    };
  }
  return {
    variable: (one) => (what === undefined || what === 'variable') && names.matches(one),
    source: (kind, one) => isOfKind(kind) && names.matches(one),
    // A key has no kind of its own: only a bare name matches it.
    key: (_kind, _source, one) => what === undefined && names.matches(one),
  };
}
