import { nameOfManifest } from '../../model/names/name-of.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { isTemplatedName } from './templated-name.ts';

/** Whether two namespaces may be one: equal, or left open by either side (`kubectl apply -n`, a template). */
export function mayMeet(a: string | undefined, b: string | undefined): boolean {
  return a === b || isOpenNamespace(a) || isOpenNamespace(b);
}

/** Whether the person who applies the object chooses its namespace. */
export function isOpenNamespace(namespace: string | undefined): boolean {
  return namespace === undefined || isTemplatedName(namespace);
}

/** What must hold for a source to be the one a reference means, as a clause; undefined when nothing is left open. */
export function assumptionOf(reference: Reference, source: Source): string | undefined {
  const { namespace, manifest, build } = reference;
  if (source.namespace === namespace) {
    if (namespace !== undefined || source.build === build) return undefined;
    return `${nameOfManifest(manifest)} and ${source.kind} \`${source.name}\` are applied to the same namespace`;
  }
  if (source.namespace === undefined) {
    return `${source.kind} \`${source.name}\` is applied to namespace \`${namespace ?? ''}\``;
  }
  return `${nameOfManifest(manifest)} is applied to namespace \`${source.namespace}\``;
}
