import { whatIsAt } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { answerQuestion, layoutOf } from '../answers/answer-question.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { linksOf, NO_CI } from '../output/change-output.ts';
import { upgraded } from './upgraded.ts';

/** `envfrom diff --with argocd=3.5 [PATH…]`: the files here, with the versions that run and with others. */
export async function runWith(args: Arguments, host: Host): Promise<ExitCode> {
  const { values, positionals } = args;
  const revision = positionals.find((word) => whatIsAt(host.cwd, word) === undefined);
  if (revision !== undefined) {
    throw new CannotRun(`\`--with\` looks at the files on disk: there is no \`${revision}\`.`);
  }
  return answerQuestion<OpenedRun>(args, host, {
    open: () => openRun(positionals, values, host),
    layout: ({ settings }) => [layoutOf(args, host), upgraded(settings, values.get('with') ?? [])],
    async load() {
      const { diffSettings } = await import('./compare-trees.ts');
      const { answerChanges } = await import('./answer-changes.ts');
      const { diffExitCode } = await import('./exit-code-of-diff.ts');
      return (engines, { tree, settings, notices }) => {
        const upgrade = upgraded(settings, values.get('with') ?? []);
        const both = { before: settings, after: upgrade.settings };
        const change = diffSettings(engines, tree, both);
        const labels = { base: 'the versions that run', head: upgrade.label };
        return answerChanges(args, host, {
          change,
          shown: { labels, rollouts: true, filesUrl: linksOf(values, NO_CI) },
          notices: [...notices, ...upgrade.notices],
          code: diffExitCode(change, values),
        });
      };
    },
  });
}
