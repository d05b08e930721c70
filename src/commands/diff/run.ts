import { whatIsAt } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { answerQuestion, layoutOf } from '../answers/answer-question.ts';
import type { ComparedRun } from '../answers/run-cache.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { openComparison, type Sides } from '../opening/open-comparison.ts';
import { changeFormatOf, linksOf, NO_CI } from '../output/change-output.ts';
import { readDiffArguments } from './diff-arguments.ts';
import { runBetween, runMatrix } from './run-variants.ts';
import { runWith } from './run-with.ts';

/** The two trees of `diff`. */
interface DiffRun extends ComparedRun {
  readonly base: NonNullable<ComparedRun['base']>;
  /** What the head is called. */
  readonly label: string;
}

/** `envfrom diff`: two trees, two variants of one, or one workload in all its variants. */
export async function runDiff(args: Arguments, host: Host): Promise<ExitCode> {
  const { values } = args;
  refuseOneTree(values);
  if (values.has('between')) return runBetween(args, host);
  if (values.has('with')) return runWith(args, host);
  if (values.has('matrix')) return runMatrix(args, host);
  const words = readDiffArguments(args.positionals, values, (path) => whatIsAt(host.cwd, path));
  // The CI system speaks of the files that are checked out.
  const isCheckedOut = words.head === undefined && words.headDir === undefined;
  const filesUrl = linksOf(values, isCheckedOut ? host : NO_CI);
  return answerQuestion<DiffRun>(args, host, {
    open: async () => {
      const run = await openComparison(words.paths, values, host, sidesOf(words));
      const { base, labels, ...rest } = run;
      return { ...rest, base: { tree: base, label: labels.base }, label: labels.head };
    },
    // HTML does not hold the name of a commit as it is, so it cannot be replaced by that of another one.
    layout: ({ base }) => [
      layoutOf(args, host),
      words,
      changeFormatOf(values) === 'html' ? [base.label, filesUrl] : undefined,
    ],
    async load() {
      const { diff } = await import('./compare-trees.ts');
      const { answerChanges } = await import('./answer-changes.ts');
      const { diffExitCode } = await import('./exit-code-of-diff.ts');
      return (engines, { base, tree, settings, label, notices }) => {
        const change = diff(engines, base.tree, tree, settings);
        const labels = { base: base.label, head: label };
        return answerChanges(args, host, {
          change,
          shown: { labels, rollouts: true, filesUrl },
          notices,
          code: diffExitCode(change, values),
        });
      };
    },
  });
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
    `\`--${side}\` cannot be used with \`--${one}\`, which looks at the files on disk.`,
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
