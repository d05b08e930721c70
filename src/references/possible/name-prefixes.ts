import { mayMeet } from '../namespaces.ts';
import type { PossibleMaker } from './possible-maker.ts';

/** Something whose name its products begin (or end) with: a release, a cluster of an operator. */
export interface NamedMaker {
  readonly name: string;
  /** Where it makes things; undefined when that is open. */
  readonly namespace: string | undefined;
  /** A clause: "the chart of HelmRelease x may make it". */
  readonly reason: string;
  readonly suffixToo: boolean;
}

/** Whether a maker's name is the reference's, or begins it before a `-`, or (some makers) ends it after one. */
export function byNamePart(makers: readonly NamedMaker[]): PossibleMaker {
  const byName = new Map<string, NamedMaker[]>();
  for (const maker of makers) {
    const same = byName.get(maker.name);
    if (same === undefined) byName.set(maker.name, [maker]);
    else same.push(maker);
  }
  return ({ name, namespace }) => {
    for (const { part, isSuffix } of partsOf(name)) {
      const maker = byName
        .get(part)
        ?.find((each) => mayMeet(each.namespace, namespace) && (!isSuffix || each.suffixToo));
      if (maker !== undefined) return maker.reason;
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
