import { itemsAt, valueAt, type YamlNode } from '../node.ts';

/** The cluster that Argo CD itself runs in, unless a Secret gives it another name. */
export const IN_CLUSTER = { server: 'https://kubernetes.default.svc', name: 'in-cluster' };

/**
 * The sources of an Application that count (argo-cd: ApplicationSpec.GetSources in pkg/apis/application/v1alpha1/types.go): `source` only
 * without `sources`, and neither beside a source hydrator. A hydrator renders its dry source into another branch, which is deployed as it is:
 * what is deployed is what the dry source makes.
 */
export function sourcesOfApplication(application: YamlNode): readonly YamlNode[] {
  const spec = valueAt(application, 'spec');
  const dry = valueAt(spec, 'sourceHydrator', 'drySource');
  if (dry !== undefined) return [dry];
  const several = itemsAt(spec, 'sources');
  const single = valueAt(spec, 'source');
  return several.length > 0 || single === undefined ? several : [single];
}
