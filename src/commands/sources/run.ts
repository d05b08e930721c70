import { formatSources } from '../../report/inventory/format-sources.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { listFilter } from '../selection/list-filter.ts';
import { filterOf, formatOf, printList } from '../selection/print-list.ts';

/** `envfrom sources`: the ConfigMaps and Secrets, and what makes them. */
export function runSources(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  return printList(args, host, {
    places: positionals,
    view: (run, report, options) => {
      const isListed = listFilter(filterOf(values, run), report.builds);
      return formatSources(formatOf(values), report.sources.filter(isListed), report, options);
    },
    filtersBuilds: true,
    empty: { note: 'no sources to list.', headings: 1 },
  });
}
