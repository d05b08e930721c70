import type { TrackedQuery } from '../../dependencies/tracked-query.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Span } from '../../model/span.ts';
import type { DeployerName, DeployerVersion } from '../../model/versions/deployer-version.ts';
import type { FindSource, FoundSource } from '../flux/find-source.ts';
import type { FindRepository } from '../releases/chart-need.ts';
import type { EntrySource } from './entry-object.ts';
import type { EntryContext } from './render-entry.ts';
import type { SourceRepository, ResolveRepository } from './resolve-source-repository.ts';
import type { PlacedEntry } from './walk-entries.ts';

/** What rendering an entry object asks about the repository as a whole, and about what other entry objects deploy. */
export interface EntryQueries {
  readonly home: TrackedQuery<
    [source: EntrySource, from: Span, cluster: string | undefined],
    SourceRepository
  >;
  readonly isStrict: TrackedQuery<[cluster: string], boolean>;
  readonly version: TrackedQuery<[deployer: DeployerName, cluster: string], DeployerVersion>;
  readonly source: TrackedQuery<
    [placed: PlacedEntry, ...named: Parameters<FindSource>],
    FoundSource
  >;
  readonly repository: TrackedQuery<Parameters<FindRepository>, Manifest | undefined>;
}

const PLACE = 'entries';

/** The same context, tracking what is asked of it. Trees, charts and what is opened on them note by themselves. */
export function trackedEntries(context: EntryContext, queries: EntryQueries): EntryContext {
  const { findSource, releases, controllers, versions } = context;
  const source = queries.source.register(PLACE, (placed, ...named) => findSource(placed)(...named));
  return {
    ...context,
    resolveRepository: trackedRepositories(context.resolveRepository, queries),
    versions: { in: queries.version.register(PLACE, versions.in) },
    controllers: { isStrict: queries.isStrict.register(PLACE, controllers.isStrict) },
    findSource:
      (placed) =>
      (...named) =>
        source(placed, ...named),
    releases: {
      ...releases,
      findRepository: queries.repository.register(PLACE, releases.findRepository),
    },
  };
}

/** The same function, tracking what it is asked. */
export function trackedRepositories(
  resolveRepository: ResolveRepository,
  queries: EntryQueries,
): ResolveRepository {
  const ask = queries.home.register(PLACE, (source, from, cluster) =>
    resolveRepository(source, from, cluster),
  );
  return (source, from, cluster) => ask(source, from, cluster);
}
