import { nameOfManifest } from '../../model/name-of.ts';
import { valueAt } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import type { Span } from '../../model/span.ts';
import type { Workload } from '../../model/workload.ts';
import { headOf, isSet, setMap, textField } from './field.ts';
import { refusalOfReferred } from './names.ts';
import { refusal } from './refusal.ts';
import { structItems } from './struct-items.ts';
import type { TextCheck } from './text-refusal.ts';
import { REQUIRED, refusedTextFinding, textRefusals } from './text-refusal.ts';
import type { VolumeItem } from './volume-items.ts';
import { volumeItems, volumeParts } from './volume-items.ts';
import { isTrue } from '../../model/scalar-text.ts';

/** Sources of volumes that name a Secret in a field of their own: path within the volume, field, check. */
const DRIVERS: readonly (readonly [path: readonly string[], field: string, check: TextCheck])[] = [
  [['csi', 'nodePublishSecretRef'], 'name', { ...REQUIRED, refusalOf: refusalOfReferred }],
  [['azureFile'], 'secretName', REQUIRED],
  [['cinder', 'secretRef'], 'name', REQUIRED],
];

/** What the API server refuses in the names that volumes and imagePullSecrets give (kubernetes: validateVolumeSource in pkg/apis/core/validation/validation.go). */
export function* checkVolumeReferences(workload: Workload): Iterable<Finding> {
  for (const volume of volumeItems(workload)) {
    yield* checkParts(volume, workload);
    yield* checkDrivers(volume, workload);
  }
  yield* checkPullSecrets(workload);
}

function* checkParts(volume: VolumeItem, workload: Workload): Iterable<Finding> {
  const { dialect } = workload.manifest;
  for (const { kind, node, path, projected, items } of volumeParts(volume, workload)) {
    if (kind === 'downwardAPI') continue;
    const field = kind === 'secret' && !projected ? 'secretName' : 'name';
    const who = nameOfVolume(volume, workload);
    for (const why of textRefusals(node, field, path, dialect, REQUIRED)) {
      yield refusedTextFinding(who, `${kind}.${field}`, why, `Add \`${field}\`.`);
    }
    for (const item of items) {
      for (const why of textRefusals(item.node, 'key', item.path, dialect, REQUIRED)) {
        yield refusedTextFinding(who, `${kind}.items[].key`, why, 'Name the `key`.');
      }
    }
  }
}

function* checkDrivers(volume: VolumeItem, workload: Workload): Iterable<Finding> {
  const { dialect } = workload.manifest;
  const who = nameOfVolume(volume, workload);
  for (const [steps, field, check] of DRIVERS) {
    const parent = valueAt(volume.node, ...steps);
    if (parent?.kind !== 'map') continue;
    const path = [volume.path, ...steps].join('.');
    for (const why of textRefusals(parent, field, path, dialect, check)) {
      yield refusedTextFinding(who, [...steps, field].join('.'), why, 'Name the Secret.');
    }
  }
  const iscsi = setMap(volume.node, 'iscsi', dialect);
  if (iscsi === undefined || isSet(iscsi, 'secretRef', dialect)) return;
  const chap = ['chapAuthDiscovery', 'chapAuthSession'].find((field) =>
    isTrue(valueAt(iscsi, field), dialect),
  );
  if (chap === undefined) return;
  yield {
    at: headOf(iscsi),
    message: `${who} asks for \`${chap}\` and names no Secret with the credentials. ${refusal(`${volume.path}.iscsi.secretRef`, 'Required value')}`,
    help: 'Add `secretRef.name`.',
  };
}

/** The API server takes both with a warning; the kubelet skips an empty name. */
function* checkPullSecrets(workload: Workload): Iterable<Finding> {
  const { manifest, podSpec, path: at } = workload;
  const taken = new Map<string, Span>();
  for (const { node, path } of structItems(podSpec, 'imagePullSecrets', at, manifest.dialect)) {
    const name = textField(node, 'name', manifest.dialect);
    if (name.kind === 'empty') {
      yield {
        at: name.at,
        severity: 'warning',
        message: `An item of \`imagePullSecrets\` of ${nameOfManifest(manifest)} names no Secret, and the kubelet skips it. The API server warns: \`${path}.name: invalid empty name ""\`.`,
        help: 'Name the Secret, or remove the item.',
      };
    } else if (name.kind === 'text') {
      const first = taken.get(name.text);
      if (first === undefined) taken.set(name.text, name.at);
      else yield pullSecretTwice(workload, { name: name.text, at: name.at, first, path });
    }
  }
}

function pullSecretTwice(
  { manifest }: Workload,
  { name, at, first, path }: { name: string; at: Span; first: Span; path: string },
): Finding {
  return {
    at,
    severity: 'warning',
    message: `\`imagePullSecrets\` of ${nameOfManifest(manifest)} names \`${name}\` twice. The API server warns: \`${path}.name: duplicate name ${JSON.stringify(name)}\`.`,
    help: 'Remove one of them.',
    related: [{ at: first, message: 'first here' }],
  };
}

export function nameOfVolume({ name, index }: VolumeItem, { manifest }: Workload): string {
  return `Volume \`${name === '' ? `[${index}]` : name}\` of ${nameOfManifest(manifest)}`;
}
