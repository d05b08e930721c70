import { catalogue } from '../../rules/catalogue.ts';
import { diff } from '../commands/diff.ts';
import { whatIsAt } from '../io/locate-paths.ts';
import { readDiffArguments } from '../options/diff-arguments.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { formatChanges } from '../report/changes/format-changes.ts';
import { changeFormatOf, changeOptionsOf } from './change-output.ts';
import { isLarge } from './is-large.ts';
import { openComparison, type Sides } from './open-comparison.ts';
import type { ExitCode, Outside } from './outside.ts';
import { startProgress } from './progress.ts';
import { runBetween, runMatrix } from './run-variants.ts';
import { say } from './say.ts';
import { writeOutput } from './write-output.ts';

/** `envfrom diff`: two trees, two variants of one, or one workload in all its variants. */
export async function runDiff(args: Arguments, outside: Outside): Promise<ExitCode> {
  const { values } = args;
  if (values.has('between')) return runBetween(args, outside);
  if (values.has('matrix')) return runMatrix(args, outside);
  const words = readDiffArguments(args.positionals, values, (path) => whatIsAt(outside.cwd, path));
  const progress = startProgress(outside);
  try {
    const run = await openComparison(words.paths, values, outside, sidesOf(words));
    if (outside.isolate !== undefined && isLarge(run)) return await outside.isolate();
    const head = await progress.watch(run.tree);
    const { change, hide } = diff(run.base, head, catalogue, run.settings);
    progress.stop();
    for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
    const { labels } = run;
    const options = changeOptionsOf(values, outside, { labels, hide, rollouts: true });
    const text = formatChanges(changeFormatOf(values), change, options);
    writeOutput(text, values.get('output')?.at(-1), run.located, outside);
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
