import type { Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import {
  entriesAt,
  entryOf,
  itemsAt,
  mapAt,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { isSourceKind, type SourceKind } from '../../model/source.ts';
import type { FoundReference } from './references-in.ts';

type Given = Pick<FoundReference, 'kind' | 'use'> &
  Partial<Pick<FoundReference, 'namespace' | 'toleratesMissing' | 'subject' | 'optional'>>;

/** The references that built-in objects hold in free-form places: annotations, parameters, params. */
export function freeFormReferences(manifest: Manifest): FoundReference[] {
  return [
    ...annotationReferences(manifest),
    ...parameterReferences(manifest),
    ...permissionReferences(manifest),
    ...ownerReferences(manifest),
  ];
}

/** A reference by the text of one scalar. */
export function referenceAt(
  at: YamlNode | undefined,
  path: string,
  manifest: Manifest,
  given: Given,
): FoundReference[] {
  const name = stringOf(at, manifest.dialect);
  if (at?.kind !== 'scalar' || name === undefined || name === '') return [];
  return [{ ...base(at, path, manifest), namespace: manifest.namespace, ...given, name }];
}

function base(at: ScalarNode, path: string, manifest: Manifest) {
  const nothing = undefined;
  return {
    at,
    path,
    manifest,
    key: nothing,
    optional: false,
    subject: nothing,
    toleratesMissing: nothing,
  };
}

const WATCHED = words('Reloader only watches it');
const INGRESS_SECRET =
  /^(?:[a-z.]*\.)?ingress\.kubernetes\.io\/(?:auth-secret|auth-tls-secret|proxy-ssl-secret|secure-verify-ca-secret|tls-secret)$/;

/** Annotations whose value is `name`, `namespace/name`, or names separated by commas. */
const ANNOTATIONS: readonly (readonly [RegExp, Given])[] = [
  [INGRESS_SECRET, { kind: 'Secret', use: 'annotation' }],
  [/^cert-manager\.io\/inject-ca-from-secret$/, { kind: 'Secret', use: 'annotation' }],
  [
    /^configmap\.reloader\.stakater\.com\/reload$/,
    { kind: 'ConfigMap', use: 'annotation', toleratesMissing: WATCHED },
  ],
  [
    /^secret\.reloader\.stakater\.com\/reload$/,
    { kind: 'Secret', use: 'annotation', toleratesMissing: WATCHED },
  ],
];

function annotationReferences(manifest: Manifest): FoundReference[] {
  return entriesAt(manifest.node, 'metadata', 'annotations').flatMap(({ name, value }) => {
    const given = ANNOTATIONS.find(([pattern]) => pattern.test(name))?.[1];
    const text = given === undefined ? undefined : stringOf(value, manifest.dialect);
    if (given === undefined || text === undefined || value.kind !== 'scalar') return [];
    const path = `metadata.annotations[${name}]`;
    return text.split(',').flatMap((each) => {
      const [first = '', second] = each.trim().split('/');
      const target = second ?? first;
      if (target === '') return [];
      const namespace = second === undefined ? manifest.namespace : first || manifest.namespace;
      return [{ ...base(value, path, manifest), namespace, ...given, name: target }];
    });
  });
}

const SECRET_PARAMETER = /^(.*(?:-secret-|[sS]ecret))([nN]ame)$/;

/** StorageClass and VolumeSnapshotClass `parameters`: `…-secret-name` next to `…-secret-namespace`, `secretName` next to `secretNamespace`. */
function parameterReferences(manifest: Manifest): FoundReference[] {
  const { kind, node, dialect } = manifest;
  if (!/^(?:StorageClass|Volume(?:Group)?SnapshotClass)$/.test(kind)) return [];
  const parameters = mapAt(node, 'parameters');
  return (parameters?.entries ?? []).flatMap(({ name, value }) => {
    const [, prefix, word] = SECRET_PARAMETER.exec(name) ?? [];
    if (prefix === undefined || word === undefined) return [];
    const beside = `${prefix}${word === 'name' ? 'namespace' : 'Namespace'}`;
    const namespace = stringOf(entryOf(parameters, beside)?.value, dialect) || undefined;
    const given = { kind: 'Secret', use: 'storage', namespace } as const;
    return referenceAt(value, `parameters[${name}]`, manifest, given);
  });
}

const PERMISSION = words('a permission on a name that may come later');

/** RBAC `resourceNames` for secrets and configmaps. */
function permissionReferences(manifest: Manifest): FoundReference[] {
  if (manifest.group !== 'rbac.authorization.k8s.io') return [];
  return itemsAt(manifest.node, 'rules').flatMap((rule, index) => {
    const resources = new Set(
      itemsAt(rule, 'resources').map((item) => stringOf(item, manifest.dialect)),
    );
    return KINDS.flatMap(([resource, kind]) =>
      resources.has(resource) ? namesOf(rule, `rules[${index}]`, kind, manifest) : [],
    );
  });
}

const KINDS: readonly (readonly [string, SourceKind])[] = [
  ['configmaps', 'ConfigMap'],
  ['secrets', 'Secret'],
];

function namesOf(
  rule: YamlNode,
  path: string,
  kind: SourceKind,
  manifest: Manifest,
): FoundReference[] {
  return itemsAt(rule, 'resourceNames').flatMap((name, index) =>
    referenceAt(name, `${path}.resourceNames[${index}]`, manifest, {
      kind,
      use: 'other',
      toleratesMissing: PERMISSION,
    }),
  );
}

function ownerReferences(manifest: Manifest): FoundReference[] {
  return itemsAt(manifest.node, 'metadata', 'ownerReferences').flatMap((owner, index) => {
    const kind = sourceKindOf(owner, manifest);
    if (kind === undefined || owner.kind !== 'map') return [];
    const path = `metadata.ownerReferences[${index}]`;
    const toleratesMissing = words('an owner only decides about garbage collection');
    return referenceAt(entryOf(owner, 'name')?.value, path, manifest, {
      kind,
      use: 'other',
      toleratesMissing,
    });
  });
}

/** ConfigMap or Secret, if that is a map's `kind` and its `apiVersion` or `group` fits. */
export function sourceKindOf(node: YamlNode, { dialect }: Manifest): SourceKind | undefined {
  if (node.kind !== 'map') return undefined;
  const kind = textAt(node, 'kind', dialect);
  const version = textAt(node, 'apiVersion', dialect) ?? 'v1';
  if (version !== 'v1' || (textAt(node, 'group', dialect) ?? '') !== '') return undefined;
  return isSourceKind(kind) ? kind : undefined;
}

function textAt(node: MapNode, field: string, dialect: Manifest['dialect']): string | undefined {
  return stringOf(entryOf(node, field)?.value, dialect);
}
