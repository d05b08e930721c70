import { once } from '../../model/memo.ts';
import { mapAt, scalarAt } from '../../model/node.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import { controllerOf, mayProduce } from './kit/custom-resource.ts';
import type { Explainer } from './kit/explainer.ts';
import { byNamePart } from './kit/name-prefixes.ts';

/** Releases of charts have other fields for this: see `released-charts`. */
const RELEASES = /^helm\./;

/**
 * Looks for custom resources whose controller installs something in another namespace (`spec.targetNamespace`), and whose name begins the name:
 * what they install is named after them.
 */
export const remoteInstallers: Explainer = {
  id: 'remote-installer',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds, registry, index }) => {
    const explain = once(() => {
      const producers = builds.flatMap((build) =>
        manifestsOf(build).flatMap(({ manifest }) => {
          if (RELEASES.test(manifest.group) || !mayProduce(manifest, registry)) return [];
          const target = scalarAt(mapAt(manifest.node, 'spec'), 'targetNamespace')?.text;
          if (target === undefined || target === manifest.namespace) return [];
          return controllerOf(manifest, build).map((each) => ({
            ...each,
            namespace: target,
            own: false,
          }));
        }),
      );
      return byNamePart(producers, builds, index.scopeOf);
    });
    return (reference) => explain()(reference);
  },
};
