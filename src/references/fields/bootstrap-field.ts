import type { Reference } from '../../model/reference.ts';

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
export function isBootstrapField({ path, manifest }: Reference): boolean {
  return FIELDS[manifest.group]?.test(path) === true;
}
