import type { GoFailure } from './go-value.ts';

/** Whether something went wrong where a result of another kind was hoped for. */
export function isFailure(result: object): result is GoFailure {
  return 'kind' in result && result.kind === 'failure';
}
