import type { Build } from '../../src/model/manifest.ts';

const BASE = /(?:^|\/)_?bases?(?:\/|$)/;

/**
 * Whether a build is a base that nothing in the repository uses: overlays of other repositories do, and bring what it leaves open.
 * A base that an overlay here includes is no build of its own.
 */
export function isLibraryBase({ id, kind, deployedBy }: Build): boolean {
  return kind === 'kustomization' && deployedBy === undefined && BASE.test(id);
}
