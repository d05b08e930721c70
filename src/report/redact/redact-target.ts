import type { Build } from '../../model/manifest.ts';
import type { Redaction } from './redaction.ts';

/** Where a build goes, without names that were copied out of a Secret: the namespace and the cluster. */
export function redactTarget(
  { namespace, cluster }: Build,
  { inName, names }: Redaction,
): Pick<Build, 'namespace' | 'cluster'> {
  if (names.size === 0) return {};
  return {
    ...(namespace !== undefined && { namespace: inName(namespace) }),
    ...(cluster !== undefined && { cluster: inName(cluster) }),
  };
}
