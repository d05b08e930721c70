import type { TargetedPatch, UnmetTarget } from '../../../model/manifest.ts';
import { hostSpan } from '../../../model/span.ts';
import { typoOf } from '../../../text/typo.ts';
import { notePatch } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { originalId } from '../object/previous-ids.ts';
import { effectiveNamespace, type ResourceId } from '../object/resource-id.ts';
import { currentId, type Resource } from '../object/resource.ts';
import type { Selector } from '../object/selector.ts';

/** Told which of the objects a patch changes. */
export type NoteSelected = (resources: readonly Resource[], selected: readonly Resource[]) => void;

/** A name, and no regular expression; the dots of one may be either, and are meant as they are. */
const LITERAL = /^[A-Za-z0-9][-.A-Za-z0-9]*$/;
/** Objects that one target is compared with at most. */
const MAX_COMPARED = 500;

/** Notes whether a patch whose target is one object, by kind and name, changes an object: kustomize says nothing if it does not. */
export function noteTarget(target: Selector | undefined, place: Target): NoteSelected {
  const at = target?.nameAt;
  if (target === undefined || at === undefined || !isOneObject(target)) return () => undefined;
  const { kind, name } = target;
  return (resources, selected) => {
    // A file that something else fills, or nothing to patch at all.
    if (resources.length === 0) return;
    const patch: TargetedPatch = {
      at: hostSpan(at),
      kind,
      name,
      unmet: selected.length > 0 ? undefined : unmetTarget(target, resources, place),
    };
    notePatch(place.recorder, patch);
  };
}

function isOneObject({ kind, name, labelSelector, annotationSelector }: Selector): boolean {
  if (labelSelector !== '' || annotationSelector !== '') return false;
  return LITERAL.test(name) && LITERAL.test(kind);
}

function unmetTarget(
  target: Selector,
  resources: readonly Resource[],
  { kustomization: { namePrefix, nameSuffix } }: Target,
): UnmetTarget {
  const { kind, name } = target;
  const ofKind = resources
    .slice(0, MAX_COMPARED)
    .flatMap((resource) => idsOf(resource).map((id) => ({ resource, id })))
    .filter(({ id }) => id.kind === kind);
  const named = ofKind.find(({ id }) => id.name === name);
  if (named !== undefined) return otherwiseNamed(target, named.id, named.resource);
  const affixed = ofKind.find(({ id }) => namePrefix.text + id.name + nameSuffix.text === name);
  if (affixed !== undefined) {
    return { why: 'affix', meant: affixed.id.name, object: hostSpan(affixed.resource.node) };
  }
  const near = ofKind.find(({ id }) => typoOf(name, id.name) !== undefined);
  if (near === undefined) return { why: undefined };
  return { why: 'typo', meant: near.id.name, object: hostSpan(near.resource.node) };
}

/** The object of that kind and name, which the target does not mean for another reason. */
function otherwiseNamed({ namespace }: Selector, id: ResourceId, { node }: Resource): UnmetTarget {
  const isElsewhere = namespace !== '' && namespace !== effectiveNamespace(id);
  if (!isElsewhere) {
    const meant = id.group === '' ? id.version : `${id.group}/${id.version}`;
    return { why: 'type', meant, object: hostSpan(node) };
  }
  if (!LITERAL.test(namespace)) return { why: undefined };
  return { why: 'namespace', meant: id.namespace, object: hostSpan(node) };
}

function idsOf(resource: Resource): readonly ResourceId[] {
  return [originalId(resource), currentId(resource)];
}
