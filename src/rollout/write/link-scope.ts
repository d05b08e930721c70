import type { Manifest, Build } from '../../model/manifest.ts';
import { placeOf } from '../../model/span.ts';
import type { BuildMembership } from './build-membership.ts';
import { isCopyName } from './copy-name.ts';
import { readCopy } from './copy.ts';
import type { LinkScope } from './find-links.ts';
import type { Trigger } from './trigger.ts';

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

/** Why the source of a trigger is not a file: what renders or generates it; undefined if nothing does. */
function explainMissingSource(
  { kind, name }: Trigger,
  builds: readonly Build[],
  namespaces: readonly string[] = [],
): string | undefined {
  for (const { id, objects } of builds) {
    const made = objects.find(
      (object) =>
        object.kind === kind &&
        object.group === '' &&
        (object.namespace === undefined ||
          namespaces.length === 0 ||
          namespaces.includes(object.namespace)) &&
        (object.name === name || isCopyName(object.name ?? '', name)) &&
        readCopy(object) === undefined,
    );
    if (made === undefined) continue;
    const place = placeOf(made.node);
    return made.name === name
      ? `${kind} \`${name}\` is only rendered (build \`${id}\`, ${place}): pipe what is rendered through \`envfrom rollout -\``
      : `${kind} \`${name}\` is generated (${place}), and its hash suffix gives each content a name of its own already: remove the link`;
  }
  return undefined;
}
