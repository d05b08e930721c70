import type { RenderEngines } from '../render/engines.ts';
import type { compareEvidence } from '../rollout/compare-evidence.ts';

/** The code that only some runs need: renderers, and the comparison of two trees, which only runs with a base ask for. */
export interface Engines extends RenderEngines {
  readonly compareEvidence: typeof compareEvidence;
}
