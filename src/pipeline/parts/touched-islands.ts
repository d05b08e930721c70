import type { KeptIsland } from './kept-island.ts';
import type { DigestedTexts } from './secret-digests.ts';
import type { Survey, SurveyedBuild } from './survey.ts';
import { namesMadeBy } from './survey.ts';

/** An island before and after its files changed. */
export interface ChangedIsland {
  readonly number: number;
  readonly before: Survey;
  readonly after: Survey;
}

/**
 * Whether a change of an island matters to others by nothing but the names of sources: the Services, the texts of Secrets and what may
 * concern any other island are as before.
 */
export function isAlike(
  { before, after }: ChangedIsland,
  secrets: Pick<DigestedTexts, 'has'>,
): boolean {
  if (saidBesideNames(before) !== saidBesideNames(after)) return false;
  const [old, now] = [new Set(before.open), new Set(after.open)];
  const changed = [...old, ...now].filter((name) => !old.has(name) || !now.has(name));
  return !changed.some((name) => secrets.has(name));
}

function saidBesideNames({ special, naming, services, secrets }: Survey): string {
  return JSON.stringify([special, naming, services, secrets]);
}

/**
 * The islands of which a run may say something else after a change of some: these themselves, those that name what they make or need, those that
 * share a maker of a name with them, those that lack a name, and those whose problems point into the changed files.
 */
export function touchedIslands(
  changes: readonly ChangedIsland[],
  files: ReadonlySet<string>,
  kept: readonly KeptIsland[],
): Set<number> {
  const builds = changes.flatMap(({ before, after }) => [...before.builds, ...after.builds]);
  const isMaking = builds.some(([, , sources]) => sources.length > 0);
  const names = new Set(builds.flatMap(namesOf));
  const all = kept.flatMap(({ survey }) => survey.builds);
  const makers = all.filter((build) => namesMadeBy(build).some((name) => names.has(name)));
  const shared = new Set([...names, ...makers.flatMap(namesMadeBy)]);
  const touched = new Set(changes.map(({ number }) => number));
  for (const build of makers) touched.add(build[1]);
  for (const [, island, , asks] of all) {
    if (asks.some((name) => shared.has(name))) touched.add(island);
  }
  for (const [island, { found, isLacking }] of kept.entries()) {
    const isPointing = found?.masks.some(([path]) => files.has(path)) === true;
    if (isPointing || (isLacking && isMaking)) touched.add(island);
  }
  return touched;
}

/** What a build makes and what it needs. */
function namesOf(build: SurveyedBuild): readonly string[] {
  return [...namesMadeBy(build), ...build[3]];
}
