import { addTo } from '../../model/group-by.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import { deployersOf } from './deployed-folders.ts';
import type { EntryObject } from './entry-object.ts';

/** Sets of those who deploy a folder that brings an entry; the sets of one folder are one set. */
type DeployersByEntry = ReadonlyMap<EntryObject, readonly ReadonlySet<EntryObject>[]>;

/** Entries that nothing lists and that are followed to see whether they come back to themselves; people apply one by hand, or a few. */
const MAX_FOLLOWED = 50;
/** The same, where each search stops at what deploys no others, as most do. */
const MAX_IN_CIRCLE = 1000;

/**
 * Of entries that nothing reached, the ones to start from: those that no other of them deploys; else those that deploy the folder they lie in
 * themselves (`flux bootstrap`); else those that deploy, at last, the kustomization beside them, which does not list them (the root of an app of
 * apps, which a script applies); else one that deploys itself at last, before what it deploys: what an operator makes (FluxInstance) if there is
 * one, as people install it before everything else.
 */
export function startsOf(
  rest: readonly EntryObject[],
  graph: KustomizationGraph,
  pathsOf: (entry: EntryObject) => readonly string[],
): readonly EntryObject[] {
  const deployers = deployersOf(
    rest.map((deployer) => ({ deployer, paths: pathsOf(deployer) })),
    graph,
  );
  const deployersBy: DeployersByEntry = new Map(
    rest.map((entry) => [entry, foldersOf(entry, graph).flatMap(deployers)]),
  );
  const deployersFor = (entry: EntryObject): readonly ReadonlySet<EntryObject>[] =>
    deployersBy.get(entry) ?? [];
  const free = rest.filter((entry) =>
    deployersFor(entry).every((some) => some.size === 0 || (some.size === 1 && some.has(entry))),
  );
  if (free.length > 0) return free;
  const bootstraps = rest.filter((entry) => deployersFor(entry).some((some) => some.has(entry)));
  // One that lists itself by mistake is also in a list that another one deploys.
  const isOnlyOwn = (entry: EntryObject): boolean =>
    deployersFor(entry).every((some) => some.size === 0 || some.has(entry));
  const own = bootstraps.filter(isOnlyOwn);
  if (bootstraps.length > 0) return own.length > 0 ? own : bootstraps;
  const isInCircle = leadsToItself(deployersBy);
  const roots = rest
    .filter(({ manifest }) => isUnlisted(manifest.node.file.path, graph))
    .slice(0, MAX_FOLLOWED)
    .filter(isInCircle);
  if (roots.length > 0) return roots;
  const made = rest.filter(({ isMade }) => isMade === true);
  const [first] = rest;
  const start = [...made, ...rest].slice(0, MAX_IN_CIRCLE).find(isInCircle) ?? first;
  return start === undefined ? [] : [start];
}

/** The folders that bring an entry's file into a build: those of the kustomizations that list it, at any depth; its own where none does, or none says what belongs to it. */
function foldersOf({ manifest }: EntryObject, graph: KustomizationGraph): readonly string[] {
  const { path } = manifest.node.file;
  const folder = folderOf(path);
  const above = [...graph.aboveOf(path)];
  return graph.folders.has(folder) && above.length > 0 ? above : [folder, ...above];
}

function isUnlisted(path: string, { folders, listed, isSwitchedOff }: KustomizationGraph): boolean {
  return folders.has(folderOf(path)) && !listed.has(path) && !isSwitchedOff(path);
}

/** Whether what an entry deploys, what that deploys, and so on, deploys the folder of the entry. */
function leadsToItself(deployersBy: DeployersByEntry): (entry: EntryObject) => boolean {
  const deployed = new Map<EntryObject, Set<ReadonlySet<EntryObject>>>();
  const members = new Map<ReadonlySet<EntryObject>, EntryObject[]>();
  for (const [entry, sets] of deployersBy) {
    for (const set of sets) {
      const known = members.get(set);
      if (known !== undefined) {
        known.push(entry);
        continue;
      }
      members.set(set, [entry]);
      for (const deployer of set) addTo(deployed, deployer, set);
    }
  }
  return (start) => {
    const seen = new Set<ReadonlySet<EntryObject>>();
    const queue = [start];
    for (let entry = queue.pop(); entry !== undefined; entry = queue.pop()) {
      for (const set of deployed.get(entry) ?? []) {
        if (seen.has(set)) continue;
        seen.add(set);
        const found = members.get(set) ?? [];
        if (found.includes(start)) return true;
        queue.push(...found);
      }
    }
    return false;
  };
}
