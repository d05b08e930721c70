import { MAX_INT64 } from '../../../go/go-number.ts';
import { firstOf } from '../../../model/group-by.ts';
import { message } from '../../../model/message.ts';
import { entryOf, itemsAt, scalarAt, type ScalarNode, type YamlNode } from '../../../model/node.ts';
import { resolveScalar, stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { idText, type ResourceId } from '../object/resource-id.ts';
import { currentId, gvkOf, type Resource } from '../object/resource.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';
import { valueText } from '../tree/merge-context.ts';
import { typeTag } from '../tree/scalar-type.ts';

/** The namespaces of the service accounts that a role binding names. */
export function subjectNamespaces(resource: Resource): ReadonlySet<string> {
  const written = namespacesOf(resource);
  return new Set(written.flatMap((node) => stringOf(node, 'kustomize') ?? []));
}

/**
 * Why kustomize refuses the subjects of a role binding, or ends with Go's panic: it takes each for a map, the kind of one with a namespace
 * for a string (kustomize: getNamespacesForRoleBinding in api/resmap/reswrangler.go).
 */
export function oddSubject(resource: Resource): BuildRefusal | undefined {
  const id = currentId(resource);
  if (id.clusterScoped || id.kind !== 'RoleBinding') return undefined;
  return firstOf(itemsAt(resource.node, 'subjects'), (subject) => refusalOf(subject, id));
}

function refusalOf(subject: YamlNode, id: ResourceId): BuildRefusal | undefined {
  const type = goType(subject);
  if (subject.kind !== 'map' || type !== MAP) {
    return refused(subject, `panic: interface conversion: interface {} is ${type}, not ${MAP}`, {
      message: message`A subject of RoleBinding \`${id.name}\` is not a map`,
    });
  }
  const [kind, namespace] = ['kind', 'namespace'].map((name) => entryOf(subject, name)?.value);
  if (kind === undefined || namespace === undefined) return undefined;
  if (goType(kind) !== 'string') {
    return refused(
      kind,
      `panic: interface conversion: interface {} is ${goType(kind)}, not string`,
      {
        message: message`The \`kind\` of a subject of RoleBinding \`${id.name}\` is not a string`,
      },
    );
  }
  if (valueText(kind) !== ACCOUNT || goType(namespace) === 'string') return undefined;
  return refused(namespace, `Invalid Input: namespace is blank for resource "${idText(id)}"`, {
    message: message`The namespace of a subject of RoleBinding \`${id.name}\` is not a string`,
    help: message`Write the namespace in quotes, or leave the field out.`,
  });
}

const MAP = 'map[string]interface {}';
const ACCOUNT = 'ServiceAccount';

/** The type of a value as Go's `%T` prints it, once go-yaml v3 has read it into an `interface{}`. */
function goType(node: YamlNode): string {
  if (node.kind === 'sequence') return '[]interface {}';
  if (node.kind === 'map') {
    const isText = node.entries.every(({ key }) => goType(key) === 'string');
    return isText ? MAP : 'map[interface {}]interface {}';
  }
  switch (typeTag(node)) {
    case '!!null':
      return 'nil';
    case '!!bool':
      return 'bool';
    case '!!float':
      return 'float64';
    case '!!timestamp':
      return 'time.Time';
    case '!!int':
      return goIntegerType(node);
    default:
      return 'string';
  }
}

function goIntegerType(node: ScalarNode): string {
  const resolved = resolveScalar(node, 'kustomize');
  return resolved.kind === 'int' && BigInt(resolved.json) > MAX_INT64 ? 'uint64' : 'int';
}

function namespacesOf({ node }: Resource) {
  if (gvkOf(node).kind !== 'RoleBinding') return [];
  return itemsAt(node, 'subjects').flatMap((subject) => {
    const isAccount = valueText(scalarAt(subject, 'kind')) === ACCOUNT;
    return isAccount ? (entryOf(subject, 'namespace')?.value ?? []) : [];
  });
}
