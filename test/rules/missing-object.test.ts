import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

function claim(name: string, namespace = 'shop'): string {
  return `{apiVersion: v1, kind: PersistentVolumeClaim, metadata: {name: ${name}, namespace: ${namespace}}, spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}}\n`;
}

function pod(claims: string, namespace = 'shop', more = ''): string {
  return `{apiVersion: v1, kind: Pod, metadata: {name: p, namespace: ${namespace}}, spec: {${more}containers: [{name: c, image: i}], volumes: [{name: v, persistentVolumeClaim: {claimName: ${claims}}}]}}\n`;
}

function service(name: string, port = 80): string {
  return `{apiVersion: v1, kind: Service, metadata: {name: ${name}, namespace: shop}, spec: {ports: [{port: ${port}}]}}\n`;
}

function route(name: string, port = 80): string {
  return `{apiVersion: gateway.networking.k8s.io/v1, kind: HTTPRoute, metadata: {name: r, namespace: shop}, spec: {rules: [{backendRefs: [{name: ${name}, port: ${port}}]}]}}\n`;
}

function attached(parent: string, namespace = 'shop'): string {
  return `{apiVersion: gateway.networking.k8s.io/v1, kind: HTTPRoute, metadata: {name: r, namespace: ${namespace}}, spec: {parentRefs: [{name: ${parent}}]}}\n`;
}

const GATEWAY = (name: string): string =>
  `{apiVersion: gateway.networking.k8s.io/v1, kind: Gateway, metadata: {name: ${name}, namespace: net}, spec: {gatewayClassName: g, listeners: [{name: https, port: 443, protocol: HTTPS}]}}\n`;

const RELEASE = `{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, metadata: {name: web, namespace: shop}, spec: {chart: {spec: {chart: web, sourceRef: {kind: HelmRepository, name: web}}}}}\n`;
const REPOSITORY = `{apiVersion: source.toolkit.fluxcd.io/v1, kind: HelmRepository, metadata: {name: web, namespace: shop}, spec: {url: "https://charts.example.org"}}\n`;

function values(more: string): string {
  return `${REPOSITORY}---\n{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, metadata: {name: web, namespace: shop}, spec: {chart: {spec: {chart: web, sourceRef: {kind: HelmRepository, name: web}}}, values: {persistence: {${more}existingClaim: storefront-data}}}}\n`;
}

const FOUND = ['a.yaml:1 warning missing-object'];

test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'a misspelled claim',
    { 'a.yaml': pod('storefront-data'), 'b.yaml': claim('storefornt-data') },
    FOUND,
  ],
  ['it exists', { 'a.yaml': pod('storefront-data'), 'b.yaml': claim('storefront-data') }, []],
  ['nothing is like it', { 'a.yaml': pod('storefront-data'), 'b.yaml': claim('media') }, []],
  [
    'another pod uses the one that is like it',
    {
      'a.yaml': pod('storefront-data'),
      'b.yaml': `${claim('storefornt-data')}---\n${pod('storefornt-data').replace('name: p', 'name: q')}`,
    },
    FOUND,
  ],
  [
    'another pod uses the one that is like it, and two files have the name',
    {
      'a.yaml': pod('storefront-data'),
      'b.yaml': `${claim('storefornt-data')}---\n${pod('storefornt-data').replace('name: p', 'name: q')}`,
      'c.yaml': pod('storefront-data').replace('name: p', 'name: r'),
    },
    [],
  ],
  [
    'a script has the name',
    {
      'a.yaml': pod('storefront-data'),
      'b.yaml': claim('storefornt-data'),
      'make.sh': 'create storefront-data\n',
    },
    [],
  ],
  [
    'another namespace has it',
    { 'a.yaml': pod('storefront-data'), 'b.yaml': claim('storefront-data', 'web') },
    FOUND,
  ],
  [
    'another namespace has it, for its own pods',
    {
      'a.yaml': pod('storefront-data'),
      'b.yaml': `${claim('storefront-data', 'web')}---\n${pod('storefront-data', 'web')}`,
    },
    [],
  ],
  [
    'a variable is part of the name',
    { 'a.yaml': pod('"storefront-${ENV}"'), 'b.yaml': claim('storefornt-data') },
    [],
  ],
  [
    'values of a release whose chart is not here',
    { 'a.yaml': values(''), 'b.yaml': claim('storefront-data', 'web') },
    ['a.yaml:3 warning missing-object'],
  ],
  [
    'the values say that it is not used',
    { 'a.yaml': values('enabled: false, '), 'b.yaml': claim('storefront-data', 'web') },
    [],
  ],
  [
    'the only Service beside it',
    { 'a.yaml': route('web'), 'b.yaml': service('web-service') },
    FOUND,
  ],
  ['it has another port', { 'a.yaml': route('web'), 'b.yaml': service('web-service', 81) }, []],
  [
    'the only one of several with the port',
    {
      'a.yaml': route('web'),
      'b.yaml': `${service('web-service')}---\n${service('web-cache', 81)}`,
    },
    FOUND,
  ],
  [
    'several have the port',
    { 'a.yaml': route('web'), 'b.yaml': `${service('web-service')}---\n${service('web-cache')}` },
    [],
  ],
  ['it is in another folder', { 'a.yaml': route('web'), 'b/b.yaml': service('web-service') }, []],
  [
    'a chart that is not here is installed into the namespace',
    {
      'a.yaml': route('web'),
      'b.yaml': service('web-service'),
      'c.yaml': `${REPOSITORY}---\n${RELEASE}`,
    },
    [],
  ],
  [
    'a controller may make Services there',
    {
      'a.yaml': route('web'),
      'b.yaml': service('web-service'),
      'c.yaml':
        '{apiVersion: example.org/v1, kind: Site, metadata: {name: web, namespace: shop}}\n',
    },
    [],
  ],
  [
    'a ServiceAccount',
    {
      'a.yaml': pod('storefront-data', 'shop', 'serviceAccountName: deployre, '),
      'b.yaml': `${claim('storefront-data')}---\n{apiVersion: v1, kind: ServiceAccount, metadata: {name: deployer, namespace: shop}}\n`,
    },
    FOUND,
  ],
  [
    'a misspelled Gateway, which others name',
    {
      'a.yaml': attached('extrenal, namespace: net'),
      'b.yaml': `${GATEWAY('external')}---\n${attached('external, namespace: net').replace('name: r', 'name: s')}`,
      'README.md': 'extrenal\n',
    },
    FOUND,
  ],
  [
    'a Gateway without its namespace',
    {
      'a.yaml': attached('external'),
      'b.yaml': `${GATEWAY('external')}---\n${attached('external, namespace: net').replace('name: r', 'name: s')}`,
    },
    FOUND,
  ],
  [
    'a Gateway with its namespace',
    { 'a.yaml': attached('external, namespace: net'), 'b.yaml': GATEWAY('external') },
    [],
  ],
  [
    'several files name the Gateway so',
    {
      'a.yaml': attached('external'),
      'b.yaml': `${GATEWAY('external')}---\n${attached('external, namespace: net')}`,
      'c.yaml': attached('external').replace('name: r', 'name: s'),
    },
    [],
  ],
  [
    'a parent of another kind',
    { 'a.yaml': attached('external, kind: Service, group: ""'), 'b.yaml': GATEWAY('external') },
    [],
  ],
  [
    'the cluster of a backup',
    {
      'a.yaml':
        '{apiVersion: postgresql.cnpg.io/v1, kind: ScheduledBackup, metadata: {name: b, namespace: shop}, spec: {schedule: "0 0 0 * * *", cluster: {name: shopdb}}}\n',
      'b.yaml':
        '{apiVersion: postgresql.cnpg.io/v1, kind: Cluster, metadata: {name: shop-cnpg, namespace: shop}, spec: {instances: 1}}\n',
    },
    FOUND,
  ],
])('%s', (_, files, expected) => {
  expect(problemsOf(treeOf(files))).toEqual(expected);
});
