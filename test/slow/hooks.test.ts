import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { programOnPath } from '../real-programs.ts';
import { git, repository, scratch, write } from '../scratch.ts';

const PRE_COMMIT = programOnPath('pre-commit', '--version');
const FILES = {
  'k8s/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n    - name: api\n      env:\n        - name: LEVEL\n          valueFrom: {configMapKeyRef: {name: app, key: LEVEL}}\n',
  'k8s/kustomization.yaml':
    'resources: [pod.yaml]\nconfigMapGenerator:\n  - name: app\n    envs: [app.env]\n',
  'k8s/app.env': 'LEVEL=info\nOTHER=1\n',
  'notes.md': '',
};

describe.skipIf(PRE_COMMIT === undefined)('pre-commit', () => {
  test('accepts the manifest of the hooks', () => {
    const { status, stdout } = preCommit('.', ['validate-manifest', '.pre-commit-hooks.yaml']);
    expect([status, stdout]).toEqual([0, '']);
  });

  test.each(['envfrom', 'envfrom-script', 'envfrom-system'])(
    '%s stops a commit that breaks a reference',
    (id) => {
      const hooks = hookRepository();
      const work = repository(FILES);
      const settings = `repos:\n  - repo: ${hooks}\n    rev: ${git(hooks, 'rev-parse', 'HEAD').trim()}\n    hooks: [{id: ${id}}]\n`;
      write(work, { '.pre-commit-config.yaml': settings });
      git(work, 'add', '--all');
      const home = scratch();
      const path = id === 'envfrom-system' ? commandFolder() : undefined;
      const run = (): readonly [number | null, string] => {
        const { status, stdout } = preCommit(work, ['run', id], home, path);
        return [status, stdout];
      };
      expect(run()).toEqual([0, expect.stringContaining('Passed')]);

      // No manifest changes, and still one breaks.
      write(work, { 'k8s/app.env': 'OTHER=1\n' });
      git(work, 'add', 'k8s/app.env');
      const [status, said] = run();
      expect([status, said]).toEqual([1, expect.stringContaining('error[missing-config-map-key]')]);
      expect(said).toContain('k8s/pod.yaml:9');

      git(work, 'reset', '--quiet', '--hard');
      write(work, { 'notes.md': 'changed', '.pre-commit-config.yaml': settings });
      git(work, 'add', 'notes.md');
      expect(run()).toEqual([0, expect.stringContaining('Passed')]);
    },
  );

  test('shows what the commit introduces, and all of a first commit', () => {
    const hooks = hookRepository();
    const old = { 'old.yaml': FILES['k8s/pod.yaml'].replace('key: LEVEL', 'key: LEVLE') };
    const settings = `repos:\n  - repo: ${hooks}\n    rev: ${git(hooks, 'rev-parse', 'HEAD').trim()}\n    hooks: [{id: envfrom-script}]\n`;
    const app = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata: {LEVEL: info}\n';
    const work = scratch({ ...old, 'app.yaml': app, '.pre-commit-config.yaml': settings });
    git(work, 'init', '--quiet');
    git(work, 'add', '--all');
    const home = scratch();
    const first = preCommit(work, ['run'], home);
    expect([first.status, first.stdout]).toEqual([1, expect.stringContaining('LEVLE')]);
    git(work, 'commit', '--quiet', '--message', 'first');
    write(work, { 'notes.md': 'changed' });
    git(work, 'add', '--all');
    expect(preCommit(work, ['run'], home).status).toBe(0);
    git(work, 'rm', '--quiet', 'app.yaml');
    const removed = preCommit(work, ['run'], home);
    expect([removed.status, removed.stdout]).toEqual([
      1,
      expect.stringContaining('1 new error in 1 file.'),
    ]);
  });
});

/**
 * What users' pre-commit clones: the files of this work tree that the hooks need, as one commit. The tools we develop with are
 * left out: whether a registry has them is not the question, and to install them takes longer than all other tests.
 */
function hookRepository(): string {
  const names = ['.pre-commit-hooks.yaml', ...listed('dist'), ...listed('schemas')];
  const { devDependencies: _tools, ...shipped }: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(name)]));
  return repository({ ...files, 'package.json': JSON.stringify(shipped) }, ['dist/cli.js']);
}

function listed(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** A folder with the command `envfrom`, for PATH. */
function commandFolder(): string {
  const folder = scratch({ envfrom: `#!/bin/sh\nexec node '${resolve('dist/cli.js')}' "$@"\n` });
  spawnSync('chmod', ['755', join(folder, 'envfrom')]);
  return folder;
}

function preCommit(cwd: string, args: readonly string[], home = scratch(), path?: string) {
  const PATH = [...(path === undefined ? [] : [path]), process.env['PATH'] ?? ''].join(':');
  return spawnSync(PRE_COMMIT ?? '', [...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH, PRE_COMMIT_HOME: home, PRE_COMMIT_COLOR: 'never', NO_COLOR: '1' },
  });
}
