import type { Problem } from '../../model/problem.ts';
import type { Line } from '../document/document.ts';
import { count, countSeverities, SEVERITIES } from '../text/words.ts';

/** `2 errors`, `1 warning`: a badge for each severity that there is. */
export function severityBadges(problems: readonly Problem[]): readonly Line[] {
  const counts = countSeverities(problems);
  return SEVERITIES.flatMap((severity): readonly Line[] => {
    const number = counts.get(severity) ?? 0;
    return number === 0 ? [] : [[{ text: count(number, severity), tone: severity, badge: true }]];
  });
}
