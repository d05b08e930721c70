import type { Manifest } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { entryOf, mapAt, valueAt } from '../../../model/node.ts';
import type { Reason } from '../../../model/reason.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import { celOf, mapOf, type CelOutcome, type CelValue } from '../cel/cel-value.ts';
import type { Graph } from '../graph/graph.ts';
import { admitValue } from '../schema/admit-instance.ts';

/** What `schema` means in the expressions of an instance, or why the API server refuses the instance. */
export function schemaValue(
  { shape }: Graph,
  instance: Manifest,
  namespace: string | undefined,
): { readonly value: CelValue } | { readonly reason: Reason } {
  const { node, dialect } = instance;
  const written = valueAt(node, 'spec');
  const given = written !== undefined && !isNull(written, dialect) ? written : shape.default;
  const admitted = given && admitValue(given, shape, 'spec');
  if (admitted?.kind === 'invalid') {
    const { reason } = admitted;
    return { reason: message`the API server refuses it: ${reason}` };
  }
  const spec = admitted && celOf(admitted.node, dialect);
  const metadata = metadataOf(instance, namespace);
  const fields = new Map<string, CelOutcome>([
    ['apiVersion', { kind: 'string', value: instance.apiVersion }],
    ['kind', { kind: 'string', value: instance.kind }],
    ['metadata', metadata],
    ...(spec === undefined ? [] : [['spec', spec] as const]),
  ]);
  return { value: { kind: 'map', keys: [...fields.keys()], get: (key) => fields.get(key) } };
}

/** The metadata of an instance. Some of it is set by the cluster; its namespace may be said elsewhere. */
function metadataOf({ node, dialect }: Manifest, namespace: string | undefined): CelValue {
  const written = mapAt(node, 'metadata') ?? node;
  const value = mapOf(written, dialect, true);
  if (value.kind !== 'map' || namespace === undefined) return value;
  return {
    ...value,
    get: (key) =>
      key === 'namespace' && entryOf(written, key) === undefined
        ? { kind: 'string', value: namespace }
        : value.get(key),
  };
}

/** An object of an instance as other resources see it. The API server gives values of Secrets in another form. */
export function observed({ node, dialect, kind, group }: Manifest): CelValue {
  const value = mapOf(node, dialect, true);
  if (value.kind !== 'map' || kind !== 'Secret' || group !== '') return value;
  return {
    ...value,
    get: (key) =>
      key === 'data' || key === 'stringData'
        ? { kind: 'unknown', what: 'a value of a Secret' }
        : value.get(key),
  };
}
