import { keyedDigest } from '../src/io/cache/keyed-digest.ts';
import { catalogue } from '../rules/catalogue.ts';
import { openCheck } from '../src/cli/open-check.ts';
import type { Outside } from '../src/cli/outside.ts';
import type { Division } from '../src/commands/look-at-islands.ts';

/** The repository in a folder, as `check` opens it, to be looked at in parts. */
export async function openDivision(folder: string): Promise<Division> {
  const silent = { write: () => true };
  const outside: Outside = {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    stdin: Object.assign(nothing(), { isTTY: true }),
    stdout: silent,
    stderr: silent,
  };
  const { tree, settings } = await openCheck([], new Map(), outside);
  return { tree, rules: catalogue, settings, digest: keyedDigest('compare') };
}

/** What a file between two processes does to data. */
export function sent<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data));
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
