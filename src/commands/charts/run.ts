import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { formatOf, printList } from '../selection/print-list.ts';

/** `envfrom charts`: the charts from elsewhere that releases need. */
export function runCharts(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  return printList(args, host, {
    places: positionals,
    filtersBuilds: false,
    empty: { note: 'no charts to list.', headings: 1 },
    async load() {
      const { formatCharts } = await import('../../report/inventory/format-charts.ts');
      return ({ settings }, report, options) => {
        const [folder = '.envfrom/charts'] = settings.charts ?? [];
        const missing = values.has('missing');
        return formatCharts(formatOf(values), report, { ...options, missing, folder });
      };
    },
  });
}
