import type { Reason } from '../../model/reason.ts';
import type { Reference } from '../../model/reference.ts';
import { EXPLAINERS } from '../explainers/explainers.ts';
import type { Explain, Explainer, ExplainerInputs, Strength } from '../explainers/kit/explainer.ts';
import type { Overrides, Proven } from './prove.ts';

/** The first reason of each strength why a name may exist, as clauses. */
export type Reasons = Partial<Readonly<Record<Strength, Reason | undefined>>>;

/** Asks the explainers about one reference; none that the proof overrides. With a certain reason, it asks no others. */
type ExplainReference = (reference: Reference, proven?: Proven) => Reasons;

/** What a proof overrides: guesses always, and certain explainers by where they read (see `Explainer.basis`). */
const OVERRIDDEN: Readonly<Record<Overrides, readonly (Strength | Explainer['basis'])[]>> = {
  none: ['guess'],
  mentions: ['guess', 'mention'],
  docs: ['guess', 'mention', 'doc'],
  scripts: ['guess', 'mention', 'doc', 'script'],
};

/** Opens the explainers for one run, in the order of their list. */
export function openExplainers(
  inputs: ExplainerInputs,
  isWanted: (explainer: Explainer) => boolean = () => true,
): ExplainReference {
  const opened = EXPLAINERS.filter(isWanted).map((explainer) => ({
    ...explainer,
    explain: explainer.open(inputs),
  }));
  return (reference, proven) => reasonsFor(reference, proven, opened);
}

interface Opened extends Explainer {
  readonly explain: Explain;
}

function reasonsFor(
  reference: Reference,
  proven: Proven | undefined,
  opened: readonly Opened[],
): Reasons {
  const overridden = proven === undefined ? [] : OVERRIDDEN[proven.overrides];
  const reasons: Partial<Record<Strength, Reason>> = {};
  for (const { strength, basis, explain } of opened) {
    if (reasons[strength] !== undefined || overridden.includes(basis ?? strength)) continue;
    const reason = explain(reference);
    if (reason === undefined) continue;
    if (strength === 'certain') return { certain: reason };
    reasons[strength] = reason;
  }
  return reasons;
}
