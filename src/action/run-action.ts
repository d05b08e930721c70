import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { endGroup, getInput, setOutput, startGroup, summary } from '@actions/core';
import { catalogue } from '../../rules/catalogue.ts';
import { pages } from '../../rules/pages.ts';
import { check } from '../commands/check.ts';
import { hasColor } from '../cli/color.ts';
import { openRun } from '../cli/open-run.ts';
import type { ExitCode, Outside } from '../cli/outside.ts';
import { sayFailure } from '../cli/say-failure.ts';
import { writeOutput } from '../cli/write-output.ts';
import { exitCodeOf } from '../pipeline/exit-code-of.ts';
import type { Report } from '../model/report.ts';
import { actionInputs, argumentsOf } from '../options/action-inputs.ts';
import { parseArguments } from '../options/parse-arguments.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../report/problems/format-options.ts';
import type { FormatOptions } from '../report/problems/format-options.ts';
import { formatProblems } from '../report/problems/format-problems.ts';
import { VERSION } from '../version.ts';

type Inputs = ReadonlyMap<string, string>;

/** Runs the GitHub Action: the full text in the log, annotations, a job summary, SARIF, outputs. Never throws. */
export async function runAction(outside: Outside): Promise<ExitCode> {
  const inputs = new Map(actionInputs().map(({ name }) => [name, getInput(name)]));
  try {
    return await runWith(inputs, outside);
  } catch (error) {
    const { code, text } = sayFailure(error);
    outside.stdout.write(`::error title=envfrom::${escapeCommand(text.trimEnd())}\n`);
    setOutput('conclusion', 'failure');
    return code;
  }
}

async function runWith(inputs: Inputs, outside: Outside): Promise<ExitCode> {
  const workspace = outside.env['GITHUB_WORKSPACE'] ?? outside.cwd;
  const cwd = resolve(workspace, inputs.get('working-directory') ?? '.');
  const there = { ...outside, cwd };
  const { positionals, values } = parseArguments(argumentsOf(inputs));
  const run = await openRun(positionals, values, there);
  const report = check(run.tree, catalogue, run.settings);
  const options: FormatOptions = {
    ...DEFAULT_FORMAT_OPTIONS,
    version: VERSION,
    color: hasColor(values, outside, outside.stdout),
    verbose: values.has('verbose'),
    filesUrl: filesUrlOf(outside),
    pages,
  };
  writeLog(formatProblems('text', report, { ...options, guardCommands: true }), outside);
  if (isOn(inputs, 'annotations')) outside.stdout.write(formatProblems('github', report, options));
  if (isOn(inputs, 'summary')) await writeSummary(report, options, outside);
  const sarif = inputs.get('sarif-file') ?? '';
  if (sarif !== '') writeOutput(formatProblems('sarif', report, options), sarif, there);
  const code = exitCodeOf(report, run);
  setOutputs(report, sarif, code);
  return code;
}

/** The report, in a fold of the log in which the runner obeys no line: what manifests hold is never a command. */
function writeLog(text: string, { stdout }: Outside): void {
  const token = randomUUID();
  startGroup('envfrom: all problems');
  stdout.write(`::stop-commands::${token}\n${text}::${token}::\n`);
  endGroup();
}

/** Servers without job summaries, and runs outside of Actions, have none. */
async function writeSummary(
  report: Report,
  options: FormatOptions,
  { env }: Outside,
): Promise<void> {
  if ((env['GITHUB_STEP_SUMMARY'] ?? '') === '') return;
  await summary.addRaw(formatProblems('markdown', report, options)).write();
}

function setOutputs({ problems }: Report, sarif: string, code: ExitCode): void {
  for (const severity of ['error', 'warning', 'info'] as const) {
    const count = problems.filter((problem) => problem.severity === severity).length;
    setOutput(`${severity}s`, String(count));
  }
  setOutput('sarif-file', sarif);
  setOutput('conclusion', code === 0 ? 'success' : 'failure');
}

/** Where the files of the commit can be seen, when the runner says so. */
function filesUrlOf({ env }: Outside): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  if (server === undefined || repository === undefined || commit === undefined) return undefined;
  return `${server}/${repository}/blob/${commit}`;
}

function isOn(inputs: Inputs, name: string): boolean {
  return !/^(?:false|False|FALSE)$/.test(inputs.get(name) ?? '');
}

function escapeCommand(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
