/** Why a build is partial although no ConfigMap or Secret is left out of it: their names and keys are there. */
export const KSOPS = 'ksops decrypts values';
export const PREVIEWED_WORKLOADS =
  'its chart is not here, so its workloads are previewed from its values';

const OF_NO_SOURCE: ReadonlySet<string> = new Set([KSOPS, PREVIEWED_WORKLOADS]);

/** Whether what a partial build lacks may be a ConfigMap or Secret. */
export function mayBringSources(reason: string): boolean {
  return !OF_NO_SOURCE.has(reason);
}
