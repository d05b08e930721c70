import { isUndeployed } from '../../model/deployment.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { fluxAddresses, writtenAddress, type AddressOf } from './flux-addresses.ts';

/** The source objects of Flux that each cluster gets, as they are applied there: patched, or made by a ResourceSet. */
export interface DeployedAddresses {
  /** Learns from a build that goes to a cluster. */
  readonly recordDeployed: (build: Build, cluster: string) => void;
  /** Those of one cluster; undefined where it gets none. */
  readonly inCluster: (cluster: string) => AddressOf | undefined;
}

/** Knows nothing yet. */
export function deployedAddresses(): DeployedAddresses {
  const byCluster = new Map<string, Manifest[]>();
  const read = new Map<string, AddressOf>();
  return {
    recordDeployed(build, cluster) {
      if (isUndeployed(build)) return;
      const { objects } = build;
      const sources = objects.filter((object) => writtenAddress(object) !== undefined);
      if (sources.length === 0) return;
      byCluster.set(cluster, [...(byCluster.get(cluster) ?? []), ...sources]);
      read.delete(cluster);
    },
    inCluster(cluster) {
      const sources = byCluster.get(cluster);
      if (sources === undefined) return undefined;
      const known = read.get(cluster) ?? fluxAddresses(sources);
      read.set(cluster, known);
      return known;
    },
  };
}
