import { resolve } from 'node:path';
import { argumentsOf } from '../commands/arguments/action-inputs.ts';
import { parseArguments } from '../commands/arguments/parse-arguments.ts';
import type { Host } from '../commands/host.ts';
import { NoBase } from '../commands/opening/no-base.ts';
import { openCheck, type OpenedCheck } from '../commands/opening/open-check.ts';
import { whatIsAt } from '../io/locate-paths.ts';
import { CannotRun } from '../model/cannot-run.ts';

type Values = ReadonlyMap<string, readonly string[]>;

interface OpenedAction {
  readonly run: OpenedCheck;
  readonly values: Values;
  /** Why a pull request is not compared with its base, and what to set: a sentence. */
  readonly notCompared: string | undefined;
}

/** The value of the input `base` that compares with nothing. */
const NO_BASE = 'none';
const REQUESTS = new Set(['pull_request', 'pull_request_target', 'merge_group']);

/** The folder that paths are relative to. Throws CannotRun where there is none. */
export function workingFolder(inputs: ReadonlyMap<string, string>, workspace: string): string {
  const named = inputs.get('working-directory') ?? '.';
  const folder = resolve(workspace, named);
  if (whatIsAt(workspace, named) === 'folder') return folder;
  throw new CannotRun(
    `The input \`working-directory\` is not a folder of the workspace: \`${named}\`.`,
    'It is relative to the workspace; actions/checkout comes before this step.',
  );
}

/**
 * Inputs → the run. A pull request is compared with its base unless an input says otherwise; where its base is not in the clone, everything is
 * reported, and why is said. Throws CannotRun, also for a base that an input asks for and that is not there.
 */
export async function openAction(
  inputs: ReadonlyMap<string, string>,
  host: Host,
): Promise<OpenedAction> {
  const { positionals, values: given } = parseArguments(argumentsOf(inputs));
  const named = given.get('base')?.at(-1);
  const isRequest = REQUESTS.has(host.env['GITHUB_EVENT_NAME'] ?? '');
  if (named === NO_BASE || (named === undefined && !isRequest)) {
    const values = without(given, 'base');
    return { run: await openCheck(positionals, values, host), values, notCompared: undefined };
  }
  const values = new Map(given).set('base', [named ?? 'auto']);
  try {
    return { run: await openCheck(positionals, values, host), values, notCompared: undefined };
  } catch (error) {
    const isAsked = named !== undefined || given.has('config-from');
    if (!(error instanceof NoBase) || isAsked) throw error;
    const plain = without(given, 'base');
    const run = await openCheck(positionals, plain, host);
    const reasons = [...error.lines, ...(error.help === undefined ? [] : [error.help])];
    const notCompared = `Cannot tell new problems from old ones. ${reasons.join(' ')}`;
    return { run, values: plain, notCompared };
  }
}

function without(values: Values, name: string): Values {
  return new Map([...values].filter(([key]) => key !== name));
}
