import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import { sourceFieldsOf } from '../../src/model/elsewhere/flux-sources.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { addTo } from '../../src/model/group-by.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { scalarAt, valueAt, type ScalarNode, type YamlNode } from '../../src/model/node.ts';

/** The kinds of Flux's sources. */
export const SOURCES: ReadonlySet<string> = new Set([
  'GitRepository',
  'OCIRepository',
  'Bucket',
  'HelmRepository',
  'HelmChart',
  'ExternalArtifact',
]);

/** Where an object of Flux names a source. */
export interface SourceReference {
  readonly kind: string;
  readonly at: ScalarNode;
  readonly namespace: string | undefined;
  /** It names the namespace itself; else the source is looked for in that of the object. */
  readonly namesNamespace: boolean;
  /** What a release takes from it. */
  readonly chart: string | undefined;
}

/** The references to sources in an object. */
export function referencesOf(manifest: Manifest): readonly SourceReference[] {
  const { namespace, node } = manifest;
  return sourceFieldsOf(manifest).flatMap((path) => {
    const reference: YamlNode | undefined = valueAt(node, ...path);
    const at = scalarAt(reference, 'name');
    const of = scalarAt(reference, 'kind')?.text ?? '';
    if (at === undefined || !PLAIN_NAME.test(at.text) || !SOURCES.has(of)) return [];
    const own = scalarAt(reference, 'namespace')?.text;
    const place = own ?? namespace;
    if (place !== undefined && !PLAIN_NAME.test(place)) return [];
    const chart = scalarAt(node, ...path.slice(0, -1), 'chart')?.text;
    return [{ kind: of, at, namespace: place, namesNamespace: own !== undefined, chart }];
  });
}

/** A reference, and the cluster of its object. */
export interface PlacedReference extends SourceReference {
  readonly cluster: string | undefined;
}

/** All references to sources. */
export function placedReferences({
  manifests,
  buildOf,
}: Pick<Evidence, 'manifests' | 'buildOf'>): readonly PlacedReference[] {
  return manifests.flatMap(({ manifest, build }) =>
    referencesOf(manifest).map((each) => ({ ...each, cluster: buildOf(build)?.cluster })),
  );
}

/** How often each key comes. */
export type Counts = ReadonlyMap<string | undefined, number>;

/** How many references are written for each key: one that several builds apply counts once. */
export function countsBy(
  references: readonly PlacedReference[],
  keyOfReference: (reference: PlacedReference) => string | undefined,
): Counts {
  const nodes = new Map<string | undefined, Set<ScalarNode>>();
  for (const each of references) addTo(nodes, keyOfReference(each), each.at);
  return new Map([...nodes].map(([key, of]) => [key, of.size]));
}

/** What `flux bootstrap` makes is not in every repository. */
export const BOOTSTRAPPED = 'flux-system';

/** The names of the Git repositories that are defined. */
export function gitRepositories({ manifests }: Evidence): ReadonlySet<string> {
  return new Set(
    manifests.flatMap(({ manifest: { kind, name } }) =>
      kind === 'GitRepository' && name !== undefined ? [name] : [],
    ),
  );
}
