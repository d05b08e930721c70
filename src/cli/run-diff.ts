import { catalogue } from '../../rules/catalogue.ts';
import { diff } from '../commands/diff.ts';
import { whatIsAt } from '../io/locate-paths.ts';
import type { Change } from '../model/changes/change.ts';
import { readDiffArguments } from '../options/diff-arguments.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { DEFAULT_CHANGE_OPTIONS } from '../report/changes/change-options.ts';
import { CHANGE_FORMATS, formatChanges } from '../report/changes/format-changes.ts';
import { VERSION } from '../version.ts';
import { hasColor } from './color.ts';
import { isLarge } from './is-large.ts';
import { openComparison, type Comparison, type Sides } from './open-comparison.ts';
import { isLogOfCi, widthOf, type ExitCode, type Outside } from './outside.ts';
import { startProgress } from './progress.ts';
import { say } from './say.ts';
import { writeOutput } from './write-output.ts';

/** `envfrom diff`: two trees, two variants of one, or one workload in all its variants. */
export async function runDiff(args: Arguments, outside: Outside): Promise<ExitCode> {
  const { values } = args;
  const words = readDiffArguments(args.positionals, values, (path) => whatIsAt(outside.cwd, path));
  const progress = startProgress(outside);
  try {
    const run = await openComparison(words.paths, values, outside, sidesOf(words));
    if (outside.isolate !== undefined && isLarge(run)) return await outside.isolate();
    const head = await progress.watch(run.tree);
    const { change, hide } = diff(run.base, head, catalogue, run.settings);
    progress.stop();
    for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
    writeChange(change, hide, args, run, outside);
    return values.has('exit-code') && change.workloads.length + change.sources.length > 0 ? 1 : 0;
  } finally {
    progress.stop();
  }
}

function sidesOf({ base, head, baseDir, headDir }: ReturnType<typeof readDiffArguments>): Sides {
  return {
    base:
      baseDir !== undefined
        ? { kind: 'folder', path: baseDir }
        : base === undefined
          ? { kind: 'default' }
          : { kind: 'revision', revision: base },
    head:
      headDir !== undefined
        ? { kind: 'folder', path: headDir }
        : head === undefined
          ? { kind: 'work-tree' }
          : { kind: 'revision', revision: head },
  };
}

function writeChange(
  change: Change,
  hide: (text: string) => string,
  { values }: Arguments,
  { labels, located }: Comparison,
  outside: Outside,
): void {
  const file = values.get('output')?.at(-1);
  const sink = file === undefined ? outside.stdout : undefined;
  const asked = values.get('format')?.at(-1);
  const format = CHANGE_FORMATS.find((known) => known === asked) ?? 'text';
  const text = formatChanges(format, change, {
    ...DEFAULT_CHANGE_OPTIONS,
    version: VERSION,
    labels,
    hide,
    color: hasColor(values, outside, sink),
    width: widthOf(sink) ?? DEFAULT_CHANGE_OPTIONS.width,
    files: values.has('files'),
    guardCommands: sink !== undefined && isLogOfCi(outside),
  });
  writeOutput(text, file, located, outside);
}
