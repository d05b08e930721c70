import { nameOfSource } from '../../model/name-of.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { isInReach } from '../scope/scope.ts';
import type { SourceIndex } from '../scope/source-index.ts';
import { mayBecome } from '../objects/templated-name.ts';
import type { PossibleProducer } from './possible-producer.ts';

/** Sources whose name is a template that may become the name: where the reference can see them when part of it is fixed, else in the same build. */
export function templatedSources({ templated, scopeOf }: SourceIndex): PossibleProducer {
  return ({ kind, name, namespace, build }) => {
    const found = templated.find(
      ({ source, parts }) =>
        source.kind === kind &&
        mayMeet(source.namespace, namespace) &&
        (parts === undefined
          ? source.build === build
          : isInReach(scopeOf(build, source.build)) && mayBecome(parts, name)),
    );
    return found === undefined ? undefined : `${nameOfSource(found.source)} may become it`;
  };
}
