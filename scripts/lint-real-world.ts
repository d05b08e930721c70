import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Runs the committed bundle over every repository of a folder (default ../shared/corpus): `node scripts/run.mjs lint-real-world [FOLDER]`.
 * Prints all errors and warnings, and the counts per rule. Exit 1 when a run crashes; problems are what it is for.
 */
interface Problem {
  readonly rule: string;
  readonly severity: string;
}

function main(args: readonly string[]): number {
  const folder = resolve(args[0] ?? '../shared/corpus');
  if (!existsSync(folder)) {
    console.log(`skipped: there is no ${args[0] ?? '../shared/corpus'} here`);
    return process.env['CI'] === 'true' ? 1 : 0;
  }
  const crashed = readdirSync(folder)
    .sort()
    .filter((name) => !lint(join(folder, name), name));
  if (crashed.length > 0) console.log(`crashed: ${crashed.join(', ')}`);
  return crashed.length > 0 ? 1 : 0;
}

function lint(path: string, name: string): boolean {
  const cli = resolve('dist/cli.js');
  const run = (format: string): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [cli, 'check', '--format', format, '--fail-on', 'never', '.'], {
      cwd: path,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
  const json = run('json');
  if (json.status !== 0) {
    console.log(`${name}: exit ${String(json.status)}\n${json.stderr}`);
    return false;
  }
  const report: { problems: readonly Problem[] } = JSON.parse(json.stdout);
  console.log(`\n== ${name}: ${counts(report.problems)}`);
  const lines = run('concise').stdout.split('\n');
  for (const line of lines.filter((text) => /: (error|warning)/.test(text))) console.log(line);
  return true;
}

function counts(problems: readonly Problem[]): string {
  const byRule = new Map<string, number>();
  for (const { rule, severity } of problems) {
    const key = `${severity} ${rule}`;
    byRule.set(key, (byRule.get(key) ?? 0) + 1);
  }
  if (byRule.size === 0) return 'nothing found';
  return [...byRule]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => `${key} ${count}`)
    .join(', ');
}

process.exitCode = main(process.argv.slice(2));
