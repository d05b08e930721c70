import type { TextEdit } from '../../model/edit.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { placeOf } from '../../model/span.ts';
import type { FoundLink, LinkFault } from './find-links.ts';
import type { Link } from './plan-copies.ts';
import { pointUses } from './point-uses.ts';
import { renewDigests } from './renew-digests.ts';
import { workloadLine, type RolloutLine } from './rollout-lines.ts';

/** What a rollout does, collected link by link. */
export interface RolloutResult {
  readonly edits: TextEdit[];
  readonly lines: RolloutLine[];
  readonly faults: LinkFault[];
}

/** Renews the digests of workloads: the links that are left for copies, by their original. */
export function beginRollout(
  workloads: readonly Manifest[],
  links: readonly FoundLink[],
  faults: readonly LinkFault[],
): {
  readonly result: RolloutResult;
  readonly toCopy: ReadonlyMap<Manifest, readonly FoundLink[]>;
} {
  const digests = renewDigests(
    workloads,
    links.filter(({ by }) => by === 'digest'),
  );
  const found = links.filter(({ by }) => by === 'copy');
  return {
    result: {
      edits: [...digests.edits],
      lines: [...digests.lines],
      faults: [...faults, ...digests.faults],
    },
    toCopy: groupBy(found, ({ origin }) => origin),
  };
}

/** Whether any link has something to point at a copy; one that has nothing is a fault. */
export function haveUses(links: readonly Link[], { faults }: RolloutResult): boolean {
  const unused = links.filter(({ uses }) => uses.length === 0);
  faults.push(...unused.map(unusedFault));
  return unused.length < links.length;
}

function unusedFault({ workload, kind, origin }: Link): LinkFault {
  return {
    place: placeOf(workload.node),
    message: `${kind.resource} "${workload.name ?? ''}" is linked to ${origin.kind} \`${origin.name ?? ''}\`, but none of its containers and volumes uses it; \`envfrom set triggers ${kind.resource}/${workload.name ?? ''} --remove\` takes the link away`,
  };
}

/** Points the uses of links at a copy. */
export function pointLinks(links: readonly Link[], copy: string, result: RolloutResult): void {
  for (const link of links) {
    const pointed = pointUses(link.uses, copy);
    if (pointed.edits.length > 0) result.lines.push(workloadLine(link, copy));
    result.edits.push(...pointed.edits);
    const place = placeOf(link.workload.node);
    result.faults.push(...pointed.faults.map((message) => ({ place, message })));
  }
}
