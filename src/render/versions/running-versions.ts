import { isUndeployed } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import type { DeclaredCluster, NamedDeployers } from '../../model/settings.ts';
import { compareVersions } from '../../model/versions/compare-versions.ts';
import type { DeployerName, DeployerVersion } from '../../model/versions/deployer-version.ts';
import { newestVersion } from './known-versions.ts';
import { versionsIn, type WrittenVersion } from './written-versions.ts';

/** The cluster of folders that say nothing of clusters. */
const NO_CLUSTER = '.';

/** Which version of Flux and Argo CD runs in each cluster. */
export interface RunningVersions {
  /** The version in the cluster where an entry object lives. */
  readonly in: (deployer: DeployerName, cluster: string) => DeployerVersion;
  /** The newest kustomize of the versions that the user names, else of those that the files install. */
  readonly installedKustomize: () => string | undefined;
  /** Learns from a build that goes to a cluster. */
  readonly recordDeployed: (build: Build, cluster: string) => void;
}

/** What the user says about versions. */
interface NamedVersions {
  readonly deployers?: NamedDeployers;
  readonly clusters?: readonly Pick<DeclaredCluster, 'name' | 'deployers'>[];
}

/**
 * Answers by what counts most: what the user says of the cluster, then of all of them; what the builds install that go to the cluster; what the
 * files install that lie in its folders, then those in folders of no cluster, if they agree; else the newest version, which is assumed.
 */
export function runningVersions(
  { deployers = {}, clusters = [] }: NamedVersions,
  written: () => readonly WrittenVersion[],
  clusterOf: (folder: string) => string,
): RunningVersions {
  const deployed = new Map<string, WrittenVersion>();
  return {
    in(deployer, cluster) {
      const named = clusters.find(({ name }) => name === cluster)?.deployers?.[deployer];
      const said = named ?? deployers[deployer];
      if (said !== undefined) return { ...said, known: { by: 'settings' } };
      const own = written().filter(({ row }) => row.deployer === deployer);
      const found =
        deployed.get(keyOf(deployer, cluster)) ??
        agreed(own.filter(({ folder }) => clusterOf(folder) === cluster)) ??
        agreed(
          own.filter(({ folder }) => cluster === NO_CLUSTER || clusterOf(folder) === NO_CLUSTER),
        );
      if (found === undefined) {
        return { ...newestVersion(deployer), known: { by: 'assumption' } };
      }
      return { ...found.row, known: { by: 'repository', at: found.at, isRange: found.isRange } };
    },
    installedKustomize() {
      const named = Object.values(deployers).map(({ kustomize }) => kustomize);
      const found = named.length > 0 ? named : written().map(({ row }) => row.kustomize);
      return found.toSorted(compareVersions).at(-1);
    },
    recordDeployed(build, cluster) {
      if (isUndeployed(build)) return;
      for (const version of versionsIn(build.objects)) {
        const key = keyOf(version.row.deployer, cluster);
        if (!deployed.has(key)) deployed.set(key, version);
      }
    },
  };
}

function keyOf(deployer: DeployerName, cluster: string): string {
  return `${deployer} ${cluster}`;
}

/** The first of versions that all are the same. */
function agreed(versions: readonly WrittenVersion[]): WrittenVersion | undefined {
  const [first, ...others] = versions;
  return others.every(({ row }) => row === first?.row) ? first : undefined;
}
