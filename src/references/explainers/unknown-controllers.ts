import type { Manifest } from '../../model/manifest.ts';
import { mapAt } from '../../model/node.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import type { Registry } from '../producers/registry.ts';
import { controllerOf, mayProduce } from './kit/custom-resource.ts';
import type { Explainer } from './kit/explainer.ts';
import { byNamePart, type NamedProducer } from './kit/name-prefixes.ts';

/**
 * Looks for custom resources of the reference's build and namespace whose name begins the name (`orders-db-credentials` of a `Database` called
 * `orders-db`): operators name what they make after their resource. Only resources that are known to make something, whose kind is a sort of
 * credential, or that describe a Secret without naming it: otherwise any object would explain any name that begins like its own.
 */
export const unknownControllers: Explainer = {
  id: 'unknown-controller',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds, registry, index }) => {
    const producers = (): readonly NamedProducer[] =>
      builds.flatMap((build) =>
        manifestsOf(build).flatMap(({ manifest }) =>
          registry.isProducer(manifest) ||
          describesSecret(manifest, registry) ||
          isCredential(manifest, registry)
            ? controllerOf(manifest, build)
            : [],
        ),
      );
    return byNamePart(producers, { builds, index });
  },
};

/** Fields of a resource that uses a Secret; one that makes a Secret describes its content. */
const NAMING = /^(?:name|key|ref|(?:secret|existing)\w*)$/i;

/** A custom resource whose controller is not known, with a Secret in its `spec` that has no name: `secret: {keys: {clientID: id}}`. */
function describesSecret(manifest: Manifest, registry: Registry): boolean {
  if (!mayProduce(manifest, registry)) return false;
  const described = ['secret', 'credentials'].flatMap(
    (field) => mapAt(manifest.node, 'spec', field) ?? [],
  );
  return described.some(({ entries }) => !entries.some(({ name }) => NAMING.test(name)));
}

/** Words that end the kind of a resource which stands for a login: its controller keeps the login in a Secret (`GarageS3AccessKey`). */
const CREDENTIAL =
  /(?:AccessKey|APIKey|ApiKey|ServiceAccountKey|Credentials?|Password|Token|User)$/;

function isCredential(manifest: Manifest, registry: Registry): boolean {
  return CREDENTIAL.test(manifest.kind) && mayProduce(manifest, registry);
}
