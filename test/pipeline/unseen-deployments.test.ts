import { expect, test } from 'vitest';
import type { FileTree } from '../../src/model/file-tree.ts';
import { tree, treeOf } from '../tree.ts';
import { problemsOf, reportOf } from './problems-of.ts';

/** An Ingress of a class, and a Certificate that fills its Secret in another namespace. */
function ofClass(ingressClass: string) {
  return tree`
    === ingress.yaml
    apiVersion: networking.k8s.io/v1
    kind: Ingress
    metadata: {name: web, namespace: shop, annotations: {note: a}}
    spec: {ingressClassName: ${ingressClass}, tls: [{secretName: web-tls, hosts: [shop.example]}]}
    === certificate.yaml
    apiVersion: cert-manager.io/v1
    kind: Certificate
    metadata: {name: web, namespace: istio-system}
    spec: {secretName: web-tls, dnsNames: [shop.example], issuerRef: {name: ca}}
  `;
}

test('Istio reads the Secret of an Ingress in the namespace of its gateway', () => {
  expect(problemsOf(ofClass('istio'))).toEqual([]);
  expect(problemsOf(ofClass('nginx'))).toEqual(['ingress.yaml:4 error missing-secret']);
});

/** A release that a base brings, and a Component that generates its values; `used`: by a kustomization beside it. */
function withComponent(kind: string, used: boolean) {
  return treeOf({
    'apps/dns/kustomization.yaml': 'resources: [release.yaml]\n',
    'apps/dns/release.yaml':
      'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: dns, namespace: dns}\nspec:\n  chart: {spec: {chart: dns, sourceRef: {kind: HelmRepository, name: acme}}}\n  valuesFrom: [{kind: ConfigMap, name: dns-provider}]\n',
    'components/pihole/kustomization.yaml': `apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: ${kind}\nconfigMapGenerator: [{name: dns-provider, namespace: dns, literals: [values.yaml=a]}]\n`,
    ...(used && {
      'apps/other/kustomization.yaml': 'components: [../../components/pihole]\nnamespace: other\n',
    }),
  });
}

function missing(files: FileTree): readonly string[] {
  return problemsOf(files).filter((each) => each.includes('config-map'));
}

test('a Component that nothing here uses may be what generates a ConfigMap', () => {
  expect(missing(withComponent('Component', false))).toEqual([]);
  expect(missing(withComponent('Component', true))).toEqual([
    'apps/dns/release.yaml:6 warning undeclared-config-map',
  ]);
});

/** The values of a release that name a key of a ConfigMap. */
function keyed(key: string): FileTree {
  return tree`
    === release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: alloy, namespace: logs}
    spec:
      chart: {spec: {chart: alloy, sourceRef: {kind: HelmRepository, name: acme, namespace: flux-system}}}
      values: {alloy: {configMap: {create: false, name: alloy, key: ${key}}}}
    === settings.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: alloy, namespace: logs}
    data: {config.alloy: a}
  `;
}

function keysMissing(key: string): readonly string[] {
  return problemsOf(keyed(key)).filter((each) => each.includes('-key'));
}

test('what cannot be a key is no key in the values of a release', () => {
  expect(keysMissing('"."')).toEqual([]);
  expect(keysMissing('logs/config.alloy')).toEqual([]);
  expect(keysMissing('confg.alloy')).toEqual(['release.yaml:6 error missing-config-map-key']);
});

const OF_FLUX =
  'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\nspec: {interval: 5m, path: ./apps, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}\n';

test('an object of Flux in a file called kustomization.yaml, which a kustomization lists by name', () => {
  const files = {
    'prod/flux/kustomization.yaml': OF_FLUX,
    'apps/config.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: a}\ndata: {a: b}\n',
  };
  const listing = (resource: string) =>
    problemsOf(treeOf({ ...files, 'prod/kustomization.yaml': `resources: [${resource}]\n` }));
  expect(listing('flux/kustomization.yaml')).toEqual([]);
  expect(listing('flux')).toEqual([
    'prod/flux/kustomization.yaml:4 error unbuildable-kustomization',
  ]);
});

test.each([
  ['flux/kustomization.yaml', 0],
  ['a.yaml', 2],
])('objects of Flux in such files, where a list has %s', (listed, count) => {
  const files = {
    'prod/flux/kustomization.yaml': OF_FLUX,
    'prod/late/kustomization.yaml': OF_FLUX.replace('name: apps', 'name: late'),
    'prod/kustomization.yaml': `resources: [${listed}]\n`,
    'prod/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: a}\n',
  };
  expect(problemsOf(treeOf(files))).toHaveLength(count);
});

test('where Flux builds a folder with such a file, its fields are not wrong besides', () => {
  const { problems } = reportOf(
    treeOf({
      'flux-system/gotk-sync.yaml': OF_FLUX.replace('./apps', './prod'),
      'prod/kustomization.yaml': OF_FLUX,
    }),
  );
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^This file has the name of a kustomization, but holds a Kustomization of Flux/,
    ),
  ]);
});

const KUSTOMIZATION_OF_FLUX = (path: string): string =>
  OF_FLUX.replace('name: apps', 'name: flux-system').replace('./apps', path);

test.each([
  ['no patch', '', 1],
  [
    'of controllers',
    'target: {kind: Deployment}\n    patch: "- {op: add, path: /spec/a, value: b}"',
    1,
  ],
  [
    'of another account',
    'target: {kind: Kustomization}\n    patch: |\n      - op: add\n        path: /spec/serviceAccountName\n        value: b',
    1,
  ],
  [
    'of another object, written as it is',
    'patch: |\n      apiVersion: source.toolkit.fluxcd.io/v1\n      kind: GitRepository\n      metadata: {name: flux-system, namespace: flux-system}\n      spec: {interval: 5m}',
    1,
  ],
  [
    'of its path',
    'target: {kind: Kustomization}\n    patch: |\n      - op: replace\n        path: /spec/path\n        value: ./staging',
    0,
  ],
  [
    'of more kinds',
    'target: {kind: Kusto.*}\n    patch: "- {op: add, path: /spec/a, value: b}"',
    0,
  ],
  ['in a file', 'path: patch.yaml', 0],
])(
  'a cluster whose folder cannot be built, with a patch %s beside its bootstrap',
  (_, patch, count) => {
    const bootstrap =
      'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: "https://example.org/owner/project"}\n---\n';
    const files = treeOf({
      'prod/flux-system/gotk-sync.yaml': `${bootstrap}${KUSTOMIZATION_OF_FLUX('./prod')}`,
      'prod/flux-system/kustomization.yaml': `resources: [gotk-sync.yaml]\n${patch === '' ? '' : `patches:\n  - ${patch}\n`}`,
      'prod/flux-system/patch.yaml': '- {op: add, path: /spec/a, value: b}\n',
      'prod/tenants.yaml': KUSTOMIZATION_OF_FLUX('./tenants'),
      'tenants/a.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n',
    });
    const { problems } = reportOf({ ...files, remotes: ['https://example.org/owner/project'] });
    const found = problems.filter(({ message }) => message.includes('is in this build twice'));
    expect(found).toHaveLength(count);
  },
);
