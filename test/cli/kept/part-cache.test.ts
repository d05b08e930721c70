import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPartCache, type PartCache } from '../../../src/cli/kept/part-cache.ts';
import { openReads } from '../../../src/cli/kept/stored-reads.ts';
import { examine } from '../../../src/commands/examine.ts';
import { catalogue } from '../../../rules/catalogue.ts';
import { openStore, type Store } from '../../../src/io/cache/open-store.ts';
import { askingAgain, joinReads, recordReads } from '../../../src/io/cache/record-reads.ts';
import type { FileTree } from '../../../src/model/file-tree.ts';
import { formatProblems } from '../../../src/report/problems/format-problems.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../../src/report/problems/format-options.ts';
import type { Report } from '../../../src/model/report.ts';
import { SETTINGS } from '../../changes/verdict-matrix.ts';
import { envfrom } from '../../envfrom.ts';
import { scratch, write } from '../../scratch.ts';
import { treeOf } from '../../tree.ts';
import { calmRepository, settingsOf, type Files } from './calm-repository.ts';

/** The folders that have nothing to do with each other alone. */
function calm(count: number): Files {
  const all = Object.entries(calmRepository(1, count));
  return Object.fromEntries(all.filter(([path]) => path.startsWith('calm/')));
}

const NAME = 'a'.repeat(64);

function storeIn(folder: string): Store {
  const store = openStore(folder);
  if (store === undefined) throw new Error('no store');
  return store;
}

/** A run over some files: as the cache does it, renewed where it can be. */
async function runOn(store: Store, files: Files): Promise<{ report: Report; isRenewed: boolean }> {
  const tree = treeOf(files);
  const recorder = recordReads(store.digest);
  const reads = openReads(store);
  const ask = askingAgain({ head: tree }, store.digest);
  const parts: PartCache = openPartCache(store, NAME, reads, ask, SETTINGS);
  const recorded: FileTree = recorder.record('head', tree);
  const renewed = await parts.renew(recorded, false);
  const { report } = renewed ?? parts.examine(recorded);
  const all = joinReads(parts.reads(), recorder.reads());
  if (all !== undefined) parts.keep(reads.put(all));
  return { report, isRenewed: renewed !== undefined };
}

function json(report: Report): string {
  return formatProblems('json', report, { ...DEFAULT_FORMAT_OPTIONS, version: '1' });
}

function whole(files: Files): string {
  return json(examine(treeOf(files), catalogue, SETTINGS).report);
}

describe('parts kept in a folder', () => {
  test('an edit looks at what it touches, again and again, and back', async () => {
    const store = storeIn(scratch());
    const files = calm(450);
    expect((await runOn(store, files)).isRenewed).toBe(false);
    const path = 'calm/8/pod.yaml';
    for (const text of [settingsOf(9), 'settings-calm-nine', settingsOf(8)]) {
      const edited = { ...files, [path]: files[path]?.replace(/set+ings-calm-\d+/, text) ?? '' };
      const { report, isRenewed } = await runOn(store, edited);
      expect(isRenewed).toBe(true);
      expect(json(report)).toBe(whole(edited));
    }
  });

  test('a lost or damaged entry means a whole run', async () => {
    const folder = scratch();
    const files = calm(450);
    await runOn(storeIn(folder), files);
    const edited = { ...files, 'calm/7/pod.yaml': '# nothing\n' };
    const entry = readdirSync(folder).find((name) => name !== 'key' && name !== NAME);
    rmSync(join(folder, entry ?? ''));
    const { report, isRenewed } = await runOn(storeIn(folder), edited);
    expect(isRenewed).toBe(false);
    expect(json(report)).toBe(whole(edited));
  });

  test('no value of a Secret is in any entry', async () => {
    const folder = scratch();
    const value = 'hunter2-pa55word-x9';
    const files: Files = {
      ...calm(100),
      'calm/1/secret.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: s, namespace: shop}\nstringData: {password: ${value}}\n`,
      'calm/2/pod.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers: [{name: c, image: x, env: [{name: "${value} x", value: ${value}}]}]\n`,
    };
    const store = storeIn(folder);
    await runOn(store, files);
    const again = await runOn(store, {
      ...files,
      'calm/3/pod.yaml': files['calm/4/pod.yaml'] ?? '',
    });
    expect(again.isRenewed).toBe(true);
    const kept = readdirSync(folder).filter((name) => name !== 'key');
    expect(kept.length).toBeGreaterThan(1);
    for (const name of kept) {
      const text = readFileSync(join(folder, name)).toString('latin1');
      expect(text.includes(value)).toBe(false);
      expect(text.includes(Buffer.from(value).toString('base64').slice(0, 20))).toBe(false);
    }
  });
});

test(
  'check says the same with what was kept, whatever is edited',
  { timeout: 120_000 },
  async () => {
    const cache = join(scratch(), 'cache');
    const program = scratch({ 'cli.js': '1' });
    const files = calmRepository(11, 520);
    const root = scratch(files);
    const check = (line: string) => envfrom(root, `check --format json ${line}`, { program });
    const edits: readonly Files[] = [
      {
        'calm/7/pod.yaml':
          files['calm/7/pod.yaml']?.replace(/set+ings-calm-\d+/, settingsOf(8)) ?? '',
      },
      { 'calm/8/config.yaml': files['calm/8/config.yaml']?.replace('HOST', 'PORT') ?? '' },
      { 'calm/9/config.yaml': '' },
      { 'calm/new/pod.yaml': files['calm/7/pod.yaml'] ?? '' },
      { 'calm/10/secret.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: calm-9}\n' },
      { 'calm/11/pod.yaml': 'a: [\n', 'calm/12/pod.yaml': '# nothing\n' },
      { '.envfrom.yaml': 'strict: true\n' },
      { 'README.md': 'First make a ConfigMap called `calm-nine`.\n' },
    ];
    for (const edit of [{}, ...edits]) {
      write(root, edit);
      const kept = await check(`--cache ${cache}`);
      expect(kept, Object.keys(edit).join()).toEqual(await check('--no-cache'));
    }
  },
);
