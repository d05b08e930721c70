import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { memoBy, once } from '../../src/model/memo.ts';

/** Where the object of a reference is applied. */
export interface Placed {
  readonly build: string;
  readonly cluster: string | undefined;
}

/** The references of all objects. */
export function placeReferences<Reference extends object>(
  { manifests, buildOf }: Evidence,
  referencesOf: (manifest: Manifest) => readonly Reference[],
): readonly (Reference & Placed)[] {
  return manifests.flatMap(({ manifest, build }) =>
    referencesOf(manifest).map((each) => ({ ...each, build, cluster: buildOf(build)?.cluster })),
  );
}

/** What follows from all references with a key that may be in one cluster: worked out once for each key and cluster. */
export function perCluster<Reference extends Placed, Answer extends object>(
  references: () => readonly Reference[],
  keyOf: (reference: Reference) => string,
  answerFor: (alike: readonly Reference[]) => Answer,
): (key: string, cluster: string | undefined) => Answer {
  const byKey = once(() => groupBy(references(), keyOf));
  const answersOf = memoBy((key: string) =>
    memoBy((cluster: string | undefined) =>
      answerFor((byKey().get(key) ?? []).filter((each) => mayBeSameCluster(cluster, each.cluster))),
    ),
  );
  return (key, cluster) => answersOf(key)(cluster);
}
