import { resolve } from 'node:path';
import { pathFrom, whatIsAt } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { answerQuestion, layoutOf } from '../answers/answer-question.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { changeFormatOf, changeOptionsOf, linksOf, NO_CI } from '../output/change-output.ts';
import { noticeLines } from '../output/write-stderr.ts';
import { readEnvArguments } from '../selection/workload-selectors.ts';

/** `envfrom diff --between A B [PATH…]`: the files here are looked at once. */
export async function runBetween(args: Arguments, host: Host): Promise<ExitCode> {
  const { values } = args;
  const [left, right, ...paths] = args.positionals;
  if (left === undefined || right === undefined) {
    throw new CannotRun(
      '`--between` compares two variants: name both, as in `--between overlays/dev overlays/prod`.',
    );
  }
  return answerQuestion<OpenedRun>(args, host, {
    open: () => openRun(paths, values, host),
    layout: () => layoutOf(args, host),
    async load() {
      const { between } = await import('./compare-variants.ts');
      const { answerChanges } = await import('./answer-changes.ts');
      return (engines, { tree, settings, located: { root, here }, notices }) => {
        const [one, other] = [left, right].map((word) => ({
          word,
          path: pathFrom(root, resolve(here, word)) || '.',
        }));
        if (one === undefined || other === undefined) throw new Error('two variants were named');
        const change = between(engines, tree, settings, [one, other]);
        const labels = { base: `\`${left}\``, head: `\`${right}\`` };
        const isDifferent = change.workloads.length + change.notCompared.length > 0;
        return answerChanges(args, host, {
          change,
          shown: { labels, rollouts: false },
          notices,
          code: values.has('exit-code') && isDifferent ? 1 : 0,
        });
      };
    },
  });
}

/** `envfrom diff --matrix [SELECTOR] [PATH…]`: selectors as those of `envfrom env`. */
export async function runMatrix(args: Arguments, host: Host): Promise<ExitCode> {
  const { values } = args;
  const words = readEnvArguments(args.positionals, (path) => whatIsAt(host.cwd, path));
  return answerQuestion<OpenedRun>(args, host, {
    open: () => openRun(words.places, values, host),
    layout: () => [layoutOf(args, host), words],
    async load() {
      const { matrix } = await import('./compare-variants.ts');
      const { matrixPieces } = await import('../../report/changes/format-matrix.ts');
      return (engines, { tree, settings, located: { root, here }, notices }) => {
        const matrices = matrix(engines, tree, settings, {
          workloads: words.workloads,
          files: words.files.map((file) => pathFrom(root, resolve(here, file))),
          namespace: undefined,
          notRendered: [],
        });
        const options = changeOptionsOf(values, host, {
          labels: { base: '', head: '' },
          rollouts: false,
          filesUrl: linksOf(values, NO_CI),
        });
        const pieces = matrixPieces(changeFormatOf(values), matrices, options, 'differences');
        return {
          says: noticeLines(notices),
          outputs: [{ file: values.get('output')?.at(-1), pieces }],
          code: 0,
        };
      };
    },
  });
}
