import type { BuildChange, NotCompared } from '../model/changes/change.ts';
import { formerlyHidden, newlyHidden } from './comparable-builds.ts';

/** Builds that can be built, or are whole, on one side only: all of them, or what seems to come or go, is not compared. */
export function notCompared(builds: readonly BuildChange[]): readonly NotCompared[] {
  return builds.flatMap(({ before, after }): readonly NotCompared[] => {
    const build = `build \`${after?.id ?? before?.id ?? ''}\``;
    const [old, now] = [before?.failures[0], after?.failures[0]];
    // What cannot be built on either side is worth a word only where it changes.
    if (now !== undefined && old !== undefined) return [];
    if (now !== undefined) {
      const text = `${build} can no longer be built, so that nothing of it is applied: ${now.message}`;
      return [{ text, at: now.at }];
    }
    if (old !== undefined)
      return [{ text: `${build} could not be built before: ${old.message}`, at: old.at }];
    return hiddenPart(build, { before, after }).map((text) => ({ text, at: undefined }));
  });
}

function hiddenPart(build: string, pair: BuildChange): readonly string[] {
  const [now, old] = [newlyHidden(pair), formerlyHidden(pair)];
  if (now !== undefined)
    return [`${build} is only partly known now, so removed objects are not listed: ${now}`];
  if (old === undefined) return [];
  return [`${build} was only partly known before, so new objects are not listed: ${old}`];
}
