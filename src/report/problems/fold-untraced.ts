import type { ProblemGroup } from './group-by-cause.ts';

/** Rules that report each name by itself, of which a repository whose sources are kept elsewhere may have many. */
const FOLDED: ReadonlySet<string> = new Set(['untraced-config-map', 'untraced-secret']);
/** Names of a rule that are shown with their code. */
const MOST_SHOWN = 5;

/** Of many names that nothing makes, the first few as they are; the rest is one list, at the next one's place. */
export function foldUntraced(groups: readonly ProblemGroup[]): readonly ProblemGroup[] {
  const seen = new Map<string, ProblemGroup[]>();
  for (const group of groups) {
    const key = keyOf(group);
    if (key !== undefined) seen.set(key, [...(seen.get(key) ?? []), group]);
  }
  return groups.flatMap((group) => {
    const same = seen.get(keyOf(group) ?? '') ?? [];
    const at = same.indexOf(group);
    if (same.length <= MOST_SHOWN + 2 || at < MOST_SHOWN) return [group];
    if (at > MOST_SHOWN) return [];
    const others = same.slice(MOST_SHOWN + 1).map(({ first }) => first);
    return [{ first: group.first, others, isOfNames: true as const }];
  });
}

function keyOf({ first: { rule, severity } }: ProblemGroup): string | undefined {
  return FOLDED.has(rule) ? `${rule} ${severity}` : undefined;
}
