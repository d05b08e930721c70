import { isResourceGraph } from '../../kubernetes/resource-graph.ts';
import { isBuiltIn } from '../../model/kinds/kinds.ts';
import { groupOf, type Build, type Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { mapAt, type MapNode, type YamlNode } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { releaseNamespace } from './release-namespace.ts';

/** An object of a build, or an object inside another one. */
export interface PlacedManifest {
  readonly manifest: Manifest;
  /** The object around it: an OpenShift Template, a Policy, a ManifestWork, a HelmRelease with extra objects … */
  readonly within: Manifest | undefined;
}

/** The objects of a build, each followed by the objects inside it. */
export function manifestsOf(build: Build): readonly PlacedManifest[] {
  const placed: PlacedManifest[] = [];
  for (const manifest of build.objects) {
    placed.push({ manifest, within: undefined });
    const nested = nestedManifests(manifest);
    if (nested.length === 0) continue;
    for (const each of nested) placed.push({ manifest: each, within: manifest });
  }
  return placed;
}

/** Whether a node is a whole object: apiVersion, kind and metadata. References to objects have no metadata. */
export function isObject(node: MapNode): boolean {
  return (
    mapAt(node, 'metadata') !== undefined &&
    node.entries.some(({ name, value }) => name === 'apiVersion' && value.kind === 'scalar') &&
    node.entries.some(({ name, value }) => name === 'kind' && value.kind === 'scalar')
  );
}

function nestedManifests(manifest: Manifest): readonly Manifest[] {
  const isWhole = isBuiltIn(manifest) || manifest.expanded === true || isResourceGraph(manifest);
  // The values of a release as they were composed, not only those in it.
  return isWhole ? NONE : nestedIn(manifest.unread ?? manifest.node, manifest);
}

const NONE: readonly Manifest[] = [];

const nestedIn = memo((node: MapNode, manifest: Manifest): readonly Manifest[] => {
  const found: Manifest[] = [];
  addObjectsIn(node, manifest, found);
  return found.length === 0 ? NONE : found;
});

/** Of every node of every custom resource: without a list or a generator for each. */
function addObjectsIn(node: YamlNode, around: Manifest, found: Manifest[]): void {
  if (node.kind === 'scalar') return;
  const size = node.kind === 'map' ? node.entries.length : node.items.length;
  for (let at = 0; at < size; at += 1) {
    const child = node.kind === 'map' ? node.entries[at]?.value : node.items[at];
    if (child === undefined || child.kind === 'scalar') continue;
    if (child.kind === 'map' && isObject(child)) found.push(manifestOf(child, around));
    addObjectsIn(child, around, found);
  }
}

function manifestOf(node: MapNode, around: Manifest): Manifest {
  const { dialect } = around;
  const text = (...path: readonly string[]): string | undefined => {
    const parent = mapAt(node, ...path.slice(0, -1));
    const value = parent?.entries.find(({ name }) => name === path.at(-1))?.value;
    return stringOf(value, dialect);
  };
  const apiVersion = text('apiVersion') ?? '';
  return {
    apiVersion,
    group: groupOf(apiVersion),
    kind: text('kind') ?? '',
    name: text('metadata', 'name'),
    namespace: text('metadata', 'namespace') || releaseNamespace(around),
    node,
    dialect,
  };
}
