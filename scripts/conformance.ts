import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runFile } from './conformance/run-file.ts';
import type { GroupResult } from './conformance/types.ts';

/**
 * `npm run conformance -- FILE…`: runs vector files through the engine, prints `passed N of M` per file and group and
 * every failure; exit 1 if there is any. Without files: all of ../shared/conformance.
 */
const SHARED = join('..', 'shared', 'conformance');

function main(args: readonly string[]): number {
  const paths = args.length > 0 ? args : sharedFiles();
  let failed = paths.length === 0;
  if (failed) console.error(`no vector files: ${SHARED} does not exist, and none was named`);
  for (const path of paths) {
    console.log(basename(path));
    for (const result of runFile(path)) {
      printResult(result);
      if (result.failures.length > 0) failed = true;
    }
  }
  return failed ? 1 : 0;
}

function sharedFiles(): readonly string[] {
  if (!existsSync(SHARED)) return [];
  const names = readdirSync(SHARED).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => join(SHARED, name));
}

function printResult(result: GroupResult): void {
  console.log(`  ${result.group}: passed ${result.passed} of ${result.total}`);
  for (const { name, detail } of result.failures) {
    console.log(`    FAILED ${name}\n      ${detail.replaceAll('\n', '\n      ')}`);
  }
  for (const { name, reason } of result.outOfScope) {
    console.log(`    out of scope: ${name}: ${reason}`);
  }
}

process.exitCode = main(process.argv.slice(2));
