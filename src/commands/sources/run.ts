import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { printInventory } from '../selection/print-inventory.ts';
import { filterOf, formatOf } from '../selection/print-list.ts';

/** `envfrom sources`: the ConfigMaps and Secrets, and what makes them. */
export function runSources(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  return printInventory(args, host, {
    places: positionals,
    empty: { note: 'no sources to list.', headings: 1 },
    async load() {
      const { formatSources } = await import('../../report/inventory/format-sources.ts');
      const { listFilter } = await import('../selection/list-filter.ts');
      return (run, { sources, deployments }, options) => {
        const isListed = listFilter(filterOf(values, run), deployments.builds);
        return formatSources(formatOf(values), sources.filter(isListed), options);
      };
    },
  });
}
