import type { RolloutVerdict } from './changes/change.ts';
import type { ItemNeed } from './elsewhere/asked-item.ts';
import type { Environment } from './environment.ts';
import type { Build, ChartNeed, Manifest } from './manifest.ts';
import type { MapNode } from './node.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { Problem, Severity } from './problem.ts';
import type { Reason } from './reason.ts';
import type { JudgedReference } from './reference.ts';
import type { RuleMeta } from './rule.ts';
import type { Source } from './source.ts';
import type { Span } from './span.ts';
import type { Workload } from './workload.ts';

/** An object that deploys something which this run did not look at. */
export interface UncheckedEntry {
  readonly manifest: Manifest;
  /** A clause: "its source is another repository". */
  readonly reason: Reason;
  /** The chart that it would have been looked at with. */
  readonly need?: ChartNeed;
  /** The values for that chart. */
  readonly unread?: MapNode;
  /** The files of this repository that hold them. */
  readonly valueFiles?: readonly string[];
  /** What else would have to be at hand. */
  readonly needs?: readonly ItemNeed[];
}

/** All that a run found out; what a reporter gets. `Wording`: messages with arguments as long as values of Secrets are not redacted. */
export interface Report<Wording = string> {
  /** Sorted by path, line, column, rule. */
  readonly problems: readonly Problem<Wording>[];
  /** Problems that hold only in what nothing deploys, in the same order, unless they are among `problems` on request. */
  readonly undeployed: readonly Problem<Wording>[];
  /** Problems that are not shown, because flags ask for those that are at least so severe. */
  readonly milder?: {
    readonly least: Severity;
    readonly problems: readonly Pick<Problem, 'severity'>[];
  };
  readonly suppressed: readonly Suppressed<Wording>[];
  readonly files: readonly ParsedFile[];
  readonly builds: readonly Build[];
  /** Entry objects whose objects are not looked at, and why. */
  readonly uncheckedEntries: readonly UncheckedEntry[];
  /** The user named files or folders of a repository, and the rest of it was not read. */
  readonly isPart?: true;
  /** The names of the repositories of a fleet, sorted: all paths begin with one. Absent: there is one repository. */
  readonly repositories?: readonly string[];
  /** Programs that deploy from this repository and are not understood, sorted by name. */
  readonly otherDeployers: readonly UsedDeployer[];
  readonly references: readonly JudgedReference[];
  /** Every ConfigMap and Secret that the builds make. */
  readonly sources: readonly Source[];
  /** The pod specs that have a container. */
  readonly workloads: readonly Workload[];
  /** The environments of their containers; made when first asked for. */
  readonly environments: () => readonly Environment[];
  /** The rules of the run, in catalogue order, off ones included. */
  readonly rules: readonly RuleMeta[];
  /** Set if the run compares with a base: `problems` are those that the base does not have, unless the user asked for all. */
  readonly comparison?: Comparison;
  /** Set if a baseline accepts problems: `problems` are the rest, unless the user asked for all. */
  readonly baseline?: AppliedBaseline;
}

/** A program that deploys from a repository and is not imitated. */
export interface UsedDeployer {
  /** As its makers write it: Fleet, Helmfile. */
  readonly name: string;
  /** What its files list, where that can be counted. */
  readonly listed?: { readonly noun: string; readonly count: number };
  /** The command that prints what it would deploy; absent if there is none. */
  readonly printsWith?: string;
}

/** The problems that a run shares with its base. */
export interface Comparison {
  /** The name of the base, for a sentence: `main (1a2b3c4)`. */
  readonly base: string;
  /** Problems that the base has too, or that cannot be compared. */
  readonly old: readonly Problem[];
  /** Problems of the base that are gone. */
  readonly fixed: readonly Problem[];
  /** How many of the old ones cannot be compared, since the base cannot be read or built there. */
  readonly uncompared: number;
  /** Workloads with rollout verdicts that the user asked to fail for; absent if none were named. */
  readonly failing?: { readonly verdicts: readonly RolloutVerdict[]; readonly workloads: number };
}

/** The problems that a baseline (`.envfrom-baseline.json`) accepts. */
export interface AppliedBaseline {
  /** The path of its file. */
  readonly path: string;
  readonly accepted: readonly Problem[];
  /** Entries that accept more problems than there are, or none at all. */
  readonly unused: readonly BaselineEntry[];
}

/** Problems that a baseline accepts: as many as are the same. */
export interface BaselineEntry {
  readonly fingerprint: string;
  readonly rule: string;
  readonly count: number;
  /** What a reviewer reads: where it was, and what was said. Not used to recognize problems; absent in older files. */
  readonly path?: string;
  readonly object?: string;
  readonly message?: string;
}

/** A problem that the user suppressed, with the place and the reason. */
export interface Suppressed<Wording = string> {
  readonly problem: Problem<Wording>;
  readonly by: Span;
  readonly reason: string | undefined;
}
