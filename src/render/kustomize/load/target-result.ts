import type { Accumulation } from './accumulation.ts';
import type { Outcome } from '../tree/outcome.ts';
import type { Schema } from '../tree/schema.ts';
import type { Recorder } from './recorder.ts';

/** A kustomization accumulated once, kept for all that include it. */
export interface TargetResult {
  readonly outcome: Outcome<Accumulation>;
  readonly recorder: Recorder;
  /** The description of types after it. */
  readonly schema: Schema;
  readonly schemaIsSet: boolean;
  readonly readUnknownType: boolean;
  readonly merged: boolean;
}
