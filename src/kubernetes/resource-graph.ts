import type { Manifest } from '../model/manifest.ts';
import { scalarAt } from '../model/node.ts';

/** Whether an object is a ResourceGraphDefinition of kro: what it holds are templates, not objects. */
export function isResourceGraph({ group, kind }: Pick<Manifest, 'group' | 'kind'>): boolean {
  return group === 'kro.run' && kind === 'ResourceGraphDefinition';
}

/** What the instances of a ResourceGraphDefinition are. */
export function instancesOf({ node }: Manifest): Pick<Manifest, 'apiVersion' | 'kind'> {
  const text = (field: string): string | undefined => scalarAt(node, 'spec', 'schema', field)?.text;
  const group = text('group') ?? 'kro.run';
  return { apiVersion: `${group}/${text('apiVersion') ?? ''}`, kind: text('kind') ?? '' };
}
