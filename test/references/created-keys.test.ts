import { expect, test } from 'vitest';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { treeOf } from '../tree.ts';

const MANIFESTS = `apiVersion: v1
kind: Secret
metadata: {name: garage}
stringData: {JWT_SECRET: change-me}
---
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers:
    - name: api
      image: registry.example/api:1
      env:
        - name: DB_USER
          valueFrom: {secretKeyRef: {name: garage, key: DB_USER}}
`;

const WORKFLOW = `on: push
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
      - run: |
          kubectl create secret generic garage -n shop \\
            --from-literal=DB_HOST=\${{ secrets.DB_HOST }}\\
            --from-literal=DB_USER=\${{ secrets.DB_USER }} \\
            --dry-run=client -o yaml | kubectl apply -f -
`;

function verdict(path: string, text: string): readonly string[] {
  return tellVerdicts(readTree(treeOf({ 'k8s/api.yaml': MANIFESTS, [path]: text })));
}

const MISSING =
  'k8s/api.yaml:15 Secret garage[DB_USER] broken (missing-key): no key in k8s/api.yaml:3';

test.each([
  ['a workflow', '.github/workflows/deploy.yml', WORKFLOW],
  [
    'Terraform',
    'secrets.tf',
    'resource "kubernetes_secret_v1" "garage" {\n  metadata {\n    name = "garage"\n  }\n  data = {\n    DB_USER = var.user\n  }\n}\n',
  ],
  ['a script', 'deploy.sh', 'kubectl create secret generic garage --from-literal=DB_USER="$U"\n'],
  [
    'PowerShell',
    'up.ps1',
    'kubectl create secret generic garage `\r\n  --from-literal=DB_USER=$u\r\n',
  ],
  ['a file', 'Makefile', 'x:\n\tkubectl create secret generic garage --from-file=./keys/DB_USER\n'],
  ['a named file', 'up.sh', "oc create secret generic 'garage' --from-file='DB_USER=./a b'\n"],
])('%s makes the Secret with the key that the manifest lacks', (_, path, text) => {
  expect(verdict(path, text)).toEqual([
    `k8s/api.yaml:15 Secret garage[DB_USER] unknown: ${path} creates Secret \`garage\` with that key`,
  ]);
});

const MODEL = 'kind: Secret\nmetadata:\n  name: garage\nstringData:\n  DB_USER: "<user>"\n';

test('a manifest to copy and fill in has the key that the manifest lacks', () => {
  expect(verdict('k8s/api.yaml.example', MODEL)).toEqual([
    'k8s/api.yaml:15 Secret garage[DB_USER] unknown: k8s/api.yaml.example creates Secret `garage` with that key',
  ]);
});

test('a manifest to fill in does not excuse the manifest that misspells its key', () => {
  const slip = MANIFESTS.replace('JWT_SECRET: change-me', 'DB_UESR: me');
  const files = treeOf({ 'k8s/api.yaml': slip, 'k8s/api.yaml.example': MODEL });
  expect(tellVerdicts(readTree(files))).toEqual([
    'k8s/api.yaml:15 Secret garage[DB_USER] broken (missing-key): no key in k8s/api.yaml:3, near DB_UESR',
  ]);
});

test.each([
  ['a model with another key', 'k8s/api.yaml.example', MODEL.replace('DB_USER', 'DB_USERS')],
  ['a model of another Secret', 'k8s/api.yaml.example', MODEL.replace('garage', 'garages')],
  ['another key', 'up.sh', 'kubectl create secret generic garage --from-literal=DB_USERS=a\n'],
  ['another Secret', 'up.sh', 'kubectl create secret generic garages --from-literal=DB_USER=a\n'],
  ['the other kind', 'up.sh', 'kubectl create configmap garage --from-literal=DB_USER=a\n'],
  [
    'the next command',
    'up.sh',
    'kubectl create secret generic garage\nx --from-literal=DB_USER=a\n',
  ],
  ['a document', 'README.md', 'kubectl create secret generic garage --from-literal=DB_USER=a\n'],
])('%s does not', (_, path, text) => {
  expect(verdict(path, text)).toEqual([MISSING]);
});
