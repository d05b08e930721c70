import type { Manifest } from '../../model/manifest.ts';
import type { BuildMembership } from './build-membership.ts';
import { explainMissingSource } from './explain-missing-source.ts';
import type { LinkScope } from './find-links.ts';

/** What the links of a repository may mean: objects that files write, in the namespaces that builds give them. */
export function linkScope(written: readonly Manifest[], membership: BuildMembership): LinkScope {
  const { writtenWith, renderedOf, buildsOf } = membership;
  const namespacesOf = (object: Manifest): readonly string[] => [
    ...new Set(renderedOf(object).flatMap(({ namespace }) => namespace ?? [])),
  ];
  return {
    objectsFor: writtenWith,
    everywhere: written,
    namesOf: ({ name = '' }) => [name],
    namespacesOf,
    explainMissing: (trigger, workload) =>
      explainMissingSource(trigger, buildsOf(workload), namespacesOf(workload)),
  };
}
