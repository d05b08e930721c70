import type { FileTree } from '../../model/file-tree.ts';
import { appendTo, groupBy } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { ServiceElsewhere } from '../../model/parts/other-parts.ts';
import type { Reference } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import type { Settings } from '../../model/settings.ts';
import type { Source } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import { writtenName } from '../../model/written-name.ts';
import { parseFiles } from '../../parse/parse-files.ts';
import { collectReferences } from '../../references/collect/collect-references.ts';
import { collectSources, sourcesOfObject } from '../../references/collect/collect-sources.ts';
import { collectWorkloads } from '../../references/collect/collect-workloads.ts';
import { isSettled } from '../../references/verdict/judge-references.ts';
import { registryWith } from '../../references/producers/registry.ts';
import { indexSources } from '../../references/scope/source-index.ts';
import { renderBuilds } from '../../render/render-builds.ts';
import { buildsNamedBySecrets, secretsOfPart } from '../../report/secrets/secrets-of-part.ts';
import { servicesForOthers } from '../../resolve/services/services-of.ts';
import type { RunMemory } from '../run-memory.ts';
import { islandsOfBuild, type Islands } from './find-islands.ts';
import { secretDigests } from './secret-digests.ts';
import { isSpecialFile, isSpecialObject, namesTemplates, specialIsland } from './special-island.ts';
import type { Survey, SurveyedBuild, SurveyedService } from './survey.ts';

/** Files that are looked at together: enough of them to be quick, few enough to be forgotten soon. */
const FILES_AT_ONCE = 15_000;

type Digest = (text: string) => string;

/** What is surveyed, and how. */
interface Surveyed extends HowToSurvey {
  readonly tree: FileTree;
}

interface HowToSurvey {
  readonly settings: Settings;
  /** Does not tell its text. */
  readonly digest: Digest;
  /** What the survey leaves for the next step in the same process. */
  readonly memory?: RunMemory;
}

/**
 * Looks at some islands of a tree by themselves: what their builds make, what they need, and what else the others must know.
 */
export function surveyPart(
  { tree, ...how }: Surveyed,
  islands: Islands,
  own: readonly number[],
): Survey {
  // What is remembered is not forgotten soon, and one batch forgets what it does not use of another.
  const batches = how.memory === undefined ? batchesOf(own, islands) : [own];
  const surveys = batches.map((some) => {
    const paths = new Set(some.flatMap((island) => islands.files[island] ?? []));
    const part: FileTree = { ...tree, isElsewhere: (path) => !paths.has(path) };
    return surveyBatch(part, islands, how);
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

/** The same of what a run of the whole tree found out: what each island would be surveyed as by itself, by its number. */
export function surveyIslands(
  { files, builds, sources, references }: Looked,
  islands: Islands,
  digest: Digest,
): readonly Survey[] {
  const filesOf = groupBy(files, ({ path }) => islands.of(path));
  const buildsOf = new Map<number, Build[]>();
  for (const build of builds) {
    for (const island of islandsOfBuild(build, islands)) appendTo(buildsOf, island, build);
  }
  const made = groupBy(sources, ({ build }) => build);
  const needed = groupBy(references, ({ reference: { build } }) => build);
  const collect: Collect = (some) => ({
    sources: some.flatMap(({ id }) => made.get(id) ?? []),
    references: some.flatMap(({ id }) => (needed.get(id) ?? []).map((each) => each.reference)),
  });
  return islands.files.map((_, island) => {
    const batch = openBatch(new Map([[island, filesOf.get(island) ?? []]]), islands);
    return batch.survey(buildsOf.get(island) ?? [], collect, digest);
  });
}

/** What a run of the whole tree found out, values of Secrets included. */
type Looked = Pick<Report, 'files' | 'builds' | 'sources' | 'references'>;

/** What some builds make and need. */
type Collect = (builds: readonly Build[]) => {
  readonly sources: readonly Source[];
  readonly references: readonly Reference[];
};

function collectWith({ settings, memory }: HowToSurvey): Collect {
  const registry = registryWith(settings.producers ?? []);
  const kept = memory?.collected;
  return (builds) => ({
    sources: collectSources(builds, registry, kept?.sources),
    references: collectReferences(
      builds,
      collectWorkloads(builds, kept),
      registry,
      kept?.references,
    ),
  });
}

function surveyBatch(part: FileTree, islands: Islands, how: HowToSurvey): Survey {
  const { settings, digest, memory } = how;
  const read = parseFiles(part, settings.limits);
  const batch = openBatch(
    groupBy(read, ({ path }) => islands.of(path) ?? -1),
    islands,
  );
  const { rendered: remembered } = memory ?? {};
  const rendered = renderBuilds(part, batch.calm(), settings, sourcesOfObject, remembered);
  const builds = memory?.keepBuilds(rendered.builds) ?? rendered.builds;
  return batch.survey(builds, collectWith(how), digest);
}

/** The files of some islands. */
interface Batch {
  /** Those of the islands that are not special, as far as is known yet. */
  readonly calm: () => readonly ParsedFile[];
  /** What there is to say of them, with all builds that are made of them. */
  readonly survey: (builds: readonly Build[], collect: Collect, digest: Digest) => Survey;
}

function openBatch(byIsland: ReadonlyMap<number, readonly ParsedFile[]>, islands: Islands): Batch {
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
  const calm = (): readonly ParsedFile[] =>
    [...byIsland].flatMap(([island, files]) => (special.has(island) ? [] : files));
  return {
    calm,
    survey(all, collect, digest) {
      leaveOut(all.filter((build) => !isOrdinary(build, islands)));
      leaveOut(buildsNamedBySecrets(calm(), all.filter(isCalm)));
      const [files, builds] = [calm(), all.filter(isCalm)];
      const { sources, references } = collect(builds);
      const surveyed = surveyBuilds(builds, sources, references, islands);
      const { texts, open } = secretsOfPart(files, builds, references, sources);
      return {
        builds: surveyed,
        special: [...special].flatMap((island) => {
          const some = byIsland.get(island);
          return some === undefined ? [] : [specialIsland(island, some, islands.isFolder, digest)];
        }),
        naming: [...byIsland].flatMap(([island, some]) =>
          !special.has(island) && some.some(namesTemplates) ? [island] : [],
        ),
        services: builds.flatMap(servicesForOthers).map(surveyedService),
        secrets: secretDigests(texts, digest),
        open: [...open],
      };
    },
  };
}

/** Whether a build was made of files of one island, is whole and holds nothing that may concern others. */
function isOrdinary(build: Build, islands: Islands): boolean {
  return islandsOfBuild(build, islands).length === 1 && isPlain(build);
}

function isPlain({ kind, deployedBy, partial, failures, inflates, objects }: Build): boolean {
  return (
    (kind === 'folder' || kind === 'kustomization') &&
    deployedBy === undefined &&
    partial.length === 0 &&
    failures.length === 0 &&
    inflates === undefined &&
    !objects.some(isSpecialObject)
  );
}

/** How many files are certainly in special islands: told without a look at the islands. */
export function countSpecialFiles({ files, builds }: Pick<Report, 'files' | 'builds'>): number {
  const special = new Set(files.flatMap((file) => (isSpecialFile(file) ? [file.path] : [])));
  for (const build of builds) {
    if (!isPlain(build)) for (const path of build.files) special.add(path);
  }
  return special.size;
}

function surveyBuilds(
  builds: readonly Build[],
  sources: readonly Source[],
  references: readonly Reference[],
  islands: Islands,
): readonly SurveyedBuild[] {
  const index = indexSources(sources, builds);
  const made = groupBy(sources, ({ build }) => build);
  const needed = groupBy(references, ({ build }) => build);
  return builds.map((build): SurveyedBuild => [
    build.id,
    islandsOfBuild(build, islands)[0] ?? -1,
    (made.get(build.id) ?? []).map(surveyedSource),
    namesOf((needed.get(build.id) ?? []).filter((each) => !isSettled(each, index))),
  ]);
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
