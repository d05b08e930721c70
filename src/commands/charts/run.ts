import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { formatOf, printList } from '../selection/print-list.ts';

const GOES =
  'envfrom: `envfrom charts` goes with the next release: `envfrom dependencies` lists charts and everything else that is deployed from elsewhere.';

/** `envfrom charts`: the charts from elsewhere that releases need. */
export function runCharts(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  if (formatOf(values) === 'table') writeStderr(host, GOES);
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
