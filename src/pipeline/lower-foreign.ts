import { sentences, words, type Message } from '../model/message.ts';
import type { Problem } from '../model/problem.ts';
import type { Settings } from '../model/settings.ts';
import { makingOf } from '../model/span.ts';
import { LOWER } from './lower-undeployed.ts';
import { isChosen } from './rule-severity.ts';

const NOTE = words(
  'Only the values of the release can change it here: its chart comes from elsewhere.',
);

/**
 * Problems in what a chart of someone else wrote, one severity lower: they are shown at the value or the release that can change them, and whether
 * these can is for the chart to say. What a value wrote itself keeps its severity, and so does a rule whose severity the user chose.
 */
export function lowerForeign(
  problems: readonly Problem<Message>[],
  settings: Settings,
): readonly Problem<Message>[] {
  return problems.map((problem) => {
    const { at, rule, severity, help } = problem;
    if (isChosen(rule, settings, at) || makingOf(at)?.isForeign !== true) return problem;
    return {
      ...problem,
      severity: LOWER[severity],
      help: sentences(help, NOTE),
    };
  });
}
