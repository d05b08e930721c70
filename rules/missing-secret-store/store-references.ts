import { PLAIN_NAME } from '../../src/kubernetes/validation/names.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import {
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type ScalarNode,
  type YamlNode,
} from '../../src/model/node.ts';
import { typoOf } from '../../src/text/typo.ts';

/** A field that names what Secrets come from: a store of the External Secrets Operator, or an issuer of cert-manager. */
export interface StoreReference {
  readonly group: string;
  readonly kind: string;
  readonly at: ScalarNode;
  /** The kind that was meant, if there is no such kind. */
  readonly meant?: string;
  /** Where the kind is written; undefined: the default. */
  readonly kindAt: ScalarNode | undefined;
  /** Of a store with a namespace; undefined if it is not known. */
  readonly namespace: string | undefined;
  /** The annotation for the other kind, if the reference is an annotation. */
  readonly annotation?: string;
  /** The Secrets that the Certificates of an annotated object write. */
  readonly secrets?: readonly string[];
}

const ESO = 'external-secrets.io';
const CERT_MANAGER = 'cert-manager.io';

export function storeReferences(manifest: Manifest): readonly StoreReference[] {
  const { group, kind, node, namespace } = manifest;
  if (group === ESO) return secretStoresIn(manifest);
  if (group === CERT_MANAGER && kind === 'Certificate') {
    const issuer = valueAt(node, 'spec', 'issuerRef');
    const of = scalarAt(issuer, 'group')?.text ?? CERT_MANAGER;
    return of === CERT_MANAGER ? referenceOf(issuer, CERT_MANAGER, 'Issuer', namespace) : [];
  }
  return annotatedIssuers(manifest);
}

function secretStoresIn({ kind, node, namespace }: Manifest): readonly StoreReference[] {
  switch (kind) {
    case 'ExternalSecret':
      return externalSecretStores(valueAt(node, 'spec')).flatMap((each) =>
        secretStore(each, namespace),
      );
    // Its namespaces are those that a selector finds.
    case 'ClusterExternalSecret':
      return externalSecretStores(valueAt(node, 'spec', 'externalSecretSpec')).flatMap((each) =>
        secretStore(each, undefined),
      );
    case 'PushSecret':
      return itemsAt(node, 'spec', 'secretStoreRefs').flatMap((each) =>
        secretStore(each, namespace),
      );
    default:
      return [];
  }
}

function secretStore(
  reference: YamlNode | undefined,
  namespace: string | undefined,
): readonly StoreReference[] {
  return referenceOf(reference, ESO, 'SecretStore', namespace);
}

function isGenerated(entry: YamlNode): boolean {
  return valueAt(entry, 'sourceRef', 'generatorRef') !== undefined;
}

/** The store of all keys, unless generators make every key, and the stores that single entries name. */
function externalSecretStores(spec: YamlNode | undefined): readonly (YamlNode | undefined)[] {
  const entries = [...itemsAt(spec, 'data'), ...itemsAt(spec, 'dataFrom')];
  const isAsked = entries.length === 0 || !entries.every(isGenerated);
  return [
    isAsked ? valueAt(spec, 'secretStoreRef') : undefined,
    ...entries.map((each) => valueAt(each, 'sourceRef', 'storeRef')),
  ];
}

function referenceOf(
  reference: YamlNode | undefined,
  group: string,
  usual: string,
  namespace: string | undefined,
): readonly StoreReference[] {
  const at = scalarAt(reference, 'name');
  const kindAt = scalarAt(reference, 'kind');
  const kind = kindAt?.text ?? usual;
  if (at === undefined || !PLAIN_NAME.test(at.text)) return [];
  const kinds = [usual, `Cluster${usual}`];
  if (kinds.includes(kind)) return [{ group, kind, at, kindAt, namespace }];
  const meant = kinds.find((each) => isMisspelled(kind, each));
  return meant === undefined ? [] : [{ group, kind, meant, at, kindAt, namespace }];
}

function isMisspelled(kind: string, meant: string): boolean {
  return kind.toLowerCase() === meant.toLowerCase() || typoOf(kind, meant) !== undefined;
}

/** The kinds for which cert-manager makes Certificates if an annotation says so: the list whose items name the Secrets, and the field. */
const ANNOTATED: ReadonlyMap<string, readonly [list: string, secrets: readonly string[]]> = new Map(
  [
    ['Ingress', ['tls', ['secretName']]],
    ['Gateway', ['listeners', ['tls', 'certificateRefs']]],
  ],
);
const ISSUER = 'cert-manager.io/issuer';
const CLUSTER_ISSUER = 'cert-manager.io/cluster-issuer';

/** `cert-manager.io/issuer` beside `issuer-kind` or `issuer-group` may mean an issuer of any group. */
function annotatedIssuers({ kind, node, namespace }: Manifest): readonly StoreReference[] {
  const annotations = mapAt(node, 'metadata', 'annotations');
  const [list, secrets] = ANNOTATED.get(kind) ?? [];
  if (annotations === undefined || list === undefined || secrets === undefined) return [];
  // Without a Secret to write, there is no Certificate.
  const named = itemsAt(node, 'spec', list).flatMap((item) => valueAt(item, ...secrets) ?? []);
  if (named.length === 0) return [];
  if (annotations.entries.some(({ name }) => name.startsWith('cert-manager.io/issuer-'))) return [];
  return ANNOTATIONS.flatMap(([own, kind, annotation]) => {
    const at = scalarAt(annotations, own);
    if (at === undefined || !PLAIN_NAME.test(at.text)) return [];
    return [
      {
        group: CERT_MANAGER,
        kind,
        at,
        kindAt: undefined,
        namespace,
        annotation,
        secrets: named.flatMap(namesIn),
      },
    ];
  });
}

/** The name of a Secret, or those of a list of references. */
function namesIn(node: YamlNode): readonly string[] {
  if (node.kind === 'scalar') return [node.text];
  return node.kind === 'sequence'
    ? node.items.flatMap((item) => scalarAt(item, 'name')?.text ?? [])
    : [];
}

const ANNOTATIONS: readonly (readonly [string, string, string])[] = [
  [ISSUER, 'Issuer', CLUSTER_ISSUER],
  [CLUSTER_ISSUER, 'ClusterIssuer', ISSUER],
];
