/** How a field of a volume is printed: a text with a default, a bool, or one of the odd ones. */
export type VolumeRow = readonly [label: string, field: string, unset?: string];

export interface VolumeKind {
  readonly field: string;
  readonly type: string;
  readonly rows: readonly VolumeRow[];
}

const SECRET_REF: VolumeRow = ['SecretRef:', 'secretRef', 'nil'];
const READ_ONLY: VolumeRow = ['ReadOnly:', 'readOnly', 'false'];
const FS_TYPE: VolumeRow = ['FSType:', 'fsType'];

/**
 * The volume kinds that are plain lists of fields, as kubectl's describe.go (v1.36) prints them, with the API server's
 * defaults. Labels are kubectl's to the letter, odd ones included.
 */
export const PLAIN_VOLUME_KINDS: readonly VolumeKind[] = [
  {
    field: 'hostPath',
    type: 'HostPath (bare host directory volume)',
    rows: [
      ['Path:', 'path'],
      ['HostPathType:', 'type'],
    ],
  },
  {
    field: 'gcePersistentDisk',
    type: 'GCEPersistentDisk (a Persistent Disk resource in Google Compute Engine)',
    rows: [['PDName:', 'pdName'], FS_TYPE, ['Partition:', 'partition', '0'], READ_ONLY],
  },
  {
    field: 'awsElasticBlockStore',
    type: 'AWSElasticBlockStore (a Persistent Disk resource in AWS)',
    rows: [['VolumeID:', 'volumeID'], FS_TYPE, ['Partition:', 'partition', '0'], READ_ONLY],
  },
  {
    field: 'gitRepo',
    type: 'GitRepo (a volume that is pulled from git when the pod is created)',
    rows: [
      ['Repository:', 'repository'],
      ['Revision:', 'revision'],
    ],
  },
  {
    field: 'secret',
    type: 'Secret (a volume populated by a Secret)',
    rows: [
      ['SecretName:', 'secretName'],
      ['Optional:', 'optional', 'false'],
    ],
  },
  {
    field: 'configMap',
    type: 'ConfigMap (a volume populated by a ConfigMap)',
    rows: [
      ['Name:', 'name'],
      ['Optional:', 'optional', 'false'],
    ],
  },
  {
    field: 'nfs',
    type: 'NFS (an NFS mount that lasts the lifetime of a pod)',
    rows: [['Server:', 'server'], ['Path:', 'path'], READ_ONLY],
  },
  {
    field: 'iscsi',
    type: "ISCSI (an ISCSI Disk resource that is attached to a kubelet's host machine and then exposed to the pod)",
    rows: [
      ['TargetPortal:', 'targetPortal'],
      ['IQN:', 'iqn'],
      ['Lun:', 'lun', '0'],
      ['ISCSIInterface', 'iscsiInterface', 'default'],
      FS_TYPE,
      READ_ONLY,
      ['Portals:', 'portals', '[]'],
      ['DiscoveryCHAPAuth:', 'chapAuthDiscovery', 'false'],
      ['SessionCHAPAuth:', 'chapAuthSession', 'false'],
      SECRET_REF,
      ['InitiatorName:', 'initiatorName', '<none>'],
    ],
  },
  {
    field: 'glusterfs',
    type: "Glusterfs (a Glusterfs mount on the host that shares a pod's lifetime)",
    rows: [['EndpointsName:', 'endpoints'], ['Path:', 'path'], READ_ONLY],
  },
  {
    field: 'persistentVolumeClaim',
    type: 'PersistentVolumeClaim (a reference to a PersistentVolumeClaim in the same namespace)',
    rows: [['ClaimName:', 'claimName'], READ_ONLY],
  },
  {
    field: 'rbd',
    type: "RBD (a Rados Block Device mount on the host that shares a pod's lifetime)",
    rows: [
      ['CephMonitors:', 'monitors', '[]'],
      ['RBDImage:', 'image'],
      FS_TYPE,
      ['RBDPool:', 'pool', 'rbd'],
      ['RadosUser:', 'user', 'admin'],
      ['Keyring:', 'keyring', '/etc/ceph/keyring'],
      SECRET_REF,
      READ_ONLY,
    ],
  },
  {
    field: 'quobyte',
    type: "Quobyte (a Quobyte mount on the host that shares a pod's lifetime)",
    rows: [['Registry:', 'registry'], ['Volume:', 'volume'], READ_ONLY],
  },
  {
    field: 'azureDisk',
    type: 'AzureDisk (an Azure Data Disk mount on the host and bind mount to the pod)',
    rows: [
      ['DiskName:', 'diskName'],
      ['DiskURI:', 'diskURI'],
      ['Kind: ', 'kind', 'Shared'],
      ['FSType:', 'fsType', 'ext4'],
      ['CachingMode:', 'cachingMode', 'ReadWrite'],
      READ_ONLY,
    ],
  },
  {
    field: 'vsphereVolume',
    type: 'vSphereVolume (a Persistent Disk resource in vSphere)',
    rows: [['VolumePath:', 'volumePath'], FS_TYPE, ['StoragePolicyName:', 'storagePolicyName']],
  },
  {
    field: 'cinder',
    type: 'Cinder (a Persistent Disk resource in OpenStack)',
    rows: [['VolumeID:', 'volumeID'], FS_TYPE, READ_ONLY, SECRET_REF],
  },
  {
    field: 'photonPersistentDisk',
    type: 'PhotonPersistentDisk (a Persistent Disk resource in photon platform)',
    rows: [['PdID:', 'pdID'], FS_TYPE],
  },
  {
    field: 'portworxVolume',
    type: 'PortworxVolume (a Portworx Volume resource)',
    rows: [['VolumeID:', 'volumeID']],
  },
  {
    field: 'scaleIO',
    type: 'ScaleIO (a persistent volume backed by a block device in ScaleIO)',
    rows: [
      ['Gateway:', 'gateway'],
      ['System:', 'system'],
      ['Protection Domain:', 'protectionDomain'],
      ['Storage Pool:', 'storagePool'],
      ['Storage Mode:', 'storageMode', 'ThinProvisioned'],
      ['VolumeName:', 'volumeName'],
      ['FSType:', 'fsType', 'xfs'],
      READ_ONLY,
    ],
  },
  {
    field: 'cephfs',
    type: "CephFS (a CephFS mount on the host that shares a pod's lifetime)",
    rows: [
      ['Monitors:', 'monitors', '[]'],
      ['Path:', 'path'],
      ['User:', 'user'],
      ['SecretFile:', 'secretFile'],
      SECRET_REF,
      READ_ONLY,
    ],
  },
  {
    field: 'storageos',
    type: 'StorageOS (a StorageOS Persistent Disk resource)',
    rows: [
      ['VolumeName:', 'volumeName'],
      ['VolumeNamespace:', 'volumeNamespace'],
      FS_TYPE,
      READ_ONLY,
    ],
  },
  {
    field: 'azureFile',
    type: 'AzureFile (an Azure File Service mount on the host and bind mount to the pod)',
    rows: [['SecretName:', 'secretName'], ['ShareName:', 'shareName'], READ_ONLY],
  },
  {
    field: 'flexVolume',
    type: 'FlexVolume (a generic volume resource that is provisioned/attached using an exec based plugin)',
    rows: [['Driver:', 'driver'], FS_TYPE, SECRET_REF, READ_ONLY, ['Options:', 'options', 'map[]']],
  },
  {
    field: 'flocker',
    type: 'Flocker (a Flocker volume mounted by the Flocker agent)',
    rows: [
      ['DatasetName:', 'datasetName'],
      ['DatasetUUID:', 'datasetUUID'],
    ],
  },
];
