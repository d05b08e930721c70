import type { FileTree } from '../../model/file-tree.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { ServiceElsewhere } from '../../model/parts/other-parts.ts';
import type { Reference } from '../../model/reference.ts';
import type { Settings } from '../../model/settings.ts';
import type { Source } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import { writtenName } from '../../model/written-name.ts';
import { parseFiles } from '../../parse/parse-files.ts';
import { collectReferences } from '../../references/collect-references.ts';
import { collectSources, sourcesOfObject } from '../../references/collect-sources.ts';
import { collectWorkloads } from '../../references/collect-workloads.ts';
import { isSettled } from '../../references/judge-references.ts';
import { registryWith } from '../../references/producers/registry.ts';
import { indexSources } from '../../references/source-index.ts';
import { renderBuilds } from '../../render/render-builds.ts';
import { buildsNamedBySecrets, secretsOfPart } from '../../report/secrets/secrets-of-part.ts';
import { servicesForOthers } from '../../resolve/services/services-of.ts';
import { islandsOfBuild, type Islands } from './find-islands.ts';
import { secretDigests } from './secret-digests.ts';
import { isSpecialFile, isSpecialObject, namesTemplates, specialIsland } from './special-island.ts';
import type { Survey, SurveyedBuild, SurveyedService } from './survey.ts';

/** Files that are looked at together: enough of them to be quick, few enough to be forgotten soon. */
const FILES_AT_ONCE = 15_000;

type Digest = (text: string) => string;

/**
 * Looks at some islands of a tree by themselves: what their builds make, what they need, and what else the others must know. `digest`
 * does not tell its text.
 */
export function surveyPart(
  tree: FileTree,
  islands: Islands,
  own: readonly number[],
  settings: Settings,
  digest: Digest,
): Survey {
  const surveys = batchesOf(own, islands).map((some) => {
    const paths = new Set(some.flatMap((island) => islands.files[island] ?? []));
    const part: FileTree = { ...tree, isElsewhere: (path) => !paths.has(path) };
    return surveyBatch(part, islands, settings, digest);
  });
  const secrets = surveys.flatMap((each) => each.secrets);
  return {
    builds: surveys.flatMap(({ builds }) => builds),
    special: surveys.flatMap(({ special }) => special),
    naming: surveys.flatMap(({ naming }) => naming),
    services: surveys.flatMap(({ services }) => services),
    secrets: [...new Map(secrets.map((each) => [each[3], each])).values()],
    open: [...new Set(surveys.flatMap(({ open }) => open))],
  };
}

function batchesOf(own: readonly number[], { files }: Islands): readonly (readonly number[])[] {
  const batches: number[][] = [];
  let room = 0;
  for (const island of own) {
    const count = files[island]?.length ?? 0;
    if (room < count || batches.length === 0) {
      batches.push([]);
      room = FILES_AT_ONCE;
    }
    room -= count;
    batches.at(-1)?.push(island);
  }
  return batches;
}

function surveyBatch(part: FileTree, islands: Islands, settings: Settings, digest: Digest): Survey {
  const read = parseFiles(part, settings.limits);
  const byIsland = groupBy(read, ({ path }) => islands.of(path) ?? -1);
  const special = new Set(
    [...byIsland].flatMap(([island, files]) => (files.some(isSpecialFile) ? [island] : [])),
  );
  const isCalm = (build: Build): boolean =>
    islandsOfBuild(build, islands).every((island) => !special.has(island));
  const leaveOut = (builds: readonly Build[]): void => {
    for (const build of builds) {
      for (const island of islandsOfBuild(build, islands)) special.add(island);
    }
  };
  const calm = (): ParsedFile[] =>
    [...byIsland].flatMap(([island, files]) => (special.has(island) ? [] : files));
  const { builds: all } = renderBuilds(part, calm(), settings, sourcesOfObject);
  leaveOut(all.filter((build) => !isOrdinary(build, islands)));
  leaveOut(buildsNamedBySecrets(calm(), all.filter(isCalm)));
  const [files, builds] = [calm(), all.filter(isCalm)];
  const { surveyed, references } = surveyBuilds(builds, islands, settings);
  const { texts, open } = secretsOfPart(files, builds, references);
  return {
    builds: surveyed,
    special: [...special].map((island) =>
      specialIsland(island, byIsland.get(island) ?? [], islands.isFolder, digest),
    ),
    naming: [...byIsland].flatMap(([island, some]) =>
      !special.has(island) && some.some(namesTemplates) ? [island] : [],
    ),
    services: builds.flatMap(servicesForOthers).map(surveyedService),
    secrets: secretDigests(texts, digest),
    open: [...open],
  };
}

/** Whether a build is whole, was made of files of one island, and holds nothing that may concern others. */
function isOrdinary(build: Build, islands: Islands): boolean {
  const { kind, deployedBy, partial, failures, inflates, objects } = build;
  return (
    (kind === 'folder' || kind === 'kustomization') &&
    deployedBy === undefined &&
    partial.length === 0 &&
    failures.length === 0 &&
    inflates === undefined &&
    islandsOfBuild(build, islands).length === 1 &&
    !objects.some(isSpecialObject)
  );
}

interface SurveyedBuilds {
  readonly surveyed: readonly SurveyedBuild[];
  readonly references: readonly Reference[];
}

function surveyBuilds(
  builds: readonly Build[],
  islands: Islands,
  settings: Settings,
): SurveyedBuilds {
  const registry = registryWith(settings.producers ?? []);
  const sources = collectSources(builds, registry);
  const references = collectReferences(builds, collectWorkloads(builds), registry);
  const index = indexSources(sources, builds);
  const made = groupBy(sources, ({ build }) => build);
  const needed = groupBy(references, ({ build }) => build);
  const surveyed = builds.map((build): SurveyedBuild => [
    build.id,
    islandsOfBuild(build, islands)[0] ?? -1,
    (made.get(build.id) ?? []).map(surveyedSource),
    namesOf((needed.get(build.id) ?? []).filter((each) => !isSettled(each, index))),
  ]);
  return { surveyed, references };
}

function surveyedSource({ kind, name, at }: Source): string {
  const written = writtenName(at, name);
  return (written === name ? [kind, name] : [kind, name, written]).join('\n');
}

function namesOf(references: readonly Reference[]): readonly string[] {
  return [...new Set(references.flatMap(({ name, at }) => [name, writtenName(at, name)]))];
}

function surveyedService(service: ServiceElsewhere): SurveyedService {
  const { build, name, namespace, clusterIp = null, ports, at } = service;
  const { file, start, end } = hostSpan(at);
  const numbers = ports.map((port) => [port.name, port.port, port.protocol] as const);
  return [build, name, namespace, clusterIp, numbers, file.path, start, end];
}
