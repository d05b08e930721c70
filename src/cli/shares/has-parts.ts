import type { Arguments } from '../../options/parse-arguments.ts';
import type { OpenedCheck } from '../open-check.ts';

/** What only a run that looks at everything by itself can do. */
const OF_ONE_RUN = ['references', 'verbose', 'fix'] as const;

/** Whether a run is about whole folders of one repository, alone, so that it can be put together from parts. */
export function hasParts(
  { base, roots, tree, settings }: OpenedCheck,
  values: Arguments['values'],
): boolean {
  return (
    base === undefined &&
    roots === undefined &&
    tree.selected === undefined &&
    settings.build === undefined &&
    !OF_ONE_RUN.some((name) => values.has(name))
  );
}
