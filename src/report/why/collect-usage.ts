import type { Binding, Environment } from '../../model/environment.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { writtenName } from '../../model/names/written-name.ts';
import { sourcesOf, type JudgedReference } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import { identityOfSource, type Source } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import { queryMatcher, type UsageQuery, type QueryMatcher } from './usage-query.ts';

/** Everything of one build that has to do with what was asked. */
export interface BuildUsage {
  readonly build: Build;
  /** Containers in which a variable of the name, or from the key, is set, skipped or failing: with those bindings only. */
  readonly environments: readonly Environment[];
  /** Containers that take all keys of a source whose keys nobody can name: the variable may be among them. */
  readonly open: readonly Environment[];
  readonly sources: readonly SourceUsage[];
  readonly references: readonly JudgedReference[];
}

export interface SourceUsage {
  readonly source: Source;
  /** The keys that match; undefined if the source itself matches. */
  readonly keys: readonly string[] | undefined;
}

/** Who sets, hides and uses what was asked about, per build in the order of the report; builds without any are left out. */
export function collectUsage(
  { builds, environments, sources, references }: Report,
  query: UsageQuery,
): readonly BuildUsage[] {
  const matcher = queryMatcher(query);
  const found = sources.flatMap((source) => usageOf(source, matcher));
  const byBuild = {
    environments: groupBy(environments(), ({ workload }) => workload.build),
    sources: groupBy(found, ({ source }) => source.build),
    references: groupBy(
      referencesTo(references, found, matcher),
      ({ reference }) => reference.build,
    ),
  };
  return builds.flatMap((build) => {
    const all = byBuild.environments.get(build.id) ?? [];
    const usage = {
      build,
      environments: all.flatMap((environment) => reduced(environment, matcher)),
      open: mayBeOpen(query) ? all.filter((one) => isOpen(one, matcher)) : [],
      sources: byBuild.sources.get(build.id) ?? [],
      references: byBuild.references.get(build.id) ?? [],
    };
    const { environments: setting, open, sources: made, references: using } = usage;
    return setting.length + open.length + made.length + using.length === 0 ? [] : [usage];
  });
}

/** Only a name that looks like a variable's is looked for among keys that nobody can name. */
function mayBeOpen({ what, name, key }: UsageQuery): boolean {
  return key === undefined && (what === 'variable' || (what === undefined && VARIABLE.test(name)));
}

const VARIABLE = /^[A-Z_][A-Z0-9_]*$/;

function usageOf(source: Source, matcher: QueryMatcher): readonly SourceUsage[] {
  const { kind, keys, at } = source;
  const names = namesOf(at, source.name);
  if (names.some((name) => matcher.source(kind, name))) return [{ source, keys: undefined }];
  if (keys.kind !== 'known') return [];
  const named = [...keys.value.keys()].filter((key) =>
    names.some((name) => matcher.key(kind, name, key)),
  );
  return named.length === 0 ? [] : [{ source, keys: named }];
}

/** As a person wrote it, and as the cluster will know it: with a prefix, or a hash of its content. */
function namesOf(at: Span, name: string): readonly string[] {
  return [...new Set([name, writtenName(at, name)])];
}

/** References that name the source or the key, and those that take all keys of a source which has the key. */
function referencesTo(
  references: readonly JudgedReference[],
  found: readonly SourceUsage[],
  matcher: QueryMatcher,
): readonly JudgedReference[] {
  const wanted = new Set(found.map(({ source }) => identityOfSource(source)));
  return references.filter(({ reference, verdict }) => {
    const { kind, key, use } = reference;
    const names = namesOf(reference.at, reference.name);
    if (names.some((name) => matcher.source(kind, name))) return true;
    if (key !== undefined) return names.some((name) => matcher.key(kind, name, key.name));
    const isWhole = use === 'env-from' || use === 'volume';
    return isWhole && sourcesOf(verdict).some((source) => wanted.has(identityOfSource(source)));
  });
}

function reduced(environment: Environment, matcher: QueryMatcher): readonly Environment[] {
  const { bindings, skipped, failures } = environment;
  const kept = {
    ...environment,
    bindings: bindings.filter((binding) => isAsked(binding, matcher)),
    skipped: skipped.filter(({ name }) => name !== undefined && matcher.variable(name)),
    failures: failures.filter(
      ({ reference }) =>
        reference?.use === 'env' &&
        reference.subject !== undefined &&
        matcher.variable(reference.subject),
    ),
  };
  const isEmpty = kept.bindings.length + kept.skipped.length + kept.failures.length === 0;
  return isEmpty ? [] : [kept];
}

function isAsked(binding: Binding, matcher: QueryMatcher): boolean {
  if (binding.from.kind === 'env-from-unknown') return false;
  if (matcher.variable(binding.name)) return true;
  return [binding, ...binding.hides].some(
    ({ from }) =>
      (from.kind === 'env-from' || from.kind === 'key') &&
      namesOf(from.reference.at, from.reference.name).some((name) =>
        matcher.key(from.reference.kind, name, from.key),
      ),
  );
}

function isOpen({ bindings }: Environment, matcher: QueryMatcher): boolean {
  return (
    bindings.some(({ from }) => from.kind === 'env-from-unknown') &&
    !bindings.some((binding) => isAsked(binding, matcher))
  );
}
