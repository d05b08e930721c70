/** How a field of a volume is printed: its label, the field, and what is printed if it is not set. */
export type VolumeRow = readonly [label: string, field: string, unset: string];

interface VolumeKind {
  readonly field: string;
  readonly type: string;
  readonly rows: readonly VolumeRow[];
}

/**
 * The volume kinds that are plain lists of fields, as kubectl's describe.go (v1.37) prints them, with the API server's defaults. A kind has two
 * lines: its field and type; then for each field the label to the letter, the field, and what an unset one shows.
 */
const KINDS = `
hostPath: HostPath (bare host directory volume)
  Path: path, HostPathType: type
gcePersistentDisk: GCEPersistentDisk (a Persistent Disk resource in Google Compute Engine)
  PDName: pdName, FSType: fsType, Partition: partition 0, ReadOnly: readOnly false
awsElasticBlockStore: AWSElasticBlockStore (a Persistent Disk resource in AWS)
  VolumeID: volumeID, FSType: fsType, Partition: partition 0, ReadOnly: readOnly false
gitRepo: GitRepo (a volume that is pulled from git when the pod is created)
  Repository: repository, Revision: revision
secret: Secret (a volume populated by a Secret)
  SecretName: secretName, Optional: optional false
configMap: ConfigMap (a volume populated by a ConfigMap)
  Name: name, Optional: optional false
nfs: NFS (an NFS mount that lasts the lifetime of a pod)
  Server: server, Path: path, ReadOnly: readOnly false
iscsi: ISCSI (an ISCSI Disk resource that is attached to a kubelet's host machine and then exposed to the pod)
  TargetPortal: targetPortal, IQN: iqn, Lun: lun 0, ISCSIInterface iscsiInterface default, FSType: fsType, ReadOnly: readOnly false, Portals: portals [], DiscoveryCHAPAuth: chapAuthDiscovery false, SessionCHAPAuth: chapAuthSession false, SecretRef: secretRef nil, InitiatorName: initiatorName <none>
glusterfs: Glusterfs (a Glusterfs mount on the host that shares a pod's lifetime)
  EndpointsName: endpoints, Path: path, ReadOnly: readOnly false
persistentVolumeClaim: PersistentVolumeClaim (a reference to a PersistentVolumeClaim in the same namespace)
  ClaimName: claimName, ReadOnly: readOnly false
rbd: RBD (a Rados Block Device mount on the host that shares a pod's lifetime)
  CephMonitors: monitors [], RBDImage: image, FSType: fsType, RBDPool: pool rbd, RadosUser: user admin, Keyring: keyring /etc/ceph/keyring, SecretRef: secretRef nil, ReadOnly: readOnly false
quobyte: Quobyte (a Quobyte mount on the host that shares a pod's lifetime)
  Registry: registry, Volume: volume, ReadOnly: readOnly false
azureDisk: AzureDisk (an Azure Data Disk mount on the host and bind mount to the pod)
  DiskName: diskName, DiskURI: diskURI, Kind:  kind Shared, FSType: fsType ext4, CachingMode: cachingMode ReadWrite, ReadOnly: readOnly false
vsphereVolume: vSphereVolume (a Persistent Disk resource in vSphere)
  VolumePath: volumePath, FSType: fsType, StoragePolicyName: storagePolicyName
cinder: Cinder (a Persistent Disk resource in OpenStack)
  VolumeID: volumeID, FSType: fsType, ReadOnly: readOnly false, SecretRef: secretRef nil
photonPersistentDisk: PhotonPersistentDisk (a Persistent Disk resource in photon platform)
  PdID: pdID, FSType: fsType
portworxVolume: PortworxVolume (a Portworx Volume resource)
  VolumeID: volumeID
scaleIO: ScaleIO (a persistent volume backed by a block device in ScaleIO)
  Gateway: gateway, System: system, Protection Domain: protectionDomain, Storage Pool: storagePool, Storage Mode: storageMode ThinProvisioned, VolumeName: volumeName, FSType: fsType xfs, ReadOnly: readOnly false
cephfs: CephFS (a CephFS mount on the host that shares a pod's lifetime)
  Monitors: monitors [], Path: path, User: user, SecretFile: secretFile, SecretRef: secretRef nil, ReadOnly: readOnly false
storageos: StorageOS (a StorageOS Persistent Disk resource)
  VolumeName: volumeName, VolumeNamespace: volumeNamespace, FSType: fsType, ReadOnly: readOnly false
azureFile: AzureFile (an Azure File Service mount on the host and bind mount to the pod)
  SecretName: secretName, ShareName: shareName, ReadOnly: readOnly false
flexVolume: FlexVolume (a generic volume resource that is provisioned/attached using an exec based plugin)
  Driver: driver, FSType: fsType, SecretRef: secretRef nil, ReadOnly: readOnly false, Options: options map[]
flocker: Flocker (a Flocker volume mounted by the Flocker agent)
  DatasetName: datasetName, DatasetUUID: datasetUUID
`;

const ROW = /^(ISCSIInterface|.+: ?) (\w+)(?: (\S+))?$/;

export const PLAIN_VOLUME_KINDS: readonly VolumeKind[] = KINDS.trim()
  .split(/\n(?! )/)
  .map((kind) => {
    const [, field = '', type = '', rows = ''] = /^(\w+): (.*)\n {2}(.*)$/.exec(kind) ?? [];
    return { field, type, rows: rows.split(', ').map(rowOf) };
  });

function rowOf(text: string): VolumeRow {
  const [, label = '', field = '', unset = ''] = ROW.exec(text) ?? [];
  return [label, field, unset];
}
