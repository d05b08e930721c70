import { deployedPlaces } from '../../model/deployed-places.ts';
import { isFluxKustomization } from '../../model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { mapAt, scalarAt } from '../../model/node.ts';
import { hostPlaceOf } from '../../model/span.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import { controllerOf, mayProduce } from './kit/custom-resource.ts';
import type { Explainer } from './kit/explainer.ts';
import { byNamePart, type NamedProducer } from './kit/name-prefixes.ts';

/** Releases of charts have other fields for this: see `released-charts`. */
const RELEASES = /^helm\./;

/**
 * Looks for custom resources whose controller installs something in another namespace (`spec.targetNamespace`), and for Kustomizations of Flux
 * that deploy something of another repository, whose name begins the name: what they install is named after them.
 */
export const remoteInstallers: Explainer = {
  id: 'remote-installer',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds, registry, index }) => {
    const producers = (): readonly NamedProducer[] => {
      const followed = deployedPlaces(builds);
      return builds.flatMap((build) =>
        manifestsOf(build).flatMap(({ manifest }) => {
          if (isFluxKustomization(manifest))
            return followed.has(hostPlaceOf(manifest.node))
              ? []
              : deployedElsewhere(manifest, build);
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
    };
    return byNamePart(producers, { builds, index });
  },
};

function deployedElsewhere(manifest: Manifest, build: Build): readonly NamedProducer[] {
  const { name, node } = manifest;
  if (name === undefined) return [];
  const namespace = scalarAt(mapAt(node, 'spec'), 'targetNamespace')?.text;
  const reason = message`${manifestName(manifest)} deploys another repository, which may define it`;
  return [{ name, namespace, build: build.id, reason, own: false }];
}
