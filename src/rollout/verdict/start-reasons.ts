import type { ContainerChange, Reason } from '../../model/changes/change.ts';

/** Only the origins of a container's values change. */
export function isOnlyMoved({ status, variables, files, stops, mends }: ContainerChange): boolean {
  return (
    status === 'kept' &&
    files.length + stops.length + mends.length === 0 &&
    variables.every(({ kind }) => kind === 'moved')
  );
}

/** The failures that stop the containers of new pods. */
export function stopReasons(containers: readonly ContainerChange[]): readonly Reason[] {
  return containers.flatMap(({ name, stops }) =>
    stops.map(({ reason, message, at }) => ({
      text: `container \`${name}\` of a new pod does not start: ${reason}: ${message}`,
      after: at,
    })),
  );
}

/** Pods that could not start before, and can now: none of them runs with old values, and the kubelet tries again. */
export function waitingReason(containers: readonly ContainerChange[]): Reason | undefined {
  if (containers.some(({ stops }) => stops.length > 0)) return undefined;
  const mended = containers.filter(({ mends }) => mends.length > 0);
  const [first] = mended;
  const [failure] = first?.mends ?? [];
  if (first === undefined || failure === undefined) return undefined;
  // A volume holds up the whole pod, a variable its container only.
  const isWhole = mended.some(({ mends }) => mends.some(({ reason }) => reason === 'FailedMount'));
  if (!isWhole && !containers.every((each) => mended.includes(each) || isOnlyMoved(each)))
    return undefined;
  return {
    text: `container \`${first.name}\` could not start before and can now: ${failure.reason}: ${failure.message}`,
    before: failure.at,
  };
}
