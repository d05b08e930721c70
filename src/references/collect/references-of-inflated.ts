import type { Build } from '../../model/manifest.ts';
import { writtenNameOf } from '../../model/names/written-name.ts';
import type { MapNode } from '../../model/node.ts';
import { customResourceReferences } from '../fields/custom-resource-references.ts';
import type { FoundReference } from '../fields/references-in.ts';
import type { Registry } from '../producers/registry.ts';

const NO_POD_SPECS: ReadonlySet<MapNode> = new Set();

/**
 * What the values of the charts name that a kustomization inflates and that are not here. kustomize gives its namespace, prefixes and hashes to the
 * objects of charts as to all others, so the names are those that the sources of the build have in the end.
 */
export function referencesOfInflated(build: Build, registry: Registry): readonly FoundReference[] {
  const { inflates = [] } = build;
  const releases = inflates.flatMap(({ release }) => release ?? []);
  if (releases.length === 0) return [];
  const namespace = namespaceOfObjects(build);
  const renamed = renamedSources(build);
  return releases.flatMap((release) => {
    const manifest = { ...release, namespace: namespace ?? release.namespace };
    return customResourceReferences(manifest, NO_POD_SPECS, registry).map((found) => ({
      ...found,
      name: renamed.get(`${found.kind}/${found.name}`) ?? found.name,
    }));
  });
}

function namespaceOfObjects({ objects }: Build): string | undefined {
  const all = new Set(objects.flatMap((object) => object.namespace ?? []));
  const [only] = all;
  return all.size === 1 ? only : undefined;
}

/** The names of ConfigMaps and Secrets that are written otherwise than the build names them, by kind and written name. */
function renamedSources({ objects }: Build): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const object of objects) {
    const { group, kind, name } = object;
    if (group !== '' || (kind !== 'ConfigMap' && kind !== 'Secret')) continue;
    const written = writtenNameOf(object);
    if (name !== undefined && written !== undefined && written !== name)
      found.set(`${kind}/${written}`, name);
  }
  return found;
}
