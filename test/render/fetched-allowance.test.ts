import { expect, test } from 'vitest';
import type { Vendor, VendorItem } from '../../src/model/elsewhere/vendor.ts';
import type { Build } from '../../src/model/manifest.ts';
import { newAllowance } from '../../src/render/work/allowance.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const ROOT = 'github.com/org/charts@1a2b3c4d5e6f';
const PATH = `${ROOT}/web/values.yaml`;
const item: VendorItem = {
  root: ROOT,
  type: 'git',
  url: 'https://github.com/org/charts',
  version: 'v1',
  resolved: '1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b',
  date: '2026-11-20',
  paths: ['web'],
  hash: '',
  files: () => [PATH],
  lacks: () => undefined,
};
const vendor: Vendor = {
  items: [item],
  locked: [item],
  fault: undefined,
  read: () => ({ kind: 'bytes', bytes: new Uint8Array(10_000) }),
};
const tree = { ...treeOf({ 'flux.yaml': 'a: b\n' }), vendor };

/** Whether the release of a chart, rendered with much work, leaves nothing for others. */
function isSpentBy(more: Partial<Build>): boolean {
  const { isSpent, take } = newAllowance(tree, { ...SETTINGS.limits, work: 100_000 });
  const id = 'HelmRelease apps/web';
  take({
    id,
    kind: 'helm-release',
    objects: [],
    failures: [],
    partial: [],
    files: [],
    work: 1_000_000,
    ...more,
  });
  return isSpent();
}

test('what was fetched is part of what builds are made of', () => {
  const { type, url, version } = item;
  const at = { file: { path: 'flux.yaml', text: '' }, start: 0, end: 0 };
  const need = { type, url, version, path: 'web', at };
  expect(isSpentBy({})).toBe(true);
  expect(isSpentBy({ needs: [{ ...need, found: undefined }] })).toBe(true);
  expect(isSpentBy({ needs: [{ ...need, found: ROOT }] })).toBe(false);
  expect(isSpentBy({ folder: `${ROOT}/web` })).toBe(false);
});
