import type { Text } from '../model/message.ts';
import { isManifestName } from '../model/file-tree.ts';
import { groupBy } from '../model/group-by.ts';
import type { Report } from '../model/report.ts';
import { mergeCauses } from '../pipeline/merge-causes.ts';
import {
  findIslands,
  partOf,
  type Islands,
  type NearFolders,
} from '../pipeline/parts/find-islands.ts';
import { keptIsland, type KeptIsland } from '../pipeline/parts/kept-island.ts';
import { openParts, type Parts } from '../pipeline/parts/open-parts.ts';
import { splitReport } from '../pipeline/parts/split-report.ts';
import { NOTHING_SURVEYED, type Survey } from '../pipeline/parts/survey.ts';
import { countSpecialFiles, surveyIslands, surveyPart } from '../pipeline/parts/survey-part.ts';
import { isAlike, touchedIslands, type ChangedIsland } from '../pipeline/parts/touched-islands.ts';
import { openJoining } from '../pipeline/parts/unpack-report.ts';
import { hideSecrets } from '../report/secrets/hide-secrets.ts';
import { lookAt, type Examination } from './examine.ts';
import { joinIslands, lookAtIslands, undecidedIn, type Division } from './look-at-islands.ts';

/** What a run leaves, so that one after a small change need not look at everything again. Plain data. */
export interface KeptParts {
  /** The folders that each kustomization names, by its path. */
  readonly near: readonly (readonly [path: string, folders: readonly string[]])[];
  /** By number. */
  readonly islands: readonly KeptIsland[];
}

/** What a run found, and what it leaves for the next one; undefined where that would be of little use. */
export interface KeptExamination extends Examination {
  readonly kept: KeptParts | undefined;
}

/** Of the files, more than this part is looked at by every run: then hardly anything is saved. */
const MOST_AGAIN = 0.25;
/** More problems take too long to keep, and too much room. */
const MOST_PROBLEMS = 100_000;
/** More changed islands are a new repository. */
const MOST_CHANGED = 20;

/** `examine`, for a whole repository, that leaves something for `renew`, where there is room for that when all is found. */
export function examineKeeping(division: Division, hasRoom: () => boolean): KeptExamination {
  const { keep, ...found } = examineToKeep(division);
  return { ...found, kept: hasRoom() ? keep() : undefined };
}

/** What a run found, and how to make what it leaves for the next one, at any time. */
export interface KeepableExamination extends Examination {
  readonly keep: () => KeptParts | undefined;
}

/** The same, where what it leaves can be made later. */
export function examineToKeep(division: Division): KeepableExamination {
  const { tree, rules, settings, memory } = division;
  const { report, evidence } = lookAt(tree, rules, settings, { memory });
  const hidden = hideSecrets(report);
  return {
    report: { ...hidden, problems: mergeCauses(hidden.problems, (own) => own) },
    evidence,
    keep: () => keepParts(report, hidden, division),
  };
}

/** `hidden`: the report without values of Secrets. */
function keepParts(
  report: Report<Text>,
  hidden: Report,
  { tree, settings, digest }: Division,
): KeptParts | undefined {
  if (countSpecialFiles(report) > report.files.length * MOST_AGAIN) return undefined;
  if (report.problems.length > MOST_PROBLEMS) return undefined;
  const near: NearFolders = new Map();
  const islands = findIslands(tree, settings.limits, near);
  const surveys = surveyIslands(report, islands, digest);
  const parts = openParts(surveys, tree, islands, digest);
  const kept = [...keepIslands(surveys.keys(), hidden, surveys, parts, islands).values()];
  return isWorthKeeping(kept, islands) ? { near: [...near], islands: kept } : undefined;
}

/** What is kept of some islands, by a report about them and perhaps others. */
function keepIslands(
  some: Iterable<number>,
  report: Report,
  surveys: readonly Survey[],
  { special }: Parts,
  islands: Islands,
): ReadonlyMap<number, KeptIsland> {
  const undecided = new Set(undecidedIn(report, islands));
  const reports = splitReport(report, islands);
  const kept = new Map<number, KeptIsland>();
  for (const island of some) {
    const found = reports.get(island) ?? { ...report, ...NOTHING_FOUND };
    const isDecided = !special.has(island) && !undecided.has(island);
    kept.set(island, keptIsland(surveys[island] ?? NOTHING_SURVEYED, found, isDecided));
  }
  return kept;
}

const NOTHING_FOUND = {
  problems: [],
  suppressed: [],
  files: [],
  builds: [],
  references: [],
  sources: [],
  workloads: [],
};

function isWorthKeeping(kept: readonly KeptIsland[], islands: Islands): boolean {
  const again = new Set(kept.flatMap(({ found }, at) => (found === undefined ? [at] : [])));
  return partOf(again, islands) <= MOST_AGAIN;
}

/**
 * What `examine` would report of a tree of the same paths in which only the manifests `changed` are others than when `kept` was made. Looks at
 * what the change may concern; undefined where that is too much, or cannot be told. `countsInfos`: most infos are only counted.
 */
export function renew(
  division: Division,
  kept: KeptParts,
  changed: readonly string[],
  countsInfos: boolean,
): KeptExamination | undefined {
  const { tree, settings, digest } = division;
  const near = nearAfter(kept, changed);
  const islands = findIslands(tree, settings.limits, near);
  const changes = changesOf(division, islands, kept.islands, changed);
  if (changes === undefined || !isNearBy(near, kept, changed)) return undefined;
  const after = new Map(changes.map((each) => [each.number, each.after]));
  const surveys = kept.islands.map(({ survey }, island) => after.get(island) ?? survey);
  const parts = openParts(surveys, tree, islands, digest);
  if (changes.some((each) => parts.special.has(each.number) || !isAlike(each, parts.secrets))) {
    return undefined;
  }
  const touched = touchedIslands(changes, new Set(changed), kept.islands);
  for (const [island, { found }] of kept.islands.entries()) {
    if (found === undefined) touched.add(island);
  }
  if (partOf(touched, islands) > MOST_AGAIN) return undefined;
  return renewTouched(touched, changed, {
    division,
    parts,
    islands,
    surveys,
    near,
    kept: kept.islands,
    countsInfos,
  });
}

interface Renewal {
  readonly division: Division;
  readonly parts: Parts;
  readonly islands: Islands;
  readonly surveys: readonly Survey[];
  readonly near: NearFolders;
  /** Before the change. */
  readonly kept: readonly KeptIsland[];
  readonly countsInfos: boolean;
}

/** Looks at some islands, among them those of which nothing is kept, and joins what was found with what was kept of the others. */
function renewTouched(
  touched: ReadonlySet<number>,
  changed: readonly string[],
  { division, parts, islands, surveys, near, kept, countsInfos }: Renewal,
): KeptExamination | undefined {
  const joining = openJoining(division.tree, countsInfos);
  const made = new Set<string>();
  for (const [island, { found }] of kept.entries()) {
    if (found === undefined || touched.has(island)) continue;
    joining.add(found);
    for (const each of found.made) made.add(each);
  }
  const { report, evidence } = lookAtIslands(touched, parts, division, made);
  if (report.files.some((file) => isSkipped(file) && changed.includes(file.path))) return undefined;
  const again = keepIslands(touched, report, surveys, parts, islands);
  return {
    ...joinIslands(joining, touched, { report, evidence }, islands),
    kept: { near: [...near], islands: kept.map((island, at) => again.get(at) ?? island) },
  };
}

function nearAfter({ near }: KeptParts, changed: readonly string[]): NearFolders {
  const left = new Map(near);
  for (const path of changed) left.delete(path);
  return left;
}

/** Whether the changed kustomizations name the folders that they named before. */
function isNearBy(near: NearFolders, kept: KeptParts, changed: readonly string[]): boolean {
  const before = new Map(kept.near);
  return changed.every((path) => near.get(path)?.join('\n') === before.get(path)?.join('\n'));
}

/** The islands of changed files; undefined where these were or are no mere manifests, or are too many. */
function changesOf(
  division: Division,
  islands: Islands,
  kept: readonly KeptIsland[],
  changed: readonly string[],
): readonly ChangedIsland[] | undefined {
  const byIsland = groupBy(changed, islands.of);
  if (byIsland.size > MOST_CHANGED || !changed.every(isManifestName)) return undefined;
  const changes: ChangedIsland[] = [];
  for (const [number, paths] of byIsland) {
    const island = number === undefined ? undefined : kept[number];
    if (number === undefined || island === undefined) return undefined;
    const { survey: before, skipped } = island;
    if (skipped.some((path) => paths.includes(path))) return undefined;
    const after = surveyPart(division, islands, [number]);
    changes.push({ number, before, after });
  }
  return changes;
}

function isSkipped({ class: each }: Report['files'][number]): boolean {
  return each.kind === 'skipped';
}
