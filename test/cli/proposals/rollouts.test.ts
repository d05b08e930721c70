import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { envfrom } from '../../envfrom.ts';
import { git, repository, write } from '../../scratch.ts';

const workload = (apiVersion: string, kind: string, spec: string): string =>
  `---\napiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: bar\nspec:\n${spec}`;
const TEMPLATE = `  template:
    metadata: {labels: {app: bar}}
    spec:
      containers:
      - name: c
        image: bar:1
`;
const DEPLOYMENT = workload(
  'apps/v1',
  'Deployment',
  `  selector: {matchLabels: {app: bar}}\n${TEMPLATE}`,
);
const foo = (level: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: foo}\ndata: {LEVEL: ${level}}\n`;
const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

describe('revisions of a ConfigMap', () => {
  test('from the commands of the proposal to a rollback', async () => {
    const root = repository({ 'bar.yaml': DEPLOYMENT, 'foo.yaml': foo('info') });
    const says = async (line: string): Promise<string> => (await envfrom(root, line)).stdout;
    const commit = (): void => {
      git(root, 'add', '--all');
      git(root, 'commit', '--quiet', '--message', 'a change');
    };
    const volume = 'set volume deployment/bar -t configmap --configmapname foo';
    expect((await envfrom(root, volume)).stderr).toContain('no container mounts volume `foo` yet');
    expect(await says(`${volume} --mount-path /etc/foo`)).toBe('deployment "bar" updated\n');
    expect(await says('set trigger deployment/bar configmap/foo')).toBe(
      'deployment "bar" updated\n',
    );
    expect(read(root, 'bar.yaml')).toContain(
      'deployment.kubernetes.io/triggered-by: configmap/foo\n',
    );
    expect(await says('rollout')).toMatch(/^configmap "foo-\w{10}" would be created\n/);
    const created = await says('rollout --write');
    const [first = ''] = /foo-\w{10}/.exec(created) ?? [];
    commit();

    write(root, { 'foo.yaml': foo('debug') });
    const forgotten = await envfrom(root, 'check --base HEAD');
    expect([forgotten.code, forgotten.stdout]).toEqual([
      1,
      expect.stringContaining('error[stale-rollout-copy]'),
    ]);
    expect(await says('diff HEAD')).toMatch(/stale +Deployment bar +it stays on foo-\w{10}/);
    await envfrom(root, 'rollout --write');
    expect((await envfrom(root, 'check --base HEAD')).code).toBe(0);
    expect(await says('diff HEAD')).toMatch(/rolls +Deployment bar/);
    commit();

    write(root, { 'foo.yaml': foo('info') });
    expect(await says('rollout --write')).toBe(
      `configmap "${first}" current again\ndeployment "bar" uses ${first}\n`,
    );
    const copies = read(root, 'foo.rollouts.yaml');
    expect(copies.match(/^immutable: true$/gm)?.length).toBe(2);
    expect(copies).toContain('rollout.envfrom.dev/revision: "3"');
  });

  test.each([
    ['Deployment', 'apps/v1', TEMPLATE],
    ['StatefulSet', 'apps/v1', TEMPLATE],
    ['DaemonSet', 'apps/v1', TEMPLATE],
    ['Rollout', 'argoproj.io/v1alpha1', TEMPLATE],
    [
      'CronJob',
      'batch/v1',
      `  schedule: "* * * * *"\n  jobTemplate:\n    spec:\n${TEMPLATE.replaceAll(/^/gm, '    ').trimEnd()}\n`,
    ],
  ])('%s: its own annotation, ConfigMaps and Secrets', async (kind, apiVersion, spec) => {
    const env = /^ *(?=image)/m.exec(spec)?.[0] ?? '';
    const from = `${env}envFrom: [{configMapRef: {name: foo}}, {secretRef: {name: db}}]\n`;
    const secret = 'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\nstringData: {A: b}\n';
    const root = repository({
      'bar.yaml': workload(apiVersion, kind, spec + from),
      'foo.yaml': `${foo('info')}---\n${secret}`,
    });
    const resource = kind.toLowerCase();
    await envfrom(root, `set triggers ${resource}/bar configmap/foo,secret/db`);
    expect(read(root, 'bar.yaml')).toContain(
      `    ${resource}.kubernetes.io/triggered-by: configmap/foo,secret/db\n`,
    );
    expect((await envfrom(root, 'rollout --write')).code).toBe(0);
    expect(read(root, 'bar.yaml')).toMatch(/\{name: foo-\w{10}\}.*\{name: db-\w{10}\}/);
    expect((await envfrom(root, 'rollout --check')).stdout).toBe('Copies are up to date.\n');
  });
});
