import { groupBy } from '../../model/group-by.ts';
import { namespaceIn } from '../../model/manifest.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import { isInReach } from '../scope/scope.ts';
import { mayProduce } from './kit/custom-resource.ts';
import type { Explainer } from './kit/explainer.ts';

/** Kinds of resources that stand for a ConfigMap or Secret: `SecretDefinition`, `ProxyConfigMapTemplate`, `ServiceToken`. */
const OF_SECRETS = /secret|credential|token|password|certificate|vault/i;
const OF_CONFIG_MAPS = /config/i;

/**
 * Looks for a custom resource with the very name, in builds that the reference sees, whose kind says that it is about Secrets or ConfigMaps: its
 * controller makes the source under the name of the resource.
 */
export const sameNamedResources: Explainer = {
  id: 'same-named-resource',
  strength: 'mention',
  isAskedOfBase: true,
  open: ({ builds, registry, index: { scopeOf } }) => {
    const byName = once(() => {
      const named = builds.flatMap((build) =>
        manifestsOf(build).flatMap(({ manifest }) => {
          const isAbout = OF_SECRETS.test(manifest.kind) || OF_CONFIG_MAPS.test(manifest.kind);
          if (!isAbout || !mayProduce(manifest, registry)) return [];
          return [{ manifest, build: build.id, namespace: namespaceIn(manifest, build) }];
        }),
      );
      return groupBy(named, ({ manifest }) => manifest.name ?? '');
    });
    return ({ kind, name, namespace, build }) => {
      const about = kind === 'Secret' ? OF_SECRETS : OF_CONFIG_MAPS;
      const found = byName()
        .get(name)
        ?.find(
          (each) =>
            about.test(each.manifest.kind) &&
            mayMeet(each.namespace, namespace) &&
            isInReach(scopeOf(build, each.build)),
        );
      if (found === undefined) return undefined;
      return message`${manifestName(found.manifest)} has its name and may create it`;
    };
  },
};
