import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Reference } from '../../model/reference.ts';
import { placeOf } from '../../model/span.ts';
import { mayBringSources } from '../../model/manifest.ts';
import type { Registry } from '../producers/registry.ts';
import type { SourceIndex } from '../scope/source-index.ts';
import { composedNames } from './composed-names.ts';
import { creatingJobs } from './creating-jobs.ts';
import { reservedNames } from './reserved-names.ts';
import {
  describingResources,
  namingResources,
  patternProducers,
  remoteInstallers,
  unknownControllers,
} from './custom-resources.ts';
import type { PossibleProducer } from './possible-producer.ts';
import { releasedCharts } from './released-charts.ts';
import { secretRepositories } from './secret-repositories.ts';
import { templatedSources } from './templated-sources.ts';
import { encryptedNeighbours } from './unread-files.ts';

/** Reasons to think that someone may make a source which nothing makes for certain. */
export function guessesOf(
  references: readonly Reference[],
  index: SourceIndex,
  { builds, files }: { readonly builds: readonly Build[]; readonly files: readonly ParsedFile[] },
  registry: Registry,
): readonly PossibleProducer[] {
  return [
    templatedSources(index),
    partialBuilds(builds),
    releasedCharts(builds, files, index.scopeOf),
    unknownControllers(builds, registry, index.scopeOf),
    remoteInstallers(builds, registry, index.scopeOf),
    patternProducers(builds, registry, index.scopeOf),
    namingResources(references, registry, index.scopeOf),
    describingResources(builds, registry, index.scopeOf),
    composedNames(builds, registry),
    encryptedNeighbours(files),
    secretRepositories(builds, index.scopeOf),
    creatingJobs(builds),
    reservedNames(),
    unrelatedSources(index),
  ];
}

/** The first reason that applies to a reference. */
export function firstReason(
  possible: readonly PossibleProducer[],
  reference: Reference,
): string | undefined {
  for (const reasonOf of possible) {
    const reason = reasonOf(reference);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** A source of the name in a part of the repository that shares nothing with the reference's. */
function unrelatedSources(index: SourceIndex): PossibleProducer {
  return ({ kind, name, build }) => {
    const found = index
      .named(kind, name)
      .find((source) => index.scopeOf(build, source.build) === 'unrelated');
    if (found === undefined) return undefined;
    return `another part of the repository makes one (${placeOf(found.at)})`;
  };
}

function partialBuilds(builds: readonly Build[]): PossibleProducer {
  const reasons = new Map(builds.map(({ id, partial }) => [id, partial.find(mayBringSources)]));
  return ({ build }) => reasons.get(build);
}
