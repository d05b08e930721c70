import type { SourceKind } from '../../model/source.ts';
import type { PossibleProducer } from './possible-producer.ts';

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

/** An operator that may make the name, because its kind of name is reserved for it. */
export function reservedNames(): PossibleProducer {
  return ({ kind, name }) => {
    const found = RESERVED.find(([of, pattern]) => of === kind && pattern.test(name));
    return found === undefined ? undefined : `${found[2]} makes names like this`;
  };
}
