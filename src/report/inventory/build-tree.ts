import { isUndeployed } from '../../model/deployment.ts';
import { groupBy } from '../../model/group-by.ts';
import { topOf } from '../../model/held-builds.ts';
import type { Build } from '../../model/manifest.ts';
import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { byCodeUnit } from '../../text/by-code-unit.ts';

/** A build with what was found in it, and the builds that its objects deploy. */
export interface BuildNode {
  readonly build: Build;
  readonly workloads: number;
  readonly problems: readonly Problem[];
  readonly children: readonly BuildNode[];
}

/** Builds that belong together: of one cluster, deployed by nothing here, or all of a repository that says neither. */
export interface BuildGroup {
  readonly kind: 'cluster' | 'undeployed' | 'plain';
  /** Of a cluster; `.` if the repository has only one. */
  readonly cluster: string | undefined;
  readonly roots: readonly BuildNode[];
}

/** The builds of a report under what deploys them: clusters first, then the rest. Every build is in it once. */
export function buildTree(report: Report): readonly BuildGroup[] {
  const found = findings(report);
  const groups = groupBy(report.builds, (build) =>
    JSON.stringify([isUndeployed(build) ? 'undeployed' : 'cluster', build.cluster]),
  );
  return [...groups.values()]
    .map((builds) => groupOf(builds, found))
    .toSorted(
      (a, b) => RANK[a.kind] - RANK[b.kind] || byCodeUnit(a.cluster ?? '', b.cluster ?? ''),
    );
}

const RANK = { cluster: 0, plain: 1, undeployed: 2 } as const;

type Findings = (build: Build) => Pick<BuildNode, 'workloads' | 'problems'>;

function findings({ problems, workloads: all }: Report): Findings {
  const workloads = groupBy(all, ({ build }) => build);
  const byBuild = groupBy(
    problems.flatMap((problem) => problem.builds.map((build) => ({ build, problem }))),
    ({ build }) => build,
  );
  return ({ id }) => ({
    workloads: new Set(
      workloads
        .get(id)
        ?.map(({ manifest, path }) =>
          [manifest.kind, manifest.namespace, manifest.name, path].join('\0'),
        ),
    ).size,
    problems: byBuild.get(id)?.map(({ problem }) => problem) ?? [],
  });
}

function kindOf(build: Build | undefined): BuildGroup['kind'] {
  if (build !== undefined && isUndeployed(build)) return 'undeployed';
  return build?.cluster === undefined ? 'plain' : 'cluster';
}

function groupOf(builds: readonly Build[], found: Findings): BuildGroup {
  const [first] = builds;
  const cluster = first?.cluster;
  const kind = kindOf(first);
  const parentOf = parents(builds);
  const below = groupBy(builds, parentOf);
  const left = new Set(builds);
  const nodesOf = (some: readonly Build[]): readonly BuildNode[] =>
    some
      .filter((build) => left.delete(build))
      .map((build) => ({ build, ...found(build), children: nodesOf(below.get(build) ?? []) }));
  const roots = nodesOf(below.get(undefined) ?? []);
  const others = builds.flatMap((build) =>
    left.has(build) ? nodesOf([topOf(build, parentOf)]) : [],
  );
  return { kind, cluster, roots: [...roots, ...others] };
}

type ParentOf = (build: Build) => Build | undefined;

/** What deploys a build; nothing for one that deploys itself, as what `flux bootstrap` writes does. */
function parents(builds: readonly Build[]): ParentOf {
  const byId = new Map(builds.map((build) => [build.id, build]));
  return (build) => {
    const parent = byId.get(build.deployedBy?.parent ?? '');
    return parent === build ? undefined : parent;
  };
}
