import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** More files of code than the program has: the folder is not the program's own. */
const MAX_FILES = 300;

/**
 * A digest of the program itself, from the folder that its bundle is in: two programs may have the same version and not the same rules.
 * Undefined if the folder cannot be read.
 */
export function programDigest(folder: string): string | undefined {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .sort();
    if (names.length === 0 || names.length > MAX_FILES) return undefined;
    const digest = createHash('sha256');
    for (const name of names) {
      const code = readFileSync(join(folder, name));
      digest.update(`${name}\0${code.length}\0`).update(code);
    }
    return digest.digest('hex');
  } catch {
    return undefined;
  }
}
