import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch, write } from '../scratch.ts';

function kustomization(name: string, path: string, source: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  path: ${path}
  sourceRef: ${source}
`;
}

function pod(name: string, key: string): string {
  return `apiVersion: v1
kind: ConfigMap
metadata: {name: ${name}}
data: {a: b}
---
apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  containers:
  - name: c
    image: i
    env: [{name: A, valueFrom: {configMapKeyRef: {name: ${name}, key: ${key}}}}]
`;
}

const ARTIFACT = '{kind: OCIRepository, name: apps}';
const OCI = `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, url: 'oci://registry.example/team/apps', ref: {tag: latest}}
`;
const FILES = {
  'cluster/source.yaml': OCI,
  'cluster/web.yaml': kustomization('web', './web', ARTIFACT),
  'cluster/api.yaml': kustomization('api', './api/', ARTIFACT),
  'kubernetes/web/pod.yaml': pod('web', 'a'),
  'kubernetes/api/pod.yaml': pod('api', 'missing'),
};

/** How many entries are judged, as the report says it. */
async function judged(root: string): Promise<string | undefined> {
  const { stdout } = await envfrom(root, 'check');
  return /Checked: .*?(?=[.;]\s| with )/.exec(stdout)?.[0];
}

describe('sources of the configuration', () => {
  const here = 'Checked: 2 entries';
  test.each([
    ['its kind and name', '{kind: OCIRepository, name: apps, folder: kubernetes}'],
    ['its name and namespace', '{name: apps, namespace: flux-system, folder: ./kubernetes/}'],
    ['its address', '{url: oci://registry.example/team/apps/, folder: kubernetes}'],
  ])('an artifact by %s is a folder of the repository', async (_by, source) => {
    const root = scratch({ ...FILES, '.envfrom.yaml': `sources: [${source}]\n` });
    expect(await judged(root)).toBe(here);
  });

  test.each([
    '{kind: Bucket, name: apps, folder: kubernetes}',
    '{name: apps, namespace: other, folder: kubernetes}',
    '{url: oci://registry.example/team/other, folder: kubernetes}',
  ])('another one is not: %s', async (source) => {
    const root = scratch({ ...FILES, '.envfrom.yaml': `sources: [${source}]\n` });
    expect(await judged(root)).toBe('Checked: 2 of 4 entries');
  });

  test('init finds the folder that all paths of an artifact are in', async () => {
    const root = scratch(FILES);
    const { stdout } = await envfrom(root, 'init');
    expect(stdout).toContain('and 1 source declared.');
    expect(readFileSync(join(root, '.envfrom.yaml'), 'utf8')).toContain(
      '- {kind: OCIRepository, namespace: flux-system, name: apps, folder: kubernetes}\n',
    );
    expect(await judged(root)).toBe(here);
  });

  test('init declares nothing where two folders fit, or one path is all there is', async () => {
    const two = scratch({ ...FILES, 'old/web/pod.yaml': '', 'old/api/pod.yaml': '' });
    const one = scratch(FILES);
    write(one, { 'cluster/api.yaml': '' });
    for (const root of [two, one]) {
      expect((await envfrom(root, 'init --dry-run')).stdout).not.toContain('sources:');
    }
  });

  test('an artifact that is not declared is told apart from another repository', async () => {
    const { stdout } = await envfrom(scratch(FILES), 'check');
    expect(stdout).toContain(
      '2 Flux Kustomizations: it is not known whether their source is published from this repository. If a pipeline publishes it from this repository, declare it in .envfrom.yaml: `sources: [',
    );
  });

  test('an item without an address and a name is refused at its line', async () => {
    const root = scratch({ ...FILES, '.envfrom.yaml': 'sources:\n  - folder: kubernetes\n' });
    const { code, stderr } = await envfrom(root, 'check');
    expect(code).toBe(2);
    expect(stderr).toContain('`sources[0]` needs a `url` or a `name`.');
    expect(stderr).toContain('.envfrom.yaml:2:5');
    expect(stderr).not.toContain('lacks');
  });
});
