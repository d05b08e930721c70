import type { Manifest } from '../model/manifest.ts';

/** Whether an object is a ResourceGraphDefinition of kro: what it holds are templates, not objects. */
export function isResourceGraph({ group, kind }: Pick<Manifest, 'group' | 'kind'>): boolean {
  return group === 'kro.run' && kind === 'ResourceGraphDefinition';
}
