import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { printInventory } from '../selection/print-inventory.ts';
import { filterOf, formatOf } from '../selection/print-list.ts';

/** `envfrom references`: the references, with what is known about each. */
export function runReferences(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  return printInventory(args, host, {
    places: positionals,
    empty: { note: 'no references to list.', headings: 1 },
    async load() {
      const { formatReferences } = await import('../../report/inventory/format-references.ts');
      const { listFilter } = await import('../selection/list-filter.ts');
      return (run, { references, deployments }, options) => {
        const isListed = listFilter(filterOf(values, run), deployments.builds);
        return formatReferences(formatOf(values), references.filter(isListed), options);
      };
    },
  });
}
