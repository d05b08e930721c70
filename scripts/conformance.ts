import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runFile } from './conformance/run-file.ts';
import type { GroupResult } from './conformance/types.ts';

/**
 * `npm run conformance -- FILE…`: runs vector files through the engine, prints `passed N of M` per file and group and
 * every failure; exit 1 if there is any. Without files: all of ../shared/conformance. `--json` before the files: a line
 * of JSON per file instead, for tests.
 */
const SHARED = join('..', 'shared', 'conformance');

function main(args: readonly string[]): number {
  const asJson = args[0] === '--json';
  const named = asJson ? args.slice(1) : args;
  const paths = named.length > 0 ? named : sharedFiles();
  let failed = paths.length === 0;
  if (failed) console.error(`no vector files: ${SHARED} does not exist, and none was named`);
  for (const path of paths) {
    const groups = runFile(path);
    if (asJson) console.log(JSON.stringify({ path, groups }));
    else printFile(path, groups);
    if (groups.some(({ failures }) => failures.length > 0)) failed = true;
  }
  return failed ? 1 : 0;
}

function sharedFiles(): readonly string[] {
  if (!existsSync(SHARED)) return [];
  const names = readdirSync(SHARED).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => join(SHARED, name));
}

function printFile(path: string, groups: readonly GroupResult[]): void {
  console.log(basename(path));
  for (const group of groups) printResult(group);
}

function printResult(result: GroupResult): void {
  console.log(`  ${result.group}: passed ${result.passed} of ${result.total}`);
  for (const { name, detail } of result.failures) {
    console.log(`    FAILED ${name}\n      ${detail.replaceAll('\n', '\n      ')}`);
  }
  for (const { name, reason } of result.outOfScope) {
    console.log(`    out of scope: ${name}: ${reason}`);
  }
  const counts = new Map<string, number>();
  for (const { reason } of result.notImitated) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  for (const [reason, count] of counts) console.log(`    not imitated: ${count} (${reason})`);
}

process.exitCode = main(process.argv.slice(2));
