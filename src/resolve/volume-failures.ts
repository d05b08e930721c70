import type { Failure, VolumeRefusal } from '../model/environment.ts';
import { joined, message, name as named, worded } from '../model/message.ts';
import { scalarAt } from '../model/node.ts';
import type { Container } from '../model/workload.ts';
import type { Pod } from './pod.ts';
import { mountedNames, type PodVolume } from './volumes-of.ts';

/**
 * Why volumes of a pod cannot be set up. The whole pod then waits, before any container starts; the failure is reported with the
 * containers that mount the volume.
 */
export function volumeFailures(pod: Pod): (container: Container) => readonly Failure[] {
  const failureOf = new Map<string, Failure>();
  for (const [name, { refusals }] of pod.files()) {
    const [first] = refusals;
    const volume = pod.mounted().get(name);
    if (first === undefined || volume === undefined) continue;
    failureOf.set(name, failureFor(volume, first, refusals));
  }
  if (failureOf.size === 0) return () => [];
  return ({ node }) =>
    [...new Set(mountedNames(node, pod.workload))].flatMap((name) => failureOf.get(name) ?? []);
}

function failureFor(
  volume: PodVolume,
  { at, reference }: VolumeRefusal,
  refusals: readonly VolumeRefusal[],
): Failure {
  const messages = [
    ...new Map(
      refusals.map((each) => [each.message, each.wording ?? message`${each.message}`]),
    ).values(),
  ];
  // Errors are gathered: a single one is printed as it is, several are listed.
  const text = messages.length === 1 ? joined(messages, '') : message`[${joined(messages, ', ')}]`;
  const name = named(volume.name, scalarAt(volume.node, 'name'));
  return {
    reason: 'FailedMount',
    ...worded(message`MountVolume.SetUp failed for volume "${name}" : ${text}`),
    at,
    reference,
  };
}
