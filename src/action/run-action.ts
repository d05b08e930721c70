import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { endGroup, getInput, setOutput, startGroup } from '@actions/core';
import { catalogue } from '../../rules/catalogue.ts';
import { pages } from '../../rules/pages.ts';
import { check } from '../commands/check.ts';
import { hasColor } from '../cli/color.ts';
import { openRun } from '../cli/open-run.ts';
import type { ExitCode, Outside } from '../cli/outside.ts';
import { linesOfFailure } from '../cli/lines-of-failure.ts';
import { pathFrom } from '../io/locate-paths.ts';
import { writeFileFor } from '../io/write-file.ts';
import { exitCodeOf } from '../pipeline/exit-code-of.ts';
import type { Report } from '../model/report.ts';
import { actionInputs, argumentsOf, isInputOn } from '../options/action-inputs.ts';
import { parseArguments } from '../options/parse-arguments.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../report/problems/format-options.ts';
import type { FormatOptions } from '../report/problems/format-options.ts';
import { formatProblems } from '../report/problems/format-problems.ts';
import { VERSION } from '../version.ts';
import { sayActionFailure, writeSummary } from './say-action-failure.ts';

type Inputs = ReadonlyMap<string, string>;

/** Lines of the log above which a table says what there is of what. */
const SCREEN = 60;

/** Runs the GitHub Action: the full text in the log, annotations, a job summary, SARIF, outputs. Never throws. */
export async function runAction(outside: Outside): Promise<ExitCode> {
  const inputs = new Map(actionInputs().map(({ name }) => [name, getInput(name)]));
  try {
    return await runWith(inputs, outside);
  } catch (error) {
    await sayActionFailure(linesOfFailure(error), outside);
    return 2;
  }
}

async function runWith(inputs: Inputs, outside: Outside): Promise<ExitCode> {
  const workspace = outside.env['GITHUB_WORKSPACE'] ?? outside.cwd;
  const there = { ...outside, cwd: resolve(workspace, inputs.get('working-directory') ?? '.') };
  const writes = {
    annotations: isInputOn(inputs, 'annotations'),
    summary: isInputOn(inputs, 'summary'),
  };
  const { positionals, values } = parseArguments(argumentsOf(inputs));
  const run = await openRun(positionals, values, there);
  const report = check(run.tree, catalogue, run.settings);
  const options: FormatOptions = {
    ...DEFAULT_FORMAT_OPTIONS,
    version: VERSION,
    color: hasColor(values, outside, outside.stdout),
    verbose: values.has('verbose'),
    infos: values.has('verbose'),
    hints: true,
    screen: SCREEN,
    notices: run.notices,
    filesUrl: filesUrlOf(outside),
    pages,
  };
  writeLog(formatProblems('text', report, { ...options, guardCommands: true }), outside);
  if (writes.annotations) outside.stdout.write(formatProblems('github', report, options));
  if (writes.summary) await writeSummary(formatProblems('markdown', report, options), outside);
  const sarif = inputs.get('sarif-file') ?? '';
  if (sarif !== '') {
    const path = resolve(there.cwd, sarif);
    writeFileFor(path, formatProblems('sarif', report, options), run.located.root, sarif);
  }
  const code = exitCodeOf(report, run);
  const written = sarif === '' ? '' : pathFrom(workspace, resolve(there.cwd, sarif));
  setOutputs(report, written, code);
  return code;
}

/** The report, in a fold of the log in which the runner obeys no line: what manifests hold is never a command. */
function writeLog(text: string, { stdout }: Outside): void {
  const token = randomUUID();
  startGroup('envfrom: all problems');
  stdout.write(`::stop-commands::${token}\n${text}::${token}::\n`);
  endGroup();
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
