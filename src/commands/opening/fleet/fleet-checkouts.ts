import { dirname, resolve } from 'node:path';
import { namedConfig } from '../../../io/find-config.ts';
import { locateCheckouts } from '../../../io/locate-checkouts.ts';
import type { LocatedCheckout, NamedCheckout } from '../../../io/locate-checkouts.ts';
import { whatIsAt } from '../../../io/locate-paths.ts';
import { CannotRun } from '../../../model/cannot-run.ts';

/**
 * The repositories that words name: a folder is one of them, a file lists some, relative to the file. Throws CannotRun for a word that is
 * neither, and for what cannot be one fleet.
 */
export async function fleetCheckouts(
  cwd: string,
  words: readonly string[],
): Promise<readonly LocatedCheckout[]> {
  const named: NamedCheckout[] = [];
  for (const word of words) named.push(...(await checkoutsOf(cwd, word)));
  return locateCheckouts(named);
}

async function checkoutsOf(cwd: string, word: string): Promise<readonly NamedCheckout[]> {
  const what = whatIsAt(cwd, word);
  if (what === undefined) throw new CannotRun(`No such file or directory: \`${word}\`.`);
  if (what === 'folder') return [{ path: word, from: cwd, urls: [] }];
  const from = dirname(resolve(cwd, word));
  const { readFleet } = await import('../../../config/read-fleet.ts');
  return readFleet(namedConfig(cwd, from, word)).map((item) => ({ ...item, from }));
}
