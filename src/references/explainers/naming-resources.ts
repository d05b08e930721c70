import { groupBy } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { isDocumentedField } from '../fields/documented-field.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { isInReach } from '../scope/scope.ts';
import { mayProduce } from './kit/custom-resource.ts';
import type { Explainer } from './kit/explainer.ts';

/**
 * Looks for custom resources, in builds that the reference sees, with the name in a field that is not documented as a reference: their controller
 * may make the source under that name.
 */
export const namingResources: Explainer = {
  id: 'naming-resource',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ references, registry, index: { scopeOf } }) => {
    const byName = once(() => {
      const naming = references.filter(
        (reference) =>
          reference.use === 'custom-resource' &&
          mayProduce(reference.manifest, registry) &&
          !isDocumentedField(reference),
      );
      return groupBy(naming, ({ kind, name }) => `${kind} ${name}`);
    });
    return ({ kind, name, namespace, build }) => {
      const found = byName()
        .get(`${kind} ${name}`)
        ?.find(
          (reference) =>
            mayMeet(reference.namespace, namespace) && isInReach(scopeOf(build, reference.build)),
        );
      if (found === undefined) return undefined;
      return message`${manifestName(found.manifest)} names it and may create it`;
    };
  },
};
