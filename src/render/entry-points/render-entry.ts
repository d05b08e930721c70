import type { ItemNeed } from '../../model/elsewhere/asked-item.ts';
import { needsHere } from '../../model/elsewhere/needs-here.ts';
import { KUSTOMIZATION_NAMES } from '../../model/file-tree.ts';
import { ARGO } from '../../model/kinds/deployer-kinds.ts';
import type { Build } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { message, type Message, words } from '../../model/message.ts';
import { foldersOf } from '../../model/names/folder-of.ts';
import { deployerOf } from '../../model/names/name-of.ts';
import { codedReason, type Reason } from '../../model/reason.ts';
import type { DeployerVersion } from '../../model/versions/deployer-version.ts';
import type { FindSource } from '../flux/find-source.ts';
import type { FluxContext } from '../flux/flux-context.ts';
import type { ArgoReleaseContext } from '../releases/argo-release.ts';
import { renderByVersion } from '../releases/render-by-version.ts';
import type { RenderingHelm } from '../releases/render-release.ts';
import type { RunningVersions } from '../versions/running-versions.ts';
import { containCrash, crashedBuild } from '../work/contain-crash.ts';
import { measured } from '../work/meter.ts';
import { withWork } from '../work/work-of-build.ts';
import { needsOfEntry } from './elsewhere/needs-of-entry.ts';
import type { EntryObject, EntrySource, Made } from './entry-object.ts';
import { NOT_IN_FLEET, NO_CHART, OTHER_REPOSITORY } from './followed-all.ts';
import { renderArgo, type ArgoEntryContext } from './render-argo.ts';
import { renderFlux, type FluxEntryContext } from './render-flux.ts';
import { renderHelm, type HelmEntryContext } from './render-helm.ts';
import type { ResolveRepository, SourceRepository } from './resolve-source-repository.ts';
import type { PlacedEntry, RenderedEntry } from './walk-entries.ts';

const UNKNOWN_REPOSITORY = words('it is not known which repository of the fleet its source is');

export interface EntryContext
  extends
    Omit<ArgoEntryContext, 'argoCharts' | 'version'>,
    Omit<HelmEntryContext, 'helm' | 'version'> {
  /** The versions that run in each cluster. */
  readonly versions: Pick<RunningVersions, 'in'>;
  readonly chartContext: Pick<ArgoReleaseContext, 'tree' | 'limits'>;
  /** What is known of the controllers in each cluster. */
  readonly controllers: FluxEntryContext['controllers'];
  /** There are several repositories. */
  readonly isFleet: boolean;
  /** Whether a file or folder is there. */
  readonly exists: (path: string) => boolean;
  /** By the folder that the repository is in. */
  readonly fluxIn: (root: string) => FluxContext;
  /** The ConfigMaps and Secrets that the cluster of an entry object has, as far as the repository writes them. */
  readonly findSource: (placed: PlacedEntry) => FindSource;
}

/** Renders what an entry object deploys, whatever its kind, and notes the work that it takes. */
export function entryRenderer(shared: EntryContext): (placed: PlacedEntry) => RenderedEntry {
  const render = rendererOf(shared);
  return (placed) => {
    const [rendered, work] = measured(() =>
      containCrash<RenderedEntry>(
        () => render(placed),
        (message) => ({ kind: 'builds', builds: [crashedEntry(placed, message)] }),
      ),
    );
    const needs = needsOfEntry(placed.entry, (source, from) =>
      shared.resolveRepository(source, from, placed.cluster),
    );
    if (rendered.kind !== 'builds') return needs.length === 0 ? rendered : { ...rendered, needs };
    const deployerVersion = versionFor(placed, shared);
    return {
      ...rendered,
      builds: rendered.builds.map((build) =>
        withWork(withNeeds({ ...build, deployerVersion }, needs), work),
      ),
    };
  };
}

/** What an entry object brings in comes before what that asks for. */
function withNeeds(build: Build, ofEntry: readonly ItemNeed[]): Build {
  const needs = needsHere([...ofEntry, ...(build.needs ?? [])]);
  return needs.length === 0 ? build : { ...build, needs };
}

function crashedEntry({ entry, parent, cluster }: PlacedEntry, message: Message): Build {
  const { manifest, kind } = entry;
  const deployedBy = deployerOf(manifest, parent);
  const build = {
    id: deployedBy.name,
    kind: kind === 'maker' ? 'flux-kustomization' : kind,
    deployedBy,
    cluster,
    files: [],
  } as const;
  return crashedBuild(build, manifest.node, message);
}

/** The version of what deploys an entry object, in the cluster where that lives. */
function versionFor({ entry, cluster }: PlacedEntry, { versions }: EntryContext): DeployerVersion {
  const { group } = entry.manifest;
  return versions.in(group === ARGO ? 'argocd' : 'flux', cluster);
}

function rendererOf(shared: EntryContext): (placed: PlacedEntry) => RenderedEntry {
  return (placed) =>
    renderByVersion(placed.entry.manifest, versionFor(placed, shared), (helm) =>
      rendererWith(shared, versionFor(placed, shared), helm)(placed),
    );
}

function rendererWith(
  shared: EntryContext,
  version: DeployerVersion,
  helm: RenderingHelm,
): (placed: PlacedEntry) => RenderedEntry {
  return (placed) => {
    const { entry, cluster } = placed;
    const resolveRepository: ResolveRepository = (source, from) =>
      shared.resolveRepository(source, from, cluster);
    const argoCharts = { ...shared.chartContext, charts: shared.charts(helm.major), helm };
    const context = { ...shared, resolveRepository, version, helm, argoCharts };
    if (entry.kind === 'helm-release') {
      return renderHelm(placed, context, context.findSource(placed));
    }
    if (entry.made !== undefined) {
      return { kind: 'builds', builds: [renderMade(placed, entry.made)] };
    }
    const other = otherRevisionOf(entry, context);
    if (other?.isWhole === true) return { kind: 'unknown', ...other.unknown };
    const reason = reasonNot(entry, context);
    if (entry.kind === 'flux-kustomization') {
      if (reason !== undefined) return { kind: 'unknown', reason };
      const home = homeOf(entry, context);
      const flux = context.fluxIn(home?.root ?? '');
      const found = { flux, folder: home?.folder };
      const build = renderFlux(placed, { ...context, ...found }, context.findSource(placed));
      return { kind: 'builds', builds: [build] };
    }
    const hasChart = entry.sources.some(({ chart, lends }) => chart || lends === true);
    if (reason !== undefined && !hasChart) return { kind: 'unknown', reason };
    const rendered = renderArgo(placed, other === undefined ? context : atHand(context));
    if ('id' in rendered)
      return { kind: 'builds', builds: [rendered], folders: other?.unknown.folders ?? [] };
    const { need, unread, valueFiles } = rendered;
    const why = reason ?? words('it deploys nothing from this repository');
    return need === undefined
      ? { kind: 'unknown', reason: why }
      : { kind: 'unknown', reason: NO_CHART, need, valueFiles, ...(unread && { unread }) };
  };
}

/** Where a Flux Kustomization deploys from. */
function homeOf(
  { sources, manifest }: EntryObject,
  { resolveRepository }: EntryContext,
): Extract<SourceRepository, { kind: 'here' }> | undefined {
  const [source] = sources;
  const home = source && resolveRepository(source, manifest.node);
  return home?.kind === 'here' ? home : undefined;
}

/** What an entry object deploys of another branch, tag or commit: these files say nothing about it. */
interface OtherRevision {
  /** None of its sources deploys folders of the revision that is checked. */
  readonly isWhole: boolean;
  readonly unknown: { readonly reason: Reason; readonly folders: readonly string[] };
}

function otherRevisionOf(
  { sources, manifest }: EntryObject,
  { resolveRepository }: EntryContext,
): OtherRevision | undefined {
  const homes = sources.map((source) => resolveRepository(source, manifest.node));
  const [revision] = homes.flatMap((home) => (home.kind === 'here' ? (home.revision ?? []) : []));
  if (revision === undefined) return undefined;
  const why = message`it deploys \`${revision}\`, which is not the revision that is checked`;
  const reason: Reason = { ...why, code: 'other-revision' };
  const isWhole = homes.every(
    (home) => isOther(home) || home.kind !== 'here' || home.folder === undefined,
  );
  const folders = homes.flatMap((home) =>
    home.kind === 'here' && (isWhole || isOther(home)) ? (home.folder ?? []) : [],
  );
  return { isWhole, unknown: { reason, folders } };
}

function isOther(home: SourceRepository): boolean {
  return home.kind === 'here' && home.revision !== undefined;
}

/** The same where sources of another revision are not at hand. */
function atHand<Context extends Pick<EntryContext, 'resolveRepository'>>(
  context: Context,
): Context {
  return {
    ...context,
    resolveRepository(source, from, cluster) {
      const home = context.resolveRepository(source, from, cluster);
      return isOther(home) ? { kind: 'unknown' } : home;
    },
  };
}

/** Why nothing of an entry object can be rendered, of the source that comes nearest. */
function reasonNot(
  { kind, sources, manifest }: EntryObject,
  context: EntryContext,
): Reason | undefined {
  const { resolveRepository, exists, isFleet } = context;
  const homes = sources.map((source) => ({
    source,
    home: resolveRepository(source, manifest.node),
  }));
  const here = homes.flatMap(({ source, home }) => {
    if (home.kind !== 'here' || home.folder === undefined) return [];
    return [{ ...source, path: home.folder, isAtHand: home.isAtHand === true }];
  });
  if (here.length > 0) {
    const isGone = here.every(({ folder, path, revision, isAtHand }) => {
      return revision !== undefined && !isAtHand && folder !== '' && !exists(path);
    });
    if (isGone) return words('it is deployed from another revision');
    const isUnread = here.every(({ path }) => isOutside(path, kind, context));
    return isUnread ? words('its folder is not among those that are checked') : undefined;
  }
  if (homes.some(({ source, home }) => home.kind === 'here' && source.lends !== true))
    return words('its path holds a variable');
  if (sources.some(({ chart }) => chart)) return NO_CHART;
  const unknown = homes.find(({ home }) => home.kind === 'unknown');
  if (isFleet) return unknown === undefined ? NOT_IN_FLEET : UNKNOWN_REPOSITORY;
  return unknown === undefined ? OTHER_REPOSITORY : unknownSource(unknown.source);
}

/**
 * Whether a folder is there, but nothing in it is among the files to check, of which the user named a part. A kustomization that Flux builds is
 * followed all the same.
 */
function isOutside(
  folder: string,
  kind: EntryObject['kind'],
  { exists, chartContext: { tree } }: Pick<EntryContext, 'exists' | 'chartContext'>,
): boolean {
  if (tree.around === undefined || !exists(folder) || foldersIn(tree.paths).has(folder))
    return false;
  return (
    kind !== 'flux-kustomization' ||
    !KUSTOMIZATION_NAMES.some((name) => exists(`${folder}/${name}`))
  );
}

const foldersIn = memo((paths: readonly string[]) => foldersOf(paths));

function unknownSource({ repository }: EntrySource): Reason {
  const isMade =
    repository.kind === 'flux-source'
      ? repository.sourceKind !== 'GitRepository'
      : repository.url.startsWith('oci:');
  return isMade
    ? codedReason(
        'unknown-artifact',
        'it is not known whether its source is published from this repository',
      )
    : codedReason('unknown-source', 'it is not known whether its source is this repository');
}

/** What an object of the cluster makes, as a build. */
function renderMade(
  { entry: { manifest }, cluster, parent, undeployed }: PlacedEntry,
  { buildKind, objects, failures, nothing }: Made,
): Build {
  const deployedBy = deployerOf(manifest, parent);
  return {
    id: deployedBy.name,
    kind: buildKind,
    deployedBy,
    cluster,
    objects,
    partial: [],
    failures: undeployed ? [] : failures,
    ...(nothing !== undefined && { makesNothing: nothing }),
    files: [],
  };
}
