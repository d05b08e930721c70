import { ROLLOUT_VERDICTS, type Change, type RolloutVerdict } from '../../model/changes/change.ts';
import { checkValue } from '../arguments/parse-arguments.ts';
import type { Arguments } from '../command.ts';

const FLAG = 'fail-on-verdict';

/** The rollout verdicts that fail a run. Throws CannotRun for a word that is none. */
export function failingVerdicts(values: Arguments['values']): readonly RolloutVerdict[] {
  const words = (values.get(FLAG) ?? []).flatMap((value) => value.split(','));
  const named = words.map((word) => word.trim()).filter((word) => word !== '');
  for (const word of named) checkValue(word, ROLLOUT_VERDICTS, `\`--${FLAG}\``);
  return ROLLOUT_VERDICTS.filter((verdict) => named.includes(verdict));
}

/** How many workloads a change gives one of these verdicts. */
export function countFailing(
  { workloads }: Pick<Change, 'workloads'>,
  verdicts: readonly RolloutVerdict[],
): number {
  return workloads
    .filter(({ rollout }) => verdicts.includes(rollout.verdict))
    .reduce((sum, { amount }) => sum + amount, 0);
}
