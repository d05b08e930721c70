import { symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stableStates } from '../../src/io/file-state.ts';
import { scratch, write } from '../scratch.ts';

/** A folder in which nothing changes while tests run, and the one around it. */
const SETTLED = dirname(process.execPath);

describe('states of files that have not changed lately', () => {
  test('a file that is missing has the state of its folder', () => {
    const stateOf = stableStates(SETTLED);
    const state = stateOf('no-such-file');
    expect(state).toMatch(/ missing$/);
    expect(stateOf('no-other-file')).toBe(state);
    expect(stateOf('../no-such-file')).not.toBe(state);
    expect(stableStates(SETTLED)('no-such-file')).toBe(state);
  });

  test('no file has the state of a missing one, nor the end of it', () => {
    const stateOf = stableStates(dirname(SETTLED));
    const file = stateOf(`${basename(SETTLED)}/${basename(process.execPath)}`) ?? '';
    const folder = stateOf(basename(SETTLED)) ?? '';
    const missing = stateOf(`${basename(SETTLED)}/no-such-file`) ?? '';
    expect([file, folder].filter((state) => state === '' || missing.endsWith(state))).toEqual([]);
    expect(missing).toBe(`${folder} missing`);
  });

  test('a missing folder says nothing about what is in it', () => {
    expect(stableStates(SETTLED)('no-such-folder/file')).toBeUndefined();
  });

  test('nor does a folder that changed just now', () => {
    const root = scratch();
    write(root, { 'a/b.yaml': '' });
    expect(['a/b.yaml', 'a/c.yaml', 'c.yaml'].map(stableStates(root))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a symlink that leads to a file is not missing when the file appears', () => {
    const root = scratch();
    symlinkSync(join(SETTLED, 'no-such-file'), join(root, 'to-nothing'));
    symlinkSync(process.execPath, join(root, 'to-node'));
    const stateOf = stableStates(root);
    expect(stateOf('to-nothing')).toBeUndefined();
    expect(stateOf('to-node')).toBe(stableStates(SETTLED)(basename(process.execPath)));
  });
});
