import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { git, scratch, write } from './scratch.ts';
import { addRemote, initRepository } from './write-repository.ts';

// A repository in which there is everything that the examples of the pages name.

const deployment = (name: string, container: string, namespace = ''): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}${namespace === '' ? '' : `, namespace: ${namespace}`}}
spec:
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec:
      containers:
        - name: ${name}
          image: registry.example.com/${name}:1
${container.replaceAll(/^/gm, '          ')}
`;
const configMap = (name: string, data: string, namespace = ''): string =>
  `apiVersion: v1
kind: ConfigMap
metadata: {name: ${name}${namespace === '' ? '' : `, namespace: ${namespace}`}}
data: {${data}}
`;
const overlay = (level: string): string => `resources: [../../base]
configMapGenerator:
  - {name: app, literals: [LOG_LEVEL=${level}]}
secretGenerator:
  - {name: database, literals: [password=example], options: {disableNameSuffixHash: true}}
`;

const FILES = {
  'base/kustomization.yaml': 'resources: [web.yaml, api.yaml]\n',
  'base/web.yaml': deployment(
    'web',
    `envFrom: [{configMapRef: {name: app}}]
env:
  - name: PASSWORD
    valueFrom: {secretKeyRef: {name: databsae, key: password}}`,
  ),
  'base/api.yaml': deployment('api', 'envFrom: [{configMapRef: {name: app}}]'),
  'overlays/dev/kustomization.yaml': overlay('debug'),
  'overlays/prod/kustomization.yaml': overlay('info'),
  'clusters/prod/flux-system/apps.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: "https://git.example.com/team/gitops", interval: 1m}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec:
  interval: 1m
  path: ./overlays/prod
  prune: true
  sourceRef: {kind: GitRepository, name: flux-system}
`,
  '.envfrom/dependencies.lock': '{"version": 1, "items": []}\n',
  'apps/shop/app.yaml': configMap('shop', 'A: b'),
  'apps/web/overlays/prod/kustomization.yaml': 'resources: [../../../../overlays/prod]\n',
  'charts/api/Chart.yaml': 'apiVersion: v2\nname: api\nversion: 1.0.0\n',
  'charts/api/values-prod.yaml': 'level: info\n',
  'charts/api/templates/app.yaml': configMap('api', 'LEVEL: {{ .Values.level }}'),
  'old/app.yaml': configMap('app', 'LOG_LEVEL: info'),
  'new/app.yaml': configMap('app', 'LOG_LEVEL: debug'),
  'linked/bar.yaml': deployment('bar', 'ports: []', 'shop'),
  'linked/foo.yaml': configMap('foo', 'LOG_LEVEL: info', 'shop'),
  'linked/other.yaml': configMap('foo', 'A: b', 'other'),
  'linked/data.yaml': `apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: data}
spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}
`,
  'linked/db.yaml': `apiVersion: bitnami.com/v1alpha1
kind: SealedSecret
metadata: {name: db}
spec: {encryptedData: {password: AgBy}}
`,
};

/** Makes one such repository, on a branch that changes production; `../infra` and `../shop` are checkouts beside it. */
export function readersRepository(): string {
  const fleet = scratch();
  cpSync('examples/fleet', fleet, { recursive: true });
  cpSync(join(fleet, 'shop'), join(fleet, 'shop-mirror'), { recursive: true });
  const root = join(fleet, 'gitops');
  write(root, FILES);
  initRepository(root);
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'first');
  addRemote(root, 'https://git.example.com/team/gitops');
  git(root, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  git(root, 'checkout', '--quiet', '-b', 'change');
  write(root, { 'overlays/prod/kustomization.yaml': overlay('warning') });
  git(root, 'commit', '--quiet', '--all', '--message', 'second');
  return root;
}
