import type { BuildChange, NotCompared } from '../model/changes/change.ts';
import { messageText } from '../model/message.ts';
import { formerlyHidden, newlyHidden } from './compare/comparable-builds.ts';
import { noteFailures, type FailedBuild } from './note-failures.ts';

/** Builds that can be built, or are whole, on one side only: all of them, or what seems to come or go, is not compared. */
export function notCompared(builds: readonly BuildChange[]): readonly NotCompared[] {
  // A build that fails on both sides is mentioned only if its failure changes.
  const failing = builds.flatMap((pair) => failedOnlyIn(pair, 'after'));
  const failed = builds.flatMap((pair) => failedOnlyIn(pair, 'before'));
  return [
    ...noteFailures(failing, (isOne) =>
      isOne
        ? 'can no longer be built, so that nothing of it is applied'
        : 'can no longer be built, so that nothing of them is applied',
    ),
    ...noteFailures(failed, () => 'could not be built before'),
    ...builds.flatMap(hiddenPart),
  ];
}

function failedOnlyIn(pair: BuildChange, side: 'before' | 'after'): readonly FailedBuild[] {
  const failure = pair[side]?.failures[0];
  const other = pair[side === 'before' ? 'after' : 'before']?.failures[0];
  if (failure === undefined || other !== undefined) return [];
  return [{ id: (pair.after ?? pair.before)?.id ?? '', failure }];
}

function hiddenPart(pair: BuildChange): readonly NotCompared[] {
  if (pair.before?.failures.length || pair.after?.failures.length) return [];
  const build = `build \`${(pair.after ?? pair.before)?.id ?? ''}\``;
  const [now, old] = [newlyHidden(pair), formerlyHidden(pair)];
  const hidden = now ?? old;
  if (hidden === undefined) return [];
  const lack =
    now !== undefined
      ? 'can be rendered only in part now, so objects that this change removes are not listed'
      : 'was only partly known before, so new objects are not listed';
  return [{ text: `${build} ${lack}: ${messageText(hidden)}`, at: undefined }];
}
