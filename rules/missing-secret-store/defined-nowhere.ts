import type { Evidence } from '../../src/model/evidence.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { once } from '../../src/model/memo.ts';
import type { Build } from '../../src/model/manifest.ts';
import { hostSpan } from '../../src/model/span.ts';
import { mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { mayBringObjects } from '../../src/model/reason.ts';
import { storeReferences, type StoreReference } from './store-references.ts';

/** For each reference to a store that nothing defines, this many must name stores that are defined. */
const FEWEST_OTHERS = 3;

/** Whether a reference names what nothing in the repository defines or mentions, where most others name what it defines. */
export type IsDefinedNowhere = (
  reference: StoreReference,
  build: Build | undefined,
  defined: ReadonlySet<string>,
) => boolean;

/** Answers for one run; what it needs is read when first asked for. */
export function storesDefinedNowhere(evidence: Evidence): IsDefinedNowhere {
  const { buildOf, deploysSomething, manifests, mentionsOf } = evidence;
  const all = once(() =>
    manifests.flatMap(({ manifest, build }) =>
      storeReferences(manifest).map((each) => ({
        ...each,
        build,
        cluster: buildOf(build)?.cluster,
      })),
    ),
  );
  const byKind = once(() => groupBy(all(), ({ group, kind }) => `${group} ${kind}`));
  const places = once(() => new Set(all().flatMap(({ at }) => [placeOf(at), placeOf(at, QUOTE)])));
  return ({ group, kind, at }, build, defined) => {
    const cluster = build?.cluster;
    const alike = (byKind().get(`${group} ${kind}`) ?? []).filter((each) =>
      mayBeSameCluster(cluster, each.cluster),
    );
    const known = alike.filter((each) => defined.has(each.at.text));
    const same = countOf(alike.filter((each) => each.at.text === at.text));
    if (countOf(known) < FEWEST_OTHERS * same) return false;
    if (build === undefined || build.partial.some(mayBringObjects)) return false;
    // A folder of manifests may be an experiment that nobody applies.
    if (build.kind === 'folder' && !known.some((each) => each.build === build.id)) return false;
    if (deploysSomething && build.deployedBy === undefined && cluster === undefined) return false;
    for (const { path, start } of mentionsOf(at.text))
      if (path === undefined || !places().has(`${path} ${start}`)) return false;
    return true;
  };
}

/** One that several builds apply counts once. */
function countOf(references: readonly StoreReference[]): number {
  return new Set(references.map(({ at }) => placeOf(at))).size;
}

const QUOTE = 1;

function placeOf(at: StoreReference['at'], offset = 0): string {
  const { file, start } = hostSpan(at);
  return `${file.path} ${start + offset}`;
}
