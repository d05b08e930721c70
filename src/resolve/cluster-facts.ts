/**
 * Facts of a running cluster, as far as the caller knows them. A fact that is left out becomes a placeholder (`<pod IP>`). One set of facts
 * describes one pod on one node, and holds for every workload it is given with.
 */
export interface ClusterFacts {
  readonly podUid?: string;
  /** As the container runtime reports them: any order and notation. */
  readonly podIPs?: readonly string[];
  readonly nodeName?: string;
  /** InternalIP addresses of the node, in order. */
  readonly hostIPs?: readonly string[];
  /** The family the node prefers; IPv4 when left out. */
  readonly primaryFamily?: 'IPv4' | 'IPv6';
  /** Allocatable resources of the node, by name (`cpu`): a resource that is absent here is absent on the node. */
  readonly allocatable?: ReadonlyMap<string, string>;
  /** A pod that the kubelet read from a file. */
  readonly staticPod?: boolean;
  readonly services?: ServiceFacts;
  /** Contents of files in volumes: volume → path → text. A volume that is listed has no other files. */
  readonly files?: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export type ServiceFacts =
  /** The kubelet has not listed the Services yet. */
  | { readonly kind: 'not-synced' }
  /** The kubelet runs without an API server, so it finds no Services. */
  | { readonly kind: 'none' }
  /** The Services of the build are all there are. */
  | {
      readonly kind: 'listed';
      /** `namespace/name` → cluster IP; empty when none is allocated. */
      readonly clusterIPs: ReadonlyMap<string, string>;
    };
