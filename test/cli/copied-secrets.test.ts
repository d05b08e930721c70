import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { repository, scratch } from '../scratch.ts';

const CANARY = 'Zq7Kx9Wv3LmP2Tb8';
const POD = `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers: [{name: c, image: x, envFrom: [{configMapRef: {name: cm}}]}]
  volumes: [{name: v, configMap: {name: cm, optional: true}}]
`;

const config = (name: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata: {A: b}\n`;

const secretOf = (value: string): string => `apiVersion: v1
kind: Secret
metadata: {name: s}
stringData: {url: '{"q": "${value}", "n": "${value}"}'}
`;

async function outputs(root: string, commands: readonly string[]): Promise<string> {
  let all = '';
  for (const command of commands) {
    const { stdout, stderr } = await envfrom(root, `${command} --no-config`);
    all += stdout + stderr;
  }
  return all;
}

test('a ConfigMap that shares its text with a Secret, both inside of another object', async () => {
  const root = scratch({
    'pod.yaml': POD,
    's.yaml': `apiVersion: v1
kind: Bundle
parts:
- {apiVersion: v1, kind: Secret, metadata: {name: s}, stringData: &d {url: ${CANARY}}}
- {apiVersion: v1, kind: ConfigMap, metadata: {name: cm}, data: *d}
`,
  });
  const text = await outputs(root, [
    'env',
    'env -f json',
    'why url',
    'sources -f json',
    'check -v',
  ]);
  expect(text).toContain('url');
  expect(text).not.toContain(CANARY);
});

test('the name of a volume that a replacement takes from a Secret', async () => {
  const root = scratch({
    'pod.yaml': POD,
    'kustomization.yaml': `resources: [pod.yaml]
secretGenerator: [{name: s, literals: [url=${CANARY}]}]
replacements:
- source: {kind: Secret, fieldPath: data.url}
  targets: [{select: {kind: Pod}, fieldPaths: [spec.volumes.0.name]}]
`,
  });
  const text = await outputs(root, [
    'check -f json --references',
    'references -f json',
    'why cm -f json',
  ]);
  expect(text).toContain('no container mounts volume');
  expect(text).not.toContain(Buffer.from(CANARY).toString('base64').slice(0, 16));
});

test('the name of a Secret that a patch takes from its data, in a comparison', async () => {
  const root = repository({
    'pod.yaml': POD,
    's.txt': 'Aq7Kx9Wv3LmP2Tb8',
    'kustomization.yaml': `resources: [pod.yaml]
secretGenerator: [{name: s, files: [url=s.txt]}]
patches:
- target: {kind: Secret}
  patch: |-
    - {op: copy, from: /data/url, path: /metadata/name}
`,
  });
  writeFileSync(join(root, 's.txt'), CANARY);
  const text = await outputs(root, ['diff HEAD', 'diff HEAD -f json', 'diff HEAD -f html']);
  expect(text).toContain('Secret');
  for (const value of [CANARY, 'Aq7Kx9Wv3LmP2Tb8'])
    expect(text).not.toContain(Buffer.from(value).toString('base64').slice(0, 16));
});

test('a name that a replacement takes from a Secret, when two objects get it', async () => {
  const root = scratch({
    'a.yaml': config('a'),
    'b.yaml': config('b'),
    's.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {url: ${CANARY.toLowerCase()}}\n`,
    'kustomization.yaml': `resources: [a.yaml, b.yaml, s.yaml]
replacements:
- source: {kind: Secret, fieldPath: stringData.url}
  targets: [{select: {kind: ConfigMap}, fieldPaths: [metadata.name]}]
`,
  });
  const text = await outputs(root, ['check', 'check -f json', 'check -f sarif']);
  expect(text).toContain('is in this build twice');
  expect(text).not.toContain(CANARY.toLowerCase());
});

test('a name with blanks that a replacement takes from a Secret, in a comparison', async () => {
  const root = repository({
    'pod.yaml': POD,
    's.yaml': secretOf('Aq7Kx9Wv3LmP2Tb8'),
    'kustomization.yaml': `resources: [pod.yaml, s.yaml]
replacements:
- source: {kind: Secret, fieldPath: stringData.url}
  targets:
  - select: {kind: Pod}
    fieldPaths: [spec.containers.0.envFrom.0.configMapRef.name]
    options: {delimiter: "/", index: 1}
`,
  });
  writeFileSync(join(root, 's.yaml'), secretOf(CANARY));
  const text = await outputs(root, ['diff HEAD', 'diff HEAD -f json', 'diff HEAD -f markdown']);
  expect(text).toContain('its pod template changes');
  for (const value of [CANARY, 'Aq7Kx9Wv3LmP2Tb8']) expect(text).not.toContain(value);
});

test('the name of a port that a replacement takes from a Secret, where another one is asked for', async () => {
  const value = CANARY.toLowerCase().slice(0, 14);
  const root = scratch({
    'a.yaml': `apiVersion: v1
kind: Secret
metadata: {name: s}
stringData: {url: ${value}}
---
apiVersion: v1
kind: Pod
metadata: {name: p, labels: {app: p}}
spec: {containers: [{name: c, image: i, ports: [{name: x, containerPort: 1}], readinessProbe: {httpGet: {port: web}}}]}
---
apiVersion: v1
kind: Service
metadata: {name: p}
spec: {selector: {app: p}, ports: [{name: x, port: 80, targetPort: web}]}
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: i}
spec: {defaultBackend: {service: {name: p, port: {number: 81}}}}
`,
    'kustomization.yaml': `resources: [a.yaml]
replacements:
- source: {kind: Secret, fieldPath: stringData.url}
  targets:
  - {select: {kind: Pod}, fieldPaths: [spec.containers.0.ports.0.name]}
  - {select: {kind: Service}, fieldPaths: [spec.ports.0.name]}
`,
  });
  const text = await outputs(root, ['check', 'check -f json', 'check -f sarif']);
  for (const said of ['Its ports are', 'The ports are', 'The Service has'])
    expect(text).toContain(`${said} `);
  expect(text).not.toContain(value);
});

test('a field around a container that Flux takes from a Secret', async () => {
  const root = scratch({
    'c.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: "ssh://git@example.com/r"}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec:
  path: ./apps
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild: {substituteFrom: [{kind: Secret, name: s}]}
---
apiVersion: v1
kind: Secret
metadata: {name: s, namespace: flux-system}
stringData: {url: ${CANARY}}
`,
    'apps/a.yaml': `apiVersion: serving.knative.dev/v1
kind: Service
metadata: {name: web, namespace: web}
spec: {"\${url}": {spec: {containers: [{name: c, image: i, env: [{name: LEVEL, value: info}]}]}}}
`,
  });
  const text = await outputs(root, ['env -f json', 'why LEVEL -f json']);
  expect(text).toContain('spec.***.spec.containers[0]');
  expect(text).not.toContain(CANARY);
});
