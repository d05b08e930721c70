import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { filterOf, formatOf, printList } from '../selection/print-list.ts';

/** `envfrom sources`: the ConfigMaps and Secrets, and what makes them. */
export function runSources(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  return printList(args, host, {
    places: positionals,
    filtersBuilds: true,
    empty: { note: 'no sources to list.', headings: 1 },
    async load() {
      const { formatSources } = await import('../../report/inventory/format-sources.ts');
      const { listFilter } = await import('../selection/list-filter.ts');
      return (run, report, options) => {
        const isListed = listFilter(filterOf(values, run), report.builds);
        return formatSources(formatOf(values), report.sources.filter(isListed), report, options);
      };
    },
  });
}
