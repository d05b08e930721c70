import type { NotCompared } from '../model/changes/change.ts';
import { groupBy } from '../model/group-by.ts';
import type { BuildFailure } from '../model/manifest.ts';
import { message as say, messageText, words } from '../model/message.ts';
import { placeOf } from '../model/span.ts';
import { shortList } from './verdict/rollout-reasons.ts';

/** A build, and why it cannot be built. */
export interface FailedBuild {
  readonly id: string;
  readonly failure: BuildFailure;
}

/** One sentence for all builds that fail for the same reason at the same place: those of one folder that several objects deploy. */
export function noteFailures(
  failed: readonly FailedBuild[],
  happens: (isOne: boolean) => string,
): readonly NotCompared[] {
  const causes = groupBy(
    failed,
    ({ failure }) => `${placeOf(failure.at)}\n${messageText(failure.message)}`,
  );
  return [...causes.values()].flatMap((group): readonly NotCompared[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { message, at } = first.failure;
    return [
      { text: say`${words(namesOf(group))} ${words(happens(group.length === 1))}: ${message}`, at },
    ];
  });
}

/** `` build `a` ``, `` builds `a` and `b` ``. */
function namesOf(builds: readonly FailedBuild[]): string {
  const names = shortList(builds.map(({ id }) => `\`${id}\``));
  return `${builds.length === 1 ? 'build' : 'builds'} ${names}`;
}
