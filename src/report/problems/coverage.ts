import { neededItems } from '../../model/elsewhere/needed-items.ts';
import { ARGO, isOfFlux } from '../../model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { nameNodeOf } from '../../model/node.ts';
import { isOfPreview } from '../../model/reason.ts';
import type { Report } from '../../model/report.ts';
import { hostPlaceOf } from '../../model/span.ts';
import type { Workload } from '../../model/workload.ts';
import { count, numberText } from '../text/words.ts';
import { chartFolder, chartsToFetch, unrenderedCharts } from './not-checked-charts.ts';
import { isFetchable, type NotChecked } from './not-checked-words.ts';
import { notCheckedOf, unseenBuilds } from './not-checked.ts';

/** How much of what a repository deploys a run has judged: entries are Flux and Argo CD objects, releases, charts and plain builds. */
interface Coverage {
  /** Entries whose objects were looked at, at least in part. */
  readonly judged: number;
  readonly all: number;
  /** Of the judged ones: those of which a part is missing, and those that were previewed from the values of their release. */
  readonly inPart: number;
  readonly previewed: number;
  /** Workloads of the judged entries; what several environments make of one manifest counts once. */
  readonly workloads: number;
  /** Entries that are not judged and need something from elsewhere, which `envfrom dependencies` lists. */
  readonly fetchable: number;
  /** By reason, the largest first. */
  readonly notChecked: readonly NotChecked[];
}

/** What one run has judged. */
export const coverageOf = memo((report: Report): Coverage => {
  const notChecked = notCheckedOf(report);
  const unseen = new Set([...unseenBuilds(report), ...unrenderedCharts(report)]);
  const seen = report.builds.filter((build) => isEntry(build) && !unseen.has(build));
  const judged = entriesOf(seen);
  return {
    judged,
    all: judged + notChecked.reduce((sum, { entries }) => sum + entries, 0),
    inPart: entriesOf(seen.filter(({ partial }) => !partial.every(isOfPreview))),
    previewed: seen.filter(({ previewed }) => previewed === true).length,
    workloads: workloadsOf(report),
    fetchable:
      report.uncheckedEntries.filter((entry) => neededItems([], [entry]).length > 0).length +
      unseenBuilds(report).filter(isFetchable).length +
      chartsToFetch(report).size,
    notChecked,
  };
});

/** What makes entry objects is not an entry itself, nor is a folder or chart that holds nothing else: what they lead to counts. Of a build that failed, what is left counts with it. */
function isEntry({ kind, objects, failures, left }: Build): boolean {
  if (left !== undefined) return false;
  if (kind === 'argo-application-set' || kind === 'flux-resource-set') return false;
  const holdsOnlyDeployers = objects.length > 0 && objects.every(isOfDeployer);
  return !(PLAIN.has(kind) && failures.length === 0 && holdsOnlyDeployers);
}

const PLAIN: ReadonlySet<Build['kind']> = new Set(['folder', 'kustomization', 'chart']);

/** Rollouts and Workflows are of Argo's group too, and deploy nothing else. */
const OF_ARGO_CD: ReadonlySet<string> = new Set(['Application', 'ApplicationSet', 'AppProject']);

/** Whether an object only says what is deployed: all of its own kind can be right where nothing else was seen. */
export function isOfDeployer(manifest: Manifest): boolean {
  return manifest.group === ARGO ? OF_ARGO_CD.has(manifest.kind) : isOfFlux(manifest);
}

/** A chart with several files of values is one entry. */
function entriesOf(builds: readonly Build[]): number {
  return new Set(builds.map((build) => (build.kind === 'chart' ? chartFolder(build) : build.id)))
    .size;
}

function workloadsOf({ workloads, builds }: Report): number {
  const ofCharts = new Set(builds.flatMap(({ id, values }) => (values === undefined ? [] : [id])));
  return new Set(workloads.map((workload) => identityOf(workload, ofCharts))).size;
}

/** Where a workload was written; what a chart makes is another one in each release. */
function identityOf(
  { manifest: { kind, node }, podSpec, build }: Workload,
  ofCharts: ReadonlySet<string>,
): string {
  const places = [podSpec, nameNodeOf(node)].map(hostPlaceOf);
  return [kind, ...places, ofCharts.has(build) ? build : ''].join(' ');
}

/** `Checked: 305 of 1,041 entries with 96 workloads; 736 not checked.`; undefined if there are no entries. */
export function coverageSentence(report: Report): string | undefined {
  const { judged, all, inPart, previewed, workloads, fetchable } = coverageOf(report);
  if (all === 0) return undefined;
  const notes = [
    ...(previewed === 0 ? [] : [`${numberText(previewed)} previewed from values`]),
    ...(inPart === 0 ? [] : [`${numberText(inPart)} in part`]),
  ];
  const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
  const entries =
    judged === all
      ? `${judged > 2 ? 'all ' : ''}${count(judged, 'entry', 'entries')}`
      : `${numberText(judged)} of ${count(all, 'entry', 'entries')}`;
  const left = all - judged;
  const needing =
    fetchable === 0 ? '' : `, ${ofWhich(fetchable, left)} what \`envfrom dependencies\` lists`;
  const rest = judged === all ? '' : `; ${numberText(left)} not checked${needing}`;
  return `Checked: ${entries}${note} with ${count(workloads, 'workload')}${rest}.`;
}

/** `5 of which need`, of a number of entries before it. */
function ofWhich(some: number, all: number): string {
  if (some < all) return `${numberText(some)} of which ${some === 1 ? 'needs' : 'need'}`;
  return all === 1 ? 'which needs' : 'all of which need';
}
