import type { Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { isSourceKind } from '../../model/source.ts';
import { placeOf } from '../../model/span.ts';
import { nearestName } from '../../text/nearest-name.ts';
import { copyFault, readCopy } from './copy.ts';
import { digestFault, isEncrypted } from './digest.ts';
import { linkedKindOf, triggerAnnotation, type LinkedKind } from './linked-kinds.ts';
import { isOfKind, readTriggers, type Trigger } from './trigger.ts';

/** A workload and the original that one trigger of its annotation means. */
export interface FoundLink {
  readonly workload: Manifest;
  readonly kind: LinkedKind;
  readonly trigger: Trigger;
  readonly origin: Manifest;
  /** How a change of the original reaches the pods: they use a copy of it, or their template has a digest of it. */
  readonly by: 'copy' | 'digest';
}

/** A place and a sentence: what is wrong with a link, so that nothing follows it. */
export interface LinkFault {
  readonly place: string;
  readonly message: string;
}

interface FoundLinks {
  readonly links: readonly FoundLink[];
  readonly faults: readonly LinkFault[];
}

/** The lookups for a workload: the objects that its pods may mean, and the names that each has or had. */
export interface LinkScope {
  readonly objectsFor: (workload: Manifest) => readonly Manifest[];
  /** All objects: what no pod uses may be anywhere. */
  readonly everywhere: readonly Manifest[];
  readonly namesOf: (object: Manifest) => readonly string[];
  /** The namespaces of an object in the builds that have it; none if it is not known. */
  readonly namespacesOf: (object: Manifest) => readonly string[];
  /** Why no file writes an original, if that is known: a generator, a template. */
  readonly explainMissing?: (trigger: Trigger, workload: Manifest) => string | undefined;
}

/** Follows the annotations of workloads to the objects that they name. */
export function findLinks(workloads: readonly Manifest[], scope: LinkScope): FoundLinks {
  const links: FoundLink[] = [];
  const faults: LinkFault[] = [];
  for (const workload of workloads) {
    const kind = linkedKindOf(workload);
    const at = kind && scalarAt(workload.node, 'metadata', 'annotations', triggerAnnotation(kind));
    if (kind === undefined || at === undefined) continue;
    for (const trigger of readTriggers(at.text)) {
      const found =
        'fault' in trigger ? trigger.fault : followTrigger(trigger, workload, kind, scope);
      if (typeof found === 'string') faults.push({ place: placeOf(at), message: found });
      else links.push(found);
    }
  }
  return { links, faults };
}

/** The object that a trigger of a workload means, or why there is none: a sentence without a full stop. */
export function followTrigger(
  trigger: Trigger,
  workload: Manifest,
  kind: LinkedKind,
  scope: LinkScope,
): FoundLink | string {
  const { namespacesOf } = scope;
  const { namespace } = trigger;
  const own = ownNamespaces(workload, namespacesOf);
  const isOwn = namespace === undefined || own.includes(namespace);
  const isCopied = isSourceKind(trigger.kind) && isOwn;
  const near = scope.objectsFor(workload);
  const pool = isCopied ? near : [...new Set([...near, ...scope.everywhere])];
  const fitting = pool.filter((object) => {
    if (!isOfKind(object, trigger.kind) || readCopy(object) !== undefined) return false;
    if (isCopied || namespace === undefined) return mayBeTogether(object, own, namespacesOf);
    return ownNamespaces(object, namespacesOf).includes(namespace);
  });
  const named = fitting.filter((object) => scope.namesOf(object).includes(trigger.name));
  const [origin, second] = preferred(named, near);
  const who = `${kind.resource} "${workload.name ?? ''}"`;
  const what = `${trigger.kind} \`${trigger.name}\``;
  if (origin === undefined) {
    return (
      (isCopied ? scope.explainMissing?.(trigger, workload) : undefined) ??
      missingText(trigger, who, fitting, scope)
    );
  }
  if (second !== undefined) {
    const places = named.map(({ node }) => placeOf(node)).join(' and ');
    return `${who} is linked to ${what}, which several manifests define (${places}), so ${isCopied ? 'one copy cannot serve all of them: run `envfrom rollout` as a transformer in each overlay' : 'it is not clear which one is meant: add its namespace'}`;
  }
  const by = isCopied && !isEncrypted(origin) ? 'copy' : 'digest';
  const fault = by === 'copy' ? copyFault(origin) : digestFault(origin);
  return fault ?? { workload, kind, trigger, origin, by };
}

/** Those of the workload's own builds, if there are any. */
function preferred(named: readonly Manifest[], near: readonly Manifest[]): readonly Manifest[] {
  const nearest = named.filter((object) => near.includes(object));
  return nearest.length > 0 ? nearest : named;
}

function missingText(
  trigger: Trigger,
  who: string,
  fitting: readonly Manifest[],
  { everywhere, namesOf, namespacesOf }: LinkScope,
): string {
  const { kind, name, namespace } = trigger;
  const where = namespace === undefined ? '' : ` in namespace \`${namespace}\``;
  const base = `${who} is linked to ${kind} \`${name}\`${where}, which is not defined in this repository`;
  const other = everywhere.find(
    (object) => isOfKind(object, kind) && namesOf(object).includes(name),
  );
  const [elsewhere] = other === undefined ? [] : ownNamespaces(other, namespacesOf);
  if (elsewhere !== undefined && elsewhere !== namespace) {
    return `${base} there: it is in namespace \`${elsewhere}\`. Link \`${kind.toLowerCase()}/${elsewhere}/${name}\``;
  }
  const maker =
    kind === 'Secret'
      ? everywhere.find(
          (object) =>
            (object.kind === 'SealedSecret' || object.kind === 'ExternalSecret') &&
            namesOf(object).includes(name),
        )
      : undefined;
  if (maker !== undefined) {
    return `${base}. ${maker.kind} \`${name}\` creates it: link \`${maker.kind.toLowerCase()}/${name}\``;
  }
  const nearest = nearestName(name, fitting.flatMap(namesOf));
  return nearest === undefined ? base : `${base}. Did you mean \`${nearest}\`?`;
}

/** The namespaces of an object, written or given by a build. */
function ownNamespaces(
  object: Manifest,
  namespacesOf: LinkScope['namespacesOf'],
): readonly string[] {
  const known = namespacesOf(object);
  if (known.length > 0) return known;
  return object.namespace === undefined ? [] : [object.namespace];
}

/** A namespace that is not known may be any. */
function mayBeTogether(
  object: Manifest,
  namespaces: readonly string[],
  namespacesOf: LinkScope['namespacesOf'],
): boolean {
  const own = ownNamespaces(object, namespacesOf);
  if (own.length === 0 || namespaces.length === 0) return true;
  return own.some((each) => namespaces.includes(each));
}
