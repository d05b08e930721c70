import { message } from '../../model/message.ts';
import { itemsAt, scalarAt } from '../../model/node.ts';
import type { SourceKind } from '../../model/source.ts';
import type { Container } from '../../model/workload.ts';
import type { Explainer } from './kit/explainer.ts';

/** Names that only one operator makes: its resource may be in another repository, in a chart, or in what a person applied. */
const RESERVED: readonly (readonly [SourceKind, RegExp, string])[] = [
  ['Secret', /\.credentials\.postgresql\.acid\.zalan\.do$/, "Zalando's Postgres operator"],
  [
    'Secret',
    /.-(?:es-elastic-user|(?:es|kb|apm|ent|ls|ems|agent)-http-certs-(?:public|internal))$/,
    'the Elastic operator',
  ],
  ['Secret', /.-(?:cluster|clients)-ca-cert$/, 'Strimzi'],
  ['Secret', /.-pguser-./, 'the Postgres operators of Crunchy and Percona'],
  ['Secret', /^rook-ceph-(?:object-user|client)-./, 'Rook'],
  ['Secret', /^redb-./, 'the Redis Enterprise operator'],
  ['Secret', /^keycloak-client-secret-./, 'the Keycloak operator'],
  ['Secret', /^sh\.helm\.release\.v1\./, 'Helm'],
];

/** Looks at the form of the name: some forms are those of one operator only, which may be installed without a manifest here. */
export const reservedNames: Explainer = {
  id: 'reserved-name',
  strength: 'guess',
  isAskedOfBase: true,
  open:
    () =>
    ({ kind, name }) => {
      const found = RESERVED.find(([of, pattern]) => of === kind && pattern.test(name));
      return found === undefined ? undefined : message`${found[2]} creates names like this`;
    },
};

/** Variables by which SOPS finds its key: in a file, or as they are. */
const KEY_FILE = 'SOPS_AGE_KEY_FILE';
const KEY = 'SOPS_AGE_KEY';

/** Looks at the variables of SOPS: the key that decrypts the Secrets of a repository cannot be kept with them, so a person brings it to the cluster. */
export const decryptionKeys: Explainer = {
  id: 'decryption-key',
  strength: 'guess',
  isAskedOfBase: true,
  open:
    () =>
    ({ kind, use, subject, workload }) => {
      if (kind !== 'Secret' || subject === undefined) return undefined;
      const isKey =
        use === 'volume'
          ? workload?.containers.some((container) => findsKeyIn(container, subject))
          : use === 'env' && subject === KEY;
      return isKey === true
        ? message`it has the key that decrypts other Secrets, which is not kept with them`
        : undefined;
    },
};

/** Whether the file of the key is in a volume. */
function findsKeyIn({ node }: Container, volume: string): boolean {
  const file = itemsAt(node, 'env').find((each) => scalarAt(each, 'name')?.text === KEY_FILE);
  const path = scalarAt(file, 'value')?.text;
  return itemsAt(node, 'volumeMounts').some((mount) => {
    const at = scalarAt(mount, 'mountPath')?.text.replace(/\/$/, '');
    if (at === undefined || scalarAt(mount, 'name')?.text !== volume) return false;
    return path === at || path?.startsWith(`${at}/`) === true;
  });
}
