import { CannotRun } from '../../model/cannot-run.ts';
import type { Severity } from '../../model/problem.ts';
import { pick } from '../arguments/flag-values.ts';
import { SEVERITIES } from '../check/options.ts';
import type { Arguments } from '../command.ts';

/** The mildest severity that is shown (`--severity`, `--quiet`); undefined: what each format shows by itself. Throws CannotRun for both. */
export function leastSevere(values: Arguments['values']): Severity | undefined {
  const named = pick(SEVERITIES, values.get('severity')?.at(-1));
  if (!values.has('quiet')) return named;
  if (named === undefined) return 'error';
  throw new CannotRun('`--quiet` and `--severity` cannot be used together.');
}
