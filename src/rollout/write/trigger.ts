import type { SourceKind } from '../../model/source.ts';
import { sourceKindNamed } from './linked-kinds.ts';

/** A ConfigMap or Secret whose change is to roll out a workload. */
export interface Trigger {
  readonly kind: SourceKind;
  readonly name: string;
  /** Of `configmap/NAMESPACE/NAME`; absent: the workload's own. */
  readonly namespace?: string;
}

export type ReadTrigger = Trigger | { readonly fault: string };

const NAME = /^[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?$/;

/** `configmap/foo`, `secret/bar`, `cm/shop/foo`; or why a text is not one of these. */
export function readTrigger(text: string): ReadTrigger {
  const parts = text.split('/');
  const kind = sourceKindNamed(parts[0] ?? '');
  const name = parts.at(-1) ?? '';
  if (kind === undefined || parts.length < 2 || parts.length > 3) {
    return {
      fault: `\`${text}\` does not name a ConfigMap or Secret: write \`configmap/NAME\` or \`secret/NAME\``,
    };
  }
  if (!NAME.test(name)) return { fault: `\`${name}\` is not a valid name of a ${kind}` };
  const [, namespace = ''] = parts;
  return parts.length === 3 ? { kind, name, namespace } : { kind, name };
}

/** The triggers of an annotation's value, separated by commas. */
export function readTriggers(value: string): readonly ReadTrigger[] {
  return splitWords(value).map(readTrigger);
}

/** `configmap/foo`, as in the annotation. */
export function triggerText({ kind, name }: Trigger): string {
  return `${kind.toLowerCase()}/${name}`;
}

/** Why a trigger cannot serve a workload: pods only use ConfigMaps and Secrets of their own namespace. */
export function namespaceFault(
  trigger: Trigger,
  workload: string,
  namespace: string | undefined,
): string | undefined {
  if (trigger.namespace === undefined || trigger.namespace === namespace) return undefined;
  const where = namespace === undefined ? '' : `, and ${workload} is in \`${namespace}\``;
  return `${trigger.kind} \`${trigger.name}\` of namespace \`${trigger.namespace}\` cannot trigger ${workload}: a pod only uses ConfigMaps and Secrets of its own namespace${where}`;
}

/** The words of a list with commas. */
export function splitWords(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
