import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { BOOTSTRAPPED, isFluxKustomization } from '../../src/model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../src/model/manifest.ts';
import { once } from '../../src/model/memo.ts';
import { folderOf } from '../../src/model/names/folder-of.ts';
import { scalarAt, type ScalarNode } from '../../src/model/node.ts';
import { gitRepositories } from './source-references.ts';

/** A Kustomization of a folder of this repository. */
interface OfThisRepository {
  readonly at: ScalarNode;
  readonly source: string;
  readonly cluster: string | undefined;
}

/** This many others must agree on the name of this repository, and this many for each that uses another name. */
const MIN_OTHERS = 10;
const OTHERS_FOR_EACH = 3;

/** Names of sources and clusters that are compared; a repository that has more agrees on nothing. */
const MAX_GROUPS = 100;

/**
 * Finds the name that all other Kustomizations with folders of this repository use for its source, for a single one that uses another: its
 * folder is in this repository too, so it means the same source. If a few use another name, the name of the others must be defined.
 */
export function straySources(
  evidence: Evidence,
): (at: ScalarNode, build: Build | undefined) => string | undefined {
  const all = once(() => kustomizationsOfThisRepository(evidence));
  const groups = once(() => {
    const byKey = groupBy(all().values(), ({ source, cluster }) => `${source} ${cluster}`);
    return [...byKey.values()];
  });
  const defined = once(() => gitRepositories(evidence));
  return (at, build) => {
    const own = all().get(at);
    if (own === undefined || groups().length > MAX_GROUPS) return undefined;
    const near = groups().filter(([first]) => mayBeSameCluster(first?.cluster, build?.cluster));
    const counts = new Map<string, number>();
    for (const each of near) {
      const source = each[0]?.source ?? '';
      counts.set(source, (counts.get(source) ?? 0) + each.length);
    }
    const same = counts.get(own.source) ?? 1;
    const [other, more] = [...counts].filter(([source]) => source !== own.source);
    if (other === undefined || more !== undefined) return undefined;
    const [name, count] = other;
    if (count < Math.max(MIN_OTHERS, OTHERS_FOR_EACH * same)) return undefined;
    return same === 1 || (defined().has(name) && own.source !== BOOTSTRAPPED) ? name : undefined;
  };
}

function kustomizationsOfThisRepository({
  manifests,
  files,
  buildOf,
}: Evidence): ReadonlyMap<ScalarNode, OfThisRepository> {
  const folders = new Set(files.map(({ path }) => folderOf(path)));
  const found = new Map<ScalarNode, OfThisRepository>();
  for (const { manifest, build } of manifests) {
    const at = sourceOf(manifest);
    const folder = scalarAt(manifest.node, 'spec', 'path')?.text.replace(/^\.?\/|\/$/g, '');
    if (at === undefined || folder === undefined || !folders.has(folder)) continue;
    found.set(at, { at, source: at.text, cluster: buildOf(build)?.cluster });
  }
  return found;
}

function sourceOf(manifest: Manifest): ScalarNode | undefined {
  const { node } = manifest;
  const isGit = scalarAt(node, 'spec', 'sourceRef', 'kind')?.text === 'GitRepository';
  return isFluxKustomization(manifest) && isGit
    ? scalarAt(node, 'spec', 'sourceRef', 'name')
    : undefined;
}
