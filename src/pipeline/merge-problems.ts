import { messageText, textOfAllBuilds, type Message, type Text } from '../model/message.ts';
import { SEVERITY_RANK, type Problem } from '../model/problem.ts';
import type { Suppressed } from '../model/report.ts';
import { hostSpan, type Span } from '../model/span.ts';
import { byCodeUnit as order } from '../text/by-code-unit.ts';

interface Placed {
  readonly problem: Pick<Problem<Text>, 'rule' | 'message'>;
  readonly place: Span;
}

interface Merging {
  problem: Problem<Message>;
  readonly place: Span;
  /** Of all that were merged, if there are several. */
  builds?: Set<string>;
}

/**
 * The same problem (rule, place, message) of several builds as one that names them all, with the severity of the most severe one.
 * Sorted by path, place, rule, message.
 */
export function mergeProblems(problems: readonly Problem<Message>[]): readonly Problem<Message>[] {
  const merged = new Map<string, Merging>();
  for (const problem of problems) {
    const place = hostSpan(problem.at);
    const { file, start, end } = place;
    const at = `${file.path}\0${start}:${end}`;
    const key = `${problem.rule}\0${at}\0${textOfAllBuilds(problem.message)}`;
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, { problem, place });
      continue;
    }
    known.builds ??= new Set(known.problem.builds);
    for (const build of problem.builds) known.builds.add(build);
    if (SEVERITY_RANK[problem.severity] < SEVERITY_RANK[known.problem.severity])
      known.problem = problem;
  }
  return [...merged.values()].sort(compare).map(({ problem, builds }) => {
    if (builds === undefined && problem.builds.length < 2) return problem;
    return Object.assign({}, problem, { builds: [...(builds ?? problem.builds)].sort() });
  });
}

/** What was suppressed, in the same order, those of one place by their builds. */
export function sortSuppressed<Wording extends Text>(
  suppressed: readonly Suppressed<Wording>[],
): readonly Suppressed<Wording>[] {
  return suppressed
    .map((each) => ({ each, problem: each.problem, place: hostSpan(each.problem.at) }))
    .sort(
      (a, b) => compare(a, b) || order(a.problem.builds.join('\n'), b.problem.builds.join('\n')),
    )
    .map(({ each }) => each);
}

function compare(a: Placed, b: Placed): number {
  return (
    order(a.place.file.path, b.place.file.path) ||
    a.place.start - b.place.start ||
    order(a.problem.rule, b.problem.rule) ||
    order(messageText(a.problem.message), messageText(b.problem.message)) ||
    a.place.end - b.place.end
  );
}
