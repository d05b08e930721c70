import type { BuildKind, Manifest } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { codedReason } from '../../model/reason.ts';
import type { UncheckedEntry } from '../../model/report.ts';
import type { FollowedCharts } from './charts/follow-charts.ts';
import { isApplicationSet, templateOf } from './entry-object.ts';
import type { Walk } from './walk-entries.ts';

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
): boolean {
  return (
    [...charts.values()].every((chart) => chart.isWhole) &&
    !uncheckedEntries.some(mayDeployHere) &&
    !files.some(mayHoldEntry) &&
    !builds.some(({ kind, failures }) => MAKERS.has(kind) && failures.length > 0) &&
    !builds.some(({ partial }) => partial.some(({ code }) => code === 'jsonnet'))
  );
}

/** What is not looked at, but not because it certainly is elsewhere, or deploys folders that it names. */
function mayDeployHere({ manifest, reason }: UncheckedEntry): boolean {
  return reason.code !== 'elsewhere' && foldersNamed(manifest) === undefined;
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
