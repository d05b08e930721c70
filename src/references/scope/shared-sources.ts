import { sourcesOf, type JudgedReference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import type { Workload } from '../../model/workload.ts';

/** The sources that several objects with pods refer to; one object in several builds is several. */
export function sharedSources(references: readonly JudgedReference[]): ReadonlySet<Source> {
  const users = new Map<Source, Workload['manifest']>();
  const shared = new Set<Source>();
  for (const { reference, verdict } of references) {
    const user = reference.workload?.manifest;
    if (user === undefined) continue;
    for (const source of sourcesOf(verdict)) {
      const first = users.get(source);
      if (first === undefined) users.set(source, user);
      else if (first !== user) shared.add(source);
    }
  }
  return shared;
}
