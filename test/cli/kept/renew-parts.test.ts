import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { catalogue } from '../../../rules/catalogue.ts';
import { randomFrom } from '../../../scripts/random.ts';
import { examine } from '../../../src/commands/examine.ts';
import type { Division } from '../../../src/commands/look-at-islands.ts';
import { examineKeeping, renew, type KeptParts } from '../../../src/commands/renew-parts.ts';
import { isManifestName } from '../../../src/model/file-tree.ts';
import { treeOf } from '../../tree.ts';
import { ALL, sent, told } from '../shares/told.ts';
import { calmRepository, type Files } from './calm-repository.ts';
import { edited, sharingNames } from './edited.ts';

function divisionOf(files: Files): Division {
  return {
    tree: treeOf(files),
    rules: catalogue,
    settings: ALL,
    digest: (text) => createHash('sha256').update(text).digest('hex'),
  };
}

const seeds = Array.from({ length: 60 }, (_, at) => at + 1);
const EDITS = 4;
const CALM = 80;
let renewals = 0;

test.each(seeds)('seed %d: after an edit, what is kept says what a whole run says', (seed) => {
  const random = randomFrom(seed + 1000);
  const files = calmRepository(seed, CALM);
  let kept: KeptParts | undefined;
  for (let edit = 0; edit < EDITS; edit += 1) {
    if (kept === undefined) {
      const first = examineKeeping(divisionOf(files), () => true);
      expect(told(first.report)).toEqual(told(examine(treeOf(files), catalogue, ALL).report));
      kept = first.kept;
      if (kept === undefined) return;
    }
    const paths = Object.keys(files).filter(isManifestName);
    const some = random.oneIn(5) ? paths : sharingNames(files);
    const path = some[random.below(some.length)] ?? '';
    files[path] = edited(files[path] ?? '', random);
    const again = renew(divisionOf(files), sent(kept), [path], false);
    if (again !== undefined) {
      renewals += 1;
      expect(told(again.report), path).toEqual(told(examine(treeOf(files), catalogue, ALL).report));
    }
    kept = again?.kept;
  }
});

test('many of the edits need no whole run', () => {
  expect(renewals).toBeGreaterThan(seeds.length);
});
