import { isAscii } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { Script } from 'node:vm';
import type { Host } from '../../commands/host.ts';
import { withUsualCompiler } from '../../commands/opening/tune-compiler.ts';
import { openCompiled, type CompiledCode, type KeptCode } from './open-compiled.ts';

/** A file of the program that was loaded in this run. */
interface Loaded {
  readonly file: string;
  readonly digest: string;
  readonly script: Script;
  /** Of the code that was kept, without the code itself, which V8 has by now; absent: it was compiled here. */
  readonly kept: Pick<KeptCode, 'made' | 'extended'> | undefined;
}

/** What Node calls with the parts of a module. */
type ModuleFunction = (
  exports: unknown,
  require: (id: string) => unknown,
  module: NodeJS.Module,
  file: string,
  folder: string,
) => void;

/** Smaller files are compiled as fast as their code is read. */
const LEAST_BYTES = 8 * 1024;

/**
 * Lets the files of the program, those in a folder, be loaded with their kept code: with the functions that earlier runs called, which
 * V8 would otherwise compile one by one. Node's own compile cache has none of these, and Node 20 has no such cache. Returns what keeps the
 * code of this run, to be called at its end. Where no code may be kept, Node loads the files as ever. Not
 * for workers: their runs are long, and V8's options, which kept code depends on, may have been tuned when they start.
 */
export function loadCompiled(
  folder: string,
  argv: readonly string[],
  host: Pick<Host, 'env' | 'cwd'>,
): () => void {
  const compiled = openCompiled(argv, host);
  if (compiled === undefined) return () => {};
  const usual = require.extensions['.js'];
  const loaded: Loaded[] = [];
  require.extensions['.js'] = (module, file) => {
    if (!file.startsWith(folder + sep)) return usual?.(module, file);
    const source = readFileSync(file);
    if (source.length < LEAST_BYTES) return usual?.(module, file);
    const digest = compiled.digestOf(source);
    const found = compiled.find(file, digest);
    const script = scriptOf(file, source, found);
    const isTaken = found !== undefined && script.cachedDataRejected === false;
    const kept = isTaken ? { made: found.made, extended: found.extended } : undefined;
    loaded.push({ file, digest, script, kept });
    const run: ModuleFunction = script.runInThisContext();
    const requireFrom = (id: string): unknown => module.require(id);
    return run(module.exports, requireFrom, module, file, dirname(file));
  };
  return () => {
    const now = Date.now();
    for (const each of loaded) keepLoaded(each, compiled, now);
  };
}

function scriptOf(filename: string, source: Buffer, found: KeptCode | undefined): Script {
  const text = source.toString(isAscii(source) ? 'latin1' : 'utf8');
  const code = `(function (exports, require, module, __filename, __dirname) { ${text}\n})`;
  return withUsualCompiler(
    () => new Script(code, { filename, ...(found && { cachedData: found.bytes }) }),
  );
}

/** Keeps what is new, and now and then what may have grown. */
function keepLoaded(
  { file, digest, script, kept }: Loaded,
  compiled: CompiledCode,
  now: number,
): void {
  if (kept !== undefined && !isDue(kept, now)) return;
  const bytes = withUsualCompiler(() => script.createCachedData());
  compiled.keep(file, digest, { bytes, made: kept?.made ?? now, extended: now });
}

/** Looking for functions that other runs called costs some milliseconds: it is done whenever the code has become twice as old. */
function isDue({ made, extended }: NonNullable<Loaded['kept']>, now: number): boolean {
  return now < extended || now - made >= 2 * (extended - made);
}
