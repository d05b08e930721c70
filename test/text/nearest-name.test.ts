import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName, nearestName } from '../../src/text/nearest-name.ts';
import { cases } from '../suite.ts';

describe('the nearest name', () => {
  test.each<[string, readonly string[], string | undefined]>([
    ['app-confg', ['app-config', 'api-config'], 'app-config'],
    ['AppConfig', ['app-confih', 'app_config'], 'app_config'],
    ['app', ['api', 'apq', 'b'], 'api'],
    ['ab', ['ac'], undefined],
    ['secert', ['secret', 'select'], 'secret'],
    ['database', ['databsae-x', 'dtaabase'], 'dtaabase'],
    ['something', ['nothing-like-it', 'some'], undefined],
    ['same', ['same'], undefined],
  ])('%s of %j', (name, candidates, nearest) => {
    expect(nearestName(name, candidates)).toBe(nearest);
  });

  test('is the one that the whole table of distances gives', () => {
    const word = fc.stringMatching(/^[ab-]{3,12}$/);
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 6 }), (name, candidates) => {
        expect(nearestName(name, candidates)).toBe(slowNearest(name, candidates));
      }),
      { numRuns: cases(200, 2000) },
    );
  });

  test.each<[string, (at: number) => string]>([
    ['alike but for the end', (at) => `${'a'.repeat(240)}-${at}`],
    ['alike but for the start', (at) => `${at}-${'a'.repeat(240)}`],
    ['alike but for both', (at) => `${at % 50}-${'ab'.repeat(115)}-${at}`],
    ['of the same letters', (at) => `${'abcdefgh'.repeat(30).slice(at % 8)}${at % 7}`],
  ])('many questions about many long names end: %s', (_, make) => {
    const names = Array.from({ length: cases(200, 2000) }, (__, at) => make(at));
    const known = new Set(names);
    const found = names.map((name) =>
      nearestName(`${name.slice(0, 120)}x${name.slice(121)}`, names),
    );
    expect(found.filter((name) => name !== undefined && !known.has(name))).toEqual([]);
  });
});

/** As the contract says it, without any shortcut. */
function slowNearest(name: string, candidates: readonly string[]): string | undefined {
  const bound = Math.min(3, Math.floor(name.length / 3));
  const ranked = candidates
    .filter((candidate) => candidate !== name)
    .map((candidate) => ({
      candidate,
      distance: foldName(candidate) === foldName(name) ? 0.5 : slowDistance(name, candidate),
    }))
    .filter(({ distance }) => distance <= bound || distance === 0.5)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return ranked[0]?.candidate;
}

function slowDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : row)),
  );
  const cell = (row: number, column: number): number => table[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
        isSwap ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      table[row]?.splice(column, 1, cost);
    }
  }
  return cell(a.length, b.length);
}
