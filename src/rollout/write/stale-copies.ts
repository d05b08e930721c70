import type { StaleCopy } from '../../model/evidence.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { writtenNameOf } from '../../model/names/written-name.ts';
import { scalarAt } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { contentHash } from '../../render/kustomize/names/content-hash.ts';
import { readCopy, type Copy } from './copy.ts';
import { linkedKindOf, podSpecOf, triggerAnnotation, type LinkedKind } from './linked-kinds.ts';
import { sourceUses } from './source-uses.ts';
import { staleDigests } from './stale-digests.ts';
import { readTriggers } from './trigger.ts';

/**
 * Workloads that use a copy of a ConfigMap or Secret which is not a copy of what the original holds now, build by build. Both are compared
 * as the build renders them, so that variables of Flux make no difference. A link without a copy says nothing: a post-renderer may make it.
 */
export function staleCopies(
  builds: readonly Build[],
  files: readonly ParsedFile[],
): readonly StaleCopy[] {
  return [...builds.flatMap(staleInBuild), ...staleDigests(builds, files)];
}

function staleInBuild(build: Build): readonly StaleCopy[] {
  const copies = build.objects.flatMap((object) => readCopy(object) ?? []);
  if (copies.length === 0) return [];
  const byName = groupBy(copies, (copy) => `${copy.kind} ${copy.name}`);
  return build.objects.flatMap((workload) => {
    const kind = linkedKindOf(workload);
    return kind === undefined ? [] : staleIn(workload, kind, byName, build);
  });
}

function staleIn(
  workload: Manifest,
  kind: LinkedKind,
  copies: ReadonlyMap<string, readonly Copy[]>,
  { id, objects }: Build,
): readonly StaleCopy[] {
  const annotation = scalarAt(workload.node, 'metadata', 'annotations', triggerAnnotation(kind));
  const podSpec = podSpecOf(workload, kind);
  if (annotation === undefined || podSpec === undefined) return [];
  const links = new Set(
    readTriggers(annotation.text).map((read) =>
      'fault' in read ? '' : `${read.kind} ${read.name}`,
    ),
  );
  const found = new Map<Manifest, StaleCopy>();
  for (const { kind: source, name } of sourceUses(podSpec)) {
    const copy = copies
      .get(`${source} ${name.text}`)
      ?.find(({ manifest }) => isBeside(manifest, workload));
    if (copy === undefined || !links.has(`${source} ${copy.origin}`)) continue;
    const origins = objects.filter((object) => isOriginOf(object, copy));
    const [origin] = origins;
    // Of several, each may be the one.
    if (origin === undefined || origins.length > 1 || found.has(origin)) continue;
    // An edited copy is another problem.
    if (!copy.intact || contentHash(origin.node) === contentHash(copy.manifest.node)) continue;
    found.set(origin, { workload, build: id, origin, copy: copy.manifest, use: name });
  }
  return [...found.values()];
}

function isOriginOf(object: Manifest, { kind, origin, manifest }: Copy): boolean {
  return (
    object.kind === kind &&
    object.group === '' &&
    (writtenNameOf(object) === origin || object.name === origin) &&
    isBeside(object, manifest) &&
    readCopy(object) === undefined
  );
}

function isBeside(one: Manifest, other: Manifest): boolean {
  return one.namespace === other.namespace;
}
