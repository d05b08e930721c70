import { isUndeployed, type DeploymentEvidence } from '../../model/deployment.ts';
import { once } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { UncheckedEntry } from '../../model/report.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import { deployedFolders } from './deployed-folders.ts';
import type { EntryObject } from './entry-object.ts';
import type { AppliedBy } from '../deployed/applied-paths.ts';
import type { Naming } from '../deployed/unlisted-kustomizations.ts';
import { deployedParts, withoutNamed, type DeployedParts } from '../deployed/deployed-parts.ts';
import { foldersNamed, isWhole } from './followed-all.ts';
import { followCharts, type FollowedCharts } from './charts/follow-charts.ts';
import {
  evidenceOfFile,
  evidenceOfLists,
  evidenceOfSeeds,
  seedBuilds,
  withEvidence,
} from './seed-builds.ts';
import { leftOutBeside } from './left-out-beside.ts';
import { leftOfFailed } from './left-of-failed.ts';
import { foldersDeployedBy, pathsOf, startOfWalk, type StartOfWalk } from './start-of-walk.ts';
import { startsOf } from './starts-of.ts';
import { isStart, newWalk, type PlanTools, type Walk } from './walk-entries.ts';

export interface Plan extends DeployedParts {
  /** What entry objects deploy, and the kustomizations that none deploys. */
  readonly builds: readonly Build[];
  readonly uncheckedEntries: readonly UncheckedEntry[];
  /** Whether a folder is deployed in another revision only, so that nothing can be said about it. */
  readonly isOfOtherRevision: (folder: string) => boolean;
  readonly appliedBy: AppliedBy;
  readonly isTestFolder: (path: string) => boolean;
  /** Folders that hold entry objects: what starts everything else. */
  readonly starts: ReadonlyMap<string, string>;
  /** The charts that nothing here installs, but whose entry objects were followed. */
  readonly followedCharts: FollowedCharts;
}

/**
 * Follows the entry objects of a repository from the ones that nothing else deploys: renders what each deploys, finds the entry objects
 * among the rendered objects, and goes on until there are no new ones. Kustomizations that none of them deploys are builds of their own.
 */
export function planBuilds(
  files: readonly ParsedFile[],
  graph: KustomizationGraph,
  tools: PlanTools,
): Plan {
  const start = startOfWalk(files, graph, tools);
  const { declared, foldersOf, found, written, own, isNamed, isDeployedFolder, tops } = start;
  const followedCharts: FollowedCharts = new Map();
  const walk = newWalk(
    tools,
    written
      .filter(isStart)
      .map(({ manifest }) => manifest.node.file.path)
      .filter((path) => !graph.isSwitchedOff(path)),
  );
  for (const build of declared) walk.add(withinLimit(build, walk));
  const evidence = evidenceOfSeeds(
    { written, namings: namingsOf(own, tools), files, graph },
    tools,
  );
  const rendered = seedBuilds(tops, graph, tools, evidence);
  const bootstraps = new Map(rendered.map((seed) => [seed.id, bootstrapsOf(seed, tools)]));
  const follow = (seed: Build): void => {
    const meant = bootstraps.get(seed.id) ?? new Set();
    walk.enqueueFrom(seed, ({ manifest }) => meant.size === 0 || meant.has(manifest));
  };
  const isDoubted = (seed: Build): boolean =>
    !isUndeployed(seed) &&
    bootstraps.get(seed.id)?.size === 0 &&
    evidence.ifWhole(seed) !== undefined;
  for (const seed of rendered) if (!isUndeployed(seed) && !isDoubted(seed)) follow(seed);
  for (const { file, uncheckedEntries } of found) {
    if (!graph.listed.has(file.path)) walk.say(uncheckedEntries);
  }
  const isLeftOut = leftOutBeside(written, graph, foldersOf);
  const against = (path: string, isLeftOut: boolean): DeploymentEvidence | undefined =>
    evidenceOfFile(path, isLeftOut, graph, tools);
  for (const entry of written) {
    const { path } = entry.manifest.node.file;
    if (graph.listed.has(path) || graph.isSwitchedOff(path)) continue;
    if (!isDeployedFolder(folderOf(path)))
      walk.enqueueWritten(entry, against(path, isLeftOut(entry)));
  }
  walk.drain();
  followCharts(walk, followedCharts, tools, foldersOf, isNamed);
  const isWholeYet = once(() => isWhole(walk, files, followedCharts));
  const seeds = rendered.map((seed) =>
    isDoubted(seed) && isWholeYet() ? withEvidence(seed, evidence.ifWhole(seed)) : seed,
  );
  for (const seed of seeds.filter(isDoubted)) follow(seed);
  walk.drain();
  for (const seed of seeds) if (isUndeployed(seed)) walk.enqueueFrom(seed);
  walk.drain();
  followRest(walk, { written, own, seeds }, graph, tools, against);
  followCharts(walk, followedCharts, tools, foldersOf);
  const isOfOtherRevision = deployedFolders([...walk.otherRevisions], graph);
  const left = foldersLeft(
    walk,
    graph,
    (folder) => isDeployedFolder(folder) && !isOfOtherRevision(folder),
  );
  const tried = seeds.filter((seed) => bootstraps.get(seed.id)?.size === 0);
  const walked = walkedWith(tried, walk);
  const builds = [...walked.builds, ...tools.renderKustomizations(left)];
  return {
    builds: [...builds, ...leftOfFailed(builds, files, graph, tools)],
    uncheckedEntries: walked.uncheckedEntries,
    ...withoutNamed(
      deployedParts(walk.builds, isWhole(walk, files, followedCharts), tools.rootOf),
      walk.uncheckedEntries.flatMap(({ manifest }) => foldersNamed(manifest) ?? []),
    ),
    isOfOtherRevision,
    appliedBy: tools.appliedBy,
    isTestFolder: tools.isTestFolder,
    starts: walk.starts,
    followedCharts,
  };
}

/** A declared build, without its objects if the run has no room for them. */
function withinLimit(build: Build, { limit }: Walk): Build {
  const reason = limit();
  return reason === undefined ? build : { ...build, objects: [], failures: [], partial: [reason] };
}

/** The top kustomizations, of those `isMeant`, that no build of the walk read. At the limit there are none: what was not rendered is what entry objects deploy that are not followed. */
function foldersLeft(
  walk: Walk,
  graph: KustomizationGraph,
  isMeant: (folder: string) => boolean,
): readonly string[] {
  if (walk.limit() !== undefined) return [];
  const read = new Set(
    walk.builds.flatMap(({ folder, files }) => (folder === undefined ? files : [folder, ...files])),
  );
  return graph.roots.filter((folder) => isMeant(folder) && !isRendered(folder, read, graph));
}

/** Follows the entry objects that nothing reached: those that deploy each other, and those that only lists name which cannot be built. */
function followRest(
  walk: Walk,
  {
    written,
    own,
    seeds,
  }: Pick<StartOfWalk, 'written' | 'own'> & { readonly seeds: readonly Build[] },
  graph: KustomizationGraph,
  tools: PlanTools,
  against: (path: string, isLeftOut: boolean) => DeploymentEvidence | undefined,
): void {
  const seedsById = new Map(seeds.map((seed) => [seed.folder ?? seed.id, seed]));
  for (;;) {
    const built = filesBuilt([...seeds, ...walk.builds]);
    const rest = written.filter(
      ({ manifest }) => !walk.hasSeen(manifest) && !isBuilt(manifest, built, graph),
    );
    if (rest.length === 0) break;
    const reason = walk.limit();
    if (reason !== undefined) {
      walk.say(rest.map(({ manifest }) => ({ manifest, reason })));
      break;
    }
    const starts = rest.filter(isStart);
    const next =
      starts.length > 0
        ? startsOf(starts, graph, (entry) => pathsOf(entry, tools.resolveRepository))
        : rest;
    const reached = foldersDeployedBy(
      own.filter(({ manifest }) => walk.hasSeen(manifest)),
      graph,
      tools.resolveRepository,
    );
    for (const entry of next) {
      const { path } = entry.manifest.node.file;
      // A list that is deployed names it, and cannot be built for another reason.
      const isListed = [...graph.aboveOf(path)].some(reached);
      walk.enqueueWritten(
        entry,
        isListed
          ? undefined
          : (evidenceOfLists(path, seedsById, graph) ?? against(path, reached(folderOf(path)))),
        isListed,
      );
    }
    walk.drain();
  }
}

/** The files of the builds that could be built. */
function filesBuilt(builds: readonly Build[]): ReadonlySet<string> {
  return new Set(builds.flatMap(({ files, objects }) => (objects.length === 0 ? [] : files)));
}

/** Whether a kustomization brought the object, or the one that makes it, into a build: as patched there, not as it is written. */
function isBuilt(
  { node }: Manifest,
  built: ReadonlySet<string>,
  { listed }: KustomizationGraph,
): boolean {
  return listed.has(node.file.path) && built.has(node.file.path);
}

/**
 * The entry objects in a kustomization that deploy this very kustomization (`flux bootstrap`, its path set by a patch): what they deploy, with
 * the variables that they fill in, is what the cluster gets.
 */
function bootstrapsOf(
  { folder, id, objects, failures }: Build,
  { findEntries, resolveRepository, clusters }: PlanTools,
): ReadonlySet<Manifest> {
  if (failures.length > 0) return new Set();
  const own = folder ?? id;
  const cluster = clusters.ofFolder(own);
  const { entries } = findEntries(objects);
  const bootstraps = entries.filter(
    ({ kind, sources, manifest }) =>
      kind === 'flux-kustomization' &&
      sources.some((source) => {
        const home = resolveRepository(source, manifest.node, cluster);
        return home.kind === 'here' && home.folder === own;
      }),
  );
  return new Set(bootstraps.map(({ manifest }) => manifest));
}

/** What the walk gave, and the seeds that it did not come to; what only one gave that it did come to is not of the cluster which the seed seemed to be of. */
function walkedWith(
  seeds: readonly Build[],
  walk: Walk,
): Pick<Plan, 'builds' | 'uncheckedEntries'> {
  const reached = new Set(seeds.filter((seed) => isReached(seed, walk)));
  const passed = walk.onlyOf([...reached]);
  return {
    builds: [
      ...walk.builds.filter((build) => !passed.has(build)),
      ...seeds.filter((seed) => !reached.has(seed)),
    ],
    uncheckedEntries: walk.uncheckedEntries.filter((entry) => !passed.has(entry)),
  };
}

/** What entry objects name, and where each is written. */
function namingsOf(
  own: readonly EntryObject[],
  { resolveRepository }: Pick<PlanTools, 'resolveRepository'>,
): readonly Naming[] {
  return own.map((entry) => ({
    path: entry.manifest.node.file.path,
    folders: pathsOf(entry, resolveRepository),
  }));
}

/** Whether an entry object that another one made turned out to deploy a kustomization, which starts nothing. */
function isReached({ id, folder = id }: Build, { builds, starts }: Walk): boolean {
  return !starts.has(id) && builds.some((build) => build.folder === folder);
}

/** A kustomization is read by another build when its file was, or the folder is what an entry object names. */
function isRendered(
  folder: string,
  rendered: ReadonlySet<string>,
  { fileOf }: KustomizationGraph,
): boolean {
  if (rendered.has(folder === '.' ? '' : folder)) return true;
  const file = fileOf(folder);
  return file !== undefined && rendered.has(file);
}
