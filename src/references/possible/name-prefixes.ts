import { mayMeet } from '../namespaces.ts';
import type { PossibleProducer } from './possible-producer.ts';

/** Something whose name its products begin (or end) with: a release, a cluster of an operator. */
export interface NamedProducer {
  readonly name: string;
  /** Where it makes things; undefined when that is open. */
  readonly namespace: string | undefined;
  /** A clause: "the chart of HelmRelease x may make it". */
  readonly reason: string;
  readonly suffixToo: boolean;
}

/** Whether a maker's name is the reference's, or begins it before a `-`, or (some makers) ends it after one. */
export function byNamePart(producers: readonly NamedProducer[]): PossibleProducer {
  const byName = new Map<string, NamedProducer[]>();
  for (const producer of producers) {
    const same = byName.get(producer.name);
    if (same === undefined) byName.set(producer.name, [producer]);
    else same.push(producer);
  }
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
