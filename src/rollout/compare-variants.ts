import type { Change, ContainerChange, Rollout, WorkloadChange } from '../model/changes/change.ts';
import type { Evidence } from '../model/evidence.ts';
import { appendTo } from '../model/group-by.ts';
import type { Build } from '../model/manifest.ts';
import { nameOfWorkload } from '../model/names/name-of.ts';
import type { Workload } from '../model/workload.ts';
import { compareContainers } from './compare/compare-containers.ts';
import { mergeWorkloads } from './compare/merge-workloads.ts';
import { resolveSides } from './compare/resolve-sides.ts';
import { originOf, writtenTitleOf } from './compare/workload-origin.ts';

/** Nothing is rolled out between two variants. */
const NO_ROLLOUT: Rollout = { verdict: 'unaffected', needless: false, reasons: [] };

/**
 * The differences between the containers of two sets of builds of one tree. Workloads are matched by the line that names them, which
 * overlays of one base share, then by kind and name; names and namespaces that an overlay adds make no difference. Workloads that only one
 * side has are listed, not compared.
 */
export function compareVariants(
  evidence: Evidence,
  left: readonly Build[],
  right: readonly Build[],
): Change {
  const [olds, news] = [left, right].map((builds) => workloadsIn(evidence, builds));
  const pairs = matchVariants(olds ?? [], news ?? []);
  const sideOf = resolveSides(evidence, pairs.flat());
  const workloads = pairs.flatMap(([before, after]): WorkloadChange[] => {
    if (before === undefined || after === undefined) return [];
    const containers = compareContainers(sideOf(before), sideOf(after)).flatMap(withoutMoved);
    if (containers.length === 0) return [];
    const builds = [`${before.build} → ${after.build}`];
    const namespaces = [after.namespace ?? ''];
    const alike = { builds, amount: 1, namespaces, rollout: NO_ROLLOUT };
    return [{ before, after, renamed: false, ...alike, containers }];
  });
  const alone = pairs.flatMap(([before, after]) => {
    const only = before === undefined ? after : after === undefined ? before : undefined;
    if (only === undefined) return [];
    const text = `only \`${only.build}\` has ${nameOfWorkload(only)}`;
    return [{ text, at: only.manifest.node }];
  });
  const builds = [
    ...left.map((before) => ({ before, after: undefined })),
    ...right.map((after) => ({ before: undefined, after })),
  ];
  return {
    workloads: mergeWorkloads(workloads),
    sources: [],
    unused: [],
    builds,
    notCompared: alone,
  };
}

/** Variants name their sources differently; what leads to the same value is not a difference. */
function withoutMoved(container: ContainerChange): readonly ContainerChange[] {
  const variables = container.variables.filter(({ kind }) => kind !== 'moved');
  const { status, files, stops, needs, mends } = container;
  const isEmpty = [variables, files, stops, needs, mends].every(({ length }) => length === 0);
  return status === 'kept' && isEmpty ? [] : [{ ...container, variables }];
}

function workloadsIn({ workloads }: Evidence, builds: readonly Build[]): readonly Workload[] {
  const ids = new Set(builds.map(({ id }) => id));
  return workloads.filter(({ build }) => ids.has(build));
}

type Pair = readonly [before: Workload | undefined, after: Workload | undefined];

function matchVariants(olds: readonly Workload[], news: readonly Workload[]): readonly Pair[] {
  const found = new Map<Workload, Workload>();
  const left = new Set(olds);
  for (const keyOf of [originOf, writtenTitleOf]) {
    const waiting = new Map<string, Workload[]>();
    for (const old of left) appendTo(waiting, keyOf(old), old);
    for (const now of news) {
      if (found.has(now)) continue;
      const old = waiting.get(keyOf(now))?.shift();
      if (old === undefined) continue;
      found.set(now, old);
      left.delete(old);
    }
  }
  return [
    ...news.map((now): Pair => [found.get(now), now]),
    ...[...left].map((old): Pair => [old, undefined]),
  ];
}
