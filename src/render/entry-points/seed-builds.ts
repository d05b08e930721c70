import { posix } from 'node:path';
import { deploymentBy, isUndeployed, type DeploymentEvidence } from '../../model/deployment.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { nameOfManifest } from '../../model/names/name-of.ts';
import { mapAt, scalarAt } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { abstractBases } from '../deployed/abstract-bases.ts';
import { leftoverKustomizations } from '../deployed/leftover-kustomizations.ts';
import { seedEvidence, type SeedEvidence } from '../deployed/seed-evidence.ts';
import type { Naming } from '../deployed/unlisted-kustomizations.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import type { EntryObject } from './entry-object.ts';
import { isStart, type PlanTools } from './walk-entries.ts';

/** The files of a repository, before any entry object in them is followed. */
interface SeedFiles {
  readonly written: readonly EntryObject[];
  readonly namings: readonly Naming[];
  readonly files: readonly ParsedFile[];
  readonly graph: KustomizationGraph;
}

/** What speaks against that anything deploys the kustomizations in which the walk could start. */
export function evidenceOfSeeds(
  { written, namings, files, graph }: SeedFiles,
  tools: PlanTools,
): SeedEvidence {
  const above = new Set(
    written.flatMap(({ manifest }) => [...graph.aboveOf(manifest.node.file.path)]),
  );
  return seedEvidence({
    namings,
    switchedOff: written
      .filter(({ manifest }) => graph.isSwitchedOff(manifest.node.file.path))
      .map(({ manifest }) => ({
        name: nameOfManifest(manifest),
        folders: writtenFolders(manifest),
      })),
    graph,
    appliedBy: tools.appliedBy,
    isTestFolder: tools.isTestFolder,
    isAbstract: abstractBases(files, graph),
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
export function seedBuilds(
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
export function withEvidence(seed: Build, evidence: DeploymentEvidence | undefined): Build {
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
