import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { CLI, envfrom } from '../envfrom.ts';
import { scratch, scratchForFile } from '../scratch.ts';

const scratchFolder = scratchForFile();
const disk = join(scratchFolder, 'disk');

/** A file system of 160 KB, if this user may mount one. */
function hasDisk(): boolean {
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160k', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk with files, and then with what leaves no room for more. */
function fill(files: Readonly<Record<string, string>>): void {
  for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(disk, name), text);
  try {
    writeFileSync(join(disk, 'filler'), 'x'.repeat(1 << 20));
  } catch {
    // That is what it is for.
  }
}

const isMounted = hasDisk();
afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
});

/** A ConfigMap with a number where text must be, as long as some pages of the disk. */
function fixable(name: string): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata:\n  k: 1\n  z: "${'y'.repeat(9000)}"\n`;
}
const CONFIG_MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {k: v}\n';
const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: d}\nspec:\n  selector: {matchLabels: {a: b}}\n  template:\n    metadata: {labels: {a: b}}\n    spec:\n      containers: [{name: c, image: x, envFrom: [{configMapRef: {name: gone}}]}]\n';
const FILES = {
  'a.yaml': fixable('a'),
  'b.yaml': fixable('b'),
  'c.yaml': CONFIG_MAP,
  'd.yaml': DEPLOYMENT,
  'report.json': 'the last report\n',
  '.envfrom-baseline.json': '{"version":1,"problems":[]}\n',
};

describe.skipIf(!isMounted)(
  isMounted ? 'on a full disk' : 'on a full disk (skipped: this user cannot mount a file system)',
  () => {
    test.each([
      ['check --fix', 'a.yaml'],
      ['set triggers deployment/d configmap/c', 'd.yaml'],
      ['baseline', '.envfrom-baseline.json'],
      ['init', '.envfrom.yaml'],
      ['check --no-cache -f json -o report.json', 'report.json'],
      ['env -f json -o report.json', 'report.json'],
    ])('`%s` leaves every file as it was, and says why', async (line, name) => {
      fill(FILES);
      const { code, stderr } = await envfrom(disk, line);
      expect([code, stderr]).toEqual([2, `envfrom: Cannot write \`${name}\`: no space is left.\n`]);
      const names = readdirSync(disk).toSorted();
      expect(names).toEqual([...Object.keys(FILES), 'filler'].toSorted());
      for (const [file, text] of Object.entries(FILES)) {
        expect(readFileSync(join(disk, file), 'utf8')).toBe(text);
      }
    });
  },
);

describe('a signal while files are fixed leaves each of them whole', () => {
  test.each([
    ['few files', 200, [0.4, 0.6, 0.8, 0.95]],
    ['so many that a worker checks them', 1100, [0.7, 0.95]],
  ])('%s', async (_, count, shares) => {
    const names = Array.from({ length: count }, (__, at) => `${at}.yaml`);
    const old = new Map(names.map((name) => [name, fixable(`c${name}`)]));
    /** Fixes the files in a new folder; a signal comes after so many milliseconds. */
    const fixing = async (signalAfter?: number): Promise<string> => {
      const cwd = scratch(Object.fromEntries(old));
      const args = [CLI, 'check', '--fix', '--no-cache'];
      const child = spawn(process.execPath, args, { cwd, stdio: 'ignore' });
      const ended = once(child, 'exit');
      if (signalAfter !== undefined) {
        await setTimeout(signalAfter);
        child.kill('SIGTERM');
      }
      await ended;
      return cwd;
    };
    const started = performance.now();
    await fixing();
    const took = performance.now() - started;
    for (const share of shares) {
      const cwd = await fixing(took * share);
      expect(readdirSync(cwd).toSorted()).toEqual(names.toSorted());
      for (const [name, text] of old) {
        const now = readFileSync(join(cwd, name), 'utf8');
        expect([text, text.replace('k: 1', 'k: "1"')]).toContain(now);
      }
    }
  });
});
