import { message } from '../../model/message.ts';
import { sourceName } from '../../model/names/message-names.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { mayBecome } from '../objects/templated-name.ts';
import { isInReach } from '../scope/scope.ts';
import type { Explainer } from './kit/explainer.ts';

/**
 * Looks for sources whose name is a template (`${APP}-config`) that may become the name: in all builds that the reference sees if a part of the
 * template is fixed, else in its own build.
 */
export const templatedSources: Explainer = {
  id: 'templated-source',
  strength: 'guess',
  isAskedOfBase: true,
  open:
    ({ index: { templated, scopeOf } }) =>
    ({ kind, name, namespace, build }) => {
      const found = templated.find(
        ({ source, parts }) =>
          source.kind === kind &&
          mayMeet(source.namespace, namespace) &&
          (parts === undefined
            ? source.build === build
            : isInReach(scopeOf(build, source.build)) && mayBecome(parts, name)),
      );
      return found === undefined ? undefined : message`${sourceName(found.source)} may become it`;
    },
};
