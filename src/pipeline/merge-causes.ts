import { appendTo } from '../model/group-by.ts';
import type { Text } from '../model/message.ts';
import { SEVERITY_RANK, type Problem, type Related } from '../model/problem.ts';
import { placeOf, type Span } from '../model/span.ts';

/** Places that a problem names besides its own. */
const MAX_PLACES = 3;

/** Rules whose problems are at what needs something that is not there. */
const IS_OF_NEED = /^(?:missing|undeclared|unbuildable)-/;

/** Of problems whose rule reports each cause once, the first of the most severe of each cause, with the builds of all and the next few places. Keeps the order. */
export function mergeCauses<Wording extends Text>(
  problems: readonly Problem<Wording>[],
  wording: (own: string) => Wording,
): readonly Problem<Wording>[] {
  const groups = new Map<string, Problem<Wording>[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    if (key !== undefined) appendTo(groups, key, problem);
  }
  const first = new Map([...groups].map(([key, group]) => [key, mostSevere(group)]));
  return problems.flatMap((problem) => {
    const key = keyOf(problem);
    if (key === undefined) return problem;
    if (first.get(key) !== problem) return [];
    const others = groups.get(key)?.filter((each) => each !== problem) ?? [];
    return merged(problem, others, wording);
  });
}

/** Paths may have severities of their own, so the first problem may not be the most severe. */
function mostSevere<Wording extends Text>(
  group: readonly Problem<Wording>[],
): Problem<Wording> | undefined {
  const rank = Math.min(...new Set(group.map(({ severity }) => SEVERITY_RANK[severity])));
  return group.find(({ severity }) => SEVERITY_RANK[severity] === rank);
}

function keyOf({ rule, cause, onePerCause }: Problem<Text>): string | undefined {
  return onePerCause === true && cause !== undefined ? `${rule} ${cause}` : undefined;
}

function merged<Wording extends Text>(
  first: Problem<Wording>,
  others: readonly Problem<Wording>[],
  wording: (own: string) => Wording,
): Problem<Wording> {
  if (others.length === 0) return first;
  const builds = new Set([first, ...others].flatMap((problem) => problem.builds));
  const elsewhere = placesOf(first, others);
  const left = elsewhere.length - MAX_PLACES;
  const also = IS_OF_NEED.test(first.rule) ? 'also needed here' : 'the same here';
  const places: Related<Wording>[] = elsewhere.slice(0, MAX_PLACES).map((at, index) => ({
    at,
    message: wording(
      left > 0 && index === MAX_PLACES - 1
        ? `${also}, and in ${left} other place${left === 1 ? '' : 's'}`
        : also,
    ),
  }));
  return {
    ...first,
    builds: [...builds].sort(),
    related: [...(first.related ?? []), ...places],
  };
}

/** The places of the others, each once; one field of a base or patch is in many builds. */
function placesOf(first: Problem<Text>, others: readonly Problem<Text>[]): readonly Span[] {
  const seen = new Set([placeOf(first.at)]);
  return others.flatMap(({ at }) => {
    const place = placeOf(at);
    if (seen.has(place)) return [];
    seen.add(place);
    return [at];
  });
}
