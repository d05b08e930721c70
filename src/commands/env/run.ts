import { placesToLook, whatIsAt } from '../../io/locate-paths.ts';
import { answerQuestion, layoutOf } from '../answers/answer-question.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { readEnvArguments } from '../selection/workload-selectors.ts';

/** `envfrom env`: the environments of the containers selected; what would stop one is shown, and is not a failure of the command. */
export function runEnv(args: Arguments, host: Host): Promise<ExitCode> {
  refuseValuesOnPage(args.values);
  const words = readEnvArguments(args.positionals, (path) => whatIsAt(host.cwd, path));
  return answerQuestion<OpenedRun>(args, host, {
    open: () => openRun(placesToLook(words, host.cwd), args.values, host),
    layout: () => [layoutOf(args, host), words],
    async load() {
      const { answerEnv } = await import('./answer-env.ts');
      return (engines, run) => answerEnv(engines, run, { args, words, host });
    },
  });
}

/** A page is passed on: no value of a Secret is on one. */
function refuseValuesOnPage(values: Arguments['values']): void {
  if (!values.has('show-values') || values.get('format')?.at(-1) !== 'html') return;
  throw new CannotRun('`--show-values` cannot be used with `--format html`.');
}
