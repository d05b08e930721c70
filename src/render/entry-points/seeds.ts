import { posix } from 'node:path';
import { deploymentBy, isUndeployed, type DeploymentEvidence } from '../../model/deployment.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { nameOfManifest } from '../../model/names/name-of.ts';
import { mapAt, scalarAt } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { abstractBases } from '../deployed/abstract-bases.ts';
import { commentedKustomizations } from '../deployed/commented-kustomizations.ts';
import { leftoverKustomizations } from '../deployed/leftover-kustomizations.ts';
import { seedEvidence, type SeedEvidence } from '../deployed/seed-evidence.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import { pathsOf, type StartOfWalk } from './start-of-walk.ts';
import { isStart, type PlanTools, type Walk } from './walk-entries.ts';

/** A kustomization in which the walk may start. */
interface Seed {
  readonly build: Build;
  /** The entry objects in it that deploy itself: if there are any, the walk starts at them alone. */
  readonly bootstraps: ReadonlySet<Manifest>;
  /** What speaks against that anything deploys it, if all entry objects can be followed. */
  readonly doubt: DeploymentEvidence | undefined;
}

/** The kustomizations that nothing lists and no entry object of the files deploys, built. */
export function seedsOf(
  start: StartOfWalk,
  files: readonly ParsedFile[],
  graph: KustomizationGraph,
  tools: PlanTools,
): readonly Seed[] {
  const evidence = evidenceOfSeeds(start, files, graph, tools);
  return seedBuilds(start.tops, graph, tools, evidence).map((build) => {
    const bootstraps = bootstrapsOf(build, tools);
    const isClear = isUndeployed(build) || bootstraps.size > 0;
    return { build, bootstraps, doubt: isClear ? undefined : evidence.ifWhole(build) };
  });
}

/** Whether the walk starts at it before anything else is known. */
export function isFollowedFirst({ build, doubt }: Seed): boolean {
  return doubt === undefined && !isUndeployed(build);
}

/** Starts a walk at a kustomization. */
export function followSeed({ build, bootstraps }: Seed, walk: Walk): void {
  walk.enqueueFrom(build, ({ manifest }) => bootstraps.size === 0 || bootstraps.has(manifest));
}

/** Nothing deploys a doubted kustomization if all entry objects could be followed: none of them leads to it. */
export function resolveDoubts(seeds: readonly Seed[], isWholeNow: () => boolean): readonly Seed[] {
  if (seeds.every(({ doubt }) => doubt === undefined) || !isWholeNow()) return seeds;
  return seeds.map(({ build, bootstraps, doubt }) => {
    return { build: withEvidence(build, doubt), bootstraps, doubt: undefined };
  });
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

/** What speaks against that anything deploys the kustomizations in which the walk could start. */
function evidenceOfSeeds(
  { written, own }: StartOfWalk,
  files: readonly ParsedFile[],
  graph: KustomizationGraph,
  tools: PlanTools,
): SeedEvidence {
  const above = new Set(
    written.flatMap(({ manifest }) => [...graph.aboveOf(manifest.node.file.path)]),
  );
  return seedEvidence({
    namings: own.map((entry) => ({
      path: entry.manifest.node.file.path,
      folders: pathsOf(entry, tools.resolveRepository),
    })),
    switchedOff: [
      ...written
        .filter(({ manifest }) => graph.isSwitchedOff(manifest.node.file.path))
        .map(({ manifest }) => ({
          name: nameOfManifest(manifest),
          folders: writtenFolders(manifest),
          isListed: true,
        })),
      ...commentedKustomizations(files),
    ],
    graph,
    appliedBy: tools.appliedBy,
    isTestFolder: tools.isTestFolder,
    isAbstract: abstractBases(files, graph, tools.exists),
    leftover: leftoverKustomizations(files, graph),
    hasStart: ({ objects }) => tools.findEntries(objects).entries.some(isStart),
    hasEntry: ({ id, folder = id, objects }) =>
      above.has(folder) || tools.findEntries(objects).entries.length > 0,
  });
}

/** The folder that a Flux Kustomization names, variables and all. */
function writtenFolders({ node }: Manifest): readonly string[] {
  const path = scalarAt(mapAt(node, 'spec'), 'path')?.text;
  return path === undefined ? [] : [posix.join(path)];
}

/** The builds of the kustomizations in which the walk starts, with what speaks against that anything deploys them. */
function seedBuilds(
  folders: readonly string[],
  graph: KustomizationGraph,
  tools: PlanTools,
  { certain }: SeedEvidence,
): readonly Build[] {
  return tools.renderKustomizations(folders).map((seed) => {
    const found = certain(seed);
    if (found?.kind !== 'no-objects') return withEvidence(seed, found);
    const isOff = found.isBlank === true || graph.isSwitchedOff(seed.folder ?? seed.id);
    return withEvidence(isOff ? { ...seed, failures: [], differences: [] } : seed, found);
  });
}

/** A build with what speaks against that anything deploys it. */
function withEvidence(seed: Build, evidence: DeploymentEvidence | undefined): Build {
  return evidence === undefined ? seed : { ...seed, deployment: deploymentBy(evidence) };
}

/**
 * What speaks against that anything deploys a file which kustomizations list: all those at the top that lead to it are not deployed. Undefined for
 * a file that none lists.
 */
export function evidenceOfLists(
  path: string,
  seeds: ReadonlyMap<string, Build>,
  graph: Pick<KustomizationGraph, 'aboveOf'>,
): DeploymentEvidence | undefined {
  const tops = [...graph.aboveOf(path)].flatMap((folder) => seeds.get(folder) ?? []);
  return tops.every(isUndeployed) ? tops[0]?.deployment?.evidence : undefined;
}

/** What speaks against that people apply a file with entry objects: a list has what is beside it (`isLeftOut`), or it is in a folder of tests. */
export function evidenceOfFile(
  path: string,
  isLeftOut: boolean,
  { isSwitchedOff }: Pick<KustomizationGraph, 'isSwitchedOff'>,
  { appliedBy, isTestFolder }: Pick<PlanTools, 'appliedBy' | 'isTestFolder'>,
): DeploymentEvidence | undefined {
  const found = evidenceIn(path, isLeftOut, isSwitchedOff, isTestFolder);
  return found === undefined || appliedBy(path) !== undefined ? undefined : found;
}

function evidenceIn(
  path: string,
  isLeftOut: boolean,
  isSwitchedOff: (path: string) => boolean,
  isTestFolder: (path: string) => boolean,
): DeploymentEvidence | undefined {
  if (isSwitchedOff(path)) return { kind: 'commented-out' };
  if (isLeftOut) return { kind: 'unlisted' };
  return isTestFolder(path) ? { kind: 'test-folder', path } : undefined;
}
