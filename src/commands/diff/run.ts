import { diff } from './compare-trees.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { whatIsAt } from '../../io/locate-paths.ts';
import { readDiffArguments } from './diff-arguments.ts';
import type { Arguments } from '../command.ts';
import { formatChanges } from '../../report/changes/format-changes.ts';
import { changeFormatOf, changeOptionsOf } from '../output/change-output.ts';
import { isLarge } from '../../io/is-large.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { openComparison, type Sides } from '../opening/open-comparison.ts';
import type { ExitCode, Host } from '../host.ts';
import { startProgress } from '../output/progress.ts';
import { diffExitCode } from './exit-code-of-diff.ts';
import { runWith } from './run-with.ts';
import { runBetween, runMatrix } from './run-variants.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { writeOutput } from '../output/write-output.ts';

/** `envfrom diff`: two trees, two variants of one, or one workload in all its variants. */
export async function runDiff(args: Arguments, host: Host): Promise<ExitCode> {
  const { values } = args;
  refuseOneTree(values);
  if (values.has('between')) return runBetween(args, host);
  if (values.has('with')) return runWith(args, host);
  if (values.has('matrix')) return runMatrix(args, host);
  const words = readDiffArguments(args.positionals, values, (path) => whatIsAt(host.cwd, path));
  const progress = startProgress(host);
  try {
    const run = await openComparison(words.paths, values, host, sidesOf(words));
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const engines = await loadEngines(run, run.base);
    const head = await progress.watch(run.tree);
    const { change, redact } = diff(engines, run.base, head, run.settings);
    progress.stop();
    for (const notice of run.notices) writeStderr(host, `envfrom: ${notice}`);
    const { labels } = run;
    const options = changeOptionsOf(values, host, { labels, redact, rollouts: true });
    const text = formatChanges(changeFormatOf(values), change, options);
    await writeOutput(text, values.get('output')?.at(-1), run.located, host);
    return diffExitCode(change, values);
  } finally {
    progress.stop();
  }
}

/** `--between`, `--matrix` and `--with` look at one tree, the files here. */
function refuseOneTree(values: Arguments['values']): void {
  const one = ['between', 'matrix', 'with'].find((name) => values.has(name));
  if (one !== undefined && one !== 'with' && values.has('cluster')) {
    throw new CannotRun(`\`--cluster\` cannot be used with \`--${one}\`, which compares variants.`);
  }
  if (one !== undefined && one !== 'with' && values.has('fail-on-verdict')) {
    throw new CannotRun(
      `\`--fail-on-verdict\` cannot be used with \`--${one}\`: nothing is rolled out.`,
    );
  }
  const side = ['base-dir', 'head-dir', 'staged'].find((name) => values.has(name));
  if (one === undefined || side === undefined) return;
  throw new CannotRun(
    `\`--${side}\` cannot be used with \`--${one}\`, which looks at the files here.`,
  );
}

function sidesOf({
  base,
  head,
  baseDir,
  headDir,
  staged,
}: ReturnType<typeof readDiffArguments>): Sides {
  return { base: baseSide(), head: headSide() };

  function baseSide(): Sides['base'] {
    if (baseDir !== undefined) return { kind: 'folder', path: baseDir };
    if (base !== undefined) return { kind: 'revision', revision: base };
    return { kind: staged ? 'last-commit' : 'default' };
  }

  function headSide(): Sides['head'] {
    if (headDir !== undefined) return { kind: 'folder', path: headDir };
    if (head !== undefined) return { kind: 'revision', revision: head };
    return { kind: staged ? 'index' : 'work-tree' };
  }
}
