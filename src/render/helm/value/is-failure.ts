import type { GoFailure } from './go-value.ts';

/** Whether a result is a failure. */
export function isFailure(result: object): result is GoFailure {
  return 'kind' in result && result.kind === 'failure';
}
