import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../src/io/cache/open-store.ts';
import { scratch } from '../../scratch.ts';

const NAME = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const TEXT = Buffer.from('the answer');

function kept(): { readonly folder: string; readonly entry: string } {
  const folder = join(scratch(), 'cache');
  openStore(folder)?.put(NAME, TEXT);
  return { folder, entry: join(folder, NAME) };
}

function read(folder: string, name = NAME): string | undefined {
  const content = openStore(folder)?.get(name);
  return content === undefined ? undefined : Buffer.from(content).toString();
}

describe('a store', () => {
  test('gives back what it was given, in files of the user alone', () => {
    const { folder } = kept();
    expect(read(folder)).toBe('the answer');
    expect(lstatSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder).sort()).toEqual([NAME, 'key']);
    for (const name of readdirSync(folder)) {
      expect(lstatSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });

  test('does not believe an entry that was changed, cut short, moved or written with another key', () => {
    const changes: readonly ((bytes: Buffer) => Buffer)[] = [
      (bytes) => bytes.subarray(0, -1),
      (bytes) => bytes.subarray(0, 5),
      () => Buffer.alloc(0),
      (bytes) => Buffer.concat([bytes, Buffer.from('x')]),
      (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('R')]),
      (bytes) => Buffer.concat([Buffer.alloc(32), bytes.subarray(32)]),
    ];
    for (const change of changes) {
      const { folder, entry } = kept();
      writeFileSync(entry, change(readFileSync(entry)));
      expect(read(folder)).toBeUndefined();
    }
    const { folder, entry } = kept();
    renameSync(entry, join(folder, OTHER));
    expect(read(folder, OTHER)).toBeUndefined();
    const theirs = kept();
    writeFileSync(join(folder, NAME), readFileSync(theirs.entry), { mode: 0o600 });
    expect(read(folder)).toBeUndefined();
  });

  test('does not believe an entry or a key that others can write or read', () => {
    const { folder, entry } = kept();
    chmodSync(entry, 0o644);
    expect(read(folder)).toBeUndefined();
    const open = kept();
    chmodSync(join(open.folder, 'key'), 0o644);
    expect(read(open.folder)).toBeUndefined();
  });

  test('follows no symlink', () => {
    const { folder, entry } = kept();
    const elsewhere = join(scratch(), 'entry');
    renameSync(entry, elsewhere);
    symlinkSync(elsewhere, entry);
    expect(read(folder)).toBeUndefined();
    openStore(folder)?.put(NAME, Buffer.from('new'));
    expect([lstatSync(entry).isFile(), read(folder)]).toEqual([true, 'new']);
    const linked = join(scratch(), 'linked');
    symlinkSync(folder, linked);
    expect(openStore(linked)).toBeUndefined();
  });

  test('is not opened where others may write, or where there is a file', () => {
    const { folder } = kept();
    chmodSync(folder, 0o777);
    expect(openStore(folder)).toBeUndefined();
    const file = join(scratch({ file: '' }), 'file');
    expect(openStore(file)).toBeUndefined();
    expect(openStore(join(file, 'below'))).toBeUndefined();
  });

  test('makes a new key in the place of a broken one', () => {
    const { folder } = kept();
    writeFileSync(join(folder, 'key'), 'short');
    expect(read(folder)).toBeUndefined();
    openStore(folder)?.put(NAME, TEXT);
    expect(read(folder)).toBe('the answer');
  });

  test('names of files are digests and nothing else', () => {
    const folder = join(scratch(), 'cache');
    const store = openStore(folder);
    for (const name of ['../key', 'key', '', `${NAME}/..`]) {
      store?.put(name, TEXT);
      expect(store?.get(name)).toBeUndefined();
    }
    expect(readdirSync(folder)).toEqual(['key']);
  });

  test('removes the oldest entries when there are too many bytes or files', () => {
    const folder = join(scratch(), 'cache');
    const store = openStore(folder, { entry: 50, all: 250, count: 3 });
    const names = '0123'.split('').map((digit) => digit.repeat(64));
    for (const [at, name] of names.entries()) {
      store?.put(name, Buffer.alloc(20));
      utimesSync(join(folder, name), at, at);
    }
    store?.put(NAME, Buffer.alloc(20));
    store?.put(OTHER, Buffer.alloc(51));
    expect(readdirSync(folder).sort()).toEqual([...names.slice(2), NAME, 'key']);
    writeFileSync(join(folder, 'notes'), 'x'.repeat(999));
    rmSync(join(folder, NAME));
    store?.put(NAME, Buffer.alloc(50));
    expect(readdirSync(folder)).toContain('notes');
  });

  test('digests depend on the key, and keep their parts apart', () => {
    const [one, two] = [openStore(kept().folder), openStore(kept().folder)];
    expect(one?.digest('a')).not.toBe(two?.digest('a'));
    expect(one?.digest('ab', 'c')).not.toBe(one?.digest('a', 'bc'));
    expect(one?.digest('ab')).toBe(one?.digest(Buffer.from('ab')));
  });
});
