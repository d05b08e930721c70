import { instancesOf, isResourceGraph } from '../kubernetes/resource-graph.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import { words } from '../model/message.ts';
import type { UncheckedEntry } from '../model/report.ts';

const REASON = words('kro creates what it describes');

/** The ResourceGraphDefinitions of kro and their instances: what kro makes of them is not known. */
export function kroEntries(builds: readonly Build[]): readonly UncheckedEntry[] {
  const graphs = builds.flatMap(({ objects }) => objects.filter(isResourceGraph));
  if (graphs.length === 0) return [];
  const types = new Set(graphs.map((graph) => typeOf(instancesOf(graph))));
  const entries = builds.flatMap(({ objects }) =>
    objects.filter((each) => isResourceGraph(each) || types.has(typeOf(each))),
  );
  // What several builds deploy is one entry.
  const byNode = new Map(entries.map((manifest) => [manifest.node, manifest]));
  return [...byNode.values()].map((manifest) => ({ manifest, reason: REASON }));
}

function typeOf({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): string {
  return `${apiVersion} ${kind}`;
}
