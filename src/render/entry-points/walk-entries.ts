import {
  deploymentBy,
  isForRest,
  isDeclared,
  isUndeployed,
  type DeploymentEvidence,
} from '../../model/deployment.ts';
import type { ItemNeed } from '../../model/elsewhere/asked-item.ts';
import type { Build, ChartNeed, Manifest } from '../../model/manifest.ts';
import { messageText } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { MapNode } from '../../model/node.ts';
import { codedReason, OVER, type Reason } from '../../model/reason.ts';
import type { UncheckedEntry } from '../../model/report.ts';
import type { DeclaredEntryPoint } from '../../model/settings.ts';
import { hostPlaceOf, hostSpan } from '../../model/span.ts';
import type { AppliedBy } from '../deployed/applied-paths.ts';
import { isInExamples, type AsideFolders } from '../deployed/example-folders.ts';
import type { OwnCharts } from '../releases/own-charts.ts';
import type { Allowance } from '../work/allowance.ts';
import type { Clusters } from './cluster-of.ts';
import type { EntryObject } from './entry-object.ts';
import type { FoundEntries } from './make-entries.ts';
import { newEntryHolders, type EntryHolders } from './queue/entry-holders.ts';
import { newEntryQueue, type NeededSource } from './queue/entry-queue.ts';
import type { ResolveRepository } from './resolve-source-repository.ts';
import { withoutPatchable, type WrittenList } from './written-list.ts';

/** What an entry object deploys, or why that cannot be known here. */
export type RenderedEntry =
  | {
      readonly kind: 'builds';
      readonly builds: readonly Build[];
      /** Folders of these files that some of its sources deploy, in another revision. */
      readonly folders?: readonly string[];
    }
  /** A clause: "its source is another repository". */
  | {
      readonly kind: 'unknown';
      readonly reason: Reason;
      readonly need?: ChartNeed;
      readonly unread?: MapNode;
      readonly valueFiles?: readonly string[];
      readonly needs?: readonly ItemNeed[];
      /** Those of these files that it deploys, in another revision. */ readonly folders?: readonly string[];
    };

/** An entry object where it was found. */
export interface PlacedEntry {
  readonly entry: EntryObject;
  readonly cluster: string;
  /** Id of the build that holds it; undefined when it is in a folder of plain manifests. */
  readonly parent: string | undefined;
  /** Nothing here deploys it: people apply it by hand. */
  readonly byHand: boolean;
  /** The list that names it cannot be built, so the object lacks what is patched in there; one that is deployed may have patched anything. */
  readonly unpatchedBy?: WrittenList | undefined;
  /** What speaks against that anything deploys the object: a list leaves it out, it is in a folder of tests. */
  readonly undeployed: DeploymentEvidence | undefined;
}

export interface PlanTools extends AsideFolders {
  readonly findEntries: (manifests: readonly Manifest[]) => FoundEntries;
  readonly resolveRepository: ResolveRepository;
  /** The folder of the repository that a path is in; empty where there is only one. */
  readonly rootOf: (path: string) => string;
  readonly clusters: Clusters;
  /** The command of a script, pipeline or document that applies a file or folder. */
  readonly appliedBy: AppliedBy;
  /** Whether a file or folder is there. */
  readonly exists: (path: string) => boolean;
  /** Is told each build that goes to a cluster, before what it deploys is rendered. */
  readonly recordDeployed: (build: Build, cluster: string) => void;
  /** Whether a build so far makes a ConfigMap or Secret that an entry object reads. */
  readonly hasSource: (placed: PlacedEntry, needed: NeededSource) => boolean;
  readonly renderKustomizations: (folders: readonly string[]) => readonly Build[];
  /** The same without what is refused: what is left of kustomizations that cannot be built. */
  readonly renderLeft: (folders: readonly string[]) => readonly Build[];
  readonly renderEntry: (placed: PlacedEntry) => RenderedEntry;
  readonly ownCharts: Pick<OwnCharts, 'at' | 'withPlaceholders' | 'withGiven' | 'release'>;
  /** What the configuration declares, as far as the files are here. */
  readonly entryPoints: readonly DeclaredEntryPoint[];
  /** The charts whose templates or values seem to hold entry objects. */
  readonly chartsWithEntries: () => readonly string[];
  /** What all that entry objects deploy may cost. */
  readonly allowance: Allowance;
}

/** Builds of one run; an ApplicationSet or a pair of Kustomizations that name each other may ask for any number. */
const MAX_BUILDS = 10_000;
const FULL = codedReason('full', `the run has ${MAX_BUILDS} builds, the limit`);
/** Entry objects that wait, and what those before them gave. */
export interface Walk {
  readonly builds: Build[];
  readonly uncheckedEntries: UncheckedEntry[];
  readonly starts: Map<string, string>;
  /** The files whose entry objects nothing deploys, with what says so. */
  readonly leftOut: Map<string, DeploymentEvidence>;
  /** Folders that are deployed in another revision than the one at hand. */
  readonly otherRevisions: Set<string>;
  /** What the entry objects deploy that people apply by hand. */
  readonly byHand: ReadonlySet<Build>;
  /** Says what is not looked at, once. */
  readonly say: (unseen: readonly UncheckedEntry[]) => void;
  /** Adds a build that is deployed, and what it deploys. */
  readonly add: (build: Build) => void;
  /** Only those that `isMeant` says, where it is given. */
  readonly enqueueFrom: (build: Build, isMeant?: (entry: EntryObject) => boolean) => void;
  /** An object as it is written; people apply it by hand, unless a list that cannot be built names it, and is deployed or changes it. */
  readonly enqueueWritten: (
    entry: EntryObject,
    undeployed?: DeploymentEvidence,
    list?: WrittenList,
  ) => void;
  readonly drain: () => void;
  readonly hasSeen: (manifest: Manifest) => boolean;
  /** What came only of builds that turned out to be parts of others. */
  readonly onlyOf: EntryHolders['onlyOf'];
  /** Why nothing more is rendered; undefined while there is room. */
  readonly limit: () => Reason | undefined;
}

/** Variables that a cluster fills in make several of one object: each has folders of its own. */
function keyOf({ entry: { manifest, sources }, cluster }: PlacedEntry): string {
  const folders = JSON.stringify(sources.map(({ folder }) => folder ?? ''));
  return `${identityOf(manifest)} ${cluster} ${folders}`;
}

/** Whether people apply the object by hand, as it is written. */
const isAppliedByHand = ({ byHand, entry }: PlacedEntry): boolean =>
  byHand && entry.isMade !== true;

/**
 * A walk that has not begun. `startsAt`: the files of all objects that start something, as written: one that is the only one is deployed, and so is
 * one whose folder holds others, although it cannot be built.
 */
export function newWalk(tools: PlanTools, startsAt: readonly string[]): Walk {
  const { findEntries, clusters, recordDeployed, hasSource, allowance, appliedBy } = tools;
  const queue = newEntryQueue(hasSource);
  const held = newEntryHolders();
  const builds: Build[] = [];
  const uncheckedEntries: UncheckedEntry[] = [];
  const starts = new Map<string, string>();
  const leftOut = new Map<string, DeploymentEvidence>();
  const otherRevisions = new Set<string>();
  const byHand = new Set<Build>();
  const say = addingOnce(uncheckedEntries);
  const limit = limitOf(builds, allowance);
  const enqueue = (placed: PlacedEntry, holder?: Build): void => {
    if (held.hold(keyOf(placed), hostPlaceOf(placed.entry.manifest.node), holder))
      queue.add(placed);
  };
  const enqueueFrom: Walk['enqueueFrom'] = (build, isMeant = () => true) => {
    const { entries, uncheckedEntries: unknown } = findEntries(build.objects);
    say(unknown);
    const cluster = build.cluster ?? clusters.ofFolder(build.folder ?? build.id);
    recordDeployed(build, cluster);
    queue.arrived(build.objects);
    const undeployed = isUndeployed(build) ? build.deployment?.evidence : undefined;
    const byHand = build.deployedBy === undefined && !isDeclared(build);
    if (byHand && undeployed === undefined && entries.some(isStart)) starts.set(build.id, cluster);
    for (const entry of entries.filter(isMeant))
      enqueue({ entry, cluster, parent: build.id, byHand, undeployed }, build);
  };
  const add = (build: Build): void => {
    builds.push(build);
    allowance.take(build);
    enqueueFrom(build);
  };
  const isAlone = (build: Build, next: PlacedEntry): boolean =>
    isAppliedByHand(next) &&
    !deploysOthers(build, findEntries, startsAt) &&
    !isOfCluster(next, clusters) &&
    appliedBy(hostSpan(next.entry.manifest.node).file.path) === undefined;
  const render = (next: PlacedEntry): void => {
    const key = keyOf(next);
    const full = limit();
    const rendered: RenderedEntry =
      full === undefined ? asPatched(next, tools) : { kind: 'unknown', reason: full };
    for (const folder of rendered.folders ?? []) otherRevisions.add(folder);
    if (rendered.kind === 'unknown') {
      const { kind: _, folders: __, ...unseen } = rendered;
      uncheckedEntries.push(held.gave(key, { manifest: next.entry.manifest, ...unseen }));
      return;
    }
    for (const each of rendered.builds) {
      const build = held.gave(key, placed(each, next, isAlone(each, next)));
      if (isAppliedByHand(next)) byHand.add(build);
      add(build);
    }
  };
  return {
    builds,
    uncheckedEntries,
    starts,
    leftOut,
    otherRevisions,
    byHand,
    say,
    limit,
    add,
    enqueueFrom,
    enqueueWritten: (entry, undeployed, list) => {
      const { path } = hostSpan(entry.manifest.node).file;
      const folder = folderOf(path);
      const cluster = clusters.ofFolder(folder);
      if (undeployed !== undefined) leftOut.set(path, undeployed);
      else if (isStart(entry)) starts.set(folder, cluster);
      const byHand = list === undefined || list === 'changing';
      enqueue({ entry, cluster, parent: folder, byHand, unpatchedBy: list, undeployed });
    },
    drain: () => queue.drain(render),
    hasSeen: (manifest) => held.isHeld(hostPlaceOf(manifest.node)),
    onlyOf: held.onlyOf,
  };
}

function limitOf(builds: readonly Build[], allowance: Allowance): Walk['limit'] {
  return () => (builds.length >= MAX_BUILDS ? FULL : allowance.isSpent() ? OVER : undefined);
}

/** What an object deploys: one that deploys its own folder gets the patches that are there, after it was applied by hand. */
function asPatched(
  next: PlacedEntry,
  { renderEntry, findEntries }: Pick<PlanTools, 'renderEntry' | 'findEntries'>,
): RenderedEntry {
  const rendered = renderEntry(next);
  const { kind, manifest } = next.entry;
  if (rendered.kind === 'unknown' || kind !== 'flux-kustomization' || !isAppliedByHand(next))
    return rendered;
  const identity = identityOf(manifest);
  const itself = rendered.builds
    .flatMap(({ objects }) => objects)
    .filter((each) => each.node !== manifest.node && identityOf(each) === identity);
  const [entry] = findEntries(itself).entries;
  const again = entry && renderEntry({ ...next, entry });
  return again?.kind === 'builds' ? again : rendered;
}

/** Whether a build deploys others that start something, or is the only one that does. */
function deploysOthers(
  { objects, failures, folder }: Build,
  findEntries: PlanTools['findEntries'],
  startsAt: readonly string[],
): boolean {
  const [only = ''] = startsAt;
  if (startsAt.length === 1 && !isInExamples(only)) return true;
  if (findEntries(objects).entries.length > 0) return true;
  if (failures.length === 0 || folder === undefined) return false;
  return startsAt.some((path) => folder === '.' || path.startsWith(`${folder}/`));
}

/** Adds what is not looked at to a list, each object once for each reason. */
function addingOnce(uncheckedEntries: UncheckedEntry[]): Walk['say'] {
  const said = new Set<string>();
  return (unseen) => {
    for (const one of unseen) {
      const key = `${identityOf(one.manifest)} ${messageText(one.reason)}`;
      if (!said.has(key)) uncheckedEntries.push(one);
      said.add(key);
    }
  };
}

/**
 * A build that an entry object deploys which is not deployed itself is not either; nothing is known of one whose entry object people apply by
 * hand, if they apply it (`isAlone`).
 */
function placed(rendered: Build, next: PlacedEntry, isAlone: boolean): Build {
  const { entry, undeployed, unpatchedBy } = next;
  const build = withoutPatchable(rendered, entry, unpatchedBy);
  if (unpatchedBy === 'deployed' || unpatchedBy === 'unchanged') return build;
  const name = build.deployedBy?.name ?? build.id;
  if (undeployed !== undefined) {
    const because = undeployed.kind === 'undeployed-deployer' ? undeployed.because : undeployed;
    const evidence = { kind: 'undeployed-deployer', name, ...(because && { because }) } as const;
    return { ...build, deployment: deploymentBy(evidence) };
  }
  const isByHand = isAlone && !isForRest(build.deployment);
  return isByHand ? { ...build, deployment: deploymentBy({ kind: 'by-hand', name }) } : build;
}

/** It is in a kustomization, or a cluster's own folder: people list there what they deploy. */
function isOfCluster({ entry, parent }: PlacedEntry, clusters: Clusters): boolean {
  const folder = folderOf(hostSpan(entry.manifest.node).file.path);
  return parent !== folder || clusters.isNamed(folder);
}

/** A release is deployed by what holds it; all other entry objects start something. */
export function isStart({ kind }: EntryObject): boolean {
  return kind !== 'helm-release';
}

function identityOf(manifest: Manifest): string {
  const { kind, namespace = '', name = '' } = manifest;
  return JSON.stringify([kind, namespace, name, hostPlaceOf(manifest.node)]);
}
