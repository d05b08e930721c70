import type { Finding } from '../../model/problem.ts';
import type { Refused } from '../kustomize/tree/outcome.ts';

/** What Flux refuses as findings: plain words, then Flux's own. */
export function fluxFindings(refusals: readonly Refused[]): readonly Finding[] {
  return refusals.flatMap((refusal) => [refusal, ...(refusal.also ?? [])]).map(findingOf);
}

function findingOf({ at, message, words }: Refused): Finding {
  const [own = ''] = message.split('\n', 1);
  return {
    at,
    message: words === undefined ? `Flux refuses this: ${own}` : `${words.message}. Flux: ${own}`,
    ...(words?.related !== undefined && { related: words.related }),
    ...(words?.help !== undefined && { help: words.help }),
  };
}
