import type { BuildResult } from '../tree/build-refusal.ts';
import type { Schema } from '../tree/schema.ts';
import type { VersionRules } from '../tree/version-rules.ts';
import type { Accumulation } from './accumulation.ts';
import type { KustomizeContext } from './context.ts';
import type { Kustomization } from './kustomization.ts';
import type { Place } from './load-config.ts';
import type { WorkBudget } from './work-budget.ts';

/** One build, of one entry point. */
export interface BuildRun {
  readonly context: KustomizeContext;
  /** What is known of types. The first kustomization that brings its own description sets it for the rest of the build. */
  schema: Schema;
  schemaIsSet: boolean;
  /** An object was read whose type kustomize has to look up; a patch was merged: what decides how a later description counts. */
  readUnknownType: boolean;
  merged: boolean;
  /** `buildMetadata` of the entry point: it counts for all that it includes. */
  readonly buildMetadata: ReadonlySet<string>;
  /** What the version that runs does differently from others. */
  readonly rules: VersionRules;
  /** What it may still do. */
  readonly work: WorkBudget;
  /** Accumulates one kustomization upon what its parent has gathered: kustomizations lead to kustomizations. */
  readonly accumulate: (target: Target, start: Accumulation) => BuildResult<Accumulation>;
}

/** A kustomization that is being accumulated. */
export interface Target extends Place {
  readonly run: BuildRun;
  readonly kustomization: Kustomization;
  /** The folders of the kustomizations that led here, the entry point first, this one last. */
  readonly chain: readonly string[];
  /** The path that origin annotations show: how the entry point's kustomizations wrote their way here. */
  readonly originPath: string;
  /** The namespace of the nearest kustomization that includes this one and has one: charts without a namespace go there. */
  readonly chartNamespace: string;
}
