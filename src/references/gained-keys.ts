import { unknown } from '../model/knowable.ts';
import type { Manifest } from '../model/manifest.ts';
import { entriesAt, type Entry } from '../model/node.ts';
import { stringOf } from '../model/resolve-scalar.ts';
import type { SourceKey } from '../model/source.ts';

interface Gain {
  readonly on: 'annotations' | 'labels';
  readonly name: RegExp;
  readonly keys: readonly string[] | 'unknown';
}

/** What controllers add to a ConfigMap or Secret that carries an annotation or label. */
const GAINS: readonly Gain[] = [
  {
    on: 'annotations',
    name: /^service\.(?:alpha|beta)\.openshift\.io\/inject-cabundle$/,
    keys: ['service-ca.crt'],
  },
  {
    on: 'labels',
    name: /^config\.openshift\.io\/inject-trusted-cabundle$/,
    keys: ['ca-bundle.crt'],
  },
  {
    on: 'annotations',
    name: /^kubernetes\.io\/service-account\.name$/,
    keys: ['token', 'ca.crt', 'namespace', 'service-ca.crt'],
  },
  { on: 'annotations', name: /^reflector\.v1\.k8s\.emberstack\.com\/reflects$/, keys: 'unknown' },
  { on: 'annotations', name: /^replicator\.v1\.mittwald\.de\/replicate-from$/, keys: 'unknown' },
  { on: 'annotations', name: /^secret-generator\.v1\.mittwald\.de\//, keys: 'unknown' },
];

/** Annotations by which a controller copies the object to other namespaces, and who does it. */
const COPIERS: readonly (readonly [name: RegExp, copier: string])[] = [
  [/^reflector\.v1\.k8s\.emberstack\.com\/reflection-auto-enabled$/, 'reflector'],
  [/^replicator\.v1\.mittwald\.de\/replicate-to(?:-matching)?$/, 'replicator'],
  [/^kubed\.appscode\.com\/sync$/, 'config-syncer'],
];

/** Where an object that becomes a Secret keeps the annotations of that Secret. */
const ANNOTATIONS_AT = [
  ['metadata', 'annotations'],
  ['spec', 'secretTemplate', 'annotations'],
  ['spec', 'template', 'metadata', 'annotations'],
  ['spec', 'target', 'template', 'metadata', 'annotations'],
] as const;

/** Keys that a ConfigMap or Secret has besides its own; `unknown` when only the controller knows them. */
export function gainedKeys({
  node,
  dialect,
}: Manifest): ReadonlyMap<string, SourceKey> | 'unknown' {
  const gained = new Map<string, SourceKey>();
  for (const { on, name, keys } of GAINS) {
    const entry = entriesAt(node, 'metadata', on).find((each) => name.test(each.name));
    if (entry === undefined || stringOf(entry.value, dialect) === 'false') continue;
    if (keys === 'unknown') return 'unknown';
    for (const key of keys) gained.set(key, gainedKey(key, entry));
  }
  return gained;
}

function gainedKey(key: string, { key: at }: Entry): SourceKey {
  return { key, field: 'data', value: unknown('the cluster fills it in'), at };
}

/** Who copies the source that an object is or becomes to other namespaces; undefined when nobody does. */
export function copiesElsewhere({ node, kind }: Manifest): string | undefined {
  const own = kind === 'ConfigMap' || kind === 'Secret';
  for (const path of own ? ANNOTATIONS_AT.slice(0, 1) : ANNOTATIONS_AT) {
    for (const { name } of entriesAt(node, ...path)) {
      const copier = COPIERS.find(([pattern]) => pattern.test(name));
      if (copier !== undefined) return copier[1];
    }
  }
  return undefined;
}
