import type { BuildChange } from '../../model/changes/change.ts';
import { appendTo, groupBy } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';

/** A renamed build shares at least this part of its objects with what it was. */
const LEAST_SHARED = 0.5;

/** Builds of two sides: those of the same id; then, of the rest, those that hold the same objects. In the order of the head, removed ones last. */
export function matchBuilds(
  before: readonly Build[],
  after: readonly Build[],
): readonly BuildChange[] {
  const byId = new Map(before.map((build) => [build.id, build]));
  const heads = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !heads.has(id));
  const come = after.filter(({ id }) => !byId.has(id));
  const renamed = matchRenamed(gone, come);
  const taken = new Set(renamed.values());
  return [
    ...after.map((build) => ({ before: byId.get(build.id) ?? renamed.get(build), after: build })),
    ...gone
      .filter((build) => !taken.has(build))
      .map((build) => ({ before: build, after: undefined })),
  ];
}

/** By head build; each base build at most once, the one with the most objects in common. */
function matchRenamed(gone: readonly Build[], come: readonly Build[]): ReadonlyMap<Build, Build> {
  const holders = new Map<string, Build[]>();
  for (const build of gone) {
    for (const object of new Set(build.objects.map(identityOf))) {
      appendTo(holders, object, build);
    }
  }
  const renamed = new Map<Build, Build>();
  const taken = new Set<Build>();
  for (const build of come) {
    const best = nearestOf(build, holders, taken);
    if (best === undefined) continue;
    taken.add(best);
    renamed.set(build, best);
  }
  return renamed;
}

function nearestOf(
  build: Build,
  holders: ReadonlyMap<string, readonly Build[]>,
  taken: ReadonlySet<Build>,
): Build | undefined {
  const objects = [...new Set(build.objects.map(identityOf))];
  const shared = groupBy(
    objects.flatMap((object) => holders.get(object) ?? []),
    (holder) => holder,
  );
  const ranked = [...shared]
    .filter(([holder]) => !taken.has(holder) && holder.kind === build.kind)
    .map(([holder, hits]) => {
      const all = Math.max(holder.objects.length, objects.length);
      const sameDeployer = holder.deployedBy?.name === build.deployedBy?.name ? 0.1 : 0;
      return { holder, share: hits.length / all + sameDeployer };
    })
    .filter(({ share }) => share >= LEAST_SHARED)
    .toSorted((a, b) => b.share - a.share);
  const [first, second] = ranked;
  return first !== undefined && first.share !== second?.share ? first.holder : undefined;
}

function identityOf({ group, kind, namespace, name }: Manifest): string {
  return [group, kind, namespace ?? '', name ?? ''].join('\n');
}
