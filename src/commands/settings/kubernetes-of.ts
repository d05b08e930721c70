import { CannotRun } from '../../model/cannot-run.ts';
import type { Settings } from '../../model/settings.ts';
import { NEWEST_KUBERNETES, OLDEST_KUBERNETES } from '../../model/versions/kubernetes-version.ts';

/** The version of the cluster, and what the user should know about it. */
interface GivenKubernetes {
  readonly settings: Pick<Settings, 'kubernetesVersion' | 'namedKubernetes'>;
  readonly notices: readonly string[];
}

/**
 * `1.34`, `v1.34`, `1.34.2` → 34; without a version, the newest. A version outside of what is known becomes the nearest that is, with a
 * notice. Throws CannotRun for a text that is not a version of Kubernetes.
 */
export function kubernetesOf(version: string | undefined): GivenKubernetes {
  if (version === undefined) {
    return { settings: { kubernetesVersion: NEWEST_KUBERNETES }, notices: [] };
  }
  const minor = /^v?1\.(\d{1,3})(?:\.\d+)?(?:[-+].*)?$/.exec(version)?.[1];
  if (minor === undefined) {
    throw new CannotRun(
      `Invalid Kubernetes version \`${version}\`: write it as \`1.${NEWEST_KUBERNETES}\`.`,
    );
  }
  const namedKubernetes = Number(minor);
  const kubernetesVersion = Math.min(
    Math.max(namedKubernetes, OLDEST_KUBERNETES),
    NEWEST_KUBERNETES,
  );
  const settings = { kubernetesVersion, namedKubernetes };
  if (kubernetesVersion === namedKubernetes) return { settings, notices: [] };
  const side = namedKubernetes > kubernetesVersion ? 'newer' : 'older';
  return {
    settings,
    notices: [
      `Kubernetes 1.${namedKubernetes} is ${side} than envfrom knows: checked as 1.${kubernetesVersion}.`,
    ],
  };
}
