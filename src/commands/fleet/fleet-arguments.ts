import { CannotRun } from '../../model/cannot-run.ts';
import type { Arguments } from '../arguments/parse-arguments.ts';

/** `envfrom fleet LIST…` is `envfrom check --fleet LIST…`; any other command line is what it is. Throws CannotRun without a list. */
export function fleetArguments(args: Arguments): Arguments {
  if (args.command !== 'fleet') return args;
  const { positionals, values } = args;
  if (positionals.length === 0) {
    throw new CannotRun(
      'Name the repositories of the fleet.',
      '`envfrom fleet ../infra ../shop` checks two checkouts together; `envfrom fleet fleet.yaml` those that a file lists.',
    );
  }
  return {
    ...args,
    command: 'check',
    positionals: [],
    values: new Map([...values, ['fleet', positionals]]),
  };
}
