import type { Build } from '../../src/model/manifest.ts';

/**
 * Whether a Kustomization applies the objects of a build, and nothing that is not here may change them before. What is not certainly deployed may
 * lack what its parent would have patched in: the target namespace, too.
 */
export function isAppliedAsItIs({ kind, left, partial, deployment }: Build): boolean {
  return (
    kind === 'flux-kustomization' &&
    deployment?.answer === 'deployed' &&
    left === undefined &&
    partial.every(({ code }) => code !== undefined && code !== 'transformer')
  );
}
