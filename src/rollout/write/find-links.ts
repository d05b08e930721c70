import type { Manifest } from '../../model/manifest.ts';
import { nearestName } from '../../text/nearest-name.ts';
import { scalarAt } from '../../model/node.ts';
import { placeOf } from '../../model/span.ts';
import { copyFault, readCopy } from './copy.ts';
import { linkedKindOf, triggerAnnotation, type LinkedKind } from './linked-kinds.ts';
import { namespaceFault, readTriggers, type Trigger } from './trigger.ts';

/** A workload and the original that one trigger of its annotation means. */
export interface FoundLink {
  readonly workload: Manifest;
  readonly kind: LinkedKind;
  readonly trigger: Trigger;
  readonly origin: Manifest;
}

/** A place and a sentence: what is wrong with a link, so that nothing follows it. */
export interface LinkFault {
  readonly place: string;
  readonly message: string;
}

export interface FoundLinks {
  readonly links: readonly FoundLink[];
  readonly faults: readonly LinkFault[];
}

/** The lookups for a workload: the objects that its pods may mean, and the names that each has or had. */
export interface LinkScope {
  readonly objectsFor: (workload: Manifest) => readonly Manifest[];
  readonly namesOf: (object: Manifest) => readonly string[];
  /** Why no file writes an original, if that is known: a generator, a template. */
  readonly explainMissing?: (trigger: Trigger, workload: Manifest) => string | undefined;
}

/** Follows the annotations of workloads to the ConfigMaps and Secrets that they name. */
export function findLinks(workloads: readonly Manifest[], scope: LinkScope): FoundLinks {
  const links: FoundLink[] = [];
  const faults: LinkFault[] = [];
  for (const workload of workloads) {
    const kind = linkedKindOf(workload);
    const at = kind && scalarAt(workload.node, 'metadata', 'annotations', triggerAnnotation(kind));
    if (kind === undefined || at === undefined) continue;
    for (const trigger of readTriggers(at.text)) {
      const found = 'fault' in trigger ? trigger.fault : originOf(trigger, workload, kind, scope);
      if (typeof found === 'string') faults.push({ place: placeOf(at), message: found });
      else if ('kind' in trigger) links.push({ workload, kind, trigger, origin: found });
    }
  }
  return { links, faults };
}

function originOf(
  trigger: Trigger,
  workload: Manifest,
  { resource }: LinkedKind,
  { objectsFor, namesOf, explainMissing }: LinkScope,
): Manifest | string {
  const who = `${resource} "${workload.name ?? ''}"`;
  const fault = namespaceFault(trigger, who, workload.namespace);
  if (fault !== undefined) return fault;
  const near = objectsFor(workload).filter(
    (object) =>
      object.kind === trigger.kind && object.group === '' && mayBeTogether(object, workload),
  );
  const named = near.filter(
    (object) => namesOf(object).includes(trigger.name) && readCopy(object) === undefined,
  );
  const [origin, second] = named;
  const what = `${trigger.kind} \`${trigger.name}\``;
  if (origin === undefined) {
    const known = explainMissing?.(trigger, workload);
    if (known !== undefined) return known;
    const nearest = nearestName(trigger.name, near.flatMap(namesOf));
    const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
    return `${who} is linked to ${what}, which nothing here defines.${hint}`;
  }
  if (second !== undefined) {
    const places = named.map(({ node }) => placeOf(node)).join(' and ');
    return `${who} is linked to ${what}, which several manifests define (${places}), so one copy cannot serve all of them: run \`envfrom rollout\` as a transformer in each overlay`;
  }
  return copyFault(origin) ?? origin;
}

/** A namespace that is not written may be any. */
function mayBeTogether(a: Manifest, b: Manifest): boolean {
  return a.namespace === undefined || b.namespace === undefined || a.namespace === b.namespace;
}
