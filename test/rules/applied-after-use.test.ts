import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example/shop';

const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: shop, namespace: argocd}
spec:
  project: default
  source: {repoURL: '${URL}', path: shop, targetRevision: HEAD}
  destination: {server: 'https://kubernetes.default.svc', namespace: shop}
`;

const RELEASE = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: shop, namespace: flux-system}
spec: {url: '${URL}', ref: {branch: main}, interval: 1m}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: flux-system}
spec: {interval: 1m, chart: {spec: {chart: shop, sourceRef: {kind: GitRepository, name: shop}}}}
`;

const object = (kind: string, api: string, name: string, annotations: string, rest: string) =>
  `apiVersion: ${api}\nkind: ${kind}\nmetadata: {name: ${name}, annotations: {${annotations}}}\n${rest}\n`;

const map = (annotations: string): string =>
  object('ConfigMap', 'v1', 'settings', annotations, 'data: {A: b}');

const pod = (more = ''): string =>
  `spec: {restartPolicy: Never, containers: [{name: c, image: app:1, envFrom: [{configMapRef: {name: settings${more}}}]}]}`;

const job = (annotations: string, more = ''): string =>
  object('Job', 'batch/v1', 'migrate', annotations, `spec: {template: {${pod(more)}}}`);

const deployment = (annotations: string): string =>
  object(
    'Deployment',
    'apps/v1',
    'web',
    annotations,
    `spec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, ${pod().replace('restartPolicy: Never, ', '')}}}`,
  );

const wave = (number: number): string => `argocd.argoproj.io/sync-wave: '${number}'`;
const hook = (name: string): string => `argocd.argoproj.io/hook: ${name}`;
const helm = (name: string, weight = 0): string =>
  `helm.sh/hook: '${name}', helm.sh/hook-weight: '${weight}'`;

function severityOf(files: Readonly<Record<string, string>>): string {
  const settings = { ...SETTINGS, repositoryUrls: [URL] };
  const { problems } = check(ENGINES, treeOf(files), catalogue, settings);
  const found = problems.filter(({ rule }) => rule === 'applied-after-use');
  return found.map(({ severity }) => severity).join(' ') || '—';
}

/** The severities with which the rule reports the objects of a folder, by who deploys it. */
function severities(source: string, reader: string): Readonly<Record<string, string>> {
  const chart = {
    'shop/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 1.0.0\n',
    'shop/templates/source.yaml': source,
    'shop/templates/reader.yaml': reader,
  };
  const plain = { 'shop/source.yaml': source, 'shop/reader.yaml': reader };
  return {
    argo: severityOf({ ...plain, 'app.yaml': APPLICATION }),
    plain: severityOf(plain),
    flux: severityOf({ ...chart, 'release.yaml': RELEASE }),
    chart: severityOf(chart),
  };
}

test.each([
  ['a PreSync hook', map(''), job(hook('PreSync')), 'error warning — —'],
  ['an optional reference', map(''), job(hook('PreSync'), ', optional: true'), '— — — —'],
  ['a source that is a hook too', map(hook('PreSync')), job(hook('PreSync')), '— — — —'],
  [
    'a source of a later wave of hooks',
    map(`${hook('PreSync')}, ${wave(1)}`),
    job(hook('PreSync')),
    'error warning — —',
  ],
  [
    'a Sync hook of an earlier wave',
    map(''),
    job(`${hook('Sync')}, ${wave(-1)}`),
    'error warning — —',
  ],
  ['a PostSync hook', map(''), job(hook('PostSync')), '— — — —'],
  ['a hook of failures', map(''), job(hook('SyncFail')), '— — — —'],
  ['a workload of an earlier wave', map(wave(2)), deployment(wave(1)), 'error warning — —'],
  ['a workload of a later wave', map(wave(1)), deployment(wave(2)), '— — — —'],
  ['a source that is never applied', map(hook('Skip')), deployment(''), '— — — —'],
  ['a pre-install hook', map(''), job(helm('pre-install,pre-upgrade')), 'error — error warning'],
  ['a hook of upgrades', map(''), job(helm('pre-upgrade')), 'error — — —'],
  [
    'hooks of another weight',
    map(helm('pre-install', 1)),
    job(helm('pre-install', -1)),
    'error — error warning',
  ],
  ['hooks of one weight', map(helm('pre-install')), job(helm('pre-install')), '— — — —'],
  ['a hook that Helm does not wait for', map(''), deployment(helm('pre-install')), 'error — — —'],
])('%s', (_, source, reader, expected) => {
  const [argo, plain, flux, chart] = expected.split(' ');
  expect(severities(source, reader)).toEqual({ argo, plain, flux, chart });
});

test('a reader that needs one source in two fields is one problem', () => {
  const both = pod().replace(
    'image: app:1',
    'image: app:1, env: [{name: A, valueFrom: {configMapKeyRef: {name: settings, key: A}}}]',
  );
  const reader = object(
    'Job',
    'batch/v1',
    'migrate',
    hook('PreSync'),
    `spec: {template: {${both}}}`,
  );
  expect(
    severityOf({ 'app.yaml': APPLICATION, 'shop/job.yaml': reader, 'shop/map.yaml': map('') }),
  ).toBe('error');
});
