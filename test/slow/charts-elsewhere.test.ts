import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VENDOR } from '../../src/model/elsewhere/vendor.ts';
import { envfrom } from '../envfrom.ts';
import { makeArchive } from '../helm/make-archive.ts';
import { helmProgram, programOnPath } from '../real-programs.ts';
import { repository } from '../scratch.ts';
import { serve, type Elsewhere } from './elsewhere.ts';
import { locked, programs, runScript } from './run-script.ts';

const chartYaml = (version: string): string => `apiVersion: v2\nname: web\nversion: ${version}\n`;
const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: web, envFrom: [{configMapRef: {name: from-{{ .Chart.Version }}}}]}]}\n';
const chart = (version: string): Uint8Array =>
  makeArchive([
    { name: 'web/Chart.yaml', text: chartYaml(version) },
    { name: 'web/templates/pod.yaml', text: POD },
  ]);

const inflating = (repo: string, version: string): string =>
  repository({
    'app/kustomization.yaml': `helmCharts:\n- {name: web, repo: "${repo}", version: "${version}", releaseName: web}\n`,
  });

describe.each([3, 4] as const)('charts, with Helm %i', (major) => {
  const helm = helmProgram(major);
  const path = (): string => programs({ helm: `exec ${helm ?? ''} "$@"` });

  test.skipIf(helm === undefined)('of a repository of charts', async () => {
    const files: Record<string, string | Uint8Array> = {};
    const served = await serve({ files });
    const entry = (version: string): string => {
      const archive = chart(version);
      files[`charts/web-${version}.tgz`] = archive;
      const digest = createHash('sha256').update(archive).digest('hex');
      return `  - {apiVersion: v2, name: web, version: ${version}, digest: ${digest}, urls: [web-${version}.tgz]}\n`;
    };
    const index = (...versions: readonly string[]): void => {
      files['charts/index.yaml'] =
        `apiVersion: v1\nentries:\n  web:\n${versions.map(entry).join('')}`;
    };
    index('1.4.0', '2.0.0');
    const mirror = `--mirror=https://charts.example.org=${served.url}/charts`;
    const root = inflating('https://charts.example.org', '1.x');
    const { code, output } = await runScript(root, [mirror], path());
    expect([code, output]).toEqual([0, expect.stringMatching(/envfrom: done: commit /)]);
    expect(locked(root)).toEqual(['chart https://charts.example.org web 1.x 1.4.0']);

    index('1.5.0', '1.4.0');
    rmSync(join(root, VENDOR), { recursive: true });
    expect((await runScript(root, [mirror, '--locked'], path())).code).toBe(0);
    expect((await envfrom(root, 'build app')).stdout).toContain('name: from-1.4.0');
    expect((await runScript(root, [mirror, '--update'], path())).code).toBe(0);
    expect((await envfrom(root, 'build app')).stdout).toContain('name: from-1.5.0');
  });

  test.skipIf(helm === undefined)('of a registry', async () => {
    const served = await serve({
      artifacts: {
        'acme/charts/web:1.4.0': {
          config: JSON.stringify({ apiVersion: 'v2', name: 'web', version: '1.4.0' }),
          configType: 'application/vnd.cncf.helm.config.v1+json',
          layerType: 'application/vnd.cncf.helm.chart.content.v1.tar+gzip',
          layer: chart('1.4.0'),
        },
      },
    });
    const root = inflating('oci://registry.example.org/acme/charts', '1.4.0');
    const flags = [mirrorOf(served)];
    expect((await runScript(root, flags, path())).code).toBe(0);
    expect(locked(root)).toEqual([
      'chart oci://registry.example.org/acme/charts/web web 1.4.0 1.4.0',
    ]);
    expect((await envfrom(root, 'build app')).stdout).toContain('name: from-1.4.0');
  });
});

const FLUX = `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: manifests, namespace: flux}
spec: {url: oci://registry.example.org/acme/manifests, ref: {tag: 1.0.0}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux}
spec: {path: ./apps, sourceRef: {kind: OCIRepository, name: manifests}}
`;

const selecting = (type: string): string =>
  FLUX.replace('ref:', `layerSelector: {mediaType: ${type}, operation: copy}, ref:`);

const oras = programOnPath('oras', 'version');

const artifact = (text: string) => ({
  config: '{}',
  configType: 'application/vnd.cncf.flux.config.v1+json',
  layerType: 'application/vnd.cncf.flux.content.v1.tar+gzip',
  layer: makeArchive([{ name: 'apps/pod.yaml', text }]),
});

const mirrorOf = ({ url }: Elsewhere): string =>
  `--mirror=oci://registry.example.org=${url.replace('http', 'oci')}`;

describe.skipIf(oras === undefined)('artifacts of a registry', () => {
  test('are fetched, and by their digest when they are locked', async () => {
    const pod = POD.replace('{{ .Chart.Version }}', 'artifact');
    const first = await serve({ artifacts: { 'acme/manifests:1.0.0': artifact(pod) } });
    const root = repository({ 'flux.yaml': FLUX });
    const { code, output } = await runScript(root, [mirrorOf(first)]);
    expect([code, output]).toEqual([0, expect.stringMatching(/envfrom: done: commit /)]);
    const lock = locked(root);
    expect(lock).toEqual([
      expect.stringMatching(/^oci oci:\/\/registry\.example\.org\/acme\/manifests 1\.0\.0 sha256:/),
    ]);
    const { stdout } = await envfrom(root, 'references', { env: { CI: '1' } });
    expect(stdout).toContain('from-artifact');

    // The tag is another artifact now.
    const second = await serve({ artifacts: { 'acme/manifests:1.0.0': artifact('') } });
    rmSync(join(root, VENDOR), { recursive: true });
    expect((await runScript(root, ['--locked', mirrorOf(second)])).code).toBe(1);
    expect((await runScript(root, ['--locked', mirrorOf(first)])).code).toBe(0);
    expect(locked(root)).toEqual(lock);
  });

  test('are fetched by the media type of a layer', async () => {
    const pod = POD.replace('{{ .Chart.Version }}', 'artifact');
    const before = [{ type: 'application/vnd.example.docs', bytes: Buffer.from('no archive') }];
    const served = await serve({
      artifacts: { 'acme/manifests:1.0.0': { ...artifact(pod), before } },
    });
    const root = repository({ 'flux.yaml': selecting(artifact(pod).layerType) });
    expect((await runScript(root, [mirrorOf(served)])).code).toBe(0);
    expect((await envfrom(root, 'references')).stdout).toContain('from-artifact');
    rmSync(join(root, VENDOR), { recursive: true });
    expect((await runScript(root, ['--locked', mirrorOf(served)])).code).toBe(0);
    expect((await envfrom(root, 'references')).stdout).toContain('from-artifact');

    for (const type of ['application/vnd.example.docs', 'application/vnd.example.other']) {
      const other = repository({ 'flux.yaml': selecting(type) });
      const { code, output } = await runScript(other, [mirrorOf(served)]);
      expect([code, output]).toEqual([1, expect.stringContaining('could not fetch oci://')]);
    }
  });
});
