import { message } from '../../../model/message.ts';
import { entryOf, itemsAt, scalarAt, type YamlNode } from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { rawText } from '../tree/node-fields.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';
import { idText } from '../object/resource-id.ts';
import { currentId, gvkOf, type Resource } from '../object/resource.ts';

/** The namespaces of the service accounts that a role binding names. */
export function subjectNamespaces(resource: Resource): ReadonlySet<string> {
  const written = namespacesOf(resource);
  return new Set(written.flatMap((node) => stringOf(node, 'kustomize') ?? []));
}

/** kustomize refuses a role binding that names a service account in a namespace that is not text. */
export function blankNamespace(resource: Resource): BuildRefusal | undefined {
  const id = currentId(resource);
  if (id.clusterScoped || id.kind !== 'RoleBinding') return undefined;
  const subjects = itemsAt(resource.node, 'subjects');
  const odd = subjects.find((subject) => subject.kind !== 'map' || hasOddKind(subject));
  if (odd !== undefined) {
    return refused(odd, 'interface conversion: interface {} is not map[string]interface {}', {
      message: message`A subject of RoleBinding \`${id.name}\` is not a map with a \`kind\``,
    });
  }
  const blank = namespacesOf(resource).find((node) => stringOf(node, 'kustomize') === undefined);
  if (blank === undefined) return undefined;
  return refused(blank, `Invalid Input: namespace is blank for resource "${idText(id)}"`, {
    message: message`The namespace of a subject of RoleBinding \`${id.name}\` is empty`,
    help: message`Write the namespace, or leave the field out.`,
  });
}

/** A subject with a namespace must say its kind, if at all, as a text. */
function hasOddKind(subject: YamlNode): boolean {
  const kind = entryOf(subject, 'kind')?.value;
  const hasNamespace = entryOf(subject, 'namespace') !== undefined;
  return hasNamespace && kind !== undefined && stringOf(kind, 'kustomize') === undefined;
}

function namespacesOf({ node }: Resource) {
  if (gvkOf(node).kind !== 'RoleBinding') return [];
  return itemsAt(node, 'subjects').flatMap((subject) => {
    const isAccount = rawText(scalarAt(subject, 'kind')) === 'ServiceAccount';
    return isAccount ? (entryOf(subject, 'namespace')?.value ?? []) : [];
  });
}
