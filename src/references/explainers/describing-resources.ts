import { groupBy } from '../../model/group-by.ts';
import { memo, once } from '../../model/memo.ts';
import { entriesIn, scalarAt, type MapNode } from '../../model/node.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import { isInReach } from '../scope/scope.ts';
import { controllerReason, mayProduce } from './kit/custom-resource.ts';
import type { Explainer } from './kit/explainer.ts';

/** Keys below which a custom resource describes a source that its controller makes: `secretTemplate.name`, `targetSecret`, `outputSecretName`. */
const MADE =
  /^(?:(?:secret|configmap|credentials?)(?:template|output|target|destination)|(?:target|output|generated|destination|created|connection)(?:secret|configmap|credentials?)(?:ref|name)?)$/i;

/** Looks for custom resources with the name under a key that describes a result (`targetSecret`): their controller makes that source. */
export const describingResources: Explainer = {
  id: 'describing-resource',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds, registry, index: { scopeOf } }) => {
    const byName = once(() => {
      const described = builds.flatMap((build) =>
        manifestsOf(build).flatMap(({ manifest }) =>
          mayProduce(manifest, registry)
            ? namesMadeBy(manifest.node).map((name) => ({ name, manifest, build: build.id }))
            : [],
        ),
      );
      return groupBy(described, ({ name }) => name);
    });
    return ({ name, build }) => {
      const found = byName()
        .get(name)
        ?.find((each) => isInReach(scopeOf(build, each.build)));
      return found === undefined ? undefined : controllerReason(found.manifest);
    };
  },
};

const namesMadeBy = memo((node: MapNode): readonly string[] =>
  entriesIn(node).flatMap(({ name, value }) => {
    if (!MADE.test(name)) return [];
    const made = value.kind === 'scalar' ? value : scalarAt(value, 'name');
    return made === undefined ? [] : [made.text];
  }),
);
