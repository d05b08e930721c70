import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { isLogOfCi, type Host } from '../../commands/host.ts';
import { liesIn, usualCacheFolder } from '../../io/cache/cache-folder.ts';
import { openStore, type Store } from '../../io/cache/open-store.ts';
import { workTreeOf } from '../../io/locate-paths.ts';

/** Compiled code of the program's own files, kept between runs. */
export interface CompiledCode {
  readonly digestOf: (source: Uint8Array) => string;
  /** What was kept for a file whose content has this digest, compiled by the same Node; undefined where there is nothing. */
  readonly find: (file: string, digest: string) => KeptCode | undefined;
  readonly keep: (file: string, digest: string, code: KeptCode) => void;
}

/** The code of one file, with the functions that runs had called. */
export interface KeptCode {
  readonly bytes: Uint8Array;
  /** When it was first made, and when a run last looked for more functions; milliseconds. */
  readonly made: number;
  readonly extended: number;
}

/** An entry: the digest of the source, the two times, the code. */
const DIGEST_LENGTH = 64;
const HEADER_LENGTH = DIGEST_LENGTH + 8 + 8;

/**
 * The kept code, in the folder of kept answers; undefined where there is none: in CI, where the folder lies among the files that the command
 * line names, where it is not the user's alone, and where the user does not want any.
 */
export function openCompiled(
  argv: readonly string[],
  { env, cwd }: Pick<Host, 'env' | 'cwd'>,
): CompiledCode | undefined {
  const folder = usualCacheFolder(env);
  if (folder === undefined || isLogOfCi({ env })) return undefined;
  if ((env['NODE_DISABLE_COMPILE_CACHE'] ?? '') !== '') return undefined;
  if (checkedFolders(argv, cwd).some((each) => liesIn(each, folder))) return undefined;
  const store = openStore(folder);
  return store === undefined ? undefined : compiledIn(store);
}

function compiledIn(store: Store): CompiledCode {
  // Code is only believed in the folder in which it was kept: a repository that brings a folder with its key cannot bring its birth.
  const node = [process.version, process.arch, String(cachedDataVersionTag())];
  const nameOf = (file: string): string =>
    store.digest('compiled code', store.birth, ...node, file);
  return {
    digestOf: (source) => store.digest('source', source),
    find(file, digest) {
      const entry = store.get(nameOf(file));
      if (entry === undefined || entry.length < HEADER_LENGTH) return undefined;
      const bytes = Buffer.from(entry.buffer, entry.byteOffset, entry.length);
      if (bytes.toString('latin1', 0, DIGEST_LENGTH) !== digest) return undefined;
      return {
        made: bytes.readDoubleBE(DIGEST_LENGTH),
        extended: bytes.readDoubleBE(DIGEST_LENGTH + 8),
        bytes: bytes.subarray(HEADER_LENGTH),
      };
    },
    keep(file, digest, { made, extended, bytes }) {
      const header = Buffer.alloc(HEADER_LENGTH);
      header.write(digest, 'latin1');
      header.writeDoubleBE(made, DIGEST_LENGTH);
      header.writeDoubleBE(extended, DIGEST_LENGTH + 8);
      store.put(nameOf(file), Buffer.concat([header, bytes]));
    },
  };
}

/** What a run may check, before its command line is understood: whatever it names, with the work tree around it. */
function checkedFolders(argv: readonly string[], cwd: string): readonly string[] {
  const paths = argv.filter((word) => !word.startsWith('-')).map((word) => resolve(cwd, word));
  return [...new Set([cwd, ...paths].map((path) => realPathOf(path)))].map(
    (path) => workTreeOf(path) ?? path,
  );
}

function realPathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
