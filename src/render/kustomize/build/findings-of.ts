import type { Finding } from '../../../model/problem.ts';
import type { Refused } from '../tree/outcome.ts';

const found = new WeakMap<Refused, Finding>();

/** Refusals as findings: plain words, then kustomize's own. The same refusal gives the same finding, in whatever build. */
export function findingsOf(refusal: Refused): readonly Finding[] {
  return [refusal, ...(refusal.also ?? [])].map(findingOf);
}

function findingOf(refusal: Refused): Finding {
  const known = found.get(refusal);
  if (known !== undefined) return known;
  const { at, message, words } = refusal;
  const [own = ''] = message.split('\n', 1);
  const finding: Finding = {
    at,
    message:
      words === undefined
        ? `kustomize refuses this: ${own}`
        : `${words.message}. kustomize: ${own}`,
    ...(words?.related !== undefined && { related: words.related }),
    ...(words?.help !== undefined && { help: words.help }),
  };
  found.set(refusal, finding);
  return finding;
}
