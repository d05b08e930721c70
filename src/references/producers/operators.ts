import { configMap, type ProducerRow, secret } from './producer.ts';

const OWN = '{metadata.name}';

/** A name per suffix: `own('-ca', '-server')`. */
function own(...suffixes: readonly string[]): ReturnType<typeof secret>[] {
  return suffixes.map((suffix) => secret(OWN + suffix));
}

/** Databases, brokers, storage and clusters whose operators make Secrets for their users. Only they know the keys. */
export const OPERATORS: readonly ProducerRow[] = [
  {
    group: 'postgresql.cnpg.io',
    kinds: ['Cluster'],
    makes: own('-app', '-superuser', '-ca', '-server', '-replication'),
  },
  { group: 'k8s.enterprisedb.io', kinds: ['Cluster'], makes: own('-app', '-superuser', '-ca') },
  {
    group: 'acid.zalan.do',
    kinds: ['postgresql'],
    makes: [
      secret('{spec.users.~}.{metadata.name}.credentials.postgresql.acid.zalan.do'),
      secret('postgres.{metadata.name}.credentials.postgresql.acid.zalan.do'),
      secret('standby.{metadata.name}.credentials.postgresql.acid.zalan.do'),
      secret('pooler.{metadata.name}.credentials.postgresql.acid.zalan.do'),
    ],
  },
  {
    group: 'postgres-operator.crunchydata.com',
    kinds: ['PostgresCluster'],
    makes: [
      secret('{metadata.name}-pguser-{spec.users[*].name}'),
      ...own('-pguser-{metadata.name}', '-cluster-cert', '-replication-cert', '-pgbouncer'),
    ],
  },
  {
    group: 'db.movetokube.com',
    kinds: ['PostgresUser'],
    makes: [secret('{spec.secretName}-{metadata.name}')],
  },
  {
    group: 'kafka.strimzi.io',
    kinds: ['Kafka'],
    makes: [
      ...own('-cluster-ca-cert', '-cluster-ca', '-clients-ca-cert', '-clients-ca'),
      ...own('-kafka-brokers', '-zookeeper-nodes', '-cluster-operator-certs'),
      configMap('{metadata.name}-kafka-config'),
    ],
  },
  {
    group: 'kafka.strimzi.io',
    kinds: ['KafkaUser'],
    makes: [secret(OWN)],
  },
  {
    group: 'elasticsearch.k8s.elastic.co',
    kinds: ['Elasticsearch'],
    makes: own(
      '-es-elastic-user',
      '-es-internal-users',
      '-es-xpack-file-realm',
      '-es-http-certs-public',
      '-es-http-certs-internal',
      '-es-http-ca-internal',
      '-es-transport-certs-public',
      '-es-transport-ca-internal',
      '-es-remote-ca',
    ),
  },
  ...['kibana:kb', 'apm:apm', 'agent:agent', 'beat:beat', 'logstash:ls', 'maps:ems'].map((pair) => {
    const [product = '', short = ''] = pair.split(':');
    const kinds = ['Kibana', 'ApmServer', 'Agent', 'Beat', 'Logstash', 'ElasticMapsServer'];
    const parts = ['http-certs-public', 'http-certs-internal', 'config', 'user', 'token'];
    return {
      group: `${product}.k8s.elastic.co`,
      kinds,
      makes: own(...parts.map((part) => `-${short}-${part}`)),
    };
  }),
  {
    group: 'rabbitmq.com',
    kinds: ['RabbitmqCluster'],
    makes: [...own('-default-user', '-erlang-cookie'), configMap(`${OWN}-server-conf`)],
  },
  { group: 'rabbitmq.com', kinds: ['User'], makes: own('-user-credentials') },
  {
    group: 'objectbucket.io',
    kinds: ['ObjectBucketClaim'],
    makes: [
      secret(OWN, { keys: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] }),
      configMap(OWN, {
        keys: ['BUCKET_HOST', 'BUCKET_NAME', 'BUCKET_PORT', 'BUCKET_REGION', 'BUCKET_SUBREGION'],
      }),
    ],
  },
  {
    group: 'ceph.rook.io',
    kinds: ['CephCluster'],
    makes: [
      ...['rook-ceph-mon', 'rook-ceph-admin-keyring', 'rook-ceph-dashboard-password'].map((name) =>
        secret(name),
      ),
      ...['provisioner', 'node'].flatMap((role) => [
        secret(`rook-csi-rbd-${role}`),
        secret(`rook-csi-cephfs-${role}`),
      ]),
      configMap('rook-ceph-mon-endpoints'),
      configMap('rook-config-override'),
    ],
  },
  {
    group: 'ceph.rook.io',
    kinds: ['CephObjectStoreUser'],
    makes: [secret('rook-ceph-object-user-{spec.store}-{metadata.name}')],
  },
  {
    group: 'ceph.rook.io',
    kinds: ['CephClient'],
    makes: [secret('{spec.secretName}'), secret('rook-ceph-client-{spec.name|metadata.name}')],
  },
  {
    group: 'cluster.x-k8s.io',
    kinds: ['Cluster'],
    makes: own('-kubeconfig', '-ca', '-etcd', '-proxy', '-sa'),
  },
  { group: 'grafana.integreatly.org', kinds: ['Grafana'], makes: own('-admin-credentials') },
  {
    group: 'integreatly.org',
    kinds: ['Grafana'],
    makes: [secret('grafana-admin-credentials')],
  },
  {
    group: 'kubeflow.org',
    kinds: ['Notebook'],
    makes: own('-oauth-config', '-oauth-client', '-oauth-proxy', '-tls'),
  },
  {
    group: 'mongodbcommunity.mongodb.com',
    kinds: ['MongoDBCommunity'],
    makes: [
      secret('{spec.users[*].connectionStringSecretName}'),
      ...own('-agent-password', '-keyfile'),
    ],
  },
  {
    group: 'mongodb.com',
    kinds: ['MongoDBUser'],
    makes: [secret('{spec.connectionStringSecretName}')],
  },
  {
    group: 'psmdb.percona.com',
    kinds: ['PerconaServerMongoDB'],
    makes: own('-secrets', '-ssl', '-mongodb-keyfile'),
  },
  { group: 'pxc.percona.com', kinds: ['PerconaXtraDBCluster'], makes: own('-secrets', '-ssl') },
  {
    group: 'pgv2.percona.com',
    kinds: ['PerconaPGCluster'],
    makes: [
      secret('{metadata.name}-pguser-{spec.users[*].name}'),
      ...own('-pguser-{metadata.name}'),
    ],
  },
  {
    group: 'k8s.mariadb.com',
    kinds: ['MariaDB'],
    makes: own('-root', '-password', '-metrics-password'),
  },
  {
    group: 'k8s.mariadb.com',
    kinds: ['Connection'],
    makes: [secret('{spec.secretName|metadata.name}')],
  },
  { group: 'keycloak.org', kinds: ['Keycloak'], makes: [secret('credential-{metadata.name}')] },
  { group: 'k8s.keycloak.org', kinds: ['Keycloak'], makes: own('-initial-admin') },
  {
    group: 'argoproj.io',
    kinds: ['ArgoCD'],
    makes: [...own('-cluster', '-ca', '-tls'), configMap(`${OWN}-ca`)],
  },
  {
    group: 'minio.min.io',
    kinds: ['Tenant'],
    makes: [secret('{spec.users[*].name}'), secret('{spec.configuration.name}')],
  },
  {
    group: 'hive.openshift.io',
    kinds: ['ClusterDeployment'],
    makes: own('-admin-kubeconfig', '-admin-password'),
  },
  {
    group: 'servicecatalog.k8s.io',
    kinds: ['ServiceBinding'],
    makes: [secret('{spec.secretName|metadata.name}')],
  },
  {
    group: 'services.cloud.sap.com',
    kinds: ['ServiceBinding'],
    makes: [secret('{spec.secretName|metadata.name}')],
  },
];
