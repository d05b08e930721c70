import { message } from '../../../model/message.ts';
import { scalarAt } from '../../../model/node.ts';
import type { Reason } from '../../../model/reason.ts';
import { isSourceKind } from '../../../model/source.ts';
import type { Source, SourceKey, SourceValue } from '../../../model/source.ts';
import { refused, type BuildRefusal } from '../../kustomize/tree/build-refusal.ts';
import type { FindSource } from '../find-source.ts';
import type { ValuesReference } from './values-reference.ts';
import { unresolved } from './values-refusals.ts';

/** What an entry of `valuesFrom` leads to. */
type Referenced =
  | { readonly kind: 'found'; readonly key: SourceKey; readonly value: SourceValue }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'unknown'; readonly reason: Reason }
  | BuildRefusal;

/** What is known of the sources around a release. */
interface ReferenceContext {
  readonly namespace: string | undefined;
  readonly findSource: FindSource;
  /** The sources found missing so far: Flux does not ask for them again. */
  readonly absent: Set<string>;
}

/** The value that an entry of `valuesFrom` names. */
export function findReferenced(
  reference: ValuesReference,
  { namespace, findSource, absent }: ReferenceContext,
): Referenced {
  const { kind, node, name, optional } = reference;
  const place = namespace ?? '';
  if (!isSourceKind(kind)) {
    const words = { message: message`Values come from a ConfigMap or a Secret` };
    const at = scalarAt(node, 'kind') ?? node;
    return refused(at, unresolved(reference, place, 'unsupported values reference kind'), words);
  }
  const index = `${kind} ${name}`;
  const found = absent.has(index) ? undefined : findSource(kind, namespace, name);
  if (found?.kind === 'found') return findKey(reference, place, found.source);
  if (found?.kind === 'unknown') return unknown(reference);
  if (optional) {
    absent.add(index);
    return { kind: 'skipped' };
  }
  const plural = kind === 'Secret' ? 'secrets' : 'configmaps';
  const reason = found === undefined ? 'resource not found' : `${plural} "${name}" not found`;
  return refused(scalarAt(node, 'name') ?? node, unresolved(reference, place, reason), {
    message: message`The ${kind} \`${name}\` that \`valuesFrom\` names does not exist`,
    absence: true,
  });
}

function findKey(reference: ValuesReference, namespace: string, source: Source): Referenced {
  const { node, kind, name, key, optional } = reference;
  if (source.keys.kind === 'unknown') return unknown(reference);
  const found = source.keys.value.get(key);
  if (found !== undefined && found.field !== 'binaryData') {
    const { value } = found;
    return value.kind === 'unknown'
      ? unknown(reference)
      : { kind: 'found', key: found, value: value.value };
  }
  if (optional) return { kind: 'skipped' };
  const at = scalarAt(node, 'valuesKey') ?? scalarAt(node, 'name') ?? node;
  return refused(at, unresolved(reference, namespace, 'key not found'), {
    message: message`The ${kind} \`${name}\` has no key \`${key}\``,
    absence: true,
    related: [{ at: source.at, message: message`This is the ${kind}` }],
  });
}

function unknown({ kind, name, key }: ValuesReference): Referenced {
  return {
    kind: 'unknown',
    reason: message`its values from ${kind} ${name}, ${key}, are not known`,
  };
}
