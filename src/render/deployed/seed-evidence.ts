import type { DeploymentEvidence } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import type { AppliedBy } from './applied-paths.ts';
import { foldersBeside } from './deployed-parts.ts';
import { unlistedKustomizations, type Naming } from './unlisted-kustomizations.ts';

/** An entry object that is switched off, and the folders that it names; they may hold variables. */
export interface SwitchedOff {
  readonly name: string;
  readonly folders: readonly string[];
}

/** What is known of the entry objects before any of them is followed. */
export interface SeedFacts {
  readonly namings: readonly Naming[];
  readonly switchedOff: readonly SwitchedOff[];
  readonly graph: KustomizationGraph;
  readonly appliedBy: AppliedBy;
  readonly isTestFolder: (path: string) => boolean;
  readonly isAbstract: (seed: Build) => boolean;
  /** It holds entry objects that start something, or any. */
  readonly hasStart: (seed: Build) => boolean;
  readonly hasEntry: (seed: Build) => boolean;
}

/** What speaks against that anything deploys a kustomization in which the walk over the entry objects could start. */
export interface SeedEvidence {
  /** Whatever else is deployed. */
  readonly certain: (seed: Build) => DeploymentEvidence | undefined;
  /** If all entry objects can be followed. */
  readonly ifWhole: (seed: Build) => DeploymentEvidence | undefined;
}

/** The evidence of each kustomization that nothing lists and no entry object deploys. */
export function seedEvidence(facts: SeedFacts): SeedEvidence {
  const { namings, graph, appliedBy, isAbstract, isTestFolder, hasStart, hasEntry } = facts;
  const isUnlisted = unlistedKustomizations(namings, graph, hasStart);
  const offBy = switchedOffBy(facts.switchedOff);
  // What starts everything else is often at the top, beside what it deploys.
  const beside = foldersBeside(namings.flatMap(namedFromOutside), false);
  return {
    certain: (seed) => {
      const folder = seed.folder ?? seed.id;
      if (isAbstract(seed)) return { kind: 'no-objects' };
      if (appliedBy(folder) !== undefined) return undefined;
      if (graph.isSwitchedOff(folder)) return { kind: 'commented-out' };
      if (isUnlisted(seed)) return { kind: 'unlisted' };
      const name = offBy(folder);
      if (name !== undefined) {
        return { kind: 'undeployed-deployer', name, because: { kind: 'commented-out' } };
      }
      return hasEntry(seed) && isTestFolder(folder)
        ? { kind: 'test-folder', path: folder }
        : undefined;
    },
    ifWhole: (seed) => {
      const folder = seed.folder ?? seed.id;
      if (!hasEntry(seed) || appliedBy(folder) !== undefined) return undefined;
      const found = beside(folder);
      return found === undefined ? undefined : { kind: 'other-folders', beside: found };
    },
  };
}

/** The folders that an entry object names, but for those that it is in itself (`flux bootstrap`): that says nothing of what is beside them. */
function namedFromOutside({ path, folders }: Naming): readonly string[] {
  return folders.filter((folder) => !path.startsWith(`${folder}/`));
}

const FILLED_IN = /\$\{[^}]*\}/g;

/** The name of the entry object that is switched off and names a folder; its variables stand for one name each. */
function switchedOffBy(all: readonly SwitchedOff[]): (folder: string) => string | undefined {
  const patterns = all.flatMap(({ name, folders }) =>
    folders.map((folder) => ({
      name,
      pattern: new RegExp(`^${folder.split(FILLED_IN).map(escaped).join('[^/]+')}$`),
    })),
  );
  return (folder) => patterns.find(({ pattern }) => pattern.test(folder))?.name;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
