import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles, type FileToWrite, type HoldSignals } from '../../src/io/write/write-files.ts';
import { CannotRun } from '../../src/model/cannot-run.ts';
import { scratch, write } from '../scratch.ts';

/** What came of writing files into a folder, by their names: the error, if any. */
async function writing(
  root: string,
  texts: Readonly<Record<string, FileToWrite['text']>>,
  hold?: HoldSignals,
): Promise<string | undefined> {
  const files = Object.entries(texts).map(([name, text]) => ({
    path: join(root, name),
    name,
    text,
  }));
  try {
    await writeFiles(files, root, hold);
    return undefined;
  } catch (error) {
    if (error instanceof CannotRun) return error.message;
    throw error;
  }
}

/** The files of a folder with their texts. */
function contents(root: string): Readonly<Record<string, string>> {
  const names = readdirSync(root).toSorted();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

/** Signals of which one comes when it was asked so many times whether one did. */
function interruptedAfter(count: number): HoldSignals {
  let asked = 0;
  return (work) => work(() => ++asked > count);
}

test('files are written, replaced and removed, and nothing is left beside them', async () => {
  const root = scratch({ 'a.yaml': 'old', 'gone.yaml': 'old' });
  const texts = { 'a.yaml': ['n', 'ew'], 'b.yaml': 'new', 'gone.yaml': undefined };
  expect(await writing(root, texts)).toBeUndefined();
  expect(contents(root)).toEqual({ 'a.yaml': 'new', 'b.yaml': 'new' });
});

test('a file keeps its permissions', async () => {
  const root = scratch({ 'a.sh': 'old' });
  chmodSync(join(root, 'a.sh'), 0o751);
  await writing(root, { 'a.sh': 'new' });
  expect(statSync(join(root, 'a.sh')).mode & 0o7777).toBe(0o751);
});

test('a file of the repository that has another name outside is made anew, with its mode', async () => {
  const root = scratch();
  const outside = scratch();
  write(outside, { 'precious.yaml': 'before' });
  const [path, other] = [join(root, 'a.yaml'), join(outside, 'precious.yaml')];
  chmodSync(other, 0o640);
  linkSync(other, path);
  await writing(root, { 'a.yaml': 'after' });
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(readFileSync(other, 'utf8')).toBe('before');
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

test('a symlink outside the repository leads to the file that is written, also to one that is not there yet', async () => {
  const root = scratch();
  const outside = scratch({ 'target.txt': 'old' });
  symlinkSync('target.txt', join(outside, 'link'));
  symlinkSync('link', join(outside, 'link-to-link'));
  symlinkSync('new.txt', join(outside, 'dangling'));
  const files = ['link-to-link', 'dangling'].map((name) => ({
    path: join(outside, name),
    name,
    text: 'new',
  }));
  await writeFiles(files, root);
  expect(contents(outside)).toEqual({
    dangling: 'new',
    link: 'new',
    'link-to-link': 'new',
    'new.txt': 'new',
    'target.txt': 'new',
  });
  expect(lstatSync(join(outside, 'link-to-link')).isSymbolicLink()).toBe(true);
});

test('where one file cannot be written, none is', async () => {
  const root = scratch({ 'a.yaml': 'old', 'b.yaml': 'old' });
  mkdirSync(join(root, 'c'));
  expect(await writing(root, { 'a.yaml': 'new', 'no/such/x.yaml': 'new' })).toBe(
    'Cannot write `no/such/x.yaml`: the folder `no/such` does not exist.',
  );
  expect(await writing(root, { 'a.yaml': 'new', c: 'new' })).toBe(
    'Cannot write `c`: it is a folder.',
  );
  rmSync(join(root, 'c'), { recursive: true });
  expect(contents(root)).toEqual({ 'a.yaml': 'old', 'b.yaml': 'old' });
});

test('where one file cannot get its name, the earlier ones get back what they held', async () => {
  const root = scratch({ 'a.yaml': 'old', 'c.yaml': 'old', 'd.yaml': 'old' });
  /** A folder takes the name of the file while its text is made. */
  function* taken(): Generator<string> {
    rmSync(join(root, 'd.yaml'));
    mkdirSync(join(root, 'd.yaml'));
    yield 'new';
  }
  const texts = { 'a.yaml': 'new', 'b.yaml': 'new', 'c.yaml': undefined, 'd.yaml': taken() };
  expect(await writing(root, texts)).toMatch(/^Cannot write `d.yaml`: /);
  rmSync(join(root, 'd.yaml'), { recursive: true });
  expect(contents(root)).toEqual({ 'a.yaml': 'old', 'c.yaml': 'old' });
});

test.each([0, 1])(
  'a signal while text %i is written leaves every file as it was',
  async (count) => {
    const root = scratch({ 'a.yaml': 'old', 'b.yaml': 'old' });
    const hold = interruptedAfter(count);
    const said = await writing(root, { 'a.yaml': 'new', 'b.yaml': 'new' }, hold);
    expect(said).toBe('Interrupted: no file was changed.');
    expect(contents(root)).toEqual({ 'a.yaml': 'old', 'b.yaml': 'old' });
  },
);

test('a signal after that finds every file written, and says so', async () => {
  const root = scratch({ 'a.yaml': 'old', 'b.yaml': 'old' });
  const hold = interruptedAfter(2);
  const said = await writing(root, { 'a.yaml': 'new', 'b.yaml': 'new' }, hold);
  expect(said).toBe('Interrupted after writing `a.yaml`, `b.yaml`.');
  expect(contents(root)).toEqual({ 'a.yaml': 'new', 'b.yaml': 'new' });
});
