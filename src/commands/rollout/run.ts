import { resolve } from 'node:path';
import { isLarge } from '../../io/is-large.ts';
import { pathFrom } from '../../io/locate-paths.ts';
import { readNamedFile } from '../../io/read-content.ts';
import { writeFiles } from '../../io/write/write-files.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileContent } from '../../model/file-tree.ts';
import type { SourceFile } from '../../model/span.ts';
import { escapeText } from '../../report/text/escape-text.ts';
import { lineText } from '../../rollout/write/rollout-lines.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { writeChanges } from '../output/write-changes.ts';
import { printText } from '../output/write-output.ts';
import { noticeLines, writeStderr } from '../output/write-stderr.ts';
import { rollout, rolloutFilter } from './renew-copies.ts';

const NOT_LINKED =
  'No workload in these files is linked to a ConfigMap, Secret or other object. `envfrom set triggers` links one.\n';

/** `envfrom rollout`: copies of ConfigMaps and Secrets for the workloads linked to them, in a repository or in a stream. */
export async function runRollout(args: Arguments, host: Host): Promise<ExitCode> {
  const { values, positionals } = args;
  const history = historyOf(values.get('history')?.at(-1));
  if (values.has('write') && values.has('check')) {
    throw new CannotRun('`--write` and `--check` cannot be used together.');
  }
  const run = await openRun(positionals, values, host);
  for (const line of noticeLines(run.notices)) writeStderr(host, line);
  if (run.located.targets.some(({ kind }) => kind === 'stdin')) {
    if (positionals.length > 1) {
      throw new CannotRun('`envfrom rollout -` takes no paths: it reads only standard input.');
    }
    return await filter(run, args, history, host);
  }
  if (values.has('copies')) throw new CannotRun('`--copies` works only with `envfrom rollout -`.');
  if (host.isolate !== undefined && isLarge(run)) return host.isolate();
  const { changes, lines, faults, isLinked } = rollout(run.tree, run.settings, history);
  if (values.has('write')) await writeChanges(changes, run.located, run.tree, host);
  const isWritten = values.has('write');
  for (const line of lines) printText(host, `${escapeText(lineText(line, isWritten))}\n`);
  for (const { place, message } of faults) writeStderr(host, `${place}: ${sentenceOf(message)}`);
  if (changes.length === 0) {
    if (faults.length === 0) host.stdout.write(isLinked ? 'Copies are up to date.\n' : NOT_LINKED);
  } else if (!values.has('write')) {
    writeStderr(host, 'envfrom: nothing is written yet: run `envfrom rollout --write`.');
  }
  const isStale = values.has('check') && changes.length > 0;
  return faults.length > 0 || isStale ? 1 : 0;
}

/** Everything or nothing: with a fault, the host gets no stream and says so. */
async function filter(
  run: OpenedRun,
  { values }: Arguments,
  history: number | undefined,
  host: Host,
): Promise<ExitCode> {
  const [path = 'stdin.yaml'] = run.tree.paths;
  const stream = textOf(run.tree.read(path), path, run);
  const named = values.get('copies')?.at(-1);
  const copies = named === undefined ? undefined : namedCopies(named, run);
  const result = rolloutFilter(stream, copies, run.settings, history);
  for (const { place, message } of result.faults)
    writeStderr(host, `envfrom: ${place}: ${sentenceOf(message)}`);
  if (result.faults.length > 0) return 1;
  const isStale =
    copies === undefined ? result.text !== stream.text : result.copies !== copies.text;
  if (values.has('check')) return isStale ? 1 : 0;
  if (values.has('write')) {
    if (copies === undefined || named === undefined) {
      throw new CannotRun('With standard input, `--write` needs `--copies FILE`.');
    }
    const absolute = resolve(run.located.here, named);
    if (result.copies !== undefined && isStale) {
      const file = { path: absolute, name: named, text: result.copies };
      await writeFiles([file], run.located.root, host.holdSignals);
    }
  }
  host.stdout.write(result.text);
  return 0;
}

/** A file of copies; one that is not there yet is empty. */
function namedCopies(named: string, run: OpenedRun): SourceFile {
  const absolute = resolve(run.located.here, named);
  const content = readNamedFile(absolute, run.settings.limits.fileSize);
  const path = pathFrom(run.located.root, absolute);
  if (content.kind === 'unreadable' && content.cause === 'missing') return { path, text: '' };
  return textOf(content, named, run);
}

function textOf(content: FileContent, path: string, { settings }: OpenedRun): SourceFile {
  if (content.kind === 'unreadable')
    throw new CannotRun(`Cannot read \`${path}\`: ${content.reason}.`);
  const { bytes } = content;
  const { fileSize } = settings.limits;
  if (bytes.length > fileSize) {
    throw new CannotRun(
      `\`${path}\` is larger than ${fileSize} bytes, the limit.`,
      'Raise it with `--limit file-size=N`.',
    );
  }
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    throw new CannotRun(`\`${path}\` is not UTF-8.`);
  }
}

function historyOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CannotRun(
    `\`--history\` must be a whole number of 1 or more, not \`${text}\`.`,
    'One older copy always stays: during a rollout, pods of the previous revision may still start.',
  );
}

function sentenceOf(message: string): string {
  return message.endsWith('?') ? message : `${message}.`;
}
