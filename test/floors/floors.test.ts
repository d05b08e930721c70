import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groupBy } from '../../src/model/group-by.ts';
import { cyclesIn, importsOf, readSources } from './import-graph.ts';
import { readFloors } from './read-floors.ts';
import type { Room, RoomOfRooms } from './read-floors.ts';

/** The boundaries between rooms are the tables of ARCHITECTURE.md. */
const { rooms, roomsOfRooms, packages } = readFloors('ARCHITECTURE.md');

const MAX_FILES_IN_A_ROOM = 35;
const MAX_LINES = 300;

/** Modules of Node that touch the outside, and the rooms that may. */
const OUTSIDE = /^node:(fs|fs\/promises|child_process|os|process|worker_threads|tty)$/;
const NEVER = /^node:(http|https|http2|net|dgram|tls|dns|inspector|cluster)/;
const MAY_TOUCH_OUTSIDE = new Set(['io', 'cli', 'action']);

const sources = readSources();
const files = [...sources.keys()];
const imports = importsOf(sources);

describe('the tables of ARCHITECTURE.md', () => {
  test('every source file is in a room', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test('every room exists', () => {
    const used = new Set(files.map((file) => roomOf(file)?.path));
    expect(rooms.filter(({ path }) => !used.has(path))).toEqual([]);
  });

  test('every import that a row names is a room', () => {
    const names = new Set(rooms.map(({ name }) => name));
    const unknown = rooms.flatMap((room) => [...room.imports].filter((name) => !names.has(name)));
    expect(unknown).toEqual([]);
  });

  test('a room imports only the rooms of its row', () => {
    const wrong = imports.filter(({ from, to }) => isFile(to) && !mayImport(from, to));
    expect(arrows(wrong)).toEqual([]);
  });

  test('a room inside another imports only rooms on a level before its own', () => {
    const wrong = imports.filter(({ from, to }) =>
      roomsOfRooms.some((room) => isUpward(room, from, to)),
    );
    expect(arrows(wrong)).toEqual([]);
  });

  test('every room inside another has its place in the order', () => {
    const all = roomsOfRooms.flatMap(({ path, levels }) =>
      levels.flat().map((name) => `${path}${name}/`),
    );
    const found = files.flatMap((file) =>
      roomsOfRooms.flatMap(({ path }) => {
        const [name, ...below] = file.startsWith(path) ? file.slice(path.length).split('/') : [];
        return below.length === 0 ? [] : [`${path}${name}/`];
      }),
    );
    expect([...new Set(found)].sort()).toEqual(all.sort());
  });

  test('each package is imported in one place', () => {
    const outside = imports.filter(({ to }) => !isFile(to) && !to.startsWith('node:'));
    const wrong = outside.filter(({ from, to }) => !isAllowed(packageOf(to), from));
    expect(arrows(wrong)).toEqual([]);
    const used = new Set(outside.map(({ to }) => packageOf(to)));
    expect([...packages.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  test('ARCHITECTURE.md has short lines', () => {
    const lines = readFileSync('ARCHITECTURE.md', 'utf8').split('\n');
    expect(lines.filter((line) => line.length > 200)).toEqual([]);
  });
});

describe('what is small stays small', () => {
  test('a room has few files', () => {
    const counts = groupBy(files, (file) => dirname(file));
    const full = [...counts].filter(([, { length }]) => length > MAX_FILES_IN_A_ROOM);
    expect(full.map(([room, { length }]) => `${room}: ${length}`)).toEqual([]);
  });

  test('a file has few lines', () => {
    const long = [...sources].filter(([, text]) => text.split('\n').length - 1 > MAX_LINES);
    expect(long.map(([file]) => file)).toEqual([]);
  });

  test('the linter counts the same lines, and those of functions', () => {
    const { rules }: { rules: Readonly<Record<string, unknown>> } = JSON.parse(
      readFileSync('.oxlintrc.json', 'utf8'),
    );
    expect([rules['max-lines'], rules['max-lines-per-function'], rules['import/no-cycle']]).toEqual(
      [['error', { max: MAX_LINES }], ['error', expect.objectContaining({ max: 80 })], 'error'],
    );
  });

  test('no file needs itself to be loaded, by way of others', () => {
    expect(cyclesIn(imports.filter(({ isLazy }) => !isLazy))).toEqual([]);
  });
});

describe('what touches the outside', () => {
  test('only io and the edges touch disk and processes, nobody the network', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        NEVER.test(to) || (OUTSIDE.test(to) && !MAY_TOUCH_OUTSIDE.has(roomOf(from)?.name ?? '')),
    );
    expect(arrows(wrong)).toEqual([]);
  });

  test('programs are started in one file, files are written in four places', () => {
    const starting = imports.filter(({ to }) => to === 'node:child_process');
    expect(starting.map(({ from }) => from)).toEqual(['src/io/git/run-git.ts']);
    const writing =
      /\b(?:writeFile(?:Sync)?\(|writeSync|appendFile|createWriteStream|copyFile|mkdirSync|rmSync|renameSync)/;
    expect(filesWith(writing)).toEqual([
      // What the tool keeps for itself, in a folder of the user; and what the user asks for.
      'src/io/cache/open-store.ts',
      // What its script has fetched is put in its place, and removed when nothing asks for it.
      'src/io/vendor/prune-vendor.ts',
      'src/io/vendor/record-items.ts',
      'src/io/write/staged-file.ts',
    ]);
  });

  test('no hidden time, randomness or environment below the edges', () => {
    const hidden = /\b(Date\.now|new Date\b|Math\.random|process\.env|performance\.now)/;
    const wrong = filesWith(hidden).filter(
      (file) => !MAY_TOUCH_OUTSIDE.has(roomOf(file)?.name ?? ''),
    );
    expect(wrong).toEqual([]);
  });
});

function mayImport(from: string, to: string): boolean {
  if (to.endsWith('?raw') || to.endsWith('.json')) return true;
  const [importer, imported] = [roomOf(from), roomOf(to)];
  if (importer === undefined || imported === undefined) return false;
  if (importer.name !== imported.name) return importer.imports.has(imported.name);
  // `rules/*/` is a room for each rule.
  return !importer.path.endsWith('/*/') || dirname(from) === dirname(to);
}

/** The row with the longest path that a file begins with. */
function roomOf(file: string): Room | undefined {
  const [room] = rooms
    .filter(({ path }) => file.startsWith(path.replace(/\*\/?$/, '')))
    .toSorted((a, b) => b.path.length - a.path.length);
  return room;
}

/** Whether an import goes from a room inside another to one on the same level, or on a later one. */
function isUpward({ path, levels }: RoomOfRooms, from: string, to: string): boolean {
  const [importer, imported] = [from, to].map((file) =>
    file.startsWith(path) ? levelOf(file.slice(path.length), levels) : undefined,
  );
  if (importer === undefined || imported === undefined) return false;
  return importer.name !== imported.name && importer.level <= imported.level;
}

/** Files beside the rooms import all rooms, and no room imports them. */
function levelOf(
  rest: string,
  levels: RoomOfRooms['levels'],
): { readonly name: string; readonly level: number } {
  const [name = '', ...below] = rest.split('/');
  if (below.length === 0) return { name: '', level: levels.length };
  return { name, level: levels.findIndex((names) => names.includes(name)) };
}

function isAllowed(name: string, file: string): boolean {
  const place = packages.get(name);
  return place !== undefined && file.startsWith(place.replace(/\*$/, ''));
}

/** `ajv` of `ajv/dist/refs/data.json?raw`. */
function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

function isFile(target: string): boolean {
  return /^(src|rules|schemas|docs)\//.test(target);
}

function filesWith(pattern: RegExp): readonly string[] {
  return files.filter((file) => pattern.test(sources.get(file) ?? ''));
}

function arrows(
  some: readonly { readonly from: string; readonly to: string }[],
): readonly string[] {
  return some.map(({ from, to }) => `${from} → ${to}`);
}
