import type { Build, Manifest } from '../../model/manifest.ts';
import { nameOfManifest } from '../../model/name-of.ts';
import type { Reference } from '../../model/reference.ts';
import { isBuiltIn } from '../built-in-kinds.ts';
import { mayMeet } from '../namespaces.ts';
import { manifestsOf } from '../nested-manifests.ts';
import { COMPLETE_GROUPS } from '../producers/producer-table.ts';
import { byNamePart, type NamedProducer } from './name-prefixes.ts';
import type { PossibleProducer } from './possible-producer.ts';
import { groupBy } from '../../model/group-by.ts';

/** Whether an object's controller may make sources that only it knows of. */
function mayProduce(manifest: Manifest): boolean {
  return !isBuiltIn(manifest) && !COMPLETE_GROUPS.has(manifest.group) && manifest.group !== '';
}

/** Operators name what they make after their resource: `orders-db-credentials` of a `Database` called `orders-db`. */
export function unknownControllers(builds: readonly Build[]): PossibleProducer {
  return byNamePart(
    builds.flatMap((build) =>
      [...manifestsOf(build)].flatMap(({ manifest }) => producerOf(manifest)),
    ),
  );
}

function producerOf(manifest: Manifest): NamedProducer[] {
  const { name, namespace } = manifest;
  if (name === undefined || !mayProduce(manifest)) return [];
  const reason = `the controller of ${nameOfManifest(manifest)} may make it`;
  return [{ name, namespace, reason, suffixToo: true }];
}

/** A custom resource that names the source may be the one that makes it. */
export function namingResources(references: readonly Reference[]): PossibleProducer {
  const naming = references.filter(
    ({ use, manifest }) => use === 'custom-resource' && mayProduce(manifest),
  );
  const byName = groupBy(naming, ({ kind, name }) => `${kind} ${name}`);
  return ({ kind, name, namespace }) => {
    const found = byName
      .get(`${kind} ${name}`)
      ?.find((reference) => mayMeet(reference.namespace, namespace));
    if (found === undefined) return undefined;
    return `${nameOfManifest(found.manifest)} names it and may make it`;
  };
}
