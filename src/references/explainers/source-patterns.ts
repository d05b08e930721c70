import { once } from '../../model/memo.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import { mayBecome, wildcardParts } from '../objects/templated-name.ts';
import { patternsMadeBy } from '../producers/sources-made-by.ts';
import { isInReach } from '../scope/scope.ts';
import { controllerReason } from './kit/custom-resource.ts';
import type { Explainer } from './kit/explainer.ts';

/**
 * Looks for resources of which the table of producers knows only a part of the names that they make: `orders-*` of a ServiceBinding called
 * `orders`, `*` of a resource that installs unknown things.
 */
export const sourcePatterns: Explainer = {
  id: 'source-pattern',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds, registry, index: { scopeOf } }) => {
    const patterns = once(() =>
      builds.flatMap((build) =>
        manifestsOf(build).flatMap(({ manifest }) =>
          patternsMadeBy(manifest, registry).map(({ kind, name, namespace, anywhere }) => ({
            kind,
            parts: wildcardParts(name),
            namespace: anywhere === true ? undefined : (namespace ?? build.namespace),
            build: build.id,
            manifest,
          })),
        ),
      ),
    );
    return ({ kind, name, namespace, build }) => {
      const found = patterns().find(
        (pattern) =>
          pattern.kind === kind &&
          mayMeet(pattern.namespace, namespace) &&
          isInReach(scopeOf(build, pattern.build)) &&
          mayBecome(pattern.parts, name),
      );
      return found === undefined ? undefined : controllerReason(found.manifest);
    };
  },
};
