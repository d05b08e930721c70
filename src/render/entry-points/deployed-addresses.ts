import { isUndeployed } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { getOrMake } from '../../model/memo.ts';
import { addAddresses, addressesIn, type AddressOf, type Addresses } from './flux-addresses.ts';

/** The source objects of Flux that each cluster gets, as they are applied there: patched, or made by a ResourceSet. */
export interface DeployedAddresses {
  /** Learns from a build that goes to a cluster. */
  readonly recordDeployed: (build: Build, cluster: string) => void;
  /** Those of one cluster; undefined where it gets none. */
  readonly inCluster: (cluster: string) => AddressOf | undefined;
}

/** Knows nothing yet. */
export function deployedAddresses(): DeployedAddresses {
  const byCluster = new Map<string, Addresses>();
  const read = new Map<string, AddressOf>();
  return {
    recordDeployed(build, cluster) {
      if (isUndeployed(build)) return;
      const known = byCluster.get(cluster) ?? new Map();
      const isNew = addAddresses(build.objects, known);
      if (!isNew) return;
      byCluster.set(cluster, known);
      read.delete(cluster);
    },
    inCluster(cluster) {
      const addresses = byCluster.get(cluster);
      if (addresses === undefined) return undefined;
      return getOrMake(read, cluster, () => addressesIn(addresses));
    },
  };
}
