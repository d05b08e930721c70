import type { Reference } from '../../model/reference.ts';

/** The shapes of a container's own fields: whoever copies them means what a pod means by them. */
const POD_SHAPE =
  /(?:^|\.)(?:valueFrom\.(?:secretKeyRef|configMapKeyRef)|envFrom\[\d+\]\.(?:secretRef|configMapRef))$/;

/** Fields whose controller's documentation says that the source must exist, by API group. */
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
  // https://cert-manager.io/docs/configuration/
  'cert-manager.io':
    /(?:apiTokenSecretRef|apiKeySecretRef|secretAccessKeySecretRef|accessKeyIDSecretRef|serviceAccountSecretRef|clientSecretSecretRef|keySecretRef|^spec\.ca\.secretName)$/,
  // https://external-secrets.io/latest/provider/, https://external-secrets.io/latest/api/pushsecret/
  'external-secrets.io': /^spec\.(?:provider\..*[sS]ecretRef|selector\.secret(?:\.name)?)$/,
  // https://cloudnative-pg.io/documentation/current/
  'postgresql.cnpg.io':
    /^spec\.(?:superuserSecret|bootstrap\..*\.secret|managed\.roles\[\d+\]\.passwordSecret|.*\.s3Credentials\.\w+)$/,
  // https://prometheus-operator.dev/docs/api-reference/api/
  'monitoring.coreos.com':
    /(?:[sS]ecretKeyRef|bearerTokenSecret|basicAuth\.(?:username|password)|authorization\.credentials|apiURL|urlSecret)$/,
};

/** Whether a field of a custom resource certainly needs its source: by its shape, or by its controller's documentation. */
export function isDocumentedField({ path, manifest }: Reference): boolean {
  return POD_SHAPE.test(path) || FIELDS[manifest.group]?.test(path) === true;
}
