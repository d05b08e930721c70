import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSame, mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import type { Build } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { nameNodeOf } from '../../src/model/node.ts';
import { perCluster } from '../kit/placed-references.ts';
import {
  countsBy,
  type Counts,
  isSource,
  needs,
  placedReferences,
  type Mistake,
  type SourceReference,
} from './source-references.ts';

/** What ImagePolicies and Alerts name is called like a source without being meant instead of it. */
const OF_OTHERS: ReadonlySet<string> = new Set(['ImageRepository', 'Provider']);

/** This many others must agree on the kind of a source that only the cluster has, for a single reference that says another. */
const MIN_OTHERS = 10;

function agreedKind(reference: SourceReference, counts: Counts): Mistake | undefined {
  const { kind, at } = reference;
  const [other, more] = [...counts.keys()].filter((each) => each !== kind);
  const others = counts.get(other) ?? 0;
  if (other === undefined || more !== undefined || OF_OTHERS.has(other)) return undefined;
  if (others < MIN_OTHERS || (counts.get(kind) ?? 0) > 1) return undefined;
  return {
    what: needs(reference, 'nothing in this repository defines'),
    help: message`Did you mean ${words(other)} \`${named(at.text, at)}\`, which ${others} others name?`,
  };
}

/** Finds the source of another kind that has the name of a missing one, where more references name it with its own kind; or that kind, if nothing defines the source. */
export function otherKinds(
  evidence: Evidence,
): (reference: SourceReference, build: Build | undefined) => Mistake | undefined {
  const byName = once(() =>
    groupBy(
      evidence.manifests.filter(({ manifest }) => isSource(manifest)),
      ({ manifest }) => manifest.name ?? '',
    ),
  );
  const countsOf = perCluster(
    () => placedReferences(evidence),
    ({ at }) => at.text,
    (alike) => countsBy(alike, ({ kind }) => kind),
  );
  return (reference, build) => {
    const { kind, at, namespace } = reference;
    if (OF_OTHERS.has(kind)) return undefined;
    const counts = countsOf(at.text, build?.cluster);
    const isMeant = (other: string): boolean =>
      other !== kind && !OF_OTHERS.has(other) && (counts.get(other) ?? 0) > (counts.get(kind) ?? 0);
    const found = byName()
      .get(at.text)
      ?.find(
        ({ manifest, build: id }) =>
          isMeant(manifest.kind) &&
          mayBeSame(namespace, manifest.namespace) &&
          mayBeSameCluster(build?.cluster, evidence.buildOf(id)?.cluster),
      )?.manifest;
    if (found === undefined) return agreedKind(reference, counts);
    const nameNode = nameNodeOf(found.node);
    const shown = named(found.name ?? '', nameNode);
    return {
      what: needs(reference, 'is not defined in this repository'),
      help: message`Did you mean ${words(found.kind)} \`${shown}\`, which others name?`,
      related: [{ at: nameNode, message: message`${words(found.kind)} \`${shown}\` is here` }],
    };
  };
}
