import { memo } from '../../../model/memo.ts';
import { message, words as own } from '../../../model/message.ts';
import type { Finding } from '../../../model/problem.ts';
import type { BuildRefusal } from './build-refusal.ts';

/** Who refuses. */
type Builder = 'kustomize' | 'Flux' | 'Argo CD';

/** Refusals as findings: plain words, then the builder's own. The same refusal gives the same finding, in whatever build. */
export function refusalFindings(
  refusals: readonly BuildRefusal[],
  builder: Builder,
): readonly Finding[] {
  return refusals
    .flatMap((refusal) => [refusal, ...(refusal.also ?? [])])
    .map((refusal) => FINDINGS[builder](refusal));
}

const FINDINGS = {
  kustomize: memo((refusal: BuildRefusal) => findingOf(refusal, 'kustomize')),
  Flux: memo((refusal: BuildRefusal) => findingOf(refusal, 'Flux')),
  'Argo CD': memo((refusal: BuildRefusal) => findingOf(refusal, 'Argo CD')),
};

function findingOf(refusal: BuildRefusal, builder: Builder): Finding {
  const { at, words } = refusal;
  const [refuses = ''] = refusal.message.split('\n', 1);
  const name = own(builder);
  return {
    at,
    message:
      words === undefined
        ? message`${name} refuses this: ${refuses}`
        : message`${words.message}. ${name}: ${words.said ?? refuses}`,
    ...(words?.related !== undefined && { related: words.related }),
    ...(words?.cause !== undefined && { cause: words.cause, onePerCause: true }),
    ...(words?.code === 'missing-path' && { isOfAbsence: true as const }),
    ...(words?.code === 'namespace-above' && { isSetAbove: true as const }),
    ...(words?.help !== undefined && { help: message`${words.help}` }),
  };
}
