import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { repository } from '../scratch.ts';

const URL = 'https://github.com/acme/gitops';

function source(branch: string): string {
  return `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: "${URL}", ref: {branch: ${branch}}}
`;
}

const kustomization = (cluster: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {path: ./apps/${cluster}, sourceRef: {kind: GitRepository, name: flux-system}}
`;

const APP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n';

test.each([
  [
    'the cluster that a GitRepository is for gets its branch, and another one is not asked',
    'next',
    ['prod'],
  ],
  ['both are checked where that is the branch at hand', 'main', ['dev', 'prod']],
])('%s', async (_, branch, checked) => {
  const root = repository({
    '.envfrom.yaml': `repositoryUrls: ["${URL}"]\n`,
    'clusters/dev/source.yaml': source(branch),
    'clusters/dev/apps.yaml': kustomization('dev'),
    'clusters/prod/apps.yaml': kustomization('prod'),
    'apps/dev/a.yaml': APP,
    'apps/prod/a.yaml': APP,
  });
  const { stdout } = await envfrom(root, 'builds -f json');
  const {
    builds,
  }: {
    readonly builds: readonly {
      readonly kind: string;
      readonly folder?: string;
      readonly id: string;
    }[];
  } = JSON.parse(stdout);
  const folders = builds.filter(({ kind }) => kind === 'flux-kustomization').map(({ id }) => id);
  expect(folders.toSorted()).toEqual(checked.map((cluster) => `apps/${cluster}`));
});
