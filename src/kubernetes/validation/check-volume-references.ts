import { appendAll } from '../../model/group-by.ts';
import { message, name as named, words, type Message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { entryOf, scalarAt, valueAt } from '../../model/node.ts';
import type { Finding } from '../../model/problem.ts';
import { isTrue } from '../../model/scalars/scalar-text.ts';
import type { Span } from '../../model/span.ts';
import type { PodFacts, VolumeFacts, Workload } from '../../model/workload.ts';
import { structItems } from '../pod/struct-items.ts';
import { headOf, isSet, setMap, textField } from './field.ts';
import { refusalOfReferred } from './names.ts';
import { refusal } from './refusal.ts';
import { REQUIRED, refusedTextFinding, textRefusal, type TextCheck } from './text-refusal.ts';

/** Sources of volumes that name a Secret in a field of their own: path within the volume, field, check. */
const DRIVERS: readonly (readonly [path: readonly string[], field: string, check: TextCheck])[] = [
  [['csi', 'nodePublishSecretRef'], 'name', { ...REQUIRED, refusalOf: refusalOfReferred }],
  [['azureFile'], 'secretName', REQUIRED],
  [['cinder', 'secretRef'], 'name', REQUIRED],
];
const DRIVER_FIELDS = ['csi', 'azureFile', 'cinder', 'iscsi'];

/**
 * Mistakes for which the API server refuses the names that volumes and imagePullSecrets give (kubernetes: validateVolumeSource in
 * pkg/apis/core/validation/validation.go).
 */
export function checkVolumeReferences({ workload, volumes, fields }: PodFacts): readonly Finding[] {
  const found: Finding[] = [];
  const hasDriver = DRIVER_FIELDS.some((field) => fields.has(field));
  for (const volume of volumes) {
    addOfParts(volume, workload, found);
    if (hasDriver) appendAll(found, checkDrivers(volume, workload));
  }
  if (entryOf(workload.podSpec, 'imagePullSecrets') !== undefined)
    appendAll(found, checkPullSecrets(workload));
  return found;
}

function addOfParts(volume: VolumeFacts, workload: Workload, found: Finding[]): void {
  const { dialect } = workload.manifest;
  for (const { kind, node, path, projected, items } of volume.parts) {
    if (kind === 'downwardAPI') continue;
    const field = kind === 'secret' && !projected ? 'secretName' : 'name';
    const who = (): Message => volumeName(volume, workload);
    const why = textRefusal(node, field, path, dialect, REQUIRED);
    if (why !== undefined) {
      found.push(
        refusedTextFinding(who(), `${kind}.${field}`, why, message`Add \`${words(field)}\`.`),
      );
    }
    for (const item of items) {
      const why = textRefusal(item.node, 'key', item.path, dialect, REQUIRED);
      if (why !== undefined) {
        found.push(
          refusedTextFinding(who(), `${kind}.items[].key`, why, message`Name the \`key\`.`),
        );
      }
    }
  }
}

function* checkDrivers(volume: VolumeFacts, workload: Workload): Iterable<Finding> {
  const { dialect } = workload.manifest;
  const who = (): Message => volumeName(volume, workload);
  for (const [steps, field, check] of DRIVERS) {
    const parent = valueAt(volume.node, ...steps);
    if (parent?.kind !== 'map') continue;
    const path = [volume.path, ...steps].join('.');
    const why = textRefusal(parent, field, path, dialect, check);
    if (why !== undefined) {
      yield refusedTextFinding(who(), [...steps, field].join('.'), why, message`Name the Secret.`);
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
    message: message`${who()} asks for \`${words(chap)}\` and names no Secret with the credentials. ${refusal(`${volume.path}.iscsi.secretRef`, 'Required value', iscsi)}`,
    help: message`Add \`secretRef.name\`.`,
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
        message: message`An item of \`imagePullSecrets\` of ${manifestName(manifest)} names no Secret, and the kubelet skips it. The API server warns: \`${words(path)}.name: invalid empty name ""\`.`,
        help: message`Name the Secret, or remove the item.`,
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
    message: message`\`imagePullSecrets\` of ${manifestName(manifest)} names \`${named(name, at)}\` twice. The API server warns: \`${words(path)}.name: duplicate name ${named(JSON.stringify(name), at)}\`.`,
    help: message`Remove one of them.`,
    related: [{ at: first, message: message`first here` }],
  };
}

/** `Volume cache of Deployment shop/api`; its number if it has no name. */
export function volumeName({ name, node, index }: VolumeFacts, { manifest }: Workload): Message {
  const text = named(name === '' ? `[${index}]` : name, scalarAt(node, 'name'));
  return message`Volume \`${text}\` of ${manifestName(manifest)}`;
}
