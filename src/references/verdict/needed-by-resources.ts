import { isClusterKind } from '../../model/kinds/kinds.ts';
import type { MissingSource, Reference } from '../../model/reference.ts';
import { isNeededField } from '../fields/documented-field.ts';
import { copiesOf, type FilesByName, MAX_COPIES } from './prove.ts';

/** Names that are judged so: a repository with more of them was made to cost time. */
const MAX_NAMES = 2_000;

/**
 * Whether the controller of a custom resource needs a source that is missing: its field is documented to need it, it is not what people make by
 * hand before all else, and the name is not repeated in many files, which makes it someone's intention. An object of the whole cluster finds
 * its sources in a namespace that only its controller knows: for it, a source of that name anywhere will do.
 */
export function neededByResources(
  filesNaming: FilesByName,
): (reference: Reference, missing: MissingSource) => boolean {
  const names = new Set<string>();
  return (reference, missing) => {
    if (!isNeededField(reference) || isBootstrapField(reference)) return false;
    if (copiesOf(reference, filesNaming) > MAX_COPIES) return false;
    if (isClusterKind(reference.manifest) && isSomewhere(missing)) return false;
    if (names.size < MAX_NAMES) names.add(reference.name);
    return names.has(reference.name);
  };
}

function isSomewhere({ elsewhere, siblings, otherClusters, notDeployed }: MissingSource): boolean {
  return elsewhere.length + siblings.length + otherClusters.length > 0 || notDeployed !== undefined;
}

/** Fields whose source people make by hand, before anything in the repository can be applied. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  // The key that decrypts the repository, and the access to another cluster.
  'kustomize.toolkit.fluxcd.io': /^spec\.(?:decryption|kubeConfig)\./,
  'helm.toolkit.fluxcd.io': /^spec\.kubeConfig\./,
  // The access to the repository itself, to charts and images.
  'source.toolkit.fluxcd.io': /^/,
  // The access to the store of all other Secrets.
  'external-secrets.io': /^spec\.provider\./,
};

/** Whether a field of a custom resource needs its source before this repository can make anything. */
function isBootstrapField({ path, manifest }: Reference): boolean {
  return FIELDS[manifest.group]?.test(path) === true;
}
