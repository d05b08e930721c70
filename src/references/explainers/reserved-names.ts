import { message } from '../../model/message.ts';
import type { SourceKind } from '../../model/source.ts';
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
