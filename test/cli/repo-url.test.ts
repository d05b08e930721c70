import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { git, repository } from '../scratch.ts';
import { addRemote } from '../write-repository.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers:
  - {name: app, image: a}
`;

function application(url: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  destination: {namespace: web, server: https://kubernetes.default.svc}
  source: {repoURL: ${url}, path: web}
`;
}

async function deployed(cwd: string, line: string): Promise<readonly unknown[]> {
  const { stdout } = await envfrom(cwd, `${line} -f json`);
  const report: { builds: readonly { kind: string }[]; uncheckedEntries: readonly unknown[] } =
    JSON.parse(stdout);
  return [
    report.builds.filter(({ kind }) => kind === 'argo-application').length,
    report.uncheckedEntries.length,
  ];
}

test('a URL that no remote has means this repository when the user says so', async () => {
  const url = 'https://git.example.com/team/mirror.git';
  const files = { 'web/pod.yaml': POD, 'apps/web.yaml': application(url) };
  const root = repository(files);
  addRemote(root, 'https://code.example.org/other/place.git');
  git(root, 'remote', 'add', 'second', 'https://code.example.org/other/again.git');
  const other = application('https://code.example.org/other/place').replace('name: web', 'name: b');
  const both = repository({ ...files, 'apps/own.yaml': other });
  addRemote(both, 'https://code.example.org/other/place.git');
  expect([
    await deployed(both, ''),
    await deployed(both, `--repo-url ${url}`),
    await deployed(root, '--repo-url https://git.example.com/team/unrelated'),
  ]).toEqual([
    [1, 1],
    [2, 0],
    [0, 1],
  ]);
});

test('the configuration says the same', async () => {
  const url = 'https://git.example.com/team/mirror.git';
  const root = repository({
    'web/pod.yaml': POD,
    'apps/web.yaml': application(url),
    '.envfrom.yaml': `repositoryUrls: [${url}]\n`,
  });
  addRemote(root, 'https://code.example.org/other/place.git');
  expect(await deployed(root, '')).toEqual([1, 0]);
});
