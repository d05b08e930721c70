import type { Change } from './changes/change.ts';
import type { NeededItem } from './elsewhere/needed-items.ts';
import type { Environment, VolumeFiles } from './environment.ts';
import type { FileTree } from './file-tree.ts';
import type { Build, Deployer, Manifest } from './manifest.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { JudgedReference } from './reference.ts';
import type { Source, SourceKind } from './source.ts';
import type { Span } from './span.ts';
import type { KubernetesMinor } from './versions/kubernetes-version.ts';
import type { Workload } from './workload.ts';

/** A place where a name is written; without a path it is in prose, a script or a program. */
export interface Mention {
  readonly path: string | undefined;
  /** The index of its first character. */
  readonly start: number;
}

/** All that a rule sees: read-only, built once per run. */
export interface Evidence {
  readonly kubernetesVersion: KubernetesMinor;
  /** The version that the user named; undefined: the newest is assumed. */
  readonly namedKubernetes?: KubernetesMinor | undefined;
  /** The name for all files of the run; `the files checked` are those that the user named, and what they lead to. */
  readonly whole: 'this repository' | 'the fleet' | 'the files checked';
  readonly files: readonly ParsedFile[];
  readonly builds: readonly Build[];
  /** Every object of every build with the build's id; a shared object comes once per build. */
  readonly manifests: readonly { readonly manifest: Manifest; readonly build: string }[];
  readonly workloads: readonly Workload[];
  readonly sources: readonly Source[];
  readonly references: readonly JudgedReference[];
  /** Every container's environment, in the order of the workloads; made when first asked for, and kept. */
  readonly environments: () => readonly Environment[];
  /** Those of some workloads only. */
  readonly environmentsOf: (workloads: readonly Workload[]) => readonly Environment[];
  /** Makes them one workload at a time, to be forgotten again. Each walk may spend what a run may. */
  readonly openEnvironments: () => EnvironmentMaker;
  readonly buildOf: (id: string) => Build | undefined;
  readonly fileOf: (path: string) => ParsedFile | undefined;
  /** All that the run needs from elsewhere; worked out when first asked for. */
  readonly needed: () => readonly NeededItem[];
  /** Whether nothing is known of what an entry object deploys: one of this name, in this file. */
  readonly isUnfollowed: (deployer: Pick<Deployer, 'name' | 'at'>) => boolean;
  /** Whether an object of the repository deploys any of the builds. */
  readonly deploysSomething: boolean;
  /** The copies of ConfigMaps and Secrets that `envfrom rollout` made. */
  readonly copies: readonly JudgedCopy[];
  /** Workloads that use an old copy or digest of what they are linked to; worked out when first asked for. */
  readonly staleCopies: () => readonly StaleCopy[];
  /** The evidence of the base, if the run compares with one. */
  readonly before?: Evidence;
  /** The files of the run: for rules about files that are no manifests, and for what the base says of a source that is missing in the head. */
  readonly tree?: FileTree;
  /** The names in templates, scripts and programs that hold objects of Flux; read when first asked for. */
  readonly fluxNamesInTexts: () => ReadonlySet<string>;
  /** Where a name is written in the repository, as a whole word. */
  readonly mentionsOf: (name: string) => readonly Mention[];
  /** The changes of the run against its base; undefined if there is none. Worked out when first asked for. */
  readonly change: () => Change | undefined;
  /**
   * The mechanism by which a changed source reaches the running pods of a workload that uses it, as a clause; undefined if there is none.
   */
  readonly restarterOf: (workload: Workload, source: Source) => string | undefined;
  /** The files of the ConfigMap, Secret, projected and downward API volumes that a workload's containers mount, by the volume's name. */
  readonly volumesOf: (workload: Workload) => ReadonlyMap<string, VolumeFiles>;
  /** Sources of a kind and name, over all builds and namespaces. */
  readonly sourcesNamed: (kind: SourceKind, name: string) => readonly Source[];
  /** Whether an object is of a build that is previewed. */
  readonly isPreviewed: (manifest: Manifest) => boolean;
  /** Whether Flux applies an object, and nothing else does. */
  readonly isAppliedByFlux: (manifest: Manifest) => boolean;
  /** Whether Argo CD applies an object, and nothing else does. */
  readonly isAppliedByArgoCd: (manifest: Manifest) => boolean;
  /** Whether several workloads refer to a source. */
  readonly isShared: (source: Source) => boolean;
  /** References that may mean a source. */
  readonly referencesTo: (source: Source) => readonly JudgedReference[];
}

/** Makes environments, as long as they do not make too much text. */
export interface EnvironmentMaker {
  readonly of: (workload: Workload) => readonly Environment[];
  /** Characters and variables that may still be made; see src/resolve/text-budget.ts. */
  readonly left: () => Spendable;
  /** Takes away what the same environments spent when they were made before. */
  readonly spend: (spent: Spendable) => void;
  /** Whether so much is left that nothing made now depends on what was made before. */
  readonly hasHalfLeft: () => boolean;
}

export interface Spendable {
  readonly characters: number;
  readonly variables: number;
}

/**
 * The facts that the answer to a question about one thing may depend on, besides the thing, its file and its build (`fileOf` and `buildOf`
 * of others are not asked for). Answers are kept under these facts: `ask-about-builds.ts`.
 */
export type RuleContext = Pick<
  Evidence,
  | 'kubernetesVersion'
  | 'buildOf'
  | 'fileOf'
  | 'deploysSomething'
  | 'isPreviewed'
  | 'isAppliedByFlux'
  | 'isAppliedByArgoCd'
  | 'isShared'
  | 'volumesOf'
  | 'restarterOf'
>;

/** A copy that `envfrom rollout` made, and whether its content still has the hash of its name. */
export interface JudgedCopy {
  readonly manifest: Manifest;
  readonly build: string;
  /** The name of what it was copied from. */
  readonly origin: string;
  readonly state: 'intact' | 'edited' | 'mutable';
}

/** A workload that is linked to an object, and uses an old copy or digest of it: `envfrom rollout` was not run since an edit. */
export interface StaleCopy {
  readonly workload: Manifest;
  readonly build: string;
  /** What it is linked to. */
  readonly origin: Manifest;
  /** Undefined: a digest in its pod template stands for the object. */
  readonly copy: Manifest | undefined;
  /** Where it names the copy, or has the digest. */
  readonly use: Span;
}
