import { isApplicationSet } from '../../model/kinds/deployer-kinds.ts';
import type { BuildKind, Manifest } from '../../model/manifest.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { codedReason } from '../../model/reason.ts';
import type { UncheckedEntry } from '../../model/report.ts';
import { hostSpan } from '../../model/span.ts';
import type { FollowedCharts } from './charts/follow-charts.ts';
import { templateOf } from './entry-object.ts';
import type { PlanTools, Walk } from './walk-entries.ts';

type Tools = Pick<PlanTools, 'resolveRepository' | 'isTestFolder'>;

/** Its source is another repository, or a chart: nothing of this repository is deployed by it. */
export const OTHER_REPOSITORY = codedReason('elsewhere', 'its source is another repository');
export const NOT_IN_FLEET = codedReason('elsewhere', 'its source is not in the fleet');
export const NO_CHART = codedReason('elsewhere', 'its chart is not available');
/** Builds of what makes entry objects: one that fails might have deployed anything. */
const MAKERS: ReadonlySet<BuildKind> = new Set(['argo-application-set', 'flux-resource-set']);

/** Whether all entry objects could be followed, so that nothing else of the repository is deployed. Jsonnet may make any of them. */
export function isWhole(
  { builds, uncheckedEntries }: Walk,
  files: readonly ParsedFile[],
  charts: FollowedCharts,
  tools: Tools,
): boolean {
  return (
    [...charts.values()].every((chart) => chart.isWhole) &&
    !uncheckedEntries.some((entry) => mayDeployHere(entry, tools)) &&
    !files.some(mayHoldEntry) &&
    !builds.some(({ kind, failures }) => MAKERS.has(kind) && failures.length > 0) &&
    !builds.some(({ partial }) => partial.some(({ code }) => code === 'jsonnet'))
  );
}

/** What is not looked at, but not because it certainly is elsewhere, deploys folders that it names, or is a test or an example. */
function mayDeployHere({ manifest, reason }: UncheckedEntry, tools: Tools): boolean {
  return (
    reason.code !== 'elsewhere' &&
    foldersNamed(manifest) === undefined &&
    !tools.isTestFolder(folderOf(hostSpan(manifest.node).file.path)) &&
    !isAllElsewhere(manifest, tools)
  );
}

/** Whether all Applications of an ApplicationSet deploy other repositories, however many there are. */
function isAllElsewhere(manifest: Manifest, { resolveRepository }: Tools): boolean {
  if (!isApplicationSet(manifest)) return false;
  const { sources } = templateOf(manifest);
  return (
    sources.length > 0 &&
    sources.every((source) => resolveRepository(source, manifest.node).kind === 'other')
  );
}

/** The folders that all Applications of an ApplicationSet deploy, however many there are; undefined if they differ. */
export function foldersNamed(manifest: Manifest): readonly string[] | undefined {
  if (!isApplicationSet(manifest)) return undefined;
  const folders = templateOf(manifest)?.sources.map(({ folder }) => folder) ?? [undefined];
  return folders.some((folder) => folder === undefined)
    ? undefined
    : folders.flatMap((folder) => folder ?? []);
}

/** How objects of Flux and Argo CD that deploy folders begin. */
const GROUP = /\b(?:kustomize\.toolkit\.fluxcd|argoproj)\.io\//;
const KIND = /\bkind["']?:\s*["']?(?:Kustomization|Application|ApplicationSet)\b/;

/** Whether a document that cannot be read, or a template, seems to be an entry object: it may deploy anything. */
function mayHoldEntry({ class: own, faults, source, documents }: ParsedFile): boolean {
  if (source === undefined) return false;
  if (own.kind === 'skipped' && own.as === 'template') {
    return GROUP.test(source.text) && KIND.test(source.text);
  }
  if (own.kind !== 'manifests' || faults.length === 0) return false;
  return faults.some(({ at: { start: at } }) => {
    const around = documents.find(({ span }) => span.start <= at && at <= span.end);
    const text = source.text.slice(around?.span.start, around?.span.end);
    return GROUP.test(text) && KIND.test(text);
  });
}
