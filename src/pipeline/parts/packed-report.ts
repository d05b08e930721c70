import type { SkippedAs } from '../../model/parsed-file.ts';
import type { Severity, Subject } from '../../model/problem.ts';
import type { Totals } from '../../model/report.ts';
import type { StepKind } from '../../model/trail.ts';

/** What one process found out about its islands, as plain data. Texts of Secrets are hidden already. */
export interface PackedReport {
  readonly problems: readonly PackedProblem[];
  readonly suppressed: readonly PackedSuppressed[];
  /** The files that are not as their names let expect. */
  readonly skipped: readonly PackedSkip[];
  readonly documents: readonly PackedDocument[];
  readonly builds: readonly PackedBuild[];
  readonly totals: Totals;
  /** Islands that it leaves to the process that merges. */
  readonly left: readonly number[];
  /** The names that the repository makes, of those that its references use (`madeNames`). */
  readonly made: readonly string[];
  /** What is masked in the files that the problems name. */
  readonly masks: readonly (readonly [path: string, ranges: readonly PackedRange[]])[];
}

/** A place in a file that people edit, as offsets and as `Position` counts; with the steps of rendering that brought the text there, latest first. */
export type PackedPlace =
  | PackedSpan
  | readonly [...place: PackedSpan, steps: readonly PackedStep[]];

export type PackedSpan = readonly [
  path: string,
  start: number,
  end: number,
  line: number,
  column: number,
  endLine: number,
  endColumn: number,
];

export type PackedStep = readonly [kind: StepKind, at: PackedSpan | null, folder: string];

export interface PackedProblem {
  readonly rule: string;
  readonly severity: Severity;
  readonly builds: readonly string[];
  readonly at: PackedPlace;
  readonly message: string;
  readonly related?: readonly (readonly [at: PackedPlace, message: string])[];
  readonly help?: string;
  readonly fix?: {
    readonly message: string;
    readonly edits: readonly (readonly [at: PackedPlace, text: string])[];
  };
  readonly cause?: string;
  readonly onePerCause?: true;
  readonly subject?: Omit<Subject, 'annotated'>;
}

export interface PackedSuppressed {
  readonly problem: PackedProblem;
  readonly by: PackedPlace;
  readonly reason?: string;
}

export type PackedSkip = readonly [path: string, as: SkippedAs, reason: string];
export type PackedDocument = readonly [at: PackedPlace, reason: string];
export type PackedRange = readonly [start: number, end: number];

export interface PackedBuild {
  readonly id: string;
  readonly kind: 'folder' | 'kustomization';
  readonly folder?: string;
  readonly cluster?: string;
  readonly namespace?: string;
  readonly undeployed?: true;
  /** How many it has. */
  readonly objects: number;
  readonly files: readonly string[];
}
