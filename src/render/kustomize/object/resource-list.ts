import { firstOf } from '../../../model/group-by.ts';
import { appendTo } from '../../../model/group-by.ts';
import { memo } from '../../../model/memo.ts';
import {
  message as say,
  name as nameArgument,
  type Argument,
  type Message,
} from '../../../model/message.ts';
import { nameNodeOf, scalarAt } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { nearestName } from '../../../text/nearest-name.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { gvkText } from './gvk.ts';
import { allIds } from './previous-ids.ts';
import { idKey, idText, NO_NAME, NO_WRITTEN_NAMESPACE, type ResourceId } from './resource-id.ts';
import { currentId, currentKey, type Resource } from './resource.ts';

/** Objects that are being gathered, in order; no two of them with the same id. */
export interface ResourceList {
  readonly items: Resource[];
  /** By the key of the present id. */
  readonly byId: Map<string, Resource>;
}

export function emptyList(): ResourceList {
  return { items: [], byId: new Map() };
}

/** The objects as a list that can grow. Ids are trusted to be unique. */
export function listOf(resources: readonly Resource[]): ResourceList {
  const byId = new Map(resources.map((each) => [currentKey(each), each]));
  return { items: [...resources], byId };
}

/** Adds an object at the end. Refused if one of its id is there already. */
export function append(
  list: ResourceList,
  resource: Resource,
  at: Span | undefined,
): BuildRefusal | undefined {
  const key = currentKey(resource);
  const other = list.byId.get(key);
  if (other !== undefined) return duplicateId(currentId(resource), other, resource, at);
  list.byId.set(key, resource);
  list.items.push(resource);
  return undefined;
}

export function appendAll(
  list: ResourceList,
  resources: readonly Resource[],
  at: Span | undefined,
): BuildRefusal | undefined {
  return firstOf(resources, (resource) => append(list, resource, at));
}

function duplicateId(
  id: ResourceId,
  other: Resource,
  resource: Resource,
  at: Span | undefined,
): BuildRefusal {
  const called = nameArgument(id.name, nameNodeOf(resource.node));
  return refused(
    at ?? resource.node,
    `may not add resource with an already registered id: ${idText(id)}`,
    {
      message: say`${id.kind} \`${called}\` is in this build twice`,
      isPreventable: true,
      said: say`may not add resource with an already registered id: ${idMessage(id, resource)}`,
      help: say`List the object, or the kustomization that includes it, only once; change it with a patch.`,
      related: [
        { at: other.node, message: say`it is here first` },
        { at: resource.node, message: say`and here again` },
      ],
    },
  );
}

/** The id of an object as `idText` writes it: its name and namespace may be copied out of a Secret. */
function idMessage({ name, namespace, ...gvk }: ResourceId, { node }: Resource): Message {
  const called = nameArgument(name || NO_NAME, nameNodeOf(node));
  const where = nameArgument(
    namespace || NO_WRITTEN_NAMESPACE,
    scalarAt(node, 'metadata', 'namespace'),
  );
  return say`${gvkText(gvk)}/${called}.${where}`;
}

/** The objects that have, or once had, an id that `matches` accepts. */
export function matchingAnyId(
  resources: readonly Resource[],
  matches: (id: ResourceId) => boolean,
): readonly Resource[] {
  return resources.filter((each) => allIds(each).some(matches));
}

/** As matchingAnyId for one exact id, through an index made once per list. */
export function withAnyId(resources: readonly Resource[], id: ResourceId): readonly Resource[] {
  return indexByAnyId(resources).get(idKey(id)) ?? [];
}

const indexByAnyId = memo((resources: readonly Resource[]) => {
  const index = new Map<string, Resource[]>();
  for (const resource of resources) {
    for (const key of new Set(allIds(resource).map(idKey))) {
      appendTo(index, key, resource);
    }
  }
  return index;
});

/** The name of an object of that kind, if it was probably meant. */
function nearestOfKind(
  resources: readonly Resource[],
  { kind, name }: ResourceId,
): Argument | undefined {
  const named = new Map(
    resources.flatMap((each) => {
      const present = currentId(each);
      return present.kind === kind ? [[present.name, each.node] as const] : [];
    }),
  );
  const near = nearestName(name, named.keys());
  const node = near === undefined ? undefined : named.get(near);
  if (near === undefined || node === undefined) return undefined;
  return nameArgument(near, nameNodeOf(node));
}

function helpOfNear(resources: readonly Resource[], id: ResourceId): Message | undefined {
  const near = nearestOfKind(resources, id);
  return near && say`Did you mean \`${near}\`?`;
}

/** The namespace of an object of the build that only differs in it. */
export function namespaceOfTwin(
  resources: readonly Resource[],
  id: ResourceId,
): Argument | undefined {
  const twin = resources.find((each) => {
    const { group, kind, name, namespace } = currentId(each);
    const isAlike = group === id.group && kind === id.kind && name === id.name;
    return isAlike && namespace !== id.namespace;
  });
  const namespace = scalarAt(twin?.node, 'metadata', 'namespace');
  return namespace && nameArgument(namespace.text, namespace);
}

function helpOfTwin(resources: readonly Resource[], id: ResourceId): Message | undefined {
  const namespace = namespaceOfTwin(resources, id);
  return (
    namespace &&
    say`The one in this build is in namespace \`${namespace}\`: write the same \`namespace\` in the patch.`
  );
}

/** The one object that has or had the id; refused, in kustomize's words, when there is none or are several. */
export function findById(
  resources: readonly Resource[],
  id: ResourceId,
  at: Span,
): BuildResult<Resource> {
  const found = withAnyId(resources, id);
  const [only] = found;
  if (only !== undefined && found.length === 1) return done(only);
  const text = idText(id);
  const many = found.length > 1;
  const words = `${many ? 'multiple' : 'no'} matches for Id ${text}`;
  const message = many
    ? `${found.length} objects of this build are, or once were, ${id.kind} \`${id.name}\`, so the patch has no single target`
    : `This patch is for ${id.kind} \`${id.name}\`, which this build does not have`;
  const help = many ? undefined : (helpOfTwin(resources, id) ?? helpOfNear(resources, id));
  return refused(at, `${words}; failed to find unique target for patch ${text}`, {
    message,
    ...(help !== undefined && { help }),
    absence: !many,
    related: found.map((each) => ({ at: each.node, message: say`it may be this one` })),
  });
}
