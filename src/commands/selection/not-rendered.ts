import type { Report } from '../../model/report.ts';
import { notCheckedWords } from '../../report/problems/not-checked-words.ts';
import { entryObjects } from '../../report/problems/not-checked.ts';

/** Entry objects that could not be followed, and builds that fail or lack what is elsewhere. */
export function notRenderedOf(report: Report): readonly string[] {
  const builds = report.builds.flatMap(({ id, failures, partial }) => {
    if (failures.length > 0) return [`${id} (it cannot be built)`];
    return partial.length > 0 ? [`${id} (in part)`] : [];
  });
  return [...entryObjects(report).map(notCheckedWords), ...builds];
}
