import { quoteMeta } from '../../go/regexp/quote-meta.ts';
import type { DeploymentEvidence } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { folderOf, foldersAbove } from '../../model/names/folder-of.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import type { abstractBases } from './abstract-bases.ts';
import type { AppliedBy } from './applied-paths.ts';
import { foldersBeside, type DeployedFolder } from './deployed-parts.ts';
import { exampleFolderOf } from './example-folders.ts';
import type { leftoverKustomizations } from './leftover-kustomizations.ts';
import { unlistedKustomizations, type Naming } from './unlisted-kustomizations.ts';

/** An entry object that is commented out, or whose line in a list is, and the folders that it names; they may hold variables. */
export interface SwitchedOff {
  readonly name: string;
  readonly folders: readonly string[];
  /** Its file is there, and a list names it in a comment. */
  readonly isListed?: boolean;
}

/** What is known of the entry objects before any of them is followed. */
interface SeedFacts {
  readonly namings: readonly Naming[];
  readonly switchedOff: readonly SwitchedOff[];
  readonly graph: KustomizationGraph;
  readonly appliedBy: AppliedBy;
  readonly isTestFolder: (path: string) => boolean;
  readonly isAbstract: ReturnType<typeof abstractBases>;
  readonly leftover: ReturnType<typeof leftoverKustomizations>;
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
  const { namings, graph, appliedBy, isAbstract, leftover, isTestFolder, hasStart, hasEntry } =
    facts;
  const isUnlisted = unlistedKustomizations(namings, graph, hasStart);
  const offBy = switchedOffBy(facts.switchedOff);
  // An example that deploys one folder says nothing of those beside it.
  const used = namings.filter(({ path }) => !isTestFolder(folderOf(path)));
  // What starts everything else is often at the top, beside what it deploys.
  const beside = foldersBeside(used.flatMap(namedFromOutside), false);
  // A folder is switched off with all that is in it, unless something else deploys a part.
  const isOffWhole = (folder: string): boolean =>
    graph.isSwitchedOff(folder) &&
    !namings.some(({ folders }) => folders.some((named) => named.startsWith(`${folder}/`)));
  return {
    certain: (seed) => {
      const folder = seed.folder ?? seed.id;
      const abstract = isAbstract(seed);
      const by = appliedBy(folder);
      if (abstract !== undefined && (abstract !== 'alone' || by === undefined)) {
        const isLeftBlank =
          abstract === 'empty' || (abstract === 'blank' && beside(folder) !== undefined);
        return { kind: 'no-objects', ...(isLeftBlank && { isBlank: true as const }) };
      }
      if (by !== undefined && !(hasEntry(seed) && isOwnDocument(by, folder))) return undefined;
      if (graph.isSwitchedOff(folder) || foldersAbove(folder).some(isOffWhole))
        return { kind: 'commented-out' };
      if (isUnlisted(seed)) return { kind: 'unlisted' };
      const off = offBy(folder);
      if (off !== undefined) {
        const { name, isListed } = off;
        return {
          kind: 'undeployed-deployer',
          name,
          ...(isListed === true && { because: { kind: 'commented-out' as const } }),
        };
      }
      if (hasEntry(seed) && isTestFolder(folder)) return { kind: 'test-folder', path: folder };
      return leftover(seed);
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
function namedFromOutside({ path, folders }: Naming): readonly DeployedFolder[] {
  return folders
    .filter((folder) => !path.startsWith(`${folder}/`))
    .map((folder) => ({ folder, from: path }));
}

/** Whether a document in the same folder of tests or examples says how to try it. */
function isOwnDocument(by: string, folder: string): boolean {
  const top = exampleFolderOf(folder);
  return top !== undefined && /\.(?:md|adoc):\d+$/.test(by) && by.startsWith(`${top}/`);
}

const FILLED_IN = /\$\{[^}]{0,300}\}/g;

/** The entry object that is switched off and names a folder; its variables stand for one name each. */
function switchedOffBy(all: readonly SwitchedOff[]): (folder: string) => SwitchedOff | undefined {
  const byFolder = new Map<string, SwitchedOff>();
  const patterns: { readonly off: SwitchedOff; readonly pattern: RegExp }[] = [];
  for (const off of all) {
    for (const folder of off.folders) {
      const parts = folder.split(FILLED_IN);
      if (parts.length === 1) byFolder.set(folder, off);
      else patterns.push({ off, pattern: new RegExp(`^${parts.map(quoteMeta).join('[^/]+')}$`) });
    }
  }
  return (folder) =>
    byFolder.get(folder) ?? patterns.find(({ pattern }) => pattern.test(folder))?.off;
}
