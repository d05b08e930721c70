import type { StaleCopy } from '../../model/evidence.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { manifestsIn, type ParsedFile } from '../../model/parsed-file.ts';
import { buildMembership } from './build-membership.ts';
import { digestOf, digestsNode, readDigests } from './digest.ts';
import { findLinks } from './find-links.ts';
import { linkScope } from './link-scope.ts';
import { linkedKindOf } from './linked-kinds.ts';
import { triggerText } from './trigger.ts';

/**
 * Workloads with a digest of an object that says something else now. Both are read as they are written: `envfrom rollout --write` made the
 * digest of that. A link without a digest says nothing.
 */
export function staleDigests(
  builds: readonly Build[],
  files: readonly ParsedFile[],
): readonly StaleCopy[] {
  const written = files.flatMap(manifestsIn);
  const linked = written.filter(hasDigests);
  if (linked.length === 0) return [];
  const membership = buildMembership(written, builds);
  const { links } = findLinks(linked, linkScope(written, membership));
  return links.flatMap(({ workload, kind, trigger, origin, by }) => {
    const use = digestsNode(workload.node, kind);
    const known = readDigests(use?.text ?? '').get(triggerText(trigger));
    if (by === 'copy' || use === undefined || known === undefined) return [];
    if (known === digestOf(origin)) return [];
    return membership.buildsOf(workload).flatMap((build): readonly StaleCopy[] => {
      const rendered = build.objects.find(
        (object) => membership.placeIn(object) === membership.placeIn(workload),
      );
      if (rendered === undefined) return [];
      return [{ workload: rendered, build: build.id, origin, copy: undefined, use }];
    });
  });
}

function hasDigests(object: Manifest): boolean {
  const kind = linkedKindOf(object);
  return kind !== undefined && digestsNode(object.node, kind) !== undefined;
}
