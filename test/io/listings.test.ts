import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFolder } from '../../src/io/list-folder.ts';
import type { FolderFiles, Listings } from '../../src/io/listings.ts';
import { handedListings } from '../../src/io/listings.ts';
import { scratch } from '../scratch.ts';

test('a worker takes the listing of its process once, and lists again after it', async () => {
  const root = scratch({ 'a/one.yaml': '' });
  const listed = new Map<string, FolderFiles>();
  const options = { trackedOnly: false, env: {} };
  const own: Listings = { take: () => undefined, add: (key, files) => listed.set(key, files) };
  const before = await listFolder(root, root, { ...options, listings: own });
  writeFileSync(join(root, 'a', 'two.yaml'), '');
  const handed = { ...options, listings: handedListings(listed) };
  expect((await listFolder(root, join(root, 'a'), handed)).files).toHaveLength(2);
  expect(await listFolder(root, root, handed)).toBe(before);
  expect((await listFolder(root, root, handed)).files).toHaveLength(2);
  // The process itself lists each time.
  expect((await listFolder(root, root, { ...options, listings: own })).files).toHaveLength(2);
});
