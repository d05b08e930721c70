import { itemsAt, valueAt, type YamlNode } from '../node.ts';

/** The cluster that Argo CD itself runs in, unless a Secret gives it another name. */
export const IN_CLUSTER = { server: 'https://kubernetes.default.svc', name: 'in-cluster' };

/** The sources of an Application: `spec.source`, then `spec.sources`. */
export function sourcesOfApplication(application: YamlNode): readonly YamlNode[] {
  const single = valueAt(application, 'spec', 'source');
  return [...(single === undefined ? [] : [single]), ...itemsAt(application, 'spec', 'sources')];
}
