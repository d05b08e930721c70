import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import notImitatedIds from './conformance/not-imitated.json' with { type: 'json' };
import { runFile } from './conformance/run-file.ts';
import type { GroupResult } from './conformance/types.ts';

/**
 * `npm run conformance -- FILE…`: runs vector files through the engine, prints `passed N of M` per file and group and
 * every failure; exit 1 if there is any, or if a file holds no vectors. Without files: all of test/conformance and
 * ../shared/conformance; then every case that is listed as not imitated must have another answer here.
 */
const FOLDERS = [join('test', 'conformance'), join('..', 'shared', 'conformance')];

function main(args: readonly string[]): number {
  const paths = args.length > 0 ? args : allFiles();
  let failed = false;
  const differing = new Set<string>();
  for (const path of paths) {
    const groups = runFile(path);
    printFile(path, groups);
    for (const { name } of groups.flatMap(({ notImitated }) => notImitated)) differing.add(name);
    const isEmpty = groups.every((group) => casesOf(group) === 0);
    if (isEmpty) console.log('    FAILED: no vectors');
    if (isEmpty || groups.some(({ failures }) => failures.length > 0)) failed = true;
  }
  if (args.length > 0) return failed ? 1 : 0;
  const imitated = Object.values(notImitatedIds)
    .flat()
    .filter((id) => !differing.has(id));
  if (imitated.length > 0) console.log(`FAILED: imitated after all: ${imitated.join(', ')}`);
  return failed || imitated.length > 0 ? 1 : 0;
}

function casesOf({ total, outOfScope, notImitated }: GroupResult): number {
  return total + outOfScope.length + notImitated.length;
}

function allFiles(): readonly string[] {
  return FOLDERS.flatMap((folder) => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.sort().map((name) => join(folder, name));
  });
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
