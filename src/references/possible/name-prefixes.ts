import { mayMeet } from '../namespaces.ts';
import type { PossibleProducer } from './possible-producer.ts';
import { groupBy } from '../../model/group-by.ts';

/** Something whose name its products begin (or end) with: a release, a cluster of an operator. */
export interface NamedProducer {
  readonly name: string;
  /** Where it makes things; undefined when that is open. */
  readonly namespace: string | undefined;
  /** A clause: "the chart of HelmRelease x may make it". */
  readonly reason: string;
  readonly suffixToo: boolean;
}

/** Whether a producer's name is the reference's, or begins it before a `-`, or (some producers) ends it after one. */
export function byNamePart(producers: readonly NamedProducer[]): PossibleProducer {
  const byName = groupBy(producers, ({ name }) => name);
  return ({ name, namespace }) => {
    for (const { part, isSuffix } of partsOf(name)) {
      const producer = byName
        .get(part)
        ?.find((each) => mayMeet(each.namespace, namespace) && (!isSuffix || each.suffixToo));
      if (producer !== undefined) return producer.reason;
    }
    return undefined;
  };
}

interface Part {
  readonly part: string;
  readonly isSuffix: boolean;
}

function* partsOf(name: string): Generator<Part> {
  yield { part: name, isSuffix: false };
  for (let at = name.lastIndexOf('-'); at > 0; at = name.lastIndexOf('-', at - 1)) {
    yield { part: name.slice(0, at), isSuffix: false };
    yield { part: name.slice(at + 1), isSuffix: true };
  }
}
