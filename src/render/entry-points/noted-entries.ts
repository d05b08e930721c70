import type { Manifest } from '../../model/manifest.ts';
import type { SourceKind } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import type { FoundSource } from '../flux/find-source.ts';
import type { Door } from '../memory/door.ts';
import type { FindRepository } from '../releases/chart-need.ts';
import type { EntrySource } from './entry-object.ts';
import type { EntryContext } from './render-entry.ts';
import type { Home, HomeOf } from './source-homes.ts';
import type { PlacedEntry } from './walk-entries.ts';

/** What rendering an entry object asks about the repository as a whole, and about what other entry objects deploy. */
export interface EntryDoors {
  readonly home: Door<[source: EntrySource, from: Span, cluster: string | undefined], Home>;
  readonly isStrict: Door<[cluster: string], boolean>;
  readonly source: Door<
    [placed: PlacedEntry, kind: SourceKind, namespace: string | undefined, name: string],
    FoundSource
  >;
  readonly repository: Door<Parameters<FindRepository>, Manifest | undefined>;
}

const PLACE = 'entries';

/** The same context, noting what is asked of it. Trees, charts and what is opened on them note by themselves. */
export function notedEntries(context: EntryContext, doors: EntryDoors): EntryContext {
  const { findSource, releases, controllers } = context;
  const source = doors.source.at(PLACE, (placed, ...named) => findSource(placed)(...named));
  return {
    ...context,
    homeOf: notedHomes(context.homeOf, doors),
    controllers: { isStrict: doors.isStrict.at(PLACE, controllers.isStrict) },
    findSource: (placed) => (kind, namespace, name) => source(placed, kind, namespace, name),
    releases: {
      ...releases,
      findRepository: doors.repository.at(PLACE, releases.findRepository),
    },
  };
}

/** The same function, noting what it is asked. */
export function notedHomes(homeOf: HomeOf, doors: EntryDoors): HomeOf {
  const ask = doors.home.at(PLACE, (source, from, cluster) => homeOf(source, from, cluster));
  return (source, from, cluster) => ask(source, from, cluster);
}
