import { deploymentBy } from '../../model/deployment.ts';
import type { Build } from '../../model/manifest.ts';
import { hostPlaceOf } from '../../model/span.ts';

/**
 * Builds of entry objects that people apply by hand. Overlays make several of one object, for a cluster each: if one of them finds its folder, those
 * that do not find theirs may be left of clusters that are gone, so nobody knows whether people still apply them.
 */
export function withDoubtedBootstraps(
  builds: readonly Build[],
  byHand: ReadonlySet<Build>,
): readonly Build[] {
  const found = new Set<string>();
  for (const build of byHand) {
    const { deployedBy, failures, objects } = build;
    if (deployedBy !== undefined && failures.length === 0 && objects.length > 0)
      found.add(hostPlaceOf(deployedBy.at));
  }
  return builds.map((build) => {
    const { deployedBy, deployment } = build;
    if (deployedBy === undefined || deployment !== undefined || !byHand.has(build)) return build;
    if (!isOfAbsence(build) || !found.has(hostPlaceOf(deployedBy.at))) return build;
    return { ...build, deployment: deploymentBy({ kind: 'by-hand', name: deployedBy.name }) };
  });
}

function isOfAbsence({ failures }: Build): boolean {
  return failures.length > 0 && failures.every((failure) => failure.isOfAbsence === true);
}
