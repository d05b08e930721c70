import type { Engines } from '../pipeline/engines.ts';
import * as deployers from '../render/deployers.ts';
import { kustomizationBuilds } from '../render/kustomize/kustomization-builds.ts';
import { compareEvidence } from '../rollout/compare-evidence.ts';

/** All code that only some runs need. */
export const ENGINES: Engines = { kustomizationBuilds, deployers, compareEvidence };
