import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { filterOf, formatOf, printList } from '../selection/print-list.ts';
import { readWhyArguments } from './why-arguments.ts';

/** `envfrom why`: who sets, hides and uses a name. */
export function runWhy(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  const { asked, places } = readWhyArguments(positionals);
  return printList(args, host, {
    places,
    filtersBuilds: true,
    async load() {
      const { formatWhy } = await import('../../report/why/format-why.ts');
      const { selectUsage } = await import('../selection/select-usage.ts');
      return (run, report, options) => {
        const usage = selectUsage(report, asked, filterOf(values, run));
        return formatWhy(formatOf(values), asked, usage, options);
      };
    },
  });
}
