import { lazyPart } from '../render/lazy-part.ts';

/** The comparison of two trees' evidence: only runs that have a base need it. */
export const changes = lazyPart(() => import('../rollout/compare-evidence.ts'));
