import type { Problem, Severity } from '../../model/problem.ts';

/** From most to least severe. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** `1,204`: written here, since asking the system for it costs more than a small run. */
export function numberText(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 file`, `2 files`, `1,204 files`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${numberText(number)} ${number === 1 ? noun : plural}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** A list that names at most `most` of its words and counts the rest. */
export function shortListOf(words: readonly string[], most: number): string {
  if (words.length <= most + 1) return listOf(words);
  return listOf([...words.slice(0, most), `${numberText(words.length - most)} more`]);
}

/** How many problems there are of each severity. */
export function countSeverities(
  problems: readonly Pick<Problem, 'severity'>[],
): ReadonlyMap<Severity, number> {
  const counts = new Map<Severity, number>(SEVERITIES.map((severity) => [severity, 0]));
  for (const { severity } of problems) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  return counts;
}

/** `2 errors, 1 warning and 3 infos`, each perhaps with an adjective; severities without problems are left out. */
export function severityCounts(
  problems: readonly Pick<Problem, 'severity'>[],
  adjective = '',
): string {
  const counts = countSeverities(problems);
  const words = SEVERITIES.flatMap((severity) => {
    const number = counts.get(severity) ?? 0;
    return number === 0 ? [] : [count(number, `${adjective}${severity}`)];
  });
  return listOf(words);
}

/** Errors, warnings, infos; otherwise in the order they were in. */
export function mostSevereFirst(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Infos, warnings, errors; otherwise in the order they were in. */
export function mostSevereLast(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((a, b) => rankOf(b) - rankOf(a));
}

function rankOf({ severity }: Problem): number {
  return SEVERITIES.indexOf(severity);
}
