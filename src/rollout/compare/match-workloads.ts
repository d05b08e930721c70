import type { BuildChange } from '../../model/changes/change.ts';
import type { Evidence } from '../../model/evidence.ts';
import { groupBy } from '../../model/group-by.ts';
import { memo } from '../../model/memo.ts';
import { scalarAt, valueAt } from '../../model/node.ts';
import type { Workload } from '../../model/workload.ts';
import { formerlyHidden, newlyHidden } from './comparable-builds.ts';
import { movedTo } from './moved-to.ts';
import { pairBy } from './pair-by.ts';

/** A workload on both sides, or on one. */
export interface WorkloadPair {
  readonly before: Workload | undefined;
  readonly after: Workload | undefined;
  readonly renamed: boolean;
}

/** Two workloads with other names are one if at least this part of their containers and images is equal. */
const LEAST_ALIKE = 0.6;
/** More unmatched workloads of a kind than these are not searched for renamed ones. */
const MAX_RENAMED = 100;

const workloadsOf = memo(({ workloads }: Evidence) =>
  groupBy(
    workloads.filter((each) => !isPatch(each)),
    ({ build }) => build,
  ),
);

/** The workloads of two sides in the order of the head's builds, all of which could be built; renamed ones, and ones that went to another build, are pairs too. */
export function matchWorkloads(
  before: Evidence,
  after: Evidence,
  builds: readonly BuildChange[],
): readonly WorkloadPair[] {
  const pairs: WorkloadPair[] = [];
  const gone: Workload[] = [];
  const come: Workload[] = [];
  for (const build of builds) {
    const olds = workloadsOf(before).get(build.before?.id ?? '\n') ?? [];
    const news = workloadsOf(after).get(build.after?.id ?? '\n') ?? [];
    const inBuild = matchSame(olds, news);
    pairs.push(...inBuild.pairs);
    const renamed = matchAlike(inBuild.gone, inBuild.come);
    pairs.push(...renamed.pairs);
    if (newlyHidden(build) === undefined) gone.push(...renamed.gone);
    if (formerlyHidden(build) === undefined) come.push(...renamed.come);
  }
  const moved = matchSame(gone, come);
  return [
    ...[...pairs, ...moved.pairs].map((pair) => withMove(pair, before, after)),
    ...moved.come.map((one) => ({ before: undefined, after: one, renamed: false })),
    ...moved.gone.map((one) => ({ before: one, after: undefined, renamed: false })),
  ];
}

/** One that goes to another namespace or cluster is a new object, too. */
function withMove(pair: WorkloadPair, old: Evidence, now: Evidence): WorkloadPair {
  const { before, after, renamed } = pair;
  if (before === undefined || after === undefined || renamed) return pair;
  const to = movedTo({ workload: before, evidence: old }, { workload: after, evidence: now });
  return to === undefined ? pair : { ...pair, renamed: true };
}

interface Matched {
  readonly pairs: readonly WorkloadPair[];
  readonly gone: readonly Workload[];
  readonly come: readonly Workload[];
}

/** By kind, namespace, name and the place of the pod spec; of several with one name those of one file, then in their order, then by name alone. */
function matchSame(olds: readonly Workload[], news: readonly Workload[]): Matched {
  const { found, left } = pairBy(olds, news, [placeOf, identityOf]);
  for (const [after, before] of matchLoose(
    [...left],
    news.filter((each) => !found.has(each)),
  )) {
    left.delete(before);
    found.set(after, before);
  }
  return {
    pairs: news.flatMap((after) => {
      const before = found.get(after);
      return before === undefined ? [] : [{ before, after, renamed: false }];
    }),
    come: news.filter((each) => !found.has(each)),
    gone: [...left],
  };
}

/** One without a namespace goes wherever it is applied: it may well be the only other one of its kind and name. */
function matchLoose(
  olds: readonly Workload[],
  news: readonly Workload[],
): readonly (readonly [after: Workload, before: Workload])[] {
  const [waiting, coming] = [groupBy(olds, titleOf), groupBy(news, titleOf)];
  return news.flatMap((after) => {
    const [before, ...others] = waiting.get(titleOf(after)) ?? [];
    if (before === undefined || others.length > 0) return [];
    const isOpen = [before, after].some(({ manifest }) => manifest.namespace === undefined);
    return isOpen && coming.get(titleOf(after))?.length === 1 ? [[after, before] as const] : [];
  });
}

/** The API server has a Deployment of `extensions` under `apps`, too. */
function titleOf({ manifest, path }: Workload): string {
  const { group, kind, name } = manifest;
  return [group === 'extensions' ? 'apps' : group, kind, name ?? '', path].join('\n');
}

function placeOf(workload: Workload): string {
  return `${identityOf(workload)}\n${workload.manifest.node.file.path}`;
}

function identityOf(workload: Workload): string {
  return `${titleOf(workload)}\n${workload.manifest.namespace ?? ''}`;
}

/** By kind and by what the containers are called and run; only if one is clearly nearest, on both sides. */
function matchAlike(olds: readonly Workload[], news: readonly Workload[]): Matched {
  const taken = new Set<Workload>();
  const pairs: WorkloadPair[] = [];
  const byKind = groupBy(olds, ({ manifest }) => manifest.kind);
  for (const after of news) {
    const candidates = byKind.get(after.manifest.kind) ?? [];
    if (candidates.length > MAX_RENAMED) continue;
    const ranked = candidates
      .filter((each) => !taken.has(each))
      .map((before) => ({ before, alike: alikeness(before, after) }))
      .filter(({ alike }) => alike >= LEAST_ALIKE)
      .toSorted((a, b) => b.alike - a.alike);
    const [first, second] = ranked;
    if (first === undefined || first.alike === second?.alike) continue;
    taken.add(first.before);
    pairs.push({ before: first.before, after, renamed: true });
  }
  const found = new Set(pairs.map(({ after }) => after));
  return {
    pairs,
    gone: olds.filter((each) => !taken.has(each)),
    come: news.filter((each) => !found.has(each)),
  };
}

/** From 0 to 1: shared container names and images, and the same name in another namespace. */
function alikeness(before: Workload, after: Workload): number {
  const [old, now] = [marksOf(before), marksOf(after)];
  const shared = [...now].filter((mark) => old.has(mark)).length;
  const all = new Set([...old, ...now]).size;
  const sameName = before.manifest.name === after.manifest.name ? 0.5 : 0;
  return all === 0 ? sameName : shared / all + sameName;
}

function marksOf({ containers }: Workload): ReadonlySet<string> {
  return new Set(
    containers.flatMap(({ name, node }) => {
      const image = scalarAt(node, 'image')?.text.replace(/@[^]*$|:[^/:]*$/g, '');
      return [`container ${name}`, ...(image === undefined ? [] : [`image ${image}`])];
    }),
  );
}

/** `patches/deployment.yaml`, `deployment-patch.yaml`. */
const PATCH_PATH = /(?:^|[/_.-])patch(?:es)?(?:[/_.-]|$)/i;

/**
 * A workload that is a patch by its path, and one that the API server would never accept as it is written, since neither images nor a selector are
 * there: kustomize or `kubectl patch` gets it from somewhere that is not read here, and nothing of it runs by itself.
 */
function isPatch({ core, manifest, containers }: Workload): boolean {
  const { node } = manifest;
  return (
    core &&
    PATCH_PATH.test(node.file.path) &&
    valueAt(node, 'spec', 'selector') === undefined &&
    containers.every((each) => scalarAt(each.node, 'image') === undefined)
  );
}
