import { CannotRun } from '../../model/cannot-run.ts';
import { runCheck } from '../check/run.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';

/** `envfrom fleet LIST…` is `envfrom check --fleet LIST…`. Throws CannotRun without a list. */
export function runFleet(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  if (positionals.length === 0) {
    throw new CannotRun(
      'Name the repositories of the fleet.',
      '`envfrom fleet ../infra ../shop` checks two checkouts together; `envfrom fleet fleet.yaml` those that a file lists.',
    );
  }
  const fleet = new Map([...values, ['fleet', positionals]]);
  return runCheck({ ...args, positionals: [], values: fleet }, host);
}
