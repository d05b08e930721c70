import type { Manifest } from '../../model/manifest.ts';
import {
  entriesAt,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type YamlNode,
} from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { Span } from '../../model/span.ts';
import type { Trail } from '../../model/trail.ts';
import { mapOf, stringScalar } from '../kustomize/tree/nodes.ts';

/** What a FluxInstance starts a cluster with. */
export interface FluxInstanceSync {
  /** The source and the Kustomization that the operator makes of `spec.sync`; none without it. */
  readonly objects: readonly Manifest[];
  /** The patches of `spec.kustomize` that may change them (`patchedSync` applies them). */
  readonly patches: readonly YamlNode[];
}

const SOURCES: ReadonlyMap<string, string> = new Map([
  ['GitRepository', 'source.toolkit.fluxcd.io/v1'],
  ['OCIRepository', 'source.toolkit.fluxcd.io/v1'],
  ['Bucket', 'source.toolkit.fluxcd.io/v1'],
]);

/**
 * What the Flux operator makes of a FluxInstance's `spec.sync`: as `flux bootstrap` does, a source and the Kustomization that starts all
 * others, each field with its place in the FluxInstance. Imitates flux-operator 0.40's builder.
 */
export function fluxInstanceSync(instance: Manifest): FluxInstanceSync {
  const sync = mapAt(instance.node, 'spec', 'sync');
  const field = (name: string): Field | undefined => {
    const node = valueAt(sync, name);
    const text = scalarText(node, instance.dialect);
    return node === undefined || text === '' ? undefined : { text, at: node };
  };
  const kind = field('kind');
  const apiVersion = SOURCES.get(kind?.text ?? '');
  if (sync === undefined || kind === undefined || apiVersion === undefined) {
    return { objects: [], patches: [] };
  }
  const id = `FluxInstance ${instance.namespace ?? ''}/${instance.name ?? ''}`;
  const trail: Trail = { step: { kind: 'generator', at: sync, in: id }, before: undefined };
  const text = (value: string, at: Span = sync): Field => ({ text: value, at });
  const namespace = text(instance.namespace ?? 'flux-system', instance.node);
  const metadata = { name: field('name') ?? namespace, namespace };
  const source = {
    apiVersion: text(apiVersion, kind.at),
    kind,
    metadata,
    spec: sourceSpec(kind.text, field, text),
  };
  const kustomization = {
    apiVersion: text('kustomize.toolkit.fluxcd.io/v1'),
    kind: text('Kustomization'),
    metadata,
    spec: {
      interval: text('10m0s'),
      path: field('path'),
      sourceRef: { kind, name: metadata.name },
    },
  };
  return {
    objects: [source, kustomization].map((tree) => manifestOf(tree, sync, trail)),
    patches: patchesOf(instance),
  };
}

/** A text of the objects, and the place that wrote it. */
interface Field {
  readonly text: string;
  readonly at: Span;
}

interface Fields {
  readonly [name: string]: Field | Fields | undefined;
}

function sourceSpec(
  kind: string,
  field: (name: string) => Field | undefined,
  text: (value: string) => Field,
): Fields {
  const [url, ref] = [field('url'), field('ref')];
  const secret = field('pullSecret');
  return {
    interval: field('interval') ?? text('1m0s'),
    ...(kind === 'Bucket'
      ? { bucketName: ref, endpoint: url }
      : { ref: { [kind === 'GitRepository' ? 'name' : 'tag']: ref }, url }),
    provider: field('provider'),
    secretRef: secret && { name: secret },
  };
}

function manifestOf(tree: Fields, sync: MapNode, trail: Trail): Manifest {
  const node = nodeOf(tree, sync, trail);
  const text = (...path: readonly string[]): string => scalarAt(node, ...path)?.text ?? '';
  const apiVersion = text('apiVersion');
  return {
    apiVersion,
    group: apiVersion.slice(0, apiVersion.indexOf('/')),
    kind: text('kind'),
    name: text('metadata', 'name'),
    namespace: text('metadata', 'namespace'),
    node,
    dialect: 'kubectl',
  };
}

function nodeOf(tree: Fields, sync: MapNode, trail: Trail): MapNode {
  const entries = Object.entries(tree).flatMap(
    ([name, value]): readonly (readonly [string, YamlNode])[] => {
      if (value === undefined) return [];
      const isText = isField(value);
      return [
        [name, isText ? stringScalar(value.text, value.at, trail) : nodeOf(value, sync, trail)],
      ];
    },
  );
  return mapOf(entries, sync, trail);
}

function isField(value: Field | Fields): value is Field {
  return typeof value['text'] === 'string';
}

const CHANGED = /^(?:GitRepository|OCIRepository|Bucket|Kustomization)$/;

/** The patches whose target may be one of the objects: it names their kind, or none, or a pattern. */
function patchesOf({ node, dialect }: Manifest): readonly YamlNode[] {
  return itemsAt(node, 'spec', 'kustomize', 'patches').filter((patch) => {
    const kind = scalarText(valueAt(patch, 'target', 'kind'), dialect);
    return entriesAt(patch, 'target').length > 0 && (CHANGED.test(kind) || !/^\w+$/.test(kind));
  });
}
