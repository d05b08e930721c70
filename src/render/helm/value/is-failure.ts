import type { GoFailure } from './go-value.ts';

export function isFailure(result: object): result is GoFailure {
  return 'kind' in result && result.kind === 'failure';
}
