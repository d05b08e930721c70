import type { Binding, Failure } from '../environment.ts';
import type { Build } from '../manifest.ts';
import type { Message, Text } from '../message.ts';
import type { Source, SourceKey } from '../source.ts';
import type { Span } from '../span.ts';
import type { Value } from '../value.ts';
import type { ContainerKind, Workload } from '../workload.ts';

/** The changes from one state of a repository to another: for its sources, containers and running pods. */
export interface Change {
  /** Touched workloads, worst rollout verdict first; equal changes of several builds are one entry. */
  readonly workloads: readonly WorkloadChange[];
  /** ConfigMaps and Secrets whose content changed, even if nothing uses them. */
  readonly sources: readonly SourceChange[];
  /** Those of them that no touched workload uses. */
  readonly unused: readonly SourceChange[];
  readonly builds: readonly BuildChange[];
  /** Sentences about parts that were not compared. */
  readonly notCompared: readonly NotCompared[];
}

export interface NotCompared {
  /** A sentence; arguments of a message without an origin come from `at`. */
  readonly text: Text;
  readonly at: Span | undefined;
  /** For formats for people, which join several like this one in one sentence. */
  readonly alike?: {
    readonly subject: string;
    /** The common words for several of them: "change, and what each deploys is not known here". */
    readonly clause: string;
  };
}

/** A build on both sides, or on one. */
export interface BuildChange {
  readonly before: Build | undefined;
  readonly after: Build | undefined;
}

export interface WorkloadChange {
  readonly before: Workload | undefined;
  readonly after: Workload | undefined;
  /** The object goes under another name or namespace than before, and is reported as one. */
  readonly renamed: boolean;
  /** The builds it holds in, sorted: of the head, or of the base if the head has none. */
  readonly builds: readonly string[];
  /** The workloads that it stands for: one for each build and namespace. */
  readonly amount: number;
  /** Their namespaces, sorted; of one without, an empty text. */
  readonly namespaces: readonly string[];
  readonly rollout: Rollout;
  /** Containers in which something changed. */
  readonly containers: readonly ContainerChange[];
}

/**
 * The effect of a change on the running pods of a workload, the worst first.
 * - `not-applied`: the API server refuses the change; the object must be deleted and created to change.
 * - `would-not-start`: a new pod needs what does not exist, and did not before the change.
 * - `stale`: running pods keep old values until something restarts them.
 * - `never-updates`: they keep old files, also after the kubelet looked (subPath; an immutable object made again).
 * - `on-delete`: pods get the new template when someone deletes them.
 * - `unknown`: only a controller or the cluster can tell.
 * - `removed`, `created`: the object goes, comes.
 * - `rolls`: the pod template changes, so new pods replace the old ones.
 * - `reloaded`: Stakater Reloader restarts it. `triggered`: `envfrom rollout` gives it a new copy of the source.
 * - `next-run`: pods that start later get the new values (CronJob, hooks, no replicas).
 * - `updates-live`: files change in the running pods; the process must read them again.
 * - `unaffected`: running pods are as they were (a value comes from another place; the workload goes, and nothing deletes it).
 */
export const ROLLOUT_VERDICTS = [
  'not-applied',
  'would-not-start',
  'stale',
  'never-updates',
  'on-delete',
  'unknown',
  'removed',
  'rolls',
  'reloaded',
  'triggered',
  'next-run',
  'updates-live',
  'created',
  'unaffected',
] as const;
export type RolloutVerdict = (typeof ROLLOUT_VERDICTS)[number];

export interface Rollout {
  readonly verdict: RolloutVerdict;
  /** Its pods are replaced although nothing that they use changed. */
  readonly needless: boolean;
  /** Nothing happens before someone resumes it, or what deploys it. */
  readonly held?: true;
  /** It stays on an old copy, or an old digest, of what it is linked to: a command was forgotten. */
  readonly forgotten?: true;
  /** Why, the deciding reason first. */
  readonly reasons: readonly Reason[];
}

/** A clause without a full stop, and the place on each side. */
export interface Reason {
  readonly text: string;
  /** The text with its arguments, where it names what may come from a Secret. */
  readonly wording?: Message;
  /** It repeats the changed variables and files. */
  readonly effect?: true;
  /** The API server refuses the workload itself. */
  readonly update?: true;
  readonly before?: Span | undefined;
  readonly after?: Span | undefined;
}

export interface ContainerChange {
  readonly name: string;
  readonly kind: ContainerKind;
  readonly status: 'kept' | 'added' | 'removed';
  /** In the order of the head's environment, removed ones last. */
  readonly variables: readonly VariableChange[];
  readonly files: readonly FileChange[];
  /** The failures that stop the container now, and did not before: only proven ones. */
  readonly stops: readonly Failure[];
  /** The failures that stop it now unless the source is made outside the repository, one per source: nothing here names a producer. */
  readonly needs: readonly Failure[];
  /** The failures that stopped it before, if nothing stops it now. */
  readonly mends: readonly Failure[];
}

/**
 * - `moved`: the same value from another origin.
 * - `unknown`, `known`: the value cannot be known any more, or can be known now.
 * - `perhaps`: only the cluster knows whether the value changes; what it is made from did.
 */
export type ValueChangeKind =
  | 'added'
  | 'removed'
  | 'changed'
  | 'moved'
  | 'unknown'
  | 'known'
  | 'perhaps';

export interface VariableChange {
  readonly kind: ValueChangeKind;
  readonly name: string;
  readonly before: Binding | undefined;
  readonly after: Binding | undefined;
  /** The bindings that the new value hides and the old one did not; and those that are visible again. */
  readonly nowHides: readonly Binding[];
  readonly noLongerHides: readonly Binding[];
}

export interface FileChange {
  readonly kind: Exclude<ValueChangeKind, 'moved'>;
  /** Path in the container. */
  readonly path: string;
  /** How the kubelet brings it there: the whole volume follows the source, a subPath never does. */
  readonly mount: 'volume' | 'sub-path';
  readonly before: FileContent | undefined;
  readonly after: FileContent | undefined;
}

export interface FileContent {
  readonly value: Value;
  readonly from: { readonly source: Source; readonly key: SourceKey } | undefined;
}

/** A source on both sides, or on one. Names with a hash of their content are looked through. */
export interface SourceChange {
  readonly before: Source | undefined;
  readonly after: Source | undefined;
  readonly build: string;
  /** Its name without the hash of its content. */
  readonly name: string;
  readonly keys: readonly KeyChange[];
  /** Why the API server refuses the change: its message and the place. */
  readonly refusal: Refusal | undefined;
}

export interface KeyChange {
  readonly key: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'perhaps';
  readonly before: SourceKey | undefined;
  readonly after: SourceKey | undefined;
}

export interface Refusal {
  readonly message: string;
  readonly at: Span;
  /** The object before it was made so. */
  readonly before: Span | undefined;
  /** Something deletes the object and creates it again, who. */
  readonly recreatedBy: string | undefined;
}
