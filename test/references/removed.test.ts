import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string>>;

/** What a run says that compares with a base. */
function problems(before: Files, after: Files): readonly string[] {
  const { evidence } = examine(ENGINES, treeOf(before), catalogue, SETTINGS);
  return examine(ENGINES, treeOf(after), catalogue, SETTINGS, evidence).report.problems.map(
    ({ severity, rule, message }) => `${severity} ${rule} ${message}`,
  );
}

function secret(name: string): string {
  return `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: app, namespace: shop}
spec:
  secretStoreRef: {name: vault, kind: ClusterSecretStore}
  target: {name: ${name}}
  data: [{secretKey: TOKEN, remoteRef: {key: app}}]
`;
}

const POD = `apiVersion: v1
kind: Pod
metadata: {name: web, namespace: shop}
spec:
  containers: [{name: c, image: i, envFrom: [{secretRef: {name: app-token}}]}]
`;
const GONE =
  'error missing-secret This change removes Secret `shop/app-token`. Container `c` of Pod `shop/web` will not start (CreateContainerConfigError: secret "app-token" not found).';
const PROSE = 'The secret `app-token` holds the token.\n';

test('prose that named a source while a manifest made it does not make it when the change removes that', () => {
  const before = { 'README.md': PROSE, 'pod.yaml': POD, 'secret.yaml': secret('app-token') };
  expect(problems(before, { ...before, 'secret.yaml': secret('app-token-v2') })).toEqual([GONE]);
  const comment = `# The secret app-token is created by the operator.\n`;
  const commented = { ...before, 'README.md': '', 'pod.yaml': comment + POD };
  expect(problems(commented, { ...commented, 'secret.yaml': secret('app-token-v2') })).toEqual([
    GONE,
  ]);
});

test('prose that comes with the change may tell who makes the source from now on', () => {
  const before = { 'README.md': '', 'pod.yaml': POD, 'secret.yaml': secret('app-token') };
  const after = { ...before, 'README.md': PROSE, 'secret.yaml': secret('app-token-v2') };
  expect(problems(before, after)).toEqual([]);
});

test('a generated source whose name a reference does not follow stays where it is', () => {
  // Without a namespace the release is not in that of the ConfigMap, so kustomize leaves its name alone.
  const before = {
    'app/kustomization.yaml': `resources: [release.yaml]
configMapGenerator: [{name: web-values, namespace: web, literals: [values.yaml=a]}]
configurations: [names.yaml]
`,
    'app/names.yaml':
      'nameReference: [{kind: ConfigMap, version: v1, fieldSpecs: [{path: spec/valuesFrom/name, kind: HelmRelease}]}]\n',
    'app/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web}
spec:
  chartRef: {kind: OCIRepository, name: web}
  valuesFrom: [{kind: ConfigMap, name: web-values}]
`,
    'other.yaml': '',
  };
  expect(problems(before, { ...before, 'other.yaml': '# changed' })).toEqual([
    expect.stringMatching(/^warning unrewritten-reference .* which kustomize renames to/),
  ]);
  const { 'app/kustomization.yaml': made, ...rest } = before;
  const gone = { ...rest, 'app/kustomization.yaml': made.replace(/^configMapGenerator.*\n/m, '') };
  expect(problems(before, gone)).toEqual([
    'error missing-config-map This change removes ConfigMap `web-values`. HelmRelease `web` refers to it, and its controller will not find it.',
  ]);
});

test('a command that makes the source says so before and after', () => {
  const told = 'kubectl -n shop create secret generic app-token --from-literal=TOKEN=x\n';
  const before = { 'README.md': told, 'pod.yaml': POD, 'secret.yaml': secret('app-token') };
  expect(problems(before, { ...before, 'secret.yaml': secret('app-token-v2') })).toEqual([]);
});

const BACKUP = `apiVersion: postgresql.cnpg.io/v1
kind: Cluster
metadata: {name: db, namespace: shop}
spec:
  superuserSecret: {name: app-token}
  somethingElse: {passwordSecret: {name: app-token}}
`;

test('what a documented field of a custom resource needs is removed', () => {
  const before = { 'db.yaml': BACKUP, 'secret.yaml': secret('app-token') };
  expect(problems(before, { ...before, 'secret.yaml': secret('app-token-v2') })).toEqual([
    'error missing-secret This change removes Secret `shop/app-token`. Cluster `shop/db` refers to it, and its controller will not find it.',
  ]);
});
