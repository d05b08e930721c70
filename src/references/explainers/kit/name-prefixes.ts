import { groupBy } from '../../../model/group-by.ts';
import { holderOf } from '../../../model/held-builds.ts';
import type { Build } from '../../../model/manifest.ts';
import { memo, once } from '../../../model/memo.ts';
import { type MapNode, scalarsIn, valueAt } from '../../../model/node.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Reference } from '../../../model/reference.ts';
import { hostSpan } from '../../../model/span.ts';
import { mayMeet } from '../../objects/namespaces.ts';
import { isInReach, type ScopeOf } from '../../scope/scope.ts';
import type { Explain, ExplainerInputs } from './explainer.ts';

/** Something whose products have names that begin with its own: a release, a cluster of an operator. */
export interface NamedProducer {
  readonly name: string;
  /** Where it makes things; undefined if that is not known. */
  readonly namespace: string | undefined;
  /** The build it belongs to; undefined if that is not known. */
  readonly build: string | undefined;
  /** A clause: "the chart of HelmRelease x may make it". */
  readonly reason: Reason;
  /** It explains only names of its own build, and of the releases in it. */
  readonly own: boolean;
  /** Builds that contain all that it makes there. */
  readonly shownBy?: ReadonlySet<string>;
  /** The object of the release whose chart makes it. */
  readonly of?: MapNode;
}

/** Fields of a release that name what is there before its chart is rendered or installed: the chart does not make it. */
const THERE_BEFORE = /^spec\.valuesFrom\[|\.existing\w*$/;

/** Finds the producer whose name is the reference's, or begins it before a `-`, in a build that the reference sees. */
export function byNamePart(
  producers: () => readonly NamedProducer[],
  { builds, index: { scopeOf } }: Pick<ExplainerInputs, 'builds' | 'index'>,
): Explain {
  const byName = once(() => groupBy(producers(), ({ name }) => name));
  const homeOf = once(() => homesOf(builds));
  return (reference) => {
    for (const part of partsOf(reference.name)) {
      const found = byName()
        .get(part)
        ?.find((each) => reaches(each, reference, homeOf(), scopeOf));
      if (found !== undefined) return found.reason;
    }
    return undefined;
  };
}

/** The build that a release was written in, else the build itself: a release is deployed beside the objects of that build. */
function homesOf(builds: readonly Build[]): (build: string) => string {
  const homes = new Map(builds.map((build) => [build.id, holderOf(build)]));
  return (build) => homes.get(build) ?? build;
}

function reaches(
  producer: NamedProducer,
  reference: Reference,
  homeOf: (build: string) => string,
  scopeOf: ScopeOf,
): boolean {
  if (!mayMeet(producer.namespace, reference.namespace) && !mayCopy(producer, reference))
    return false;
  if (producer.shownBy?.has(reference.build) === true) return false;
  if (THERE_BEFORE.test(reference.path) && isWrittenAs(producer.of, reference.manifest.node))
    return false;
  if (producer.build === undefined || homeOf(producer.build) === homeOf(reference.build)) {
    return true;
  }
  return !producer.own && isInReach(scopeOf(reference.build, producer.build));
}

/** A release whose values name the namespace may make it there too, or have it copied: `reflector: {namespaces: [web]}`. */
function mayCopy({ of }: NamedProducer, { namespace }: Reference): boolean {
  if (of === undefined || namespace === undefined) return false;
  return textsBelow(of).has(namespace);
}

const textsBelow = memo((release: MapNode): ReadonlySet<string> => {
  const values = valueAt(release, 'spec', 'values');
  return new Set(values === undefined ? [] : scalarsIn(values).map(({ text }) => text));
});

/** Whether two nodes are one object as it is written: several builds may have it. */
function isWrittenAs(one: MapNode | undefined, other: MapNode): boolean {
  if (one === undefined) return false;
  const [a, b] = [hostSpan(one), hostSpan(other)];
  return a.start === b.start && a.file.path === b.file.path;
}

function* partsOf(name: string): Generator<string> {
  yield name;
  for (let at = name.lastIndexOf('-'); at > 0; at = name.lastIndexOf('-', at - 1)) {
    yield name.slice(0, at);
  }
}
