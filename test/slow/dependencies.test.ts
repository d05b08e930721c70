import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCK, VENDOR } from '../../src/model/elsewhere/vendor.ts';
import { envfrom } from '../envfrom.ts';
import { filesBelow } from '../files-below.ts';
import { git, repository, scratch, write } from '../scratch.ts';
import { makeRemote, serve, type Elsewhere, type Remote } from './elsewhere.ts';
import { locked, programs, runScript } from './run-script.ts';

const settings = (key: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata: {${key}: "1"}\n`;
const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: web, env: [{name: A, valueFrom: {configMapKeyRef: {name: settings, key: A}}}]}]}\n';
const BASE = {
  'base/kustomization.yaml':
    'resources:\n- pod.yaml\n- https://github.com/acme/parts//cm?ref=main\n',
  'base/pod.yaml': POD,
};
const PARTS = {
  'cm/kustomization.yaml': 'resources: [cm.yaml]\n',
  'cm/cm.yaml': settings('A'),
  'other/large.yaml': settings('B'),
};

interface Forge extends Elsewhere {
  readonly platform: Remote;
  readonly parts: Remote;
  readonly mirror: string;
}

/** Two repositories behind http: a base with a tag, and a branch that the base asks for. */
async function forge(files: Readonly<Record<string, string>> = {}): Promise<Forge> {
  const repositories = scratch();
  const platform = makeRemote(repositories, 'acme/platform', BASE);
  platform.push({}, 'v1.0.0');
  const parts = makeRemote(repositories, 'acme/parts', PARTS);
  const served = await serve({ repositories, files });
  return { ...served, platform, parts, mirror: `--mirror=https://github.com/=${served.url}/git/` };
}

const using = (more = ''): string =>
  repository({
    'app/kustomization.yaml': `resources:\n- https://github.com/acme/platform//base?ref=v1.0.0\n${more}`,
  });

const commitOf = ({ work }: Remote): string => git(work, 'rev-parse', 'HEAD').trim();
const CM = (commit: string): string => `${VENDOR}/git/github.com/acme/parts/${commit}/cm/cm.yaml`;

describe('repositories over http', () => {
  test('are fetched with what they ask for in turn, only the folders that are needed', async () => {
    const { mirror, platform, parts } = await forge();
    const root = using();
    const { code, output } = await runScript(root, [mirror]);
    expect([code, output]).toEqual([0, `envfrom: done: commit ${LOCK}\n`]);
    expect(locked(root)).toEqual([
      `git https://github.com/acme/parts main ${commitOf(parts)}`,
      `git https://github.com/acme/platform v1.0.0 ${commitOf(platform)}`,
    ]);
    const stored = join(root, VENDOR, 'git/github.com/acme/parts', commitOf(parts));
    expect([existsSync(join(stored, 'cm')), existsSync(join(stored, 'other'))]).toEqual([
      true,
      false,
    ]);
    const { stdout } = await envfrom(root, 'check', { env: { CI: '1' } });
    expect(stdout).toContain('No problems');
    expect(git(root, 'status', '--short', '--untracked-files=all')).toBe(`?? ${LOCK}\n`);
  });

  test('are not asked again, and stay at the commit of the lock until --update', async () => {
    const { mirror, parts, asked } = await forge();
    const root = using();
    await runScript(root, [mirror]);
    const [before, requests] = [commitOf(parts), asked.length];
    expect((await runScript(root, [mirror])).code).toBe(0);
    expect(asked).toHaveLength(requests);

    const after = parts.push({ 'cm/cm.yaml': settings('B') });
    rmSync(join(root, VENDOR), { recursive: true });
    expect((await runScript(root, [mirror])).code).toBe(0);
    expect(readFileSync(join(root, CM(before)), 'utf8')).toBe(settings('A'));
    expect((await runScript(root, [mirror, '--update'])).code).toBe(0);
    expect(readFileSync(join(root, CM(after)), 'utf8')).toBe(settings('B'));
    expect(locked(root)[0]).toBe(`git https://github.com/acme/parts main ${after}`);
  });

  test('--locked fetches the commits of the lock, and writes none', async () => {
    const { mirror, parts } = await forge();
    const root = using();
    await runScript(root, [mirror]);
    const lock = readFileSync(join(root, LOCK), 'utf8');
    parts.push({ 'cm/cm.yaml': settings('B') });
    rmSync(join(root, VENDOR), { recursive: true });
    write(root, { 'more/kustomization.yaml': 'resources: ["https://github.com/acme/more//a"]\n' });
    const { code, output } = await runScript(root, ['--locked', mirror]);
    expect([code, output]).toEqual([0, 'envfrom: done\n']);
    expect(readFileSync(join(root, LOCK), 'utf8')).toBe(lock);
    const { stdout } = await envfrom(root, 'check app', { env: { CI: '1' } });
    expect(stdout).toContain('No problems');
  });

  test('that are not there: the others are fetched, and what is missing is said', async () => {
    const { mirror } = await forge();
    const root = using('- https://github.com/acme/gone//x?ref=v1\n');
    const { code, output } = await runScript(root, [mirror]);
    expect(code).toBe(1);
    expect(output).toContain('envfrom: could not fetch https://github.com/acme/gone v1\n');
    expect(output).toMatch(/envfrom: 1 could not be fetched; everything else is available\n$/);
    expect(locked(root)).toHaveLength(2);
  });

  test('over ssh, with the ssh of the user', async () => {
    const { repositories, platform, parts } = await forge();
    // Runs what git asks the other machine to run, here.
    const ssh =
      'shift $(($# - 1)); cd "$REPOSITORIES" && eval "$(printf %s "$1" | sed "s| \'/| \'|")"';
    const path = programs({ ssh });
    const flags = ['--mirror=https://github.com/=ssh://git@git.example.org/'];
    const env = { GIT_SSH_COMMAND: `${path}/ssh`, REPOSITORIES: repositories };
    const root = using();
    const { code, output } = await runScript(root, flags, path, env);
    expect([code, output]).toEqual([0, `envfrom: done: commit ${LOCK}\n`]);
    expect(locked(root)).toEqual([
      `git https://github.com/acme/parts main ${commitOf(parts)}`,
      `git https://github.com/acme/platform v1.0.0 ${commitOf(platform)}`,
    ]);
  });

  test('of a server that gives no single commits', async () => {
    const { repositories, platform } = await forge();
    const bare = join(repositories, 'acme/platform.git');
    git(bare, 'update-server-info');
    const files = Object.fromEntries(
      [...filesBelow(bare)].map(([path, bytes]) => [`plain/acme/platform/${path}`, bytes]),
    );
    const { url, asked } = await serve({ files });
    const root = using();
    const { output } = await runScript(root, [`--mirror=https://github.com/=${url}/plain/`]);
    expect(output).toContain('could not fetch https://github.com/acme/parts main');
    expect(asked).toContain('GET /plain/acme/platform/HEAD');
    expect(locked(root)).toEqual([
      `git https://github.com/acme/platform v1.0.0 ${commitOf(platform)}`,
    ]);
  });
});

const ofFiles = ({ url }: Elsewhere): string => `--mirror=https://raw.example.org/=${url}/raw/`;
const FILE = { 'raw/cm.yaml': settings('A') };

describe('single files', () => {
  test('are fetched, and with other content than the lock says refused', async () => {
    const first = await serve({ files: FILE });
    const root = repository({
      'app/kustomization.yaml': 'resources: ["https://raw.example.org/cm.yaml"]\n',
    });
    expect((await runScript(root, [ofFiles(first)])).code).toBe(0);
    const lock = readFileSync(join(root, LOCK), 'utf8');
    rmSync(join(root, VENDOR), { recursive: true });

    const second = await serve({ files: { 'raw/cm.yaml': settings('B') } });
    const { code, output } = await runScript(root, ['--locked', ofFiles(second)]);
    expect(code).toBe(1);
    expect(output).toContain('what was fetched is not what the lock says');
    expect(output).toMatch(/1 could not be fetched; everything else is available\n$/);
    expect(readFileSync(join(root, LOCK), 'utf8')).toBe(lock);
    expect((await runScript(root, ['--locked', ofFiles(first)])).code).toBe(0);
    expect((await envfrom(root, 'build app')).stdout).toContain('A: "1"');
  });

  test('are not fetched over http without a mirror', async () => {
    const { url, asked } = await serve({ files: FILE });
    const root = repository({ 'app/kustomization.yaml': `resources: ["${url}/raw/cm.yaml"]\n` });
    expect((await runScript(root, [])).code).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe('a change of a stranger', () => {
  test('--locked --base fetches what the lock of the base has, nothing that the change names', async () => {
    const { mirror, url, asked, parts } = await forge({ 'evil/cm.yaml': settings('E') });
    const root = using();
    await runScript(root, [mirror]);
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', 'lock');
    const lock = readFileSync(join(root, LOCK), 'utf8');
    const evil = lock.replaceAll('github.com/acme/parts', 'evil.example.org/acme/parts');
    write(root, {
      [LOCK]: evil,
      'app/kustomization.yaml': 'resources: ["https://evil.example.org/cm.yaml"]\n',
    });
    rmSync(join(root, VENDOR), { recursive: true });
    const requests = asked.length;
    const flags = [
      '--locked',
      '--base=HEAD',
      mirror,
      `--mirror=https://evil.example.org/=${url}/evil/`,
    ];
    const { code, output } = await runScript(root, flags);
    expect([code, output]).toEqual([0, 'envfrom: done\n']);
    expect(asked.slice(requests).filter((path) => path.includes('evil'))).toEqual([]);
    expect(existsSync(join(root, CM(commitOf(parts))))).toBe(true);
    expect(readFileSync(join(root, LOCK), 'utf8')).toBe(evil);
  });

  test.each([
    `${VENDOR}/.gitignore`,
    `${VENDOR}/git`,
    `${VENDOR}/git/github.com`,
    `${VENDOR}/.new`,
  ])('a symbolic link at %s leads nowhere', async (path) => {
    const { mirror } = await forge();
    const outside = scratch({ profile: 'kept' });
    const root = using();
    mkdirSync(join(root, path, '..'), { recursive: true });
    symlinkSync(path.endsWith('.gitignore') ? join(outside, 'profile') : outside, join(root, path));
    const { code } = await runScript(root, [mirror]);
    expect(code).toBe(path.includes('/git') ? 1 : 0);
    expect(readdirSync(outside)).toEqual(['profile']);
    expect(readFileSync(join(outside, 'profile'), 'utf8')).toBe('kept');
  });
});
