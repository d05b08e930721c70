import { isOfFlux } from '../../model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../model/manifest.ts';
import { scalarAt, valueAt, type YamlNode } from '../../model/node.ts';
import type { Reference } from '../../model/reference.ts';
import { isInValues } from '../../model/release-values.ts';

/** The shapes of a container's own fields and of volumes, also of more (`extraEnvFrom`): what copies them means the same as a pod. */
const POD_SHAPE =
  /(?:^|\.)(?:valueFrom\.(?:secretKeyRef|configMapKeyRef)|(?:e|\w*E)nvFrom\[\d+\]\.(?:secretRef|configMapRef)|(?:v|\w*V)olumes\[\d+\]\.(?:secret\.secretName|configMap))$/;
/** What values of charts call a Secret that a person makes, so that the chart makes none. */
const EXISTING = /\.existing\w*Secret(?:Name)?$/;

/** How metrics are scraped and sent: credentials, and certificates to trust. */
const SCRAPING =
  /(?:[sS]ecretKeyRef|bearerTokenSecret|basicAuth\.(?:username|password)|authorization\.credentials|apiURL|urlSecret|tlsConfig\.(?:(?:ca|cert)\.(?:secret|configMap)|keySecret)|oauth2\.(?:clientId\.(?:secret|configMap)|clientSecret))$/;
const TRAEFIK =
  /^spec\.(?:(?:tls|defaultCertificate)\.secretName|(?:basicAuth|digestAuth)\.secret)$/;
const ELASTIC =
  /^spec\.(?:(?:secureSettings|auth\.(?:fileRealm|roles))\[\d+\]|http\.tls\.certificate)\.secretName$/;
/** Crossplane's providers, of any group: https://docs.crossplane.io/latest/packages/providers/#provider-configuration */
const PROVIDER_CONFIG = /^spec\.credentials\.secretRef$/;

/** Fields whose source must exist, as the controller's documentation says, by API group, or by kind and group. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  // https://fluxcd.io/flux/components/kustomize/kustomizations/
  'kustomize.toolkit.fluxcd.io':
    /^spec\.(?:postBuild\.substituteFrom\[\d+\]|decryption\.secretRef|kubeConfig\.secretRef)$/,
  // https://fluxcd.io/flux/components/helm/helmreleases/
  'helm.toolkit.fluxcd.io': /^spec\.(?:valuesFrom\[\d+\]|kubeConfig\.secretRef)$/,
  // https://fluxcd.io/flux/components/source/
  'source.toolkit.fluxcd.io':
    /^spec\.(?:secretRef|certSecretRef|proxySecretRef|verify\.secretRef)$/,
  // https://fluxcd.io/flux/components/notification/
  'notification.toolkit.fluxcd.io': /^spec\.(?:secretRef|certSecretRef)$/,
  // https://fluxcd.io/flux/components/image/imagerepositories/
  'image.toolkit.fluxcd.io': /^spec\.(?:secretRef|certSecretRef|proxySecretRef)$/,
  // https://cert-manager.io/docs/configuration/: all but the account's own key, which it makes
  'cert-manager.io':
    /^spec\.(?:ca\.secretName|(?:acme|vault|venafi|keystores)\.(?:.*\.)?(?!privateKeySecretRef$)\w*[sS]ecretRef)$/,
  // https://cert-manager.io/docs/trust/trust-manager/
  'trust.cert-manager.io': /^spec\.sources\[\d+\]\.(?:secret|configMap)$/,
  // https://external-secrets.io/latest/provider/, https://external-secrets.io/latest/api/pushsecret/,
  // https://external-secrets.io/latest/guides/templating/
  'external-secrets.io':
    /^spec\.(?:provider\..*[sS]ecretRef|selector\.secret(?:\.name)?|target\.template\.templateFrom\[\d+\]\.(?:secret|configMap))$/,
  // https://cloudnative-pg.io/documentation/current/
  'postgresql.cnpg.io':
    /^spec\.(?:superuserSecret|bootstrap\..*\.secret|managed\.roles\[\d+\]\.passwordSecret|externalClusters\[\d+\]\.(?:password|ssl(?:Key|Cert|RootCert))|.*\.(?:s3|azure|google)Credentials\.\w+)$/,
  // https://cloudnative-pg.io/plugin-barman-cloud/docs/object_stores/
  'barmancloud.cnpg.io': /^spec\.configuration\.(?:s3|azure|google)Credentials\.\w+$/,
  // https://access.crunchydata.com/documentation/postgres-operator/latest/tutorials/backups-disaster-recovery/backups
  'postgres-operator.crunchydata.com':
    /^spec\.backups\.pgbackrest\.configuration\[\d+\]\.(?:secret|configMap)$/,
  // https://github.com/mariadb-operator/mariadb-operator/blob/main/docs/sql_resources.md
  'User.k8s.mariadb.com': /^spec\.passwordSecretKeyRef$/,
  // https://www.dragonflydb.io/docs/managing-dragonfly/operator/authentication
  'dragonflydb.io': /^spec\.authentication\.passwordFromSecret$/,
  // https://www.keycloak.org/operator/basic-deployment, https://www.keycloak.org/operator/advanced-configuration
  'k8s.keycloak.org':
    /^spec\.(?:db\.(?:username|password)Secret|http\.tlsSecret|additionalOptions\[\d+\]\.secret)$/,
  // https://keda.sh/docs/latest/concepts/authentication/
  'keda.sh': /^spec\.(?:secret|configMap)TargetRef\[\d+\]$/,
  // https://prometheus-operator.dev/docs/api-reference/api/
  'monitoring.coreos.com': SCRAPING,
  // https://docs.victoriametrics.com/operator/api/
  'operator.victoriametrics.com': SCRAPING,
  // https://doc.traefik.io/traefik/reference/routing-configuration/kubernetes/crd/http/ingressroute/
  'traefik.io': TRAEFIK,
  'traefik.containo.us': TRAEFIK,
  // https://gateway-api.sigs.k8s.io/guides/tls/
  'gateway.networking.k8s.io': /^spec\.listeners\[\d+\]\.tls\.certificateRefs\[\d+\]$/,
  // https://gateway.envoyproxy.io/docs/tasks/security/
  'gateway.envoyproxy.io':
    /^spec\.(?:oidc\.client(?:ID|Secret)(?:Ref)?|basicAuth\.users|apiKeyAuth\.credentialRefs\[\d+\])$/,
  // https://github.com/rancher/system-upgrade-controller/blob/master/pkg/apis/upgrade.cattle.io/v1/types.go
  'upgrade.cattle.io': /^spec\.secrets\[\d+\]$/,
  // https://argo-workflows.readthedocs.io/en/latest/fields/#artifact
  'argoproj.io':
    /\.(?:(?:access|secret)KeySecret|(?:username|password|sshPrivateKey|serviceAccountKey)Secret)$/,
  // https://tekton.dev/docs/pipelines/workspaces/
  'tekton.dev': /^spec\.(?:.*\.)?workspaces\[\d+\]\.(?:secret\.secretName|configMap)$/,
  // https://strimzi.io/docs/operators/latest/configuring
  'kafka.strimzi.io':
    /\.(?:brokerCertChainAndKey\.secretName|trustedCertificates\[\d+\]\.secretName|authentication\.(?:passwordSecret|certificateAndKey)\.secretName)$/,
  // https://www.elastic.co/docs/deploy-manage/security/k8s-secure-settings
  'elasticsearch.k8s.elastic.co': ELASTIC,
  'kibana.k8s.elastic.co': ELASTIC,
  // https://github.com/mongodb/mongodb-kubernetes/tree/master/docs/mongodbcommunity
  'mongodbcommunity.mongodb.com': /^spec\.users\[\d+\]\.passwordSecretRef$/,
  // https://volsync.readthedocs.io/en/stable/usage/restic/
  'volsync.backube': /^spec\.(?:restic|kopia)\.repository$/,
  // https://docs.k8up.io/k8up/references/api-reference.html
  'k8up.io':
    /^spec\.(?:.*\.)?(?:repoPassword|accessKeyID|secretAccessKey|account(?:ID|Key|Name))SecretRef$/,
  // https://metallb.io/apis/
  'metallb.io': /^spec\.passwordSecret$/,
  // https://loki-operator.dev/docs/api.md/, https://grafana.com/docs/tempo/latest/setup/operator/
  'loki.grafana.com': /^spec\.storage\.secret$/,
  'tempo.grafana.com': /^spec\.storage\.secret$/,
};

function fieldsOf({ kind, group }: Manifest): RegExp | undefined {
  return FIELDS[group] ?? FIELDS[`${kind}.${group}`];
}

/** Whether a field of a custom resource certainly needs its source: by its shape, or by its controller's documentation. */
export function isDocumentedField({ path, manifest }: Reference): boolean {
  return (
    POD_SHAPE.test(path) ||
    (manifest.kind === 'ProviderConfig' && PROVIDER_CONFIG.test(path)) ||
    fieldsOf(manifest)?.test(path) === true
  );
}

/** The same, but fields that only look like those of a pod count for controllers that are known, and in values of releases that are not switched off. */
export function isNeededField(reference: Reference): boolean {
  const { path, manifest } = reference;
  if (!isInValues(path, manifest))
    return fieldsOf(manifest) !== undefined && isDocumentedField(reference);
  return (EXISTING.test(path) || isDocumentedField(reference)) && !isSwitchedOff(reference);
}

const ITEM = /\.(?:valuesFrom|substituteFrom)\[\d+\]$/;

/** Whether a field is an item of Flux, which has the `kind` of its source beside the name. */
export function namesKind(reference: Pick<Reference, 'path' | 'manifest'>): boolean {
  return isOfFlux(reference.manifest) && ITEM.test(reference.path);
}

/** Whether a part of the values that a reference lies in says `enabled: false`: the chart does not use what is in it. */
function isSwitchedOff({ path, manifest }: Pick<Reference, 'path' | 'manifest'>): boolean {
  let node: YamlNode | undefined = manifest.node;
  for (const step of path.split(/[.[\]]+/)) {
    if (node === undefined) return false;
    if (scalarAt(node, 'enabled')?.text === 'false') return true;
    node = node.kind === 'sequence' ? node.items[Number(step)] : valueAt(node, step);
  }
  return false;
}
