import type { Failure } from '../../model/environment.ts';

/** What stops a container, in the kubelet's words; where someone outside may make the source, no more than that nothing here does. */
export function failureText({ reason, message, reference, isOpen }: Failure): string {
  if (isOpen !== true || reference === undefined) return `${reason}: ${message}`;
  return `${reference.kind} ${reference.name} is not defined in this repository`;
}
