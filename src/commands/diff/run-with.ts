import { CannotRun } from '../../model/cannot-run.ts';
import { formatChanges } from '../../report/changes/format-changes.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { isLarge } from '../../io/is-large.ts';
import { whatIsAt } from '../../io/locate-paths.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { openRun } from '../opening/open-run.ts';
import { changeFormatOf, changeOptionsOf } from '../output/change-output.ts';
import { startProgress } from '../output/progress.ts';
import { writeOutput } from '../output/write-output.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { diffSettings } from './compare-trees.ts';
import { diffExitCode } from './exit-code-of-diff.ts';
import { upgraded } from './upgraded.ts';

/** `envfrom diff --with argocd=3.5 [PATH…]`: the files here, with the versions that run and with others. */
export async function runWith({ values, positionals }: Arguments, host: Host): Promise<ExitCode> {
  const revision = positionals.find((word) => whatIsAt(host.cwd, word) === undefined);
  if (revision !== undefined) {
    throw new CannotRun(`\`--with\` looks at the files here: there is no \`${revision}\`.`);
  }
  const progress = startProgress(host);
  try {
    const run = await openRun(positionals, values, host);
    const upgrade = upgraded(run.settings, values.get('with') ?? []);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const engines = await loadEngines(run);
    const tree = await progress.watch(run.tree);
    const both = { before: run.settings, after: upgrade.settings };
    const { change, redact } = diffSettings(engines, tree, both);
    progress.stop();
    for (const notice of [...run.notices, ...upgrade.notices]) {
      writeStderr(host, `envfrom: ${notice}`);
    }
    const labels = { base: 'the versions that run', head: upgrade.label };
    const options = changeOptionsOf(values, host, { labels, redact, rollouts: true });
    const text = formatChanges(changeFormatOf(values), change, options);
    await writeOutput(text, values.get('output')?.at(-1), run.located, host);
    return diffExitCode(change, values);
  } finally {
    progress.stop();
  }
}
