import { describe, expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { makeArchive } from '../../helm/make-archive.ts';
import { scratch } from '../../scratch.ts';
import { vendor } from '../../vendored.ts';

interface Listed {
  readonly type: string;
  readonly url: string;
  readonly name?: string;
  readonly version?: string;
  readonly mediaType?: string;
  readonly paths: readonly string[];
  readonly atHand: boolean;
  readonly refusal?: string;
  readonly neededBy: readonly {
    readonly object: string;
    readonly path: string;
    readonly line: number;
  }[];
}

async function list(root: string, flags = ''): Promise<readonly Listed[]> {
  const { stdout } = await envfrom(root, `dependencies -f json ${flags}`, { env: { CI: '1' } });
  const { dependencies }: { readonly dependencies: readonly Listed[] } = JSON.parse(stdout);
  return dependencies;
}

async function lines(root: string, flags = ''): Promise<readonly string[]> {
  return (await list(root, flags)).map(
    ({ type, url, name = '', version = '-', paths, neededBy, refusal }) =>
      [
        type,
        `${url} ${name}`.trim(),
        version,
        paths.join(','),
        neededBy.map(({ path, line }) => `${path}:${line}`).join(' '),
        ...(refusal === undefined ? [] : [refusal]),
      ].join(' | '),
  );
}

const FLUX = 'apiVersion: source.toolkit.fluxcd.io/v1';

function release(name: string, chart: string, source: string): string {
  return `---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: flux}
spec:
  chart: {spec: {chart: ${chart}, version: 1.x, sourceRef: ${source}}}
`;
}

function app(name: string, source: string): string {
  return `---
apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec: {source: ${source}, destination: {namespace: web}}
`;
}

const artifact = (ref: string): string => `${FLUX}
kind: OCIRepository
metadata: {name: oci, namespace: flux}
spec: {url: oci://ghcr.io/org/manifests, ref: ${ref}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: oci, namespace: flux}
spec: {path: ./apps, sourceRef: {kind: OCIRepository, name: oci}}
`;

describe('envfrom dependencies', () => {
  test('remote bases, components and files of kustomizations', async () => {
    const root = scratch({
      'app/kustomization.yaml': `resources:
- https://github.com/org/repo//config/base?ref=v1.2.3
- github.com/org/repo/config/other?ref=v1.2.3
- git@github.com:org/private.git//deploy?ref=main
- https://raw.githubusercontent.com/org/files/v2/cm.yaml
- https://gitlab.com/group/sub/repo.git//k8s
components:
- https://github.com/org/parts//tls?ref=0123456789012345678901234567890123456789
patches:
- path: https://example.org/patch.yaml
`,
    });
    expect(await lines(root)).toEqual([
      'file | https://example.org/patch.yaml | - |  | app/kustomization.yaml:10',
      'file | https://raw.githubusercontent.com/org/files/v2/cm.yaml | - |  | app/kustomization.yaml:5',
      'git | https://github.com/org/parts | 0123456789012345678901234567890123456789 | tls | app/kustomization.yaml:8',
      'git | git@github.com:org/private.git | main | deploy | app/kustomization.yaml:4',
      'git | https://github.com/org/repo | v1.2.3 | config/base,config/other | app/kustomization.yaml:2 app/kustomization.yaml:3',
      'git | https://gitlab.com/group/sub/repo.git | - | k8s | app/kustomization.yaml:6',
    ]);
  });

  test('charts, artifacts and repositories of Flux', async () => {
    const root = scratch({
      'flux.yaml': [
        `${FLUX}\nkind: HelmRepository\nmetadata: {name: charts, namespace: flux}\nspec: {url: "https://me:token@charts.example.org/"}\n`,
        `---\n${FLUX}\nkind: GitRepository\nmetadata: {name: git, namespace: flux}\nspec: {url: https://github.com/org/charts, ref: {branch: main}}\n`,
        `---\n${FLUX}\nkind: OCIRepository\nmetadata: {name: oci, namespace: flux}\nspec: {url: oci://ghcr.io/org/manifests, ref: {tag: 1.2.0}}\n`,
        `---\n${FLUX}\nkind: Bucket\nmetadata: {name: bucket, namespace: flux}\nspec: {endpoint: s3.example.org, bucketName: deploy}\n`,
        release('web', 'web', '{kind: HelmRepository, name: charts}'),
        release('own', './charts/own', '{kind: GitRepository, name: git}'),
        ...['git', 'oci', 'bucket'].map(
          (name) =>
            `---\napiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux}\nspec: {path: ./apps, sourceRef: {kind: ${{ git: 'GitRepository', oci: 'OCIRepository', bucket: 'Bucket' }[name] ?? ''}, name: ${name}}}\n`,
        ),
      ].join(''),
    });
    expect(await lines(root)).toEqual([
      'bucket | https://s3.example.org/deploy | - |  | flux.yaml:46 | a bucket is copied by the client of its cloud',
      'chart | https://charts.example.org web | 1.x |  | flux.yaml:21',
      'git | https://github.com/org/charts | main | apps,charts/own | flux.yaml:31 flux.yaml:36',
      'oci | oci://ghcr.io/org/manifests | 1.2.0 |  | flux.yaml:41',
    ]);
  });

  test.each([
    [
      '{mediaType: application/vnd.acme.v1.tar+gzip}',
      'application/vnd.acme.v1.tar+gzip',
      undefined,
    ],
    ['{operation: copy}', undefined, undefined],
    ['{operation: move}', undefined, 'its layer is neither extracted nor copied'],
    ['{mediaType: "a/b`id`"}', 'a/b`id`', 'its media type is not plain'],
    ['{mediaType: "-a/b"}', '-a/b', 'its media type is not plain'],
  ])('the layer of an artifact: %s', async (selector, mediaType, refusal) => {
    const root = scratch({ 'flux.yaml': artifact(`{tag: 1.2.0}, layerSelector: ${selector}`) });
    const [item] = await list(root);
    expect([item?.version, item?.mediaType, item?.refusal]).toEqual(['1.2.0', mediaType, refusal]);
  });

  test.each([
    ['{semver: 1.2.0}', '1.2.0', undefined],
    ['{semver: 1.x, tag: latest}', 'semver 1.x', 'its version is not known'],
    ['{}', 'latest', undefined],
  ])('the tag of an artifact: %s', async (ref, version, refusal) => {
    const [item] = await list(scratch({ 'flux.yaml': artifact(ref) }));
    expect([item?.version, item?.refusal]).toEqual([version, refusal]);
  });

  test('charts and repositories of Argo CD, what charts depend on, and charts of kustomizations', async () => {
    const root = scratch({
      'apps.yaml': [
        app('chart', '{repoURL: ghcr.io/org, chart: web, targetRevision: 1.0.0}'),
        app('git', '{repoURL: git@github.com:org/deploy, path: k8s, targetRevision: main}'),
      ].join(''),
      'chart/Chart.yaml': `apiVersion: v2
name: own
version: 1.0.0
dependencies:
- {name: db, version: ^2, repository: https://charts.example.org}
- {name: mq, version: 3.0.0, repository: "oci://ghcr.io/charts"}
- {name: near, version: 1.0.0, repository: "file://../near"}
`,
      'chart/templates/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n',
      'kustom/kustomization.yaml': `helmCharts:
- {name: lib, repo: https://charts.example.org, version: 1.1.0, releaseName: lib}
`,
    });
    expect(await lines(root)).toEqual([
      'chart | https://charts.example.org db | ^2 |  | chart/Chart.yaml:5',
      'chart | https://charts.example.org lib | 1.1.0 |  | kustom/kustomization.yaml:2',
      'chart | oci://ghcr.io/charts/mq mq | 3.0.0 |  | chart/Chart.yaml:6',
      'chart | oci://ghcr.io/org/web web | 1.0.0 |  | apps.yaml:2',
      'git | git@github.com:org/deploy | main | k8s | apps.yaml:10',
    ]);
  });

  test.each([
    ['git::ext::sh -c touch% /tmp/x//a?ref=main'],
    ['https://github.com/org/repo//a?ref=--upload-pack=x'],
    ['https://github.com/org/repo//a?ref=$(id)'],
    ['ssh://-oProxyCommand=id/org/repo//a'],
    ['https://github.com/org/re;id//a'],
    ['https://github.com/org/repo//-a'],
    ['https://github.com/org/repo//.git/config?ref=v1'],
    ['https://github.com/org/repo//a%0Ab/`id`'],
    ['http://github.com/org/repo//a'],
    ['file:///etc//a'],
  ])('what is not plain is not fetched: %s', async (path) => {
    const root = scratch({
      'app/kustomization.yaml': `resources:\n- ${JSON.stringify(path)}\n`,
    });
    const listed = await list(root);
    expect(listed.filter(({ refusal }) => refusal === undefined)).toEqual([]);
  });

  test('what is at hand', async () => {
    const root = scratch({
      'app/kustomization.yaml': `resources:
- https://github.com/org/repo//config/base?ref=v1.2.3
- https://github.com/org/repo//gone?ref=v1.2.3
helmCharts:
- {name: web, repo: https://charts.example.org, version: 1.x, releaseName: web}
`,
    });
    const files = { 'config/base/kustomization.yaml': 'namePrefix: a-\n' };
    const chart = makeArchive([
      { name: 'web/Chart.yaml', text: 'apiVersion: v2\nname: web\nversion: 1.4.0\n' },
    ]);
    vendor(root, [
      {
        type: 'git',
        url: 'https://github.com/org/repo',
        version: 'v1.2.3',
        paths: ['config'],
        files,
      },
      {
        type: 'chart',
        url: 'https://charts.example.org',
        name: 'web',
        version: '1.x',
        resolved: '1.4.0',
        files: chart,
      },
    ]);
    const found = (await list(root)).map(({ url, atHand }) => `${url} ${atHand}`);
    expect(found).toEqual(['https://charts.example.org true', 'https://github.com/org/repo false']);
    expect(await lines(root, '--missing')).toEqual([
      'git | https://github.com/org/repo | v1.2.3 | config/base,gone | app/kustomization.yaml:2 app/kustomization.yaml:3',
    ]);
  });
});
