import type { ItemList } from '../../report/inventory/format-items.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { printInventory } from './print-inventory.ts';
import { filterOf, formatOf } from './print-list.ts';

/** `envfrom references`: the references, with what is known about each. */
export function runReferences(args: Arguments, host: Host): Promise<ExitCode> {
  return printItems('references', args, host);
}

/** `envfrom sources`: the ConfigMaps and Secrets, and what makes them. */
export function runSources(args: Arguments, host: Host): Promise<ExitCode> {
  return printItems('sources', args, host);
}

function printItems(list: ItemList, args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  return printInventory(args, host, {
    places: positionals,
    empty: { note: `no ${list} to list.`, headings: 1 },
    async load() {
      const { formatItems } = await import('../../report/inventory/format-items.ts');
      const { listFilter } = await import('./list-filter.ts');
      return (run, inventory, options) => {
        const isListed = listFilter(filterOf(values, run), inventory.deployments.builds);
        return formatItems(list, formatOf(values), inventory[list].filter(isListed), options);
      };
    },
  });
}
