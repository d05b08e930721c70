import { isDeclared } from '../model/deployment.ts';
import type { Build } from '../model/manifest.ts';

/**
 * Builds with ids of their own, sorted by them: a second build of one folder is recognized by the object that deploys it, or else by its cluster, which comes first if the
 * configuration declares it.
 * What a build deploys goes on naming it.
 */
export function uniqueBuilds(builds: readonly Build[]): readonly Build[] {
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  const unique = builds.map((build) => {
    const id = freeId(build, taken);
    taken.add(id);
    const key = keyOf(build.id, build.cluster);
    if (!ids.has(key)) ids.set(key, id);
    return id === build.id ? build : { ...build, folder: build.folder ?? build.id, id };
  });
  return unique
    .map((build) => withParent(build, ids))
    .sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
}

function freeId(build: Build, taken: ReadonlySet<string>): string {
  const { id, kind, deployedBy, cluster } = build;
  const by = deployedBy?.name ?? kind;
  const longest = `${id} (${by}, ${cluster ?? ''})`;
  const names = [
    id,
    ...(isDeclared(build) && cluster !== undefined ? [`${id} (${cluster})`] : []),
    ...(by === id ? [] : [`${id} (${by})`]),
    ...(by === id && cluster !== undefined ? [`${id} (${cluster})`] : []),
    longest,
  ];
  const free = names.find((each) => !taken.has(each));
  if (free !== undefined) return free;
  let count = 2;
  while (taken.has(`${longest} ${count}`)) count += 1;
  return `${longest} ${count}`;
}

/** A build names its parent by the id that the parent had before; the two go to one cluster. */
function withParent(build: Build, ids: ReadonlyMap<string, string>): Build {
  const { deployedBy, cluster } = build;
  if (deployedBy?.parent === undefined) return build;
  const parent = ids.get(keyOf(deployedBy.parent, cluster)) ?? deployedBy.parent;
  return parent === deployedBy.parent ? build : { ...build, deployedBy: { ...deployedBy, parent } };
}

function keyOf(id: string, cluster: string | undefined): string {
  return JSON.stringify([id, cluster]);
}
