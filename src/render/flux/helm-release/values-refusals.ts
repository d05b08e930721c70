import { message as say } from '../../../model/message.ts';
import { valueAt } from '../../../model/node.ts';
import type { SourceKey } from '../../../model/source.ts';
import type { ValuesFileRefusal } from '../../helm/chart/read-values-file.ts';
import type { ValuesRefusal } from '../../helm/values/values-refusal.ts';
import { refused, type BuildRefusal } from '../../kustomize/tree/build-refusal.ts';
import type { ValuesReference } from './values-reference.ts';

/** Flux's words for an entry of `valuesFrom` that it cannot use. */
export function unresolved(
  { kind, name, key, optional }: ValuesReference,
  namespace: string,
  reason: string,
): string {
  const which = `${optional ? 'optional ' : ''}${kind === '' ? '' : `${kind} `}`;
  return `could not resolve ${which}chart values reference '${namespace}/${name}' with key '${key}': ${reason}`;
}

/** The text of a key is not a file of values. */
export function notValues(
  reference: ValuesReference,
  namespace: string,
  key: SourceKey,
  { message, at, isNoMap }: ValuesFileRefusal,
): BuildRefusal {
  const reason = message.replace('map[string]interface {}', 'common.Values');
  return refused(at, unresolved(reference, namespace, shown(reference, key, reason)), {
    message: isNoMap
      ? say`Values must be a map, and this is not one`
      : say`This is not valid YAML, and a HelmRelease takes its values from it`,
    related: [{ at: reference.node, message: say`The HelmRelease names it here` }],
  });
}

/** Helm cannot set the text of a key at the path. */
export function notSet(
  reference: ValuesReference,
  namespace: string,
  key: SourceKey,
  { message, lacksValue }: ValuesRefusal,
): BuildRefusal {
  const { node, targetPath, literal } = reference;
  const { value } = key;
  const text = value.kind === 'known' && value.value.kind === 'text' ? value.value.text : '';
  const endsAtComma = !literal && text.includes(',') && lacksValue === true;
  return refused(
    valueAt(node, 'targetPath') ?? node,
    unresolved(reference, namespace, shown(reference, key, message)),
    {
      message: say`The value cannot be set at \`${targetPath}\``,
      ...(endsAtComma && {
        help: say`Flux reads the value as \`helm --set\` does, where a comma ends it: add \`literal: true\`.`,
      }),
      related: [{ at: key.node ?? key.at, message: say`This is the value` }],
    },
  );
}

/** Helm's words quote values. */
function shown({ kind }: ValuesReference, { node }: SourceKey, reason: string): string {
  const parts = node?.kind === 'scalar' ? (node.value ?? []) : [];
  const isSecret = kind === 'Secret' || parts.some((part) => part.kind === 'secret');
  return isSecret ? 'its value cannot be read' : reason;
}
