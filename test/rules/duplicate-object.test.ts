import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { problemsOf, reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.org/team/fleet';

const map = (value: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map, namespace: web}\ndata: {a: ${value}}\n`;

test('of a build that Flux refuses, no object is applied twice', () => {
  const files = treeOf({
    'clusters/prod/apps.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {path: apps, sourceRef: {kind: GitRepository, name: flux-system}}
`,
    'apps/one.yaml': map('b'),
    'apps/two.yaml': map('c'),
  });
  expect(problemsOf({ ...files, remotes: [URL] })).toEqual([
    'clusters/prod/apps.yaml:4 error unbuildable-kustomization',
  ]);
});

const template = (port: number): string =>
  `apiVersion: v1\nkind: Service\nmetadata:\n  name: {{ .Release.Name }}\nspec: {ports: [{port: ${port}}]}\n`;

test('templates that name their objects after the release are shown, not the release', () => {
  const files = treeOf({
    'app.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: shop, namespace: argocd}
spec:
  source: {repoURL: ${URL}, path: chart}
  destination: {namespace: shop, server: https://kubernetes.default.svc}
`,
    'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 0.1.0\n',
    'chart/templates/api.yaml': template(80),
    'chart/templates/web.yaml': template(81),
  });
  expect(problemsOf({ ...files, remotes: [URL] })).toEqual([
    'chart/templates/web.yaml:2 error duplicate-object',
  ]);
  const [first] = reportOf({ ...files, remotes: [URL] }).problems;
  expect(first && messageText(first.message)).toContain('Argo CD applies only the last one');
});

const APPS = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: ${URL}}
${['one', 'two']
  .map(
    (name) => `---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {path: ./${name}, sourceRef: {kind: GitRepository, name: fleet}}
`,
  )
  .join('')}`;

/** kustomize gives the namespace of a build to objects of kinds that it does not know. */
const issuer = (namespace: string): string =>
  `apiVersion: cert-manager.io/v1\nkind: ClusterIssuer\nmetadata: {name: ca, namespace: ${namespace}}\nspec: {ca: {secretName: ${namespace}}}\n`;

test.each([
  ['one object in two ways', map('b'), map('c'), 1],
  ['one object in the same way', map('b'), map('b'), 0],
  ['one object with other labels', map('b'), map('b').replace('map,', 'map, labels: {a: b},'), 0],
  ['objects of two namespaces', map('b'), map('c').replace('web', 'shop'), 0],
  ['an object of the cluster in two ways', issuer('web'), issuer('shop'), 1],
  ['objects of the cluster in the same way', issuer('web'), issuer('web'), 0],
  [
    'parts of one object',
    map('b').replace('map,', 'map, annotations: {kustomize.toolkit.fluxcd.io/ssa: Merge},'),
    map('c'),
    0,
  ],
])('two Kustomizations of Flux apply %s', (_, one, two, count) => {
  const files = treeOf({
    'clusters/prod/apps.yaml': APPS,
    'one/map.yaml': one,
    'two/map.yaml': two,
  });
  const found = problemsOf({ ...files, remotes: [URL] }).filter((each) =>
    each.includes('duplicate'),
  );
  expect(found).toEqual(['two/map.yaml:3 warning duplicate-object'].slice(0, count));
});

const sealed = (data: string): string =>
  `apiVersion: v1\nkind: Secret\nmetadata: {name: s, namespace: web}\nstringData: {a: 'ENC[AES256_GCM,data:${data},iv:aaaa,tag:aaaa,type:str]'}\nsops: {mac: ${data}, version: 3.9.0}\n`;

test('two files that are encrypted may have the same values', () => {
  const decrypted = 'path: ./$1, decryption: {provider: sops, secretRef: {name: age}}';
  const files = treeOf({
    'clusters/prod/apps.yaml': APPS.replaceAll(/path: \.\/(one|two)/g, decrypted),
    'clusters/prod/age.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: age, namespace: flux-system}\n',
    'one/s.yaml': sealed('aaaa'),
    'two/s.yaml': sealed('bbbb'),
  });
  const { problems } = reportOf({ ...files, remotes: [URL] });
  expect(problems.map(({ message }) => messageText(message))).toEqual([
    'Secret `web/s` is applied by Kustomization flux-system/two and, encrypted by itself (one/s.yaml:3), by Kustomization flux-system/one: each undoes what the other applied, unless the values are the same.',
  ]);
});

test('two clusters get their own object of one name', () => {
  const files = treeOf({
    'clusters/a/apps.yaml': APPS.replace('name: two', 'name: three').replace('./two', './three'),
    'clusters/b/apps.yaml': APPS.replace('name: one', 'name: three').replace('./one', './three'),
    'one/map.yaml': map('b'),
    'two/map.yaml': map('c'),
    'three/map.yaml': map('d').replace('web', 'shop'),
  });
  const found = problemsOf({ ...files, remotes: [URL] }).filter((each) =>
    each.includes('duplicate'),
  );
  expect(found).toEqual([]);
});

test('the second and the third object of a name, in a cluster that the first is not in', () => {
  const [both, alone] = ['one', 'three'].map((name) => APPS.replaceAll('one', name));
  const files = treeOf({
    'clusters/a/apps.yaml': (alone ?? '')
      .replace('name: two', 'name: four')
      .replace('./two', './four'),
    'clusters/b/apps.yaml': both ?? '',
    'four/map.yaml': map('a'),
    'one/map.yaml': map('b'),
    'three/map.yaml': map('a').replace('web', 'shop'),
    'two/map.yaml': map('c'),
  });
  const found = problemsOf({ ...files, remotes: [URL] }).filter((each) =>
    each.includes('duplicate'),
  );
  expect(found).toEqual(['two/map.yaml:3 warning duplicate-object']);
});

function application(name: string, path: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  destination: {server: 'https://kubernetes.default.svc', namespace: web}
  source: {repoURL: '${URL}', path: ${path}}
`;
}

test('people apply each file of a folder to the cluster that it is for', () => {
  const production = application('production', 'apps/production');
  const staging = application('staging', 'apps/staging');
  const found = (files: Readonly<Record<string, string>>): number =>
    problemsOf({
      ...treeOf({
        'apps/production/one.yaml': application('one', 'one'),
        'apps/staging/two.yaml': application('two', 'two'),
        'one/map.yaml': map('b'),
        'two/map.yaml': map('c'),
        ...files,
      }),
      remotes: [URL],
    }).filter((each) => each.includes('duplicate')).length;
  expect(found({ 'argo/production.yaml': production, 'argo/staging.yaml': staging })).toBe(0);
  expect(found({ 'argo/apps.yaml': `${production}---\n${staging}` })).toBe(1);
});

const release = (name: string, more: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: ${name}, namespace: web}\nspec: {interval: 1m, chart: {spec: {chart: c, sourceRef: {kind: HelmRepository, name: r}}}${more}}\n`;
const SHARED = 'two/release.yaml:4 warning duplicate-object';
const SHARED_NAME = 'two/release.yaml:3 warning duplicate-object';

test.each([
  ['one name', release('a', ', releaseName: x'), release('b', ', releaseName: x'), [SHARED]],
  ['a composed name', release('web-b', ''), release('b', ', targetNamespace: web'), [SHARED_NAME]],
  ['other names', release('a', ''), release('b', ', releaseName: c'), []],
  ['another place', release('a', ', storageNamespace: x, releaseName: b'), release('b', ''), []],
  ['one is suspended', release('a', ', releaseName: b, suspend: true'), release('b', ''), []],
  ['a variable', release('a', ", releaseName: '${X}'"), release('b', ", releaseName: '${X}'"), []],
])('two HelmReleases and a release of Helm: %s', (_, one, two, expected) => {
  const files = treeOf({
    'clusters/prod/apps.yaml': APPS,
    'one/release.yaml': one,
    'two/release.yaml': two,
  });
  const found = problemsOf({ ...files, remotes: [URL] });
  expect(found.filter((line) => line.endsWith('duplicate-object'))).toEqual(expected);
});

const ownApp = (path: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: shop, namespace: flux-system}
spec: {path: ${path}, sourceRef: {kind: GitRepository, name: fleet}}
`;

test('a Kustomization of Flux deploys the folder that deploys it', () => {
  const list = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: ';
  const found = (path: string, files: Readonly<Record<string, string>> = {}): readonly string[] =>
    problemsOf({
      ...treeOf({
        'clusters/prod/apps.yaml': APPS,
        'one/kustomization.yaml': `${list}[./shop]\n`,
        'one/shop/kustomization.yaml': `${list}[ks.yaml]\n`,
        'one/shop/ks.yaml': ownApp(path),
        'one/shop/app/kustomization.yaml': `${list}[map.yaml]\n`,
        'one/shop/app/map.yaml': map('b'),
        'two/map.yaml': map('b').replace('web', 'shop'),
        ...files,
      }),
      remotes: [URL],
    }).filter((line) => line.includes('duplicate'));
  expect(found('./one/shop')).toEqual(['one/shop/ks.yaml:4 warning duplicate-object']);
  expect(found('./one/shop/app')).toEqual([]);
  const second = { 'one/shop/db/kustomization.yaml': `${list}[../app/map.yaml]\n` };
  expect(found('./one/shop', second)).toEqual([]);
});
