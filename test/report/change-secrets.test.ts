import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEPLOYED } from '../secret-deployments.ts';
import { COPIES, FILES } from '../secret-paths.ts';
import { SETTINGS } from '../settings.ts';
import { few } from '../suite.ts';
import { treeOf } from '../tree.ts';

const VALUE = 'Zq7Kx9Wv3LmP2Tb8';

/** What a printer could print that knows nothing of Secrets: every text of a change. */
function* textsOf(part: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof part === 'string') yield part;
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  // Places are in files as they are written, and values know which parts of them are secret.
  if ('start' in part) return;
  for (const [key, inner] of Object.entries(part)) {
    if (key !== 'value') yield* textsOf(inner, seen);
  }
}

const PLACES = Object.entries({ ...COPIES, ...FILES, ...DEPLOYED });

test.each(few(PLACES, 40))('no text of a redacted change holds it: %s', (_, files) => {
  const change = diff(ENGINES, treeOf(files(`${VALUE}0`)), treeOf(files(VALUE)), SETTINGS);
  const { builds, ...shown } = change;
  const names = builds.flatMap(({ before, after }) => [before?.id, after?.id]);
  const texts = [...textsOf([shown, names])];
  expect(texts.filter((text) => text.includes(VALUE.slice(0, 12)))).toEqual([]);
});
