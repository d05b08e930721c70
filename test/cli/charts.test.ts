import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { makeArchive } from '../helm/make-archive.ts';
import { scratch, write } from '../scratch.ts';

const SOURCES = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: flux}
spec: {url: https://charts.example.org}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: flux}
spec: {url: oci://registry.example.org/charts/web, ref: {tag: 2.0.0}}
`;

function release(name: string, chart: string, version: string): string {
  return `---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${JSON.stringify(name)}, namespace: flux}
spec: {chart: {spec: {chart: ${JSON.stringify(chart)}, version: ${JSON.stringify(version)}, sourceRef: {kind: HelmRepository, name: charts}}}}
`;
}

const OCI = `---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: flux}
spec: {chartRef: {kind: OCIRepository, name: web}}
`;

/** A chart with one ConfigMap, as \`helm pull\` leaves it. */
function archive(name: string, version: string): Uint8Array {
  return makeArchive([
    { name: `${name}/Chart.yaml`, text: `apiVersion: v2\nname: ${name}\nversion: ${version}\n` },
    {
      name: `${name}/templates/a.yaml`,
      text: 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "{{ .Release.Name }}"}\n',
    },
  ]);
}

async function found(root: string, line: string, env = {}): Promise<readonly string[]> {
  const { stdout } = await envfrom(root, `charts -f json ${line}`, { env: { CI: '1', ...env } });
  const list: { charts: readonly { name: string; version: string; found?: string }[] } =
    JSON.parse(stdout);
  return list.charts.map(({ name, version, found: at }) => `${name} ${version}: ${at ?? 'no'}`);
}

describe('envfrom charts', () => {
  test('a script that pulls what is not here; what strangers wrote is quoted or left out', async () => {
    const root = scratch({
      'a.yaml': [
        SOURCES,
        OCI,
        release('db', 'db', '>=1.0 <2'),
        release('a\nrm -rf ~', 'x', '1.0.0'),
        release('b', 'x; rm -rf ~', '1.0.0'),
        release('c', '--post-renderer=x', '1.0.0'),
        release('d', 'y', '$(rm -rf ~)'),
        release('e', 'db', '>=1.0 <2'),
      ].join(''),
    });
    const { stdout } = await envfrom(root, 'charts --missing -f sh', { env: { CI: '1' } });
    expect(stdout).toMatchInlineSnapshot(`
      "#!/bin/sh
      set -eu
      mkdir -p .envfrom/charts
      helm pull x --repo https://charts.example.org --version 1.0.0 --destination .envfrom/charts
      # HelmRelease flux/b: its chart has no name that Helm takes
      # HelmRelease flux/c: its chart has no name that Helm takes
      # HelmRelease flux/d: the version of chart y is not known
      helm pull db --repo https://charts.example.org --version '>=1.0 <2' --destination .envfrom/charts
      helm pull oci://registry.example.org/charts/web --version 2.0.0 --destination .envfrom/charts
      "
    `);
  });

  test('folders of the configuration are looked at, ignored by git or not; the newest that fits', async () => {
    const root = scratch({
      '.gitignore': 'pulled\n',
      '.envfrom.yaml': 'charts: [./pulled/]\n',
      'a.yaml': `${SOURCES}${OCI}${release('db', 'db', '^1')}`,
    });
    write(root, { 'pulled/none.txt': '' });
    for (const version of ['1.2.0', '1.10.0', '2.0.0'])
      writeFileSync(join(root, `pulled/db-${version}.tgz`), archive('db', version));
    expect(await found(root, '')).toEqual(['db ^1: pulled/db-1.10.0.tgz', 'web 2.0.0: no']);
    expect(await found(root, '--missing')).toEqual(['web 2.0.0: no']);
    const { stdout } = await envfrom(root, 'builds');
    expect(stdout).toContain('HelmRelease flux/db → pulled/db-1.10.0.tgz (Helm release)  1 object');
  });

  test("Helm's own cache, but not in CI; no path of the machine is said", async () => {
    const root = scratch({ 'a.yaml': `${SOURCES}${OCI}` });
    const cache = scratch({ 'none.txt': '' });
    writeFileSync(join(cache, 'web-2.0.0.tgz'), archive('web', '2.0.0'));
    const env = { HELM_REPOSITORY_CACHE: cache };
    expect(await found(root, '', { ...env, CI: '' })).toEqual([
      'web 2.0.0: $HELM_REPOSITORY_CACHE/web-2.0.0.tgz',
    ]);
    expect(await found(root, '', env)).toEqual(['web 2.0.0: no']);
  });

  test('another version stands in only when asked to, and the build says so', async () => {
    const root = scratch({ 'a.yaml': `${SOURCES}${OCI}` });
    write(root, { '.envfrom/charts/none.txt': '' });
    writeFileSync(join(root, '.envfrom/charts/web-1.0.0.tgz'), archive('web', '1.0.0'));
    expect(await found(root, '')).toEqual(['web 2.0.0: no']);
    expect(await found(root, '--chart-version-any')).toEqual([
      'web 2.0.0: .envfrom/charts/web-1.0.0.tgz',
    ]);
    const { stdout } = await envfrom(root, 'builds --chart-version-any -f json');
    expect(stdout).toContain(
      'version 1.0.0 of its chart stands in for 2.0.0, which is not available',
    );
  });

  test.each([
    ['a release', `${SOURCES}${OCI}`, 'a.yaml'],
    [
      'a chart of a kustomization',
      'helmCharts: [{name: web, version: 2.0.0, repo: https://charts.example.org, releaseName: web}]\n',
      'kustomization.yaml',
    ],
  ])('a version that stands in and whose schema refuses the values: %s', async (_, text, file) => {
    const root = scratch({ [file]: text });
    write(root, { '.envfrom/charts/none.txt': '' });
    writeFileSync(join(root, '.envfrom/charts/web-1.0.0.tgz'), withSchema('1.0.0'));
    const standIn = await envfrom(root, 'check --chart-version-any');
    expect(standIn.stdout).not.toContain('image is required');
    expect(standIn.code).toBe(0);
    writeFileSync(join(root, '.envfrom/charts/web-2.0.0.tgz'), withSchema('2.0.0'));
    const { code, stdout } = await envfrom(root, 'check --chart-version-any');
    expect(stdout).toContain('image');
    expect(code).toBe(1);
  });
});

const withSchema = (version: string) =>
  makeArchive([
    { name: 'web/Chart.yaml', text: `apiVersion: v2\nname: web\nversion: ${version}\n` },
    { name: 'web/values.schema.json', text: '{"required": ["image"]}' },
  ]);

function app(name: string): string {
  return `---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: apps}
spec:
  releaseName: ${name}-own
  chart: {spec: {chart: app-template, version: 4.1.1, sourceRef: {kind: HelmRepository, name: charts}}}
  values:
    controllers: {main: {containers: {app: {image: {repository: nginx, tag: "1"}, env: {A: b}}}}}
`;
}

test('env names releases: by what they deploy', async () => {
  const root = scratch({ 'a.yaml': `${app('web')}${app('other')}` });
  const named = await Promise.all(
    ['release/web', 'hr/w*', 'helmrelease/web/app', 'release/none'].map(async (selector) => {
      const { stdout, stderr } = await envfrom(root, `env ${selector}`);
      return (stdout || stderr).split('\n')[0];
    }),
  );
  const title =
    'Deployment apps/web-own, container app  a.yaml:9, previewed from values, Flux 2.10 assumed';
  expect(named).toEqual([title, title, title, 'envfrom: No workload matches `release/none`.']);
});

test.each([
  ['charts', 'no charts to list.'],
  ['dependencies', 'nothing comes from elsewhere.'],
  ['references', 'no references to list.'],
  ['references --name zz*', 'no references to list.'],
  ['sources', 'no sources to list.'],
  ['builds', 'nothing in this repository is deployed.'],
])('%s says that its list is empty, but not to a program', async (line, note) => {
  const root = scratch({ 'a.txt': '' });
  expect((await envfrom(root, line)).stderr).toContain(`envfrom: ${note}\n`);
  expect((await envfrom(root, `${line} --format json`)).stderr).toBe('');
});
