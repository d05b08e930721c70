import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { SCREENSHOTS } from '../../scripts/screenshot-files.ts';

/** A picture that shows nothing is smaller. */
const LEAST_BYTES = 20_000;
const MAX_BYTES = 300_000;

test.each(SCREENSHOTS)('$path: node scripts/run.mjs screenshots', ({ path, page, size }) => {
  const png = readFileSync(path);
  // The signature, the length of the first chunk, its name, width and height.
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(size);
  expect(png.length).toBeGreaterThan(LEAST_BYTES);
  expect(png.length).toBeLessThan(MAX_BYTES);
  expect(readFileSync(page, 'utf8')).toContain(basename(path));
});
