import { randomUUID } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { endGroup, getInput, setOutput, startGroup } from '@actions/core';
import { pages } from '../../rules/pages.ts';
import { actionInputs, isInputOn } from '../commands/arguments/action-inputs.ts';
import { examineCheck } from '../commands/check/examine-check.ts';
import { exitCodeOf } from '../commands/check/exit-code-of.ts';
import { ENGINES } from '../commands/engines.ts';
import type { ExitCode, Host } from '../commands/host.ts';
import { hasColor } from '../commands/output/color.ts';
import { urlOnGithub } from '../commands/output/files-url.ts';
import { linesOfFailure } from '../commands/output/lines-of-failure.ts';
import { pageOf } from '../commands/report/page-of.ts';
import { pathFrom } from '../io/locate-paths.ts';
import { writeFiles } from '../io/write/write-files.ts';
import type { Report } from '../model/report.ts';
import { changedLines } from '../pipeline/changed-lines.ts';
import { DEFAULT_FORMAT_OPTIONS, type FormatOptions } from '../report/problems/format-options.ts';
import { formatProblems } from '../report/problems/format-problems.ts';
import { markdownCode } from '../report/text/escape-markdown.ts';
import { VERSION } from '../version.ts';
import { changeSection, type ChangeSection } from './change-section.ts';
import { openAction, workingFolder } from './open-action.ts';
import { sayActionFailure, writeSummary } from './say-action-failure.ts';

type Inputs = ReadonlyMap<string, string>;

/** Lines of the log above which a table says what there is of what. */
const SCREEN = 60;

/** Runs the GitHub Action: the full text in the log, annotations, a job summary, SARIF, outputs. Never throws. */
export async function runAction(host: Host): Promise<ExitCode> {
  const inputs = new Map(actionInputs().map(({ name }) => [name, getInput(name)]));
  try {
    return await runWith(inputs, host);
  } catch (error) {
    await sayActionFailure(linesOfFailure(error), host);
    return 2;
  }
}

async function runWith(inputs: Inputs, host: Host): Promise<ExitCode> {
  const workspace = host.env['GITHUB_WORKSPACE'] ?? host.cwd;
  const there = { ...host, cwd: workingFolder(inputs, workspace) };
  const writes = {
    annotations: isInputOn(inputs, 'annotations'),
    summary: isInputOn(inputs, 'summary'),
  };
  const { run, values, notCompared } = await openAction(inputs, there);
  const checked = examineCheck(ENGINES, run, run.tree);
  const { report } = checked;
  const options: FormatOptions = {
    ...DEFAULT_FORMAT_OPTIONS,
    version: VERSION,
    color: hasColor(values, host, host.stdout),
    verbose: values.has('verbose'),
    infos: values.has('verbose'),
    hints: true,
    screen: SCREEN,
    notices: [...(notCompared === undefined ? [] : [notCompared]), ...run.notices],
    isChanged: run.base === undefined ? () => false : changedLines(run.base.tree, run.tree),
    filesUrl: urlOnGithub(host.env),
    pages,
  };
  const changes = changeSection(run, checked, options.filesUrl);
  const told = { report, options, changes, end: reportNote(inputs.get('report-file'), host) };
  const isNewOnly = run.base !== undefined && !run.showsAll;
  const text = formatProblems('text', report, { ...options, guardCommands: true });
  writeLog(isNewOnly ? 'envfrom: new problems' : 'envfrom: all problems', text, host);
  if (writes.annotations) host.stdout.write(formatProblems('github', report, options));
  if (writes.summary) {
    const { maxBytes } = DEFAULT_FORMAT_OPTIONS;
    await writeSummary(summaryOf(told, maxBytes), host);
  }
  const write = async (name: string, text: () => string): Promise<string> => {
    const file = inputs.get(name) ?? '';
    if (file === '') return '';
    const path = resolve(there.cwd, file);
    await writeFiles([{ path, name: file, text: text() }], run.located.root, host.holdSignals);
    return pathFrom(workspace, path);
  };
  const files = {
    'sarif-file': await write('sarif-file', () => formatProblems('sarif', report, options)),
    'comment-file': await write('comment-file', () => commentOf(told)),
    'report-file': await write('report-file', () => {
      const asked = { filesUrl: options.filesUrl, values, host };
      return [...pageOf(run, checked, asked)].join('');
    }),
  };
  const code = exitCodeOf(report, run);
  setOutputs(report, changes, files, code);
  return code;
}

/** Characters that a comment on GitHub may have; every character of UTF-8 has at least one byte. */
const COMMENT_BYTES = 65_536;
/** A later run finds the comment of an earlier one by this text. */
const MARKER = '<!-- envfrom -->\n';

/** What a summary is made of. */
interface Told {
  readonly report: Report;
  readonly options: FormatOptions;
  readonly changes: ChangeSection | undefined;
  /** Below all. */
  readonly end: string;
}

function commentOf(told: Told): string {
  const marks = MARKER + (isNothing(told) ? NOTHING : '');
  return marks + summaryOf(told, COMMENT_BYTES - marks.length);
}

/** Where the report can be found, if there is one: a later step uploads it. */
function reportNote(file: string | undefined, { env }: Host): string {
  if (file === undefined || file === '') return '';
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  const name = markdownCode(basename(file));
  const isKnown = server !== undefined && repository !== undefined && run !== undefined;
  const artifacts = isKnown
    ? `[artifacts of this run](${server}/${repository}/actions/runs/${run}#artifacts)`
    : 'artifacts of this run';
  return `\n**Report:** ${name}, among the ${artifacts}.\n`;
}

/** By which `comment/` knows that no comment is needed. */
const NOTHING = '<!-- envfrom: nothing to report -->\n';

/** Nothing is new, fixed or touched, and there is nothing to know about the run. */
function isNothing({ report: { problems, comparison }, options, changes }: Told): boolean {
  const old = new Set(comparison?.old);
  return (
    problems.every((problem) => old.has(problem)) &&
    (comparison?.fixed.length ?? 0) === 0 &&
    changes?.isEmpty !== false &&
    options.notices.length === 0
  );
}

/** The share of the room that is kept for problems, which come after the changes. */
const SHARE_OF_PROBLEMS = 0.4;

/** The verdict, what the change does to containers and running pods, then the problems; in so many bytes at most. */
function summaryOf({ report, options, changes, end }: Told, most: number): string {
  const maxBytes = most - Buffer.byteLength(end);
  const lead = changes?.markdown(Math.floor(maxBytes * (1 - SHARE_OF_PROBLEMS))) ?? '';
  return formatProblems('markdown', report, { ...options, lead, maxBytes }) + end;
}

/** The report, in a fold of the log in which the runner obeys no line: what manifests hold is never a command. */
function writeLog(title: string, text: string, { stdout }: Host): void {
  const token = randomUUID();
  startGroup(title);
  stdout.write(`::stop-commands::${token}\n${text}::${token}::\n`);
  endGroup();
}

function setOutputs(
  { problems, comparison }: Report,
  changes: ChangeSection | undefined,
  files: Readonly<Record<string, string>>,
  code: ExitCode,
): void {
  for (const severity of ['error', 'warning', 'info'] as const) {
    const count = problems.filter((problem) => problem.severity === severity).length;
    setOutput(`${severity}s`, String(count));
  }
  const old = new Set(comparison?.old);
  const fresh = problems.filter((problem) => !old.has(problem)).length;
  setOutput('new-problems', comparison === undefined ? '' : String(fresh));
  setOutput('fixed-problems', comparison === undefined ? '' : String(comparison.fixed.length));
  setOutput('changed-variables', String(changes?.changedVariables ?? ''));
  setOutput('stale-workloads', String(changes?.staleWorkloads ?? ''));
  setOutput('touched-workloads', String(changes?.touchedWorkloads ?? ''));
  for (const [name, path] of Object.entries(files)) setOutput(name, path);
  setOutput('conclusion', code === 0 ? 'success' : 'failure');
}
