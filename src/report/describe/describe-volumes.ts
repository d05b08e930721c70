import { quantityText } from '../../go/quantity-text.ts';
import { isZeroQuantity } from '../../go/quantity-value.ts';
import { parseQuantity } from '../../go/quantity.ts';
import { mapAt, valueAt, type MapNode } from '../../model/node.ts';
import { claimLines } from './describe-claim.ts';
import type { FieldReader } from './describe-object.ts';
import { PLAIN_VOLUME_KINDS, type VolumeRow } from './describe-volume-kinds.ts';

/** `Volumes:` of a pod (no space) or a pod template (two blanks), every kind of volume as kubectl prints it. */
export function volumeLines(
  volumes: readonly MapNode[],
  space: string,
  read: FieldReader,
): readonly string[] {
  if (volumes.length === 0) return [`${space}Volumes:\t<none>`];
  const indent = space === '' ? '' : ' ';
  return [
    `${space}Volumes:`,
    ...volumes.flatMap((volume) => [
      `  ${indent}${read.text(volume, 'name')}:`,
      ...sourceLines(volume, read),
    ]),
  ];
}

type Printer = (source: MapNode, read: FieldReader) => readonly string[];

/** The kinds that are more than a list of fields. */
const PRINTERS: ReadonlyMap<string, Printer> = new Map<string, Printer>([
  ...PLAIN_VOLUME_KINDS.map(({ field, type, rows }): [string, Printer] => [
    field,
    (source, read) => [
      `    Type:\t${type}`,
      ...rows.map((row) => `    ${row[0]}\t${rowValue(row, source, read)}`),
    ],
  ]),
  ['emptyDir', emptyDirLines],
  ['ephemeral', ephemeralLines],
  ['downwardAPI', downwardLines],
  ['fc', fibreChannelLines],
  ['projected', projectedLines],
  ['csi', csiLines],
  ['image', imageLines],
]);

/** kubectl looks for the kinds in this order. */
const ORDER: readonly string[] =
  'hostPath emptyDir gcePersistentDisk awsElasticBlockStore gitRepo secret configMap nfs iscsi glusterfs persistentVolumeClaim ephemeral rbd quobyte downwardAPI azureDisk vsphereVolume cinder photonPersistentDisk portworxVolume scaleIO cephfs storageos fc azureFile flexVolume flocker projected csi image'.split(
    ' ',
  );

function sourceLines(volume: MapNode, read: FieldReader): readonly string[] {
  const field = ORDER.find((each) => mapAt(volume, each) !== undefined);
  const source = field === undefined ? undefined : mapAt(volume, field);
  const print = field === undefined ? undefined : PRINTERS.get(field);
  // A volume without any source becomes an emptyDir.
  if (source === undefined || print === undefined) return emptyDirLines(volume, read);
  return print(source, read);
}

/** Values as Go's `%v` prints them: lists in brackets, maps as `map[k:v]`, secretRef as its message. */
function rowValue([, field, unset]: VolumeRow, source: MapNode, read: FieldReader): string {
  const value = valueAt(source, field);
  if (value === undefined) return unset;
  if (value.kind === 'sequence') return `[${read.texts(value).join(' ')}]`;
  if (value.kind === 'scalar') return read.text(value) || unset;
  if (field === 'secretRef') return `&LocalObjectReference{Name:${read.text(value, 'name')},}`;
  return `map[${read
    .sorted(value)
    .map(([key, text]) => `${key}:${text}`)
    .join(' ')}]`;
}

function emptyDirLines(source: MapNode, read: FieldReader): readonly string[] {
  const parsed = parseQuantity(read.text(source, 'sizeLimit') || '0');
  const limit = parsed.kind === 'quantity' ? parsed.quantity : undefined;
  const isSet = limit !== undefined && !isZeroQuantity(limit) && limit.amount.value > 0n;
  return [
    "    Type:\tEmptyDir (a temporary directory that shares a pod's lifetime)",
    `    Medium:\t${read.text(source, 'medium')}`,
    `    SizeLimit:\t${isSet ? quantityText(limit) : '<unset>'}`,
  ];
}

function ephemeralLines(source: MapNode, read: FieldReader): readonly string[] {
  const template = mapAt(source, 'volumeClaimTemplate');
  return [
    '    Type:\tEphemeralVolume (an inline specification for a volume that gets created and deleted with the pod)',
    ...(template === undefined ? [] : claimLines(template, read)),
  ];
}

function downwardLines(source: MapNode, read: FieldReader): readonly string[] {
  const lines = [
    '    Type:\tDownwardAPI (a volume populated by information about the pod)',
    '    Items:',
  ];
  for (const item of read.maps(source, 'items')) {
    const path = read.text(item, 'path');
    const field = mapAt(item, 'fieldRef');
    const resource = mapAt(item, 'resourceFieldRef');
    if (field !== undefined) lines.push(`      ${read.text(field, 'fieldPath')} -> ${path}`);
    if (resource !== undefined) lines.push(`      ${read.text(resource, 'resource')} -> ${path}`);
  }
  return lines;
}

function fibreChannelLines(source: MapNode, read: FieldReader): readonly string[] {
  return [
    '    Type:\tFC (a Fibre Channel disk)',
    `    TargetWWNs:\t${read.texts(source, 'targetWWNs').join(', ')}`,
    `    LUN:\t${read.text(source, 'lun') || '<none>'}`,
    `    FSType:\t${read.text(source, 'fsType')}`,
    `    ReadOnly:\t${read.isTrue(source, 'readOnly')}`,
  ];
}

function projectedLines(source: MapNode, read: FieldReader): readonly string[] {
  return [
    '    Type:\tProjected (a volume that contains injected data from multiple sources)',
    ...read.maps(source, 'sources').flatMap((item) => projectionLines(item, read)),
  ];
}

function projectionLines(item: MapNode, read: FieldReader): readonly string[] {
  const secret = mapAt(item, 'secret');
  const configMap = mapAt(item, 'configMap');
  const optional = (node: MapNode): string => `    Optional:\t${read.isTrue(node, 'optional')}`;
  if (secret !== undefined) {
    return [`    SecretName:\t${read.text(secret, 'name')}`, optional(secret)];
  }
  if (mapAt(item, 'downwardAPI') !== undefined) return ['    DownwardAPI:\ttrue'];
  if (configMap !== undefined) {
    return [`    ConfigMapName:\t${read.text(configMap, 'name')}`, optional(configMap)];
  }
  const token = mapAt(item, 'serviceAccountToken');
  if (token === undefined) return [];
  return [`    TokenExpirationSeconds:\t${read.text(token, 'expirationSeconds') || '3600'}`];
}

const LONGEST_ATTRIBUTE = 140;

function csiLines(source: MapNode, read: FieldReader): readonly string[] {
  const attributes = read.sorted(source, 'volumeAttributes').map(([key, value]) => {
    const line = `${key}=${value}`;
    return line.length > LONGEST_ATTRIBUTE ? `${line.slice(0, LONGEST_ATTRIBUTE)}...` : line;
  });
  const [first = '<none>', ...others] = attributes;
  return [
    '    Type:\tCSI (a Container Storage Interface (CSI) volume source)',
    `    Driver:\t${read.text(source, 'driver')}`,
    `    FSType:\t${read.text(source, 'fsType')}`,
    `    ReadOnly:\t${read.isTrue(source, 'readOnly')}`,
    `    VolumeAttributes:\t${attributes.length === 0 ? first : `    ${first}`}`,
    ...others.map((line) => `        \t    ${line}`),
  ];
}

function imageLines(source: MapNode, read: FieldReader): readonly string[] {
  const reference = read.text(source, 'reference');
  return [
    '    Type:\tImage (a container image or OCI artifact)',
    `    Reference:\t${reference}`,
    `    PullPolicy:\t${read.text(source, 'pullPolicy') || defaultPullPolicy(reference)}`,
  ];
}

/** `Always` for images without a tag or with `latest`. */
function defaultPullPolicy(reference: string): string {
  if (reference.includes('@')) return 'IfNotPresent';
  const tag = /:([^/:]+)$/.exec(reference)?.[1] ?? 'latest';
  return tag === 'latest' ? 'Always' : 'IfNotPresent';
}
