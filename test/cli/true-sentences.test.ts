import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { repository, scratch, write } from '../scratch.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers:
  - {name: api, image: api, envFrom: [{configMapRef: {name: LOST}}]}
`;
const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata: {A: b}\n';
const BROKEN = { 'pod.yaml': POD.replace('LOST', 'ap'), 'map.yaml': MAP };
/** A warning and no error. */
const WARNED = {
  'pod.yaml': POD.replace('LOST', 'app').replace(
    'image: api,',
    'image: api, env: [{name: a, value: $(B)}],',
  ),
  'map.yaml': MAP,
};

/** The sentences at the end of a report. */
async function closing(root: string, line: string): Promise<readonly string[]> {
  const { stdout } = await envfrom(root, line);
  return (stdout.trim().split('\n\n').at(-1) ?? '').split('\n');
}

describe('a report says nothing that is false', () => {
  test('-q does not hide that there are warnings', async () => {
    const root = scratch(WARNED);
    const [all = ''] = await closing(root, 'check');
    const quiet = (await closing(root, 'check -q')).join('\n');
    expect(all).toMatch(/^1 warning/);
    expect(quiet).not.toContain('No problems');
    expect(quiet).toMatch(/warning/);
  });

  test.each([
    ['--exclude **', 'Nothing was checked: 2 files are excluded.'],
    ['--include nothing', 'Nothing was checked: 2 files are excluded.'],
    ['--exclude *.yaml', 'Nothing was checked: 2 files are excluded.'],
  ])('%s: excluded files may hold objects', async (flags, sentence) => {
    const [first] = await closing(scratch(BROKEN), `check ${flags}`);
    expect(first).toBe(sentence);
  });

  test('what is not excluded is counted by itself', async () => {
    const root = scratch({ ...BROKEN, 'values.yaml': 'a: b\n' });
    expect((await closing(root, 'check --include values.yaml'))[0]).toBe(
      'Nothing was checked: the only file left holds no Kubernetes objects, and 2 files are excluded.',
    );
  });

  test('a file with objects that no kustomization lists is not called one without', async () => {
    const root = repository({
      'kustomization.yaml': 'resources: [map.yaml]\n',
      'map.yaml': MAP,
      'pod.yaml': POD,
    });
    expect((await closing(root, 'check pod.yaml'))[0]).toBe(
      'Nothing was checked: no kustomization lists the only file.',
    );
  });

  test('own files are not among those without objects', async () => {
    const root = scratch({ '.envfrom.yaml': 'strict: true\n', 'values.yaml': 'a: b\n' });
    expect((await closing(root, 'check'))[0]).toBe(
      'Nothing was checked: the only file holds no Kubernetes objects.',
    );
    const { stdout } = await envfrom(root, 'check --verbose');
    expect(stdout).toContain('Skipped files: 1\n');
    expect(stdout).not.toContain('.envfrom.yaml\n');
  });

  test.each([
    ['check', 'this repository'],
    ['check web', 'the files checked'],
    ['check web api', 'the files checked'],
    ['check web api map', 'the files checked'],
    ['check web/pod.yaml', 'this repository'],
  ])('%s: nothing is said of what was not read', async (line, extent) => {
    const pod = POD.replace('LOST', 'lost');
    const root = repository({ 'web/pod.yaml': pod, 'api/pod.yaml': MAP, 'map/map.yaml': MAP });
    const { stdout } = await envfrom(root, line);
    expect(stdout).toContain(`is not defined or mentioned anywhere in ${extent}.`);
    await envfrom(root, 'baseline');
    expect((await closing(root, line))[0]).toBe('No new problems.');
  });

  test('many Secrets are defined nowhere in what was read', async () => {
    const container = ['one', 'two', 'red', 'sky'].map(
      (name) => `{secretRef: {name: ${name}-key}}`,
    );
    const pod = POD.replace(/envFrom.*/, `envFrom: [${container.join(', ')}]}`);
    const root = scratch({ 'web/pod.yaml': pod, 'map.yaml': MAP });
    expect((await envfrom(root, 'check web')).stdout).toContain(
      '4 Secrets are defined nowhere in the files checked: ',
    );
    expect((await envfrom(root, 'check')).stdout).toContain(
      '4 Secrets are defined nowhere in this repository: ',
    );
  });

  describe('a baseline', () => {
    test.each([
      '--exclude **',
      '--include map.yaml',
      '--exclude pod.yaml',
      '--tracked',
      '--only duplicate-key',
    ])('is not called outdated with %s', async (flags) => {
      const root = scratch(BROKEN);
      await envfrom(root, 'baseline');
      expect((await closing(root, `check ${flags}`)).join('\n')).not.toContain('gone');
    });

    test.each([
      ['a file that cannot be read', { 'pod.yaml': `${POD}x: [\n` }],
      [
        'a build that fails',
        { 'kustomization.yaml': 'resources: [pod.yaml, map.yaml, no.yaml]\n' },
      ],
    ])('is not called outdated beside %s', async (_, files) => {
      const root = scratch(BROKEN);
      await envfrom(root, 'baseline');
      write(root, files);
      const lines = (await closing(root, 'check')).join('\n');
      expect(lines).not.toContain('gone');
      expect(lines).toContain('accepts none of the problems found.');
    });

    test('is outdated where the problem is fixed', async () => {
      const root = scratch(BROKEN);
      await envfrom(root, 'baseline');
      write(root, { 'pod.yaml': POD.replace('LOST', 'app') });
      expect((await closing(root, 'check')).join('\n')).toContain(
        'It accepts 1 problem that is gone',
      );
    });
  });
});
