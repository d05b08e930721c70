import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const object = (kind: string, name: string, dependsOn: string, namespace = 'flux-system'): string =>
  `---
apiVersion: ${kind === 'HelmRelease' ? 'helm.toolkit.fluxcd.io/v2' : 'kustomize.toolkit.fluxcd.io/v1'}
kind: ${kind}
metadata: {name: ${name}, namespace: ${namespace}}
spec: {interval: 1m, path: ./none, sourceRef: {kind: GitRepository, name: x}, chart: {spec: {chart: c, sourceRef: {kind: HelmRepository, name: x}}}, dependsOn: ${dependsOn}}
`;

/** What the rule says of `b`, which depends on something beside `a`. */
function messages(text: string): readonly string[] {
  const { problems } = check(ENGINES, treeOf({ 'a.yaml': text }), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'missing-dependency');
  return found.map(({ message, help }) => `${message} ${help ?? ''}`);
}

const A = object('Kustomization', 'infra-a', '[]');
const on = (dependsOn: string): string => A + object('Kustomization', 'b', dependsOn);

test.each([
  ['it exists', on('[{name: infra-a}]'), []],
  ['what `flux bootstrap` makes', on('[{name: flux-system}]'), []],
  ['it exists, with its namespace', on('[{name: infra-a, namespace: flux-system}]'), []],
  [
    'a typo',
    on('[{name: infra-b}]'),
    [
      'Kustomization `flux-system/b` depends on Kustomization `infra-b`, which no manifest in this repository defines. Flux waits for it (dependency not found). Did you mean `infra-a`?',
    ],
  ],
  [
    'nothing of the name',
    on('[{name: storage}]'),
    [
      'Kustomization `flux-system/b` depends on Kustomization `storage`, which no manifest in this repository defines. Flux waits for it (dependency not found). Name an existing Kustomization, or remove the dependency.',
    ],
  ],
  [
    'another namespace',
    on('[{name: infra-a, namespace: other}]'),
    [
      'Kustomization `flux-system/b` depends on Kustomization `infra-a`, which exists only in another namespace or cluster. Flux waits for it (dependency not found). If it is the one in `flux-system`, write `namespace: flux-system`.',
    ],
  ],
  [
    'itself',
    on('[{name: b}]'),
    [
      'Kustomization `flux-system/b` depends on itself, so it never becomes ready. Remove it, or name another object.',
    ],
  ],
  [
    'a release does not depend on a Kustomization',
    A + object('HelmRelease', 'b', '[{name: infra-a}]'),
    [
      'HelmRelease `flux-system/b` depends on HelmRelease `infra-a`, which no manifest in this repository defines. Flux waits for it (dependency not found). Name an existing HelmRelease, or remove the dependency.',
    ],
  ],
  ['a variable', on('[{name: "${ENV}-infra"}]'), []],
  ['a namespace that is filled in', on('[{name: storage, namespace: "${TEAM}"}]'), []],
  ['in such a namespace', object('Kustomization', 'b', '[{name: storage}]', '"${TEAM}"'), []],
])('%s', (_, text, expected) => {
  expect(messages(text)).toEqual(expected);
});

test('what all clusters get may be in each of them; what one gets is in no other', () => {
  const files = {
    'setup/infra.yaml': A,
    'clusters/a/apps.yaml': object('Kustomization', 'apps', '[{name: infra-a}, {name: storage}]'),
    'clusters/b/storage.yaml': object('Kustomization', 'storage', '[]'),
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'missing-dependency');
  expect(found.map(({ message }) => message)).toEqual([
    'Kustomization `flux-system/apps` depends on Kustomization `storage`, which exists only in another namespace or cluster. Flux waits for it (dependency not found).',
  ]);
});

test.each([
  ['setup/secrets.yaml.templ', A.replace('infra-a', 'sealed'), 0],
  ['setup/flux.tf', 'api_version = "kustomize.toolkit.fluxcd.io/v1"\n name = "sealed"\n', 0],
  ['setup/sealed.yaml-template', A.replace('infra-a', 'sealed'), 0],
  ['setup/other.yaml.templ', A, 1],
  ['README.md', A.replace('infra-a', 'sealed'), 1],
])('what makes it may be a text that is no manifest: %s', (path, text, count) => {
  const files = treeOf({ 'a.yaml': on('[{name: sealed}]'), [path]: text });
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  expect(problems.filter(({ rule }) => rule === 'missing-dependency')).toHaveLength(count);
});

test.each([
  ['a Component that nothing uses', 'parts', 'Component', '[cm.yaml]', 1],
  ['a remote base', 'remote', 'Kustomization', '[https://github.com/example/base]', 0],
])('%s in the repository', (_, folder, kind, resources, count) => {
  const files = treeOf({
    'a.yaml': on('[{name: storage}]'),
    [`${folder}/kustomization.yaml`]: `apiVersion: kustomize.config.k8s.io/v1${kind === 'Component' ? 'alpha1' : 'beta1'}\nkind: ${kind}\nresources: ${resources}\n`,
    [`${folder}/cm.yaml`]: 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n',
  });
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  expect(problems.filter(({ rule }) => rule === 'missing-dependency')).toHaveLength(count);
});

test.each([
  ['the namespace of the dependency', '{targetNamespace: storage, path: ./a}', 0],
  ['any namespace', '{path: ./a}', 0],
  ['another namespace', '{targetNamespace: web, path: ./a}', 1],
])('a Kustomization from another repository may bring objects into %s', (_, spec, count) => {
  const elsewhere = `---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: elsewhere, namespace: flux-system}
spec: ${spec.replace('}', ', sourceRef: {kind: GitRepository, name: other}}')}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: other, namespace: flux-system}
spec: {url: https://git.example.com/team/other}
`;
  const text = on('[{name: rook, namespace: storage}]') + elsewhere;
  expect(messages(text)).toHaveLength(count);
  // Of that name it is known where it is.
  expect(messages(text.replace('rook', 'infra-a'))).toHaveLength(1);
});

test.each([
  ['the controllers of Flux', 'oci://ghcr.io/fluxcd/flux-manifests', 1],
  ['anything', 'oci://registry.example.com/fleet/manifests', 0],
])('a Kustomization of an artifact that holds %s', (_, url, count) => {
  const elsewhere = `---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: elsewhere, namespace: flux-system}
spec: {path: ./, sourceRef: {kind: OCIRepository, name: other}}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: other, namespace: flux-system}
spec: {url: '${url}'}
`;
  expect(messages(on('[{name: storage}]') + elsewhere)).toHaveLength(count);
});

test.each([
  ['the controllers of Flux', { resources: '[github.com/fluxcd/flux2/manifests/install]' }, 1],
  ['what a template becomes', { resources: '[made.yaml]', 'made.yaml.j2': 'a: 1\n' }, 1],
  ['a remote base', { resources: '[https://github.com/example/base]' }, 0],
])('beside what Flux deploys, a kustomization lists %s', (_, { resources, ...more }, count) => {
  const flux = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://git.example/o/r}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: cluster, namespace: flux-system}
spec: {interval: 1m, path: ./apps, sourceRef: {kind: GitRepository, name: fleet}}
`;
  const files = Object.entries(more).map(([name, text]) => [`bootstrap/${name}`, text] as const);
  const tree = treeOf({
    'flux/cluster.yaml': flux,
    'apps/all.yaml': on('[{name: storage}]'),
    'bootstrap/kustomization.yaml': `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: ${resources}\n`,
    ...Object.fromEntries(files),
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const { problems } = check(ENGINES, tree, catalogue, settings);
  expect(problems.filter(({ rule }) => rule === 'missing-dependency')).toHaveLength(count);
});

test.each([
  ['its target namespace', ', targetNamespace: system', 1],
  ['that of the dependency', ', targetNamespace: flux-system', 0],
  ['any namespace', '', 0],
])('what Flux deploys has a remote base, whose objects go to %s', (_, target, count) => {
  const tree = treeOf({
    'flux/cluster.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://git.example/o/r}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: upgrade, namespace: flux-system}
spec: {interval: 1m, path: ./upgrade, sourceRef: {kind: GitRepository, name: fleet}${target}}
${on('[{name: storage}]')}`,
    'upgrade/kustomization.yaml': 'resources: [https://github.com/example/base]\n',
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const { problems } = check(ENGINES, tree, catalogue, settings);
  expect(problems.filter(({ rule }) => rule === 'missing-dependency')).toHaveLength(count);
});

test.each([
  ['its own', 'acme', 0],
  ['another owner', 'rancher', 1],
])('what Flux deploys has a remote base of %s', (_, owner, count) => {
  const tree = treeOf({
    'flux/cluster.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://github.com/acme/fleet}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: upgrade, namespace: flux-system}
spec: {interval: 1m, path: ./upgrade, sourceRef: {kind: GitRepository, name: fleet}}
${on('[{name: storage}]')}`,
    'upgrade/kustomization.yaml': `resources: ["https://github.com/${owner}/upgrade?ref=v1"]\n`,
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://github.com/acme/fleet'] };
  const { problems } = check(ENGINES, tree, catalogue, settings);
  expect(problems.filter(({ rule }) => rule === 'missing-dependency')).toHaveLength(count);
});

const deployment = (name: string): string =>
  `---\napiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}, namespace: shop}\n`;

test.each([
  ['it is there', 'name: web, namespace: shop', '', []],
  ['without a namespace', 'name: web', '', []],
  ['it is not read', 'name: web, namespace: flux-system', ', wait: true', []],
  ['a chart may create it', 'name: api, namespace: shop', '', []],
  [
    'another namespace',
    'name: web, namespace: flux-system',
    '',
    [
      'Kustomization `flux-system/web` waits for Deployment `web` in namespace `flux-system`, but deploys it into `shop`. The health check fails, and the Kustomization never becomes ready. Write `namespace: shop`.',
    ],
  ],
  [
    'nearly that name',
    'name: backned, namespace: shop',
    '',
    [
      'Kustomization `flux-system/web` waits for Deployment `backned`, which is not defined in this repository. The health check fails, and the Kustomization never becomes ready. Did you mean `backend`?',
    ],
  ],
])('a health check: %s', (_, check_, more, expected) => {
  const tree = treeOf({
    'flux/cluster.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://git.example/o/r}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: web, namespace: flux-system}
spec: {interval: 1m, path: ./web, sourceRef: {kind: GitRepository, name: fleet}${more}, healthChecks: [{kind: Deployment, ${check_}}]}
`,
    'web/all.yaml': deployment('web') + deployment('backend'),
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const { problems } = check(ENGINES, tree, catalogue, settings);
  const found = problems.filter(({ rule }) => rule === 'missing-dependency');
  expect(found.map(({ message, help }) => `${message} ${help}`)).toEqual(expected);
});

test('`dependsOn` is a list', () => {
  expect(messages(on('{name: infra-a}'))).toEqual([
    '`spec.dependsOn` of Kustomization `flux-system/b` must be a list. The API server refuses it: `spec.dependsOn in body must be of type array: "object"`. Put `- ` in front of the item.',
  ]);
});

test('an item of `dependsOn` is a map', () => {
  expect(messages(on('["infra-a"]'))).toEqual([
    '`spec.dependsOn[0]` of Kustomization `flux-system/b` must be a map. The API server refuses it: `spec.dependsOn[0] in body must be of type object: "string"`. Write `name: infra-a`.',
  ]);
});

test.each([
  ['DaemonSet', 'agent', []],
  [
    'Daemonset',
    'agent',
    [
      'Kustomization `flux-system/web` waits for a `Daemonset`, and there is no such kind in `apps/v1`. The health check fails, and the Kustomization never becomes ready.',
    ],
  ],
  [
    'StatefulSet',
    'web',
    [
      'Kustomization `flux-system/web` waits for StatefulSet `web`, but deploys Deployment `web`. The health check fails, and the Kustomization never becomes ready.',
    ],
  ],
  ['Job', 'web', []],
])('a health check of kind %s', (kind, name, expected) => {
  const tree = treeOf({
    'flux/cluster.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://git.example/o/r}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: web, namespace: flux-system}
spec: {interval: 1m, path: ./web, sourceRef: {kind: GitRepository, name: fleet}, healthChecks: [{apiVersion: apps/v1, kind: ${kind}, name: ${name}, namespace: shop}]}
`,
    'web/all.yaml': deployment('web'),
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const { problems } = check(ENGINES, tree, catalogue, settings);
  const found = problems.filter(({ rule }) => rule === 'missing-dependency');
  expect(found.map(({ message }) => message)).toEqual(expected);
});

test.each([
  ['nothing of the name', {}, 1],
  ['an object of the name', { 'shop/storage.yaml': object('Kustomization', 'storage', '[]') }, 0],
  ['a prefix of names', { 'web/kustomization.yaml': 'namePrefix: prod-\n' }, 0],
  [
    'a file that cannot be read',
    { 'shop/gone.yaml': 'apiVersion: v1\nkind: Kustomization\nmetadata: {name: storage\n' },
    0,
  ],
])('what cannot be built has %s', (_, files, count) => {
  const tree = treeOf({
    'flux/cluster.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://git.example/o/r}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: shop, namespace: flux-system}
spec: {interval: 1m, path: ./shop, sourceRef: {kind: GitRepository, name: fleet}}
${on('[{name: storage}]')}`,
    'shop/kustomization.yaml': 'resources: [gone.yaml]\n',
    ...files,
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const { problems } = check(ENGINES, tree, catalogue, settings);
  expect(problems.filter(({ rule }) => rule === 'missing-dependency')).toHaveLength(count);
});

test.each([
  ['a path of definitions', 'config/crd/standard', 'gateway-api', 1],
  ['a source of definitions', './', 'gateway-api-crds', 1],
  ['anything', './deploy', 'platform', 0],
])('what another repository brings is %s', (_, path, source, count) => {
  const text = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: ${source}, namespace: flux-system}
spec: {url: https://git.example/o/${source}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: elsewhere, namespace: flux-system}
spec: {interval: 1m, path: ${path}, sourceRef: {kind: GitRepository, name: ${source}}}
${on('[{name: storage}]')}`;
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const { problems } = check(ENGINES, treeOf({ 'a.yaml': text }), catalogue, settings);
  expect(problems.filter(({ rule }) => rule === 'missing-dependency')).toHaveLength(count);
});
