import type { Evidence } from '../../src/model/evidence.ts';
import type { Build } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { mayBringObjects } from '../../src/model/reason.ts';
import { hostPlaceOf } from '../../src/model/span.ts';
import { onlyMentionedIn } from '../kit/only-mentioned.ts';
import { perCluster, placeReferences, type Placed } from '../kit/placed-references.ts';
import { storeReferences, type StoreReference } from './store-references.ts';

/** For each reference to a store that nothing defines, this many must name stores that are defined. */
const MIN_OTHERS = 3;

/** The same, if the name is part of one that is defined: other things may have that name, so it may be mentioned. */
const MIN_FOR_PART = 10;

/** Whether a reference names a store that nothing in the repository defines or mentions, while most others name stores that it defines. */
export type IsDefinedNowhere = (
  reference: StoreReference,
  build: Build | undefined,
  defined: ReadonlySet<string>,
) => boolean;

/** The references to a store. */
interface Uses {
  /** One that several builds apply counts once. */
  readonly places: Set<string>;
  readonly builds: Set<string>;
}

/** Answers for one run; what it needs is read when first asked for. */
export function storesDefinedNowhere(evidence: Evidence): IsDefinedNowhere {
  const { deploysSomething, mentionsOf } = evidence;
  const all = once(() => placeReferences(evidence, storeReferences));
  const isOnlyNamed = once(() => onlyMentionedIn(all()));
  const usesOf = perCluster(all, kindOf, usesByName);
  return (reference, build, defined) => {
    const name = reference.at.text;
    const uses = usesOf(kindOf(reference), build?.cluster);
    const known = [...defined].flatMap((each) => uses.get(each) ?? []);
    const count = known.reduce((sum, each) => sum + each.places.size, 0);
    const own = uses.get(name)?.places.size ?? 0;
    if (count < MIN_OTHERS * own) return false;
    if (build === undefined || build.partial.some(mayBringObjects)) return false;
    // A folder of manifests may be an experiment that nobody applies.
    if (build.kind === 'folder' && !known.some(({ builds }) => builds.has(build.id))) return false;
    if (deploysSomething && build.deployedBy === undefined && build.cluster === undefined)
      return false;
    return (
      isOnlyNamed()(mentionsOf(name)) ||
      (count >= MIN_FOR_PART * own && partlyNamed(name, defined) !== undefined)
    );
  };
}

/** A defined name that begins with another name, or the reverse: `vault-backend` for `vault`. */
export function partlyNamed(name: string, defined: ReadonlySet<string>): string | undefined {
  return [...defined].find((each) => each.startsWith(`${name}-`) || name.startsWith(`${each}-`));
}

function kindOf({ group, kind }: StoreReference): string {
  return `${group} ${kind}`;
}

function usesByName(references: readonly (StoreReference & Placed)[]): ReadonlyMap<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const { at, build } of references) {
    const known = uses.get(at.text) ?? { places: new Set(), builds: new Set() };
    known.places.add(hostPlaceOf(at));
    known.builds.add(build);
    uses.set(at.text, known);
  }
  return uses;
}
