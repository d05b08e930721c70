import { CannotRun } from '../../model/cannot-run.ts';
import type { NamedDeployers } from '../../model/settings.ts';
import {
  DEPLOYER_TITLES,
  type DeployerName,
  type DeployerRow,
} from '../../model/versions/deployer-version.ts';
import { knownVersion, newestVersion } from '../../render/versions/known-versions.ts';

/** The deployers by their keys in the configuration and their flags. */
export const DEPLOYER_KEYS = [
  { deployer: 'argocd', key: 'argocdVersion', flag: 'argocd-version' },
  { deployer: 'flux', key: 'fluxVersion', flag: 'flux-version' },
] as const;

/** The versions that the user named, and what the user should know about them. */
interface GivenDeployers {
  readonly deployers?: NamedDeployers;
  readonly notices: readonly string[];
}

/**
 * The versions of Flux and Argo CD that a text names. One that is not known becomes the nearest that is, with a notice. Throws CannotRun for a
 * text that is neither a version nor a range.
 */
export function namedDeployers(
  text: (flag: string, key: string) => string | undefined,
): GivenDeployers {
  const deployers: Partial<Record<DeployerName, DeployerRow>> = {};
  const notices: string[] = [];
  for (const { deployer, flag, key } of DEPLOYER_KEYS) {
    const version = text(flag, key);
    if (version === undefined) continue;
    const title = DEPLOYER_TITLES[deployer];
    const known = knownVersion(deployer, version);
    if (known === undefined) {
      const example = newestVersion(deployer).version;
      throw new CannotRun(
        `Invalid version of ${title} \`${version}\`: write it as \`${example}\`.`,
      );
    }
    deployers[deployer] = known.row;
    if (known.nearest !== undefined) {
      notices.push(
        `${title} ${version} is ${known.nearest} than envfrom knows: taken as ${known.row.version}.`,
      );
    }
  }
  return { ...(Object.keys(deployers).length > 0 && { deployers }), notices };
}
