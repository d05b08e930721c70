import type { Change } from '../model/changes/change.ts';
import { neededItems } from '../model/elsewhere/needed-items.ts';
import type { Environment } from '../model/environment.ts';
import type { Evidence } from '../model/evidence.ts';
import type { FileTree } from '../model/file-tree.ts';
import { groupBy } from '../model/group-by.ts';
import { isPreviewed } from '../model/is-previewed.ts';
import type { Build, BuildKind, Manifest } from '../model/manifest.ts';
import { memoOfLast, once } from '../model/memo.ts';
import { plainNameInCluster } from '../model/names/name-of.ts';
import { filesByPath, type ParsedFile } from '../model/parsed-file.ts';
import type { Reason } from '../model/reason.ts';
import type { UncheckedEntry } from '../model/report.ts';
import type { Settings } from '../model/settings.ts';
import { hostSpan, type Span } from '../model/span.ts';
import type { Workload } from '../model/workload.ts';
import { collectReferences } from '../references/collect/collect-references.ts';
import { collectSources } from '../references/collect/collect-sources.ts';
import { collectWorkloads } from '../references/collect/collect-workloads.ts';
import { registryWith } from '../references/producers/registry.ts';
import { referencesBySource } from '../references/scope/references-by-source.ts';
import { sharedSources } from '../references/scope/shared-sources.ts';
import { judgeReferences } from '../references/verdict/judge-references.ts';
import type { Pod } from '../resolve/pod.ts';
import { podsOf } from '../resolve/pods-of.ts';
import { openEnvironments, resolveEnvironments } from '../resolve/resolve-environments.ts';
import { restarterOf } from '../rollout/verdict/find-restarter.ts';
import { judgeCopies } from '../rollout/write/judge-copies.ts';
import { staleCopies } from '../rollout/write/stale-copies.ts';
import type { RunMemory } from '../session/run-memory.ts';
import type { Engines } from './engines.ts';
import { fluxNamesInTexts } from './flux-names-in-texts.ts';
import { mentionsIn } from './mentions-of.ts';

type EvidenceSettings = Pick<
  Settings,
  'kubernetesVersion' | 'namedKubernetes' | 'externals' | 'producers' | 'reloader'
> & {
  /** Why a part of the run was not rendered, as a clause. */
  readonly cut?: Reason | undefined;
  /** The entry objects that could not be followed. */
  readonly uncheckedEntries?: readonly UncheckedEntry[];
};

/**
 * All that rules may ask about the builds of a run. Frozen at the top; the data below is read-only by type. `tree` is only read when a
 * source is missing: documents and scripts may explain that it is created by hand. `before` is the evidence of the base of a comparison.
 * `memory`: what an earlier run left.
 */
export function gatherEvidence(
  engines: Pick<Engines, 'compareEvidence'>,
  builds: readonly Build[],
  files: readonly ParsedFile[],
  settings: EvidenceSettings,
  tree?: FileTree,
  before?: Evidence,
  memory?: RunMemory,
): Evidence {
  const { kubernetesVersion } = settings;
  const kept = memory?.collected;
  const workloads = collectWorkloads(builds, kept);
  const registry = registryWith(settings.producers ?? []);
  const sources = collectSources(builds, registry, kept?.sources);
  const collected = collectReferences(builds, workloads, registry, kept?.references);
  const references = judgeReferences(collected, sources, {
    builds,
    files,
    settings,
    cut: settings.cut,
    tree,
    before,
  });
  const resolved = { kubernetesVersion };
  const environmentsOf = (some: readonly Workload[]): readonly Environment[] =>
    resolveEnvironments(some, references, builds, resolved);
  // Rules ask about one workload after the other.
  const pods = once(() => memoOfLast(podsOf(references, builds, resolved)));
  const podOf = (workload: Workload): Pod => pods()(workload);
  const byName = once(() => groupBy(sources, ({ kind, name }) => `${kind} ${name}`));
  const previewed = once(() => previewedIn(builds));
  const appliedByFlux = once(() => objectsOnlyOf(builds, 'flux-kustomization'));
  const appliedByArgoCd = once(() => objectsOnlyOf(builds, 'argo-application'));
  const shared = once(() => sharedSources(references));
  const unfollowed = once(() => entryKeys(settings.uncheckedEntries ?? []));
  const buildsById = once(() => new Map(builds.map((build) => [build.id, build])));
  // Only rules that are off by default ask who refers to a source.
  const referring = once(() => referencesBySource(references, sources, builds, tree?.repositories));
  let change: Change | undefined;
  const evidence: Evidence = Object.freeze({
    kubernetesVersion,
    namedKubernetes: settings.namedKubernetes,
    whole: nameOfAll(tree),
    files,
    builds,
    manifests: builds.flatMap(({ id, objects }) =>
      objects.map((manifest) => ({ manifest, build: id })),
    ),
    workloads,
    sources,
    references,
    environments: once(() => environmentsOf(workloads)),
    openEnvironments: () => openEnvironments(podOf),
    buildOf: (id) => buildsById().get(id),
    fileOf: (path) => filesByPath(files).get(path),
    deploysSomething: builds.some(({ deployedBy }) => deployedBy !== undefined),
    needed: once(() => neededItems(builds, settings.uncheckedEntries ?? [])),
    isUnfollowed: ({ name, at }) => unfollowed().has(entryKey(name, at)),
    environmentsOf,
    copies: judgeCopies(builds),
    staleCopies: once(() => staleCopies(builds, files)),
    fluxNamesInTexts: once(() => fluxNamesInTexts(files, tree)),
    mentionsOf: mentionsIn(files, tree),
    ...(before !== undefined && { before }),
    ...(tree !== undefined && { tree }),
    change: () => {
      if (before !== undefined)
        change ??= engines.compareEvidence(before, evidence, settings.reloader);
      return change;
    },
    restarterOf: (workload, source) =>
      restarterOf(workload, source, buildsById().get(workload.build), settings.reloader),
    volumesOf: (workload) => podOf(workload).files(),
    sourcesNamed: (kind, name) => byName().get(`${kind} ${name}`) ?? [],
    isPreviewed: (manifest) => previewed().has(manifest),
    isAppliedByFlux: (manifest) => appliedByFlux().has(manifest),
    isAppliedByArgoCd: (manifest) => appliedByArgoCd().has(manifest),
    isShared: (source) => shared().has(source),
    referencesTo: (source) => referring().get(source) ?? [],
  } satisfies Evidence);
  return evidence;
}

function nameOfAll(tree: FileTree | undefined): Evidence['whole'] {
  if (tree?.repositories !== undefined) return 'the fleet';
  return tree?.around === undefined ? 'this repository' : 'the files checked';
}

/** The objects that builds of one kind bring, and no others. */
function objectsOnlyOf(builds: readonly Build[], wanted: BuildKind): ReadonlySet<Manifest> {
  const [its, others] = [true, false].map((isIts) =>
    builds.filter(({ kind }) => (kind === wanted) === isIts),
  );
  const elsewhere = new Set((others ?? []).flatMap(({ objects }) => objects));
  const own = (its ?? []).flatMap(({ objects }) => objects);
  return new Set(own.filter((object) => !elsewhere.has(object)));
}

function previewedIn(builds: readonly Build[]): ReadonlySet<Manifest> {
  return new Set(
    builds.flatMap((build) => build.objects.filter((each) => isPreviewed(build, each))),
  );
}

function entryKeys(entries: readonly UncheckedEntry[]): ReadonlySet<string> {
  return new Set(
    entries.map(({ manifest }) => entryKey(plainNameInCluster(manifest), manifest.node)),
  );
}

/** Several clusters may have an entry object of one name. */
function entryKey(name: string, at: Span): string {
  return `${name}\n${hostSpan(at).file.path}`;
}
