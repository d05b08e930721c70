import type {
  BuildChange,
  Change,
  Reason,
  SourceChange,
  WorkloadChange,
} from '../model/changes/change.ts';
import type { Evidence } from '../model/evidence.ts';
import { groupBy } from '../model/group-by.ts';
import { sourcesMeant, type Reference, type ReferenceUse } from '../model/reference.ts';
import { DEFAULT_RELOADER, type ReloaderSettings } from '../model/settings.ts';
import type { Source } from '../model/source.ts';
import type { Workload } from '../model/workload.ts';
import { compareSources } from './compare-sources.ts';
import { comparableBuilds } from './compare/comparable-builds.ts';
import { compareContainers, type Side } from './compare/compare-containers.ts';
import { judgedOf } from './compare/compare-values.ts';
import { deployedBuilds } from './compare/deployed-builds.ts';
import { matchBuilds } from './compare/match-builds.ts';
import { matchWorkloads, type WorkloadPair } from './compare/match-workloads.ts';
import { mergeWorkloads } from './compare/merge-workloads.ts';
import { resolveSides } from './compare/resolve-sides.ts';
import { listedVariables } from './listed-variables.ts';
import { notCompared } from './not-compared.ts';
import { forgottenCopies, withForgotten } from './verdict/forgotten.ts';
import { withHold } from './verdict/held.ts';
import { keptBy } from './verdict/kept.ts';
import { namesSources } from './verdict/reloader.ts';
import { rolloutOfOne } from './verdict/rollout-of-one.ts';
import { rolloutOf } from './verdict/rollout-of.ts';

/**
 * The changes from `before` to `after`: variables and files of containers, and the effect on running pods. Pure; holds values of Secrets,
 * which only the formats in `src/report/changes/` may look at.
 */
export function compareEvidence(
  before: Evidence,
  after: Evidence,
  reloader: ReloaderSettings = DEFAULT_RELOADER,
): Change {
  const builds = matchBuilds(deployedBuilds(before, after), deployedBuilds(after, before));
  const comparable = comparableBuilds(builds);
  const sources = compareSources(before, after, comparable);
  const index = indexSources(sources);
  const sourcesIn = groupBy(sources, ({ build }) => build);
  const buildOf = new Map(builds.map((pair) => [pair.after?.id ?? '', pair.after]));
  const forgotten = forgottenCopies(before, after);
  const touched = matchWorkloads(before, after, comparable).filter((pair) => {
    const [old, now] = [sideOf(before, pair.before), sideOf(after, pair.after)];
    if (old === undefined || now === undefined) return true;
    return forgotten.has(now.workload.manifest) || !isUntouched(pair, old, now, index);
  });
  const [oldOf, nowOf] = [
    resolveSides(
      before,
      touched.map((pair) => pair.before),
    ),
    resolveSides(
      after,
      touched.map((pair) => pair.after),
    ),
  ];
  const used = new Set<SourceChange>();
  const list = listedVariables();
  const named: Reference[] = [];
  const workloads = touched.flatMap((pair): WorkloadChange[] => {
    const old = oldOf(pair.before);
    const now = nowOf(pair.after);
    const containers = compareContainers(old, now);
    const uses = usedChanges([old, now], index);
    const side = now ?? old;
    if (side === undefined) return [];
    const { build, manifest } = side.workload;
    const found =
      old === undefined || now === undefined || pair.renamed
        ? rolloutOfOne(
            old,
            now,
            containers,
            now === undefined ? keeperOf(pair, before, after) : undefined,
            now === undefined ? keptIn(builds, old) : undefined,
          )
        : rolloutOf({
            before: old,
            after: now,
            containers,
            sources: uses,
            others: sourcesIn.get(now.workload.build) ?? [],
            build: buildOf.get(now.workload.build),
            reloader,
          });
    const known = withForgotten(found, forgotten.get(manifest) ?? []);
    const rollout = withHold(known, side.workload, buildOf.get(build), after);
    if (rollout === undefined) return [];
    for (const change of uses.values()) used.add(change);
    named.push(...podReferences(old), ...podReferences(now));
    const namespaces = [side.workload.namespace ?? ''];
    const listed = list.of(side, containers);
    return [{ ...pair, builds: [build], amount: 1, namespaces, rollout, containers: listed }];
  });
  return {
    workloads: mergeWorkloads(workloads),
    sources,
    unused: withoutNamed(
      sources.filter((change) => !used.has(change)),
      named,
    ),
    builds,
    notCompared: [...notCompared(builds), ...list.notes()],
  };
}

function sideOf(evidence: Evidence, workload: Workload | undefined): Side | undefined {
  return workload && { evidence, workload };
}

/** Another build of the head, for the very cluster, with a workload of that name: several objects may deploy one thing. */
function keeperOf(
  { before: gone }: WorkloadPair,
  before: Evidence,
  after: Evidence,
): string | undefined {
  const cluster = gone && before.buildOf(gone.build)?.cluster;
  if (gone?.manifest.namespace === undefined || cluster === undefined) return undefined;
  const { group, kind, namespace, name } = gone.manifest;
  return after.workloads.find(
    ({ manifest, build, path }) =>
      manifest.name === name &&
      manifest.kind === kind &&
      manifest.group === group &&
      manifest.namespace === namespace &&
      path === gone.path &&
      after.buildOf(build)?.cluster === cluster,
  )?.build;
}

function keptIn(builds: readonly BuildChange[], old: Side | undefined): Reason | undefined {
  const pair = builds.find((each) => each.before && each.before.id === old?.workload.build);
  return pair && old && keptBy(old.workload.manifest.node, pair, builds);
}

/** Nothing of the workload changed, and nothing that it names: most workloads of most changes. */
function isUntouched(pair: WorkloadPair, old: Side, now: Side, index: SourceIndex): boolean {
  if (pair.renamed || pair.before?.manifest.node !== pair.after?.manifest.node) return false;
  return (
    usedChanges([old, now], index).size === 0 &&
    verdictsOf(old) === verdictsOf(now) &&
    !namesSources(now.workload)
  );
}

/** The known facts of a workload's references, as one text: a source that came or went changes it. */
function verdictsOf({ evidence, workload }: Side): string {
  return judgedOf(evidence, workload)
    .map(({ reference, verdict }) => `${reference.path} ${reference.name} ${verdict.kind}`)
    .join('\n');
}

type SourceIndex = ReadonlyMap<Source, SourceChange>;

function indexSources(changes: readonly SourceChange[]): SourceIndex {
  const index = new Map<Source, SourceChange>();
  for (const change of changes) {
    if (change.before !== undefined) index.set(change.before, change);
    if (change.after !== undefined) index.set(change.after, change);
  }
  return index;
}

const POD_USES: ReadonlySet<ReferenceUse> = new Set(['env', 'env-from', 'volume', 'volume-item']);

/** Without those that a reference names whose key is missing, or which is gone. */
function withoutNamed(
  changes: readonly SourceChange[],
  references: readonly Reference[],
): readonly SourceChange[] {
  const names = new Set(references.map(nameOf));
  return changes.filter(
    ({ before, after }) => ![before, after].some((each) => each && names.has(nameOf(each))),
  );
}

function nameOf({ kind, namespace, name }: Pick<Reference, 'kind' | 'name' | 'namespace'>): string {
  return `${kind} ${namespace ?? ''}/${name}`;
}

function podReferences(side: Side | undefined): readonly Reference[] {
  if (side === undefined) return [];
  return judgedOf(side.evidence, side.workload)
    .map(({ reference }) => reference)
    .filter(({ use }) => POD_USES.has(use));
}

/** The changed sources that the pods of a workload use on either side, by kind and logical name. */
function usedChanges(
  sides: readonly (Side | undefined)[],
  index: SourceIndex,
): ReadonlyMap<string, SourceChange> {
  const used = new Map<string, SourceChange>();
  for (const side of sides) {
    if (side === undefined) continue;
    const { evidence, workload } = side;
    for (const judged of judgedOf(evidence, workload)) {
      if (!POD_USES.has(judged.reference.use) || judged.reference.toleratesMissing !== undefined)
        continue;
      for (const source of sourcesMeant(judged)) {
        const change = index.get(source);
        if (change !== undefined) used.set(`${source.kind} ${change.name}`, change);
      }
    }
  }
  return used;
}
