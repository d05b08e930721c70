import { refusalOfSubdomain } from '../../src/kubernetes/validation/names.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { writtenName, writtenNamespaceOf } from '../../src/model/names/written-name.ts';
import type { JudgedReference, MissingSource } from '../../src/model/reference.ts';
import type { SourceKind } from '../../src/model/source.ts';

export interface Undeclared {
  readonly judged: JudgedReference;
  readonly missing: MissingSource;
  /** Equal for references to one name in one scope. */
  readonly cause: string;
}

export function causesOf(found: readonly Undeclared[]): ReadonlySet<string> {
  return new Set(found.map(({ cause }) => cause));
}

export function undeclaredIn(
  kind: SourceKind,
  { references, builds }: Evidence,
): readonly Undeclared[] {
  const clusters = new Map(builds.map(({ id, cluster }) => [id, cluster]));
  return references.flatMap((judged) => {
    const { reference, verdict } = judged;
    if (verdict.kind !== 'undeclared' || reference.kind !== kind) return [];
    if (reference.use === 'volume-item') return [];
    const { name, manifest, build, at, use } = reference;
    // No object can have such a name: `invalid-reference` says so of pods. In other objects it may be no name, unless one is near.
    const isNear = use === 'custom-resource' && verdict.missing.nearest !== undefined;
    if (refusalOfSubdomain(name) !== undefined && !isNear) return [];
    const namespace = use === 'storage' ? reference.namespace : writtenNamespaceOf(manifest);
    const cause = JSON.stringify([kind, clusters.get(build), namespace, writtenName(at, name)]);
    return [{ judged, missing: verdict.missing, cause }];
  });
}

/** Nothing here looks as if the name were a mistake. */
export function isWithoutTrace(missing: MissingSource): boolean {
  return missing.nearest === undefined && !isOtherwiseHere(missing) && !isMadeElsewhere(missing);
}

/** Something that is here was meant, and not only something beside it that nothing uses. */
export function isCalledOtherwise(missing: MissingSource): boolean {
  const { nearest, meant } = missing;
  const isNear = nearest !== undefined && nearest !== meant?.source;
  return isNear || meant?.isAlike === true || isOtherwiseHere(missing);
}

/** The name is here, but of another kind, with a hash, or where nothing deploys it. */
function isOtherwiseHere({ otherKind, hashed, notDeployed, removed }: MissingSource): boolean {
  return [otherKind, hashed, notDeployed, removed].some((other) => other !== undefined);
}

/** Whether other variants, clusters or namespaces have a source of the name. */
export function isMadeElsewhere({ siblings, otherClusters, elsewhere }: MissingSource): boolean {
  return siblings.length + otherClusters.length + elsewhere.length > 0;
}
