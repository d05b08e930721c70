import { fluxMark } from '../../src/model/elsewhere/flux-marks.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { appendTo } from '../../src/model/group-by.ts';
import { ARGO } from '../../src/model/kinds/deployer-kinds.ts';
import { isClusterKind } from '../../src/model/kinds/kinds.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import type { MapNode } from '../../src/model/node.ts';
import { areDeployedTogether } from '../kit/deployed-together.ts';
import { identityOf, sameContent } from './same-object.ts';

/** An object that two deployers apply to one cluster, each in its own way. */
export interface Rivals {
  readonly manifest: Manifest;
  readonly build: Build;
  readonly other: Manifest;
  readonly otherBuild: Build;
}

interface Applied {
  readonly manifest: Manifest;
  readonly build: Build;
}

/** How many objects of one name are compared with each other. */
const MAX_RIVALS = 20;

/** Kinds of objects that several deployers may apply, each a part of it. Objects of Argo CD are shared too: each cluster may have an Argo CD of its own, and all of them call it `in-cluster`. */
const SHARED_KINDS: ReadonlySet<string> = new Set(['Namespace', 'CustomResourceDefinition']);

/** Annotations of objects that Flux leaves alone, or only adds to. */
const NOT_TAKEN = [
  ['ssa', 'Merge'],
  ['ssa', 'IfNotPresent'],
  ['ssa', 'Ignore'],
  ['reconcile', 'disabled'],
] as const;

/** The objects that two Kustomizations of Flux, or two Applications of Argo CD, apply to one cluster from different files. */
export function* rivalsIn(evidence: Pick<Evidence, 'builds' | 'buildOf'>): Iterable<Rivals> {
  for (const all of sharedObjects(evidence.builds)) {
    const found = firstRivals(all.slice(0, MAX_RIVALS), evidence);
    if (found !== undefined) yield found;
  }
}

function firstRivals(
  all: readonly Applied[],
  evidence: Pick<Evidence, 'buildOf'>,
): Rivals | undefined {
  for (const [at, first] of all.entries()) {
    const rival = all.slice(at + 1).find((each) => areRivals(first, each, evidence));
    if (rival !== undefined) return { ...rival, other: first.manifest, otherBuild: first.build };
  }
  return undefined;
}

function sharedObjects(builds: readonly Build[]): readonly (readonly Applied[])[] {
  const byName = new Map<string, Applied[]>();
  for (const build of builds) {
    const { kind, deployedBy, left } = build;
    if (deployedBy === undefined || left !== undefined) continue;
    if (kind !== 'flux-kustomization' && kind !== 'argo-application') continue;
    for (const manifest of build.objects) {
      const isPlaced = manifest.namespace !== undefined || isClusterKind(manifest);
      const key = isShared(manifest) || !isPlaced ? undefined : identityOf(manifest);
      if (key !== undefined) appendTo(byName, key, { manifest, build });
    }
  }
  return [...byName.values()].filter((all) => all.length > 1);
}

function isShared({ group, kind, node }: Manifest): boolean {
  return (
    SHARED_KINDS.has(kind) ||
    group === ARGO ||
    NOT_TAKEN.some(([field, value]) => fluxMark(node, field, value) !== undefined)
  );
}

function areRivals(one: Applied, other: Applied, evidence: Pick<Evidence, 'buildOf'>): boolean {
  return (
    one.build !== other.build &&
    one.build.kind === other.build.kind &&
    // One cluster has no two deployers of one name.
    one.build.deployedBy?.name !== other.build.deployedBy?.name &&
    one.manifest.node.file.path !== other.manifest.node.file.path &&
    areDeployedTogether(one.build, other.build, evidence) &&
    !sameContent(
      withoutMetadata(one.manifest.node),
      withoutMetadata(other.manifest.node),
      other.manifest.dialect,
    )
  );
}

/** Without labels and annotations, which deployers add themselves; kind, namespace and name are the same. */
function withoutMetadata(node: MapNode): MapNode {
  return { ...node, entries: node.entries.filter(({ name }) => name !== 'metadata') };
}
